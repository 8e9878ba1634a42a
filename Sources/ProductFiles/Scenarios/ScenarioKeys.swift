import Presentation
import Simulation

/// The keys of `*.scenario.yaml`.
enum ScenarioKeys {
  static let root = KeyTable(
    "scenario", isMerged: true,
    [
      .init("scenario", .string, "The name."),
      .init("extends", .string, "The scenario that this one changes."),
      .init("product", .string, "The product.yaml that it is played over."),
      .init("locale", .string, "Gives $locale."),
      .init("device", .table(device), "The phone at the beginning."),
      .init("store", .table(store), "What earlier runs of the app left, written raw."),
      .init("platform", .table(ProductKeys.platform), "Settings that differ from the product's."),
      .init("steps", .list(.named("step")), "What happens, in order."),
    ])

  static let device = KeyTable(
    "device", isMerged: true,
    [
      .init("model", .word(DeviceModel.names), "As in the table of devices."),
      .init("os", .scalar, "As iOS 26.0."),
      .init("languages", .list(.string), required: true, "In order of preference."),
      .init("region", .string, required: true, "ISO 3166, as CA."),
      .init("time-zone", .string, required: true, "IANA, as America/Toronto."),
      .init("now", .string, required: true, "When step 1 begins: 2026-08-06T09:00."),
      .init("hour-cycle", .word(hourCycles), "Where the person has overridden the region."),
      .init("text-size", .word(Vocabulary.textSizeSpellings), "A Dynamic Type size."),
    ])

  static let hourCycles = HourCycle.allCases.map(\.rawValue) + ["region"]

  static let store = KeyTable(
    "store", isMerged: true,
    [
      .init("language", .scalar, "As stored, which may be no tag at all."),
      .init("revision", .integer, "The revision of the store."),
    ])

  static let deviceChange = KeyTable(
    "device-change",
    [
      .init("model", .word(DeviceModel.names), "As in the table of devices."),
      .init("os", .scalar, "As iOS 26.0."),
    ])

  static let language = KeyTable(
    "language-of",
    [
      .init("device", .oneOf([.string, .list(.string)]), "The device's languages, in order."),
      .init("per-app", .oneOf([.string, .null]), "The app's own language in Settings."),
    ])

  static let message = KeyTable(
    "sent-message",
    [
      .init("key", .scalar, required: true, "The sender looks it up when it sends."),
      .init("args", .list(.scalar), "What stands for %@, %lld …, in order."),
      .init("table", .string, "The table; Localizable where none is given."),
      .init("default", .scalar, "Shown where the table lacks the key."),
    ])

  /// `ActivityStyle`, in the order of its cases.
  static let styles = ["standard", "transient"]

  static let noAlert = "none"
  static let alertKeys = "keys"
  static let alertServer = "server"

  static let alert = KeyTable(
    "alert",
    [
      .init(
        alertKeys, alertText,
        "Looked up on the phone: by the app for its own update, by the system for a push."),
      .init(alertServer, alertText, "Looked up by the server before it sends."),
    ])

  static let alertTexts = KeyTable(
    "alert-texts",
    [
      .init("title", .oneOf([.scalar, .table(alertResource)]), "The first line."),
      .init("body", .oneOf([.scalar, .table(alertResource)]), "The second line."),
    ])

  /// A key that the app looks up; the others take fewer keys.
  static let alertResource = KeyTable(
    "alert-text",
    message.keys + [
      .init(
        "locale", .string,
        "In an update: the resource's locale, as shared-store; the process's where none is given.")
    ])

  static let locKey = KeyTable(
    "loc-key",
    [
      .init("key", .scalar, required: true, "The system looks it up in the app's bundle."),
      .init("args", .list(.scalar), "Sent as strings; what stands for %@, in order."),
    ])

  private static var alertText: Shape {
    .oneOf([.scalar, .table(alertResource), .table(alertTexts)])
  }

  static let translationVersion = KeyTable(
    "translation-version",
    [
      .init("target", .string, required: true, "Whose resources."),
      .init("folder", .string, required: true, "The folder that takes their place."),
    ])

  static let expectation = KeyTable(
    "expect",
    [
      .init("language", .string, "The decision in force has that tag."),
      .init("source", .word(sources), "The rule that gave it."),
      .init("revision", .integer, "The revision of the store."),
      .init("everywhere", .boolean, "Every text is in that language."),
      .init("state", .word(ActivityPhase.allCases.map(\.rawValue)), "The activity's."),
      .init("text", oneOrMore(.oneOf([.string, .table(textMatch)])), "Some text is so."),
      .init(
        "spoken", oneOrMore(.oneOf([.string, .table(textMatch)])), "VoiceOver reads something so."),
      .init("absent", oneOrMore(.string), "No such finding now: ids and groups."),
      .init(
        "finding", oneOrMore(.oneOf([.string, .table(finding)])), "It is there now, and claimed."),
      .init("surface", .word(Surface.expectable.map(\.id)), "Narrows the others to a surface."),
      .init("activity", .string, "Narrows the others to an activity, by id or kind."),
    ])

  static let sources = ["app-preference", "platform-app-locale", "device-match", "default"]

  static let textMatch = KeyTable(
    "text-match",
    [
      .init("equals", .scalar, "The whole text."),
      .init("contains", .scalar, "A part of it."),
      .init("matches", .scalar, "A regular expression."),
    ])

  static let finding = KeyTable(
    "finding",
    [
      .init("id", .string, required: true, "A finding id."),
      .init("surface", .word(Surface.expectable.map(\.id)), "On that surface."),
      .init("locale", .string, "With that expected language."),
      .init("key", .scalar, "With that catalog key."),
      .init("file", .string, "In that file."),
      .init("count", .integer, "Exactly so many; else at least one."),
    ])

  private static func oneOrMore(_ shape: Shape) -> Shape { .oneOf([shape, .list(shape)]) }
}
