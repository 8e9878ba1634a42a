import Presentation
import Simulation

/// The keys of `product.yaml`.
enum ProductKeys {
  /// What only a file that extends another has.
  static let twin: [KeyTable.Key] = [
    .init("extends", .string, "The product.yaml that this one changes."),
    .init("without", .list(.string), "Files and folders of the base that are gone."),
    .init("edits", .list(.table(edit)), "Changes of entries, without copying a catalog."),
  ]

  static let root = KeyTable(
    "product", isMerged: true,
    [
      .init("product", .string, "The name of the app under test."),
      .init("languages", .table(languages), "The languages of the app."),
      .init(
        "regions", .word(["loose", "strict"]), "Whether a regional variant may answer for another."),
      .init("brands", .list(.string), "Words of no language."),
      .init(
        "in-app-language", cases(InAppLanguage.self), "Where a language chosen in the app is kept."),
      .init(
        "on-language-change", procedure,
        "What the app does when a language is chosen in it, in order."),
      .init("on-launch", procedure, "What the app does when it is launched, in order."),
      .init(
        "fallback", .oneOf([.word(["platform"]), .table(fallback)]),
        "What a missing key falls back to."),
      .init(
        "platform", .table(platform), "Settings of the platform that differ from their defaults."),
      .init("severity", .map(.word(severities)), "Finding id or group to severity."),
      .init(
        "allow", .list(.table(allowance)), "Findings that the team lives with, each with a reason."),
      .init("targets", .map(.table(target)), "What ships its own resources."),
      .init("server", .table(server), "The server's resources, where alerts are resolved there."),
      .init("activities", .map(.table(activity)), "The kinds of Live Activity."),
    ] + twin)

  static let languages = KeyTable(
    "languages", isMerged: true,
    [
      .init("default", .string, required: true, "Where nothing matches."),
      .init("supported", .list(.string), "All of them, in order."),
    ])

  static let fallback = KeyTable(
    "fallback", isMerged: true,
    [
      .init(
        "per-key", .list(.word(KeyFallbackStep.allCases.map(\.rawValue))), required: true,
        "The product's own lookup goes on, key by key, in this order.")
    ])

  static let platform = KeyTable(
    "platform", isMerged: true,
    Setting.all.map { .init($0.name, .oneOf([.word($0.options), .boolean]), $0.summary) })

  static let target = KeyTable(
    "target", isMerged: true,
    [
      .init("kind", .word(targetKinds.map(\.rawValue)), required: true, "What it is."),
      .init("resources", .list(.string), "Source folders, .lproj folders or built bundles."),
      .init("screen", .string, "The views that the app itself shows."),
    ])

  static let targetKinds: [TargetKind] = [.app, .widgetExtension]

  /// Kinds of target that come with other surfaces.
  static let laterKinds = [
    "notification-content-extension", "notification-service-extension", "android-app",
  ]

  static let server = KeyTable(
    "server", isMerged: true,
    [.init("resources", .list(.string), required: true, "Source or .lproj folders.")])

  static let activity = KeyTable(
    "activity", isMerged: true,
    [
      .init("target", .string, required: true, "The target that renders it."),
      .init("attributes-type", .string, "The Swift type's name, for pushes that start one."),
      .init("attributes", .map(fieldType), "The static fields."),
      .init("content-state", .map(fieldType), "The fields that updates change."),
      .init(
        "on-language-change", cases(LanguageChangePolicy.self),
        "What update-activities does to this kind."),
      .init("views", .string, "A *.views.yaml."),
    ])

  static let fieldType = Shape.named("field-type")

  static let codes = KeyTable(
    "codes", isMerged: true,
    [
      .init("codes", .list(.scalar), required: true, "The cases of an enumeration."),
      .init("unknown", cases(UnknownCode.self), "What decoding does with any other."),
      .init("optional", .boolean, "Whether it may be missing."),
    ])

  static let typed = KeyTable(
    "typed-field", isMerged: true,
    [
      .init("type", fieldType, required: true, "The type of the field."),
      .init("from", .table(from), "How the app makes the value."),
      .init("optional", .boolean, "Whether it may be missing."),
    ])

  static let from = KeyTable(
    "from", isMerged: true,
    [
      .init("text", .named("text"), "A String made of a text, looked up by the process."),
      .init("value", .expression, "The value of another field."),
    ])

  static let edit = KeyTable(
    "edit",
    [
      .init("remove", .table(remove), "Removes an entry, or one of its translations."),
      .init("set", .table(set), "Sets a translation to a text."),
    ])

  static let remove = KeyTable(
    "remove-translation",
    [
      .init("target", .string, required: true, "Whose resources."),
      .init("table", .string, "The table; Localizable where none is given."),
      .init("locale", .string, "The localization; all where none is given."),
      .init("key", .string, required: true, "The key."),
    ])

  static let set = KeyTable(
    "set-translation",
    [
      .init("target", .string, required: true, "Whose resources."),
      .init("table", .string, "The table; Localizable where none is given."),
      .init("locale", .string, required: true, "The localization."),
      .init("key", .string, required: true, "The key."),
      .init("value", .string, required: true, "The text."),
    ])

  static let allowance = KeyTable(
    "allowance",
    [
      .init("id", .string, required: true, "The id of a finding, or the name of a group."),
      .init("key", .string, "The keys that it holds for; * stands for any letters."),
      .init("file", .string, "The files, relative to this one; * stands for any letters."),
      .init("locale", .string, "The language that it holds for."),
      .init("reason", .string, required: true, "Why, in words."),
    ])

  static let severities = ["error", "warning", "note", "off"]
  private static let procedure = Shape.list(cases(ProcedureItem.self))

  /// Items of a procedure that come with other surfaces.
  static let laterItems = [
    "reload-widgets", "register-categories", "reconcile-reminders", "update-channels",
  ]

  /// Settings that come with other surfaces.
  static let laterSettings = [
    "pending-limit-keeps", "calendar-dst", "activity-text-sizes", "gallery-language",
  ]

  private static func cases<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> Shape {
    .word(type.allCases.map(\.rawValue))
  }
}
