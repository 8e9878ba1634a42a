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
    "alignment", .word(StackAlignment.allCases.map(\.rawValue)),
    "Where views stand across the axis: leading or trailing in a vstack, top, bottom or a baseline in an hstack."
  )
  private static let spacing = KeyTable.Key(
    "spacing", .number, "Points between neighbours, instead of the system's.")

  static let kinds: [Kind] = [
    Kind(
      key: .init("vstack", .list(view), "Views below each other."),
      companions: [alignment, spacing]),
    Kind(
      key: .init("hstack", .list(view), "Views beside each other."),
      companions: [alignment, spacing]),
    Kind(key: .init("zstack", .list(view), "Views upon each other."), companions: [alignment]),
    Kind(
      key: .init("grid", .list(content), "Rows: a list of views each, or an hstack."),
      companions: [
        alignment,
        .init("horizontal-spacing", .number, "Points between columns."),
        .init("vertical-spacing", .number, "Points between rows."),
      ]),
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
    Kind(
      key: .init("view-that-fits", .list(view), "The first that fits."),
      companions: [
        .init(
          "in", .word(FittedAxes.allCases.map(\.rawValue)),
          "The axes on which it must fit; both else.")
      ]),
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
    .init("font", .oneOf([.word(fonts), .table(font)]), "A text style, or a font."),
    .init("font-weight", weight, "How heavy letters are."),
    .init("monospaced-digit", .boolean, "Whether every digit is as wide as the widest."),
    .init(
      "dynamic-type-size", .oneOf([textSize, .table(textSizes)]),
      "The text size, or the sizes between which a person may choose."),
    .init(
      "line-limit", .oneOf([.integer, .table(lineLimit)]), "How many lines at most."),
    .init("allows-tightening", .boolean, "Whether letters may come closer before a text is cut."),
    .init("minimum-scale-factor", .number, "How small a text may be made, from 0 to 1."),
    .init(
      "truncation-mode", .word(TruncationMode.allCases.map(\.rawValue)), "Where the ellipsis goes."),
    .init(
      "multiline-text-alignment", .word(TextAlignment.allCases.map(\.rawValue)),
      "How the lines of a text stand."),
    .init("layout-priority", .number, "Who gets room first."),
    .init(
      "fixed-size", .oneOf([.boolean, .word(ModifierReader.fixedAxes)]),
      "Whether it keeps its ideal size, on both axes or one."),
    .init("padding", .oneOf([.number, .table(insets)]), "Points round it."),
    .init("frame", .table(frame), "A frame round it, in points."),
    .init("grid-cell-columns", .integer, "How many columns of its grid it takes."),
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

  /// The same, for the root of a presentation on the island.
  static let islandTable = KeyTable("island-view", table.keys + ofIsland)

  /// What the root of a presentation on the island may say besides.
  private static let ofIsland: [KeyTable.Key] = [
    .init(
      "priority", .number,
      "Of an expanded region: the highest has the whole width, under the camera."),
    .init(
      "vertical-placement", .word(VerticalPlacement.allCases.map(\.rawValue)),
      "Of expanded leading or trailing: beside the camera, or under it if it is too wide."),
    .init(
      "content-margins", .oneOf([.number, .table(insets)]),
      "Points between the island's edge and what it shows."),
  ]

  /// The keys that a root may have besides those of every view.
  static func ofRoot(_ surface: Surface) -> [String] {
    switch surface {
    case .compactLeading, .compactTrailing, .minimal: ["content-margins"]
    case .expandedLeading, .expandedTrailing: ofIsland.map(\.name)
    case .expandedCenter, .expandedBottom: ["priority", "content-margins"]
    default: []
    }
  }

  static let font = KeyTable(
    "font",
    [
      .init("style", .word(fonts), "A text style, which grows with the text size."),
      .init("size", .number, "Size in points, which the text size does not change."),
      .init("weight", weight, "How heavy letters are."),
    ])

  static let textSizes = KeyTable(
    "dynamic-type-size",
    [
      .init("minimum", textSize, "Smaller sizes count as this one."),
      .init("maximum", textSize, "Larger sizes count as this one."),
    ])

  static let lineLimit = KeyTable(
    "line-limit",
    [
      .init("lines", .integer, required: true, "How many lines at most."),
      .init("reserves-space", .boolean, "Whether it takes the room of all of them."),
    ])

  static let insets = KeyTable(
    "edges",
    ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"].map {
      .init($0, .number, "Points; a key for fewer edges goes before one for more.")
    })

  static let frame = KeyTable(
    "frame",
    ["width", "height", "min-width", "max-width", "min-height", "max-height"].map {
      .init($0, $0.hasPrefix("max") ? length : .number, "Points.")
    } + [
      .init(
        "alignment", .word(StackAlignment.twoDimensional.map(\.rawValue)),
        "Where the view stands in its frame; center else.")
    ])

  private static let length = Shape.oneOf([.number, .word(["infinity"])])
  private static let weight = Shape.word(FontWeight.allCases.map(\.rawValue))
  private static let textSize = Shape.word(Vocabulary.textSizeSpellings)

  /// The text styles of SwiftUI's `Font`.
  static let fonts = [
    "large-title", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2",
  ]

  private static let empty = Shape.oneOf([.null, .table(KeyTable("empty", []))])
}
