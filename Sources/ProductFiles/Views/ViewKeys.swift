import Presentation

/// The keys of views: kinds and modifiers have SwiftUI's names in kebab-case.
enum ViewKeys {
  /// A kind of view: its key, and the keys that belong to it alone.
  struct Kind: Sendable {
    var key: KeyTable.Key
    var companions: [KeyTable.Key] = []
    var name: String { key.name }
  }

  static let view = Shape.named("view")
  static let text = Shape.named("text")
  private static let content = Shape.oneOf([view, .list(view)])
  private static let alignment = KeyTable.Key(
    "alignment", .word(StackAlignment.allCases.map(\.rawValue)), "Across the axis of the stack.")

  static let kinds: [Kind] = [
    Kind(key: .init("vstack", .list(view), "Views below each other."), companions: [alignment]),
    Kind(key: .init("hstack", .list(view), "Views beside each other."), companions: [alignment]),
    Kind(key: .init("zstack", .list(view), "Views upon each other."), companions: [alignment]),
    Kind(key: .init("grid", .list(content), "Rows: a list of views each, or an hstack.")),
    Kind(key: .init("text", text, "A text.")),
    Kind(key: .init("label", .table(label), "A symbol with its title.")),
    Kind(key: .init("symbol", .string, "An SF Symbol by name.")),
    Kind(key: .init("image", .string, "An image of the asset catalog by name.")),
    Kind(key: .init("spacer", empty, "Takes the room that is left.")),
    Kind(key: .init("divider", empty, "A line.")),
    Kind(key: .init("progress", .oneOf([.expression, .table(amount)]), "How much of a total.")),
    Kind(key: .init("gauge", .oneOf([.expression, .table(amount)]), "How much of a total.")),
    Kind(key: .init("button", content, "A button and what it shows.")),
    Kind(
      key: .init("toggle", content, "A switch and what it shows."),
      companions: [.init("is-on", .expression, required: true, "Whether it is on.")]),
    Kind(key: .init("link", content, "A link and what it shows.")),
    Kind(key: .init("view-that-fits", .list(view), "The first that fits.")),
    Kind(
      key: .init("switch", .expression, "Chooses a view by the value of a field."),
      companions: [
        .init("cases", .map(view), required: true, "A view for each value."),
        .init("else", view, "The view for every other value."),
      ]),
    Kind(
      key: .init("if", .expression, "Chooses a view by a condition."),
      companions: [
        .init("then", view, required: true, "The view where it holds."),
        .init("else", view, "The view where it does not."),
      ]),
    Kind(
      key: .init("each", .expression, "A view for each element of a list."),
      companions: [
        .init("as", .string, required: true, "The name of the element."),
        .init("view", view, required: true, "The view of one element."),
      ]),
  ]

  static let modifiers: [KeyTable.Key] = [
    .init("font", .word(fonts), "A text style."),
    .init("line-limit", .integer, "How many lines at most."),
    .init("minimum-scale-factor", .number, "How small a text may be made, from 0 to 1."),
    .init("layout-priority", .number, "Who gets room first."),
    .init(
      "truncation-mode", .word(TruncationMode.allCases.map(\.rawValue)), "Where the ellipsis goes."),
    .init("fixed-size", .boolean, "Whether it keeps its ideal size."),
    .init("environment", .table(environment), "What the views below find in their environment."),
    .init("accessibility", .table(accessibility), "What VoiceOver is given."),
  ]

  /// What can be said of `layout-direction`.
  static let directions = LayoutDirection.allCases.map(\.rawValue) + ["locale"]

  static let environment = KeyTable(
    "environment",
    [
      .init(
        "locale", .string,
        "content-state, shared-store, process, device, decision, a tag or a field."),
      .init(
        "layout-direction", .word(directions),
        "Apart from the locale on Apple's platforms; locale: as the app works it out of the locale."
      ),
    ])

  static let accessibility = KeyTable(
    "accessibility",
    [
      .init("label", text, "What it is."),
      .init("value", text, "What it holds."),
      .init("hint", text, "What it does."),
      .init("hidden", .boolean, "Whether VoiceOver passes it by."),
      .init(
        "traits", .list(.word(AccessibilityTrait.allCases.map(\.rawValue))),
        "Its kind and state, which VoiceOver says in the system's language."),
      .init(
        "children", .word(AccessibilityChildren.allCases.map(\.rawValue)),
        "One element that says nothing of them, one that says it all, or kept together."),
      .init("sort-priority", .number, "Higher is read first among its neighbours; 0 else."),
      .init(
        "speech-language", .string,
        "The voice: a tag, or locale for that of the environment."),
    ])

  static let label = KeyTable(
    "label",
    [
      .init("text", text, required: true, "The title."),
      .init("symbol", .string, required: true, "An SF Symbol by name."),
    ])

  static let amount = KeyTable(
    "amount",
    [
      .init("value", .expression, required: true, "How much."),
      .init("total", .expression, "Of how much; 1 where none is given."),
    ])

  /// Every key of a view, for schemas; readers take only those of the kind that stands there.
  static let table = KeyTable(
    "view",
    kinds.flatMap { [$0.key] + $0.companions }.reduce(into: []) { keys, key in
      if !keys.contains(where: { $0.name == key.name }) {
        keys.append(KeyTable.Key(key.name, key.shape, key.summary))
      }
    } + modifiers)

  /// The text styles of SwiftUI's `Font`.
  static let fonts = [
    "large-title", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2",
  ]

  private static let empty = Shape.oneOf([.null, .table(KeyTable("empty", []))])
}
