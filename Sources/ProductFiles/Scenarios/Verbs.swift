import Simulation

/// The verbs of scenarios: what may stand after each, and the keys beside it.
enum Verbs {
  /// One verb.
  struct Verb: Sendable {
    var name: String
    /// Of the value after the colon.
    var shape: Shape
    /// Keys beside the verb, or in a mapping after it.
    var options: [KeyTable.Key] = []
    /// Whether the verb alone is a step: `- launch`.
    var isBare = false
    var summary: String
  }

  private static let given = Shape.map(.any)
  private static let activity = KeyTable.Key(
    "activity", .string, "An id or a kind; the last started where none is given.")
  private static let staleAfter = KeyTable.Key(
    "stale-after", .duration, "From now; never where none is given.")

  private static let alert = KeyTable.Key(
    "alert", .oneOf([.word([ScenarioKeys.noAlert]), .table(ScenarioKeys.alert)]),
    "What the Apple Watch says; a push keeps its file's alert where none is given.")

  private static let start = [
    KeyTable.Key("activity", .string, "The kind that is started."),
    KeyTable.Key("attributes", given, "The static fields."),
    KeyTable.Key("state", given, "The whole state."), staleAfter,
    KeyTable.Key("relevance-score", .number, "Which activity comes first."),
    KeyTable.Key("start-after", .duration, "A scheduled start, which needs an alert."), alert,
    KeyTable.Key(
      "style", .word(ScenarioKeys.styles), "transient: expanded alone, until the person turns away."
    ),
  ]
  private static let update = [
    activity, KeyTable.Key("state", given, "What changes."), staleAfter, alert,
  ]
  private static let end = [
    activity, KeyTable.Key("state", given, "What changes."),
    KeyTable.Key(
      "dismissal", .oneOf([.word(["default", "immediate"]), .duration]), "How long it stays."),
  ]
  private static let push = [
    KeyTable.Key("file", .string, "The payload."), activity,
    KeyTable.Key("as-written", .boolean, "Sends the bytes: nothing moved in time or filled in."),
    KeyTable.Key("to", .word(["broadcast"]), "To a channel: nothing filled in."), alert,
  ]

  static let all: [Verb] = [
    Verb(
      name: "start", shape: target(start, "start"), options: start,
      summary: "Starts an activity from the app."),
    Verb(
      name: "update", shape: target(update, "update"), options: update, isBare: true,
      summary: "Updates it from the app."),
    Verb(
      name: "push", shape: target(push, "push"), options: push,
      summary: "What the server would send now."),
    Verb(
      name: "miss-push", shape: target(push, "push"), options: push,
      summary: "Sent, never received."),
    Verb(
      name: "stale", shape: .oneOf([.null, .string]), isBare: true,
      summary: "The system marks it stale now."),
    Verb(
      name: "end", shape: target(end, "end"), options: end, isBare: true,
      summary: "Ends it from the app."),
    Verb(
      name: "dismiss", shape: .oneOf([.null, .string]), isBare: true,
      summary: "The person removes it."),
    Verb(
      name: "other-app", shape: .oneOf([.word(["start", "end"]), .boolean]),
      summary: "Another app's activity comes to the island or leaves it."),
    Verb(
      name: "language", shape: .oneOf([.string, .table(ScenarioKeys.language)]),
      summary: "Chosen in the app, or in Settings: device, per-app."),
    Verb(name: "region", shape: .string, summary: "The device's region."),
    Verb(name: "time-zone", shape: .string, summary: "The device's zone."),
    Verb(
      name: "hour-cycle", shape: .word(ScenarioKeys.hourCycles),
      summary: "12 or 24 hours, or as the region has it."),
    Verb(
      name: "text-size", shape: .word(Vocabulary.textSizeSpellings), summary: "A Dynamic Type size."
    ),
    Verb(
      name: "device", shape: .table(ScenarioKeys.deviceChange), summary: "Another device."),
    bare("install", "The app is installed anew."),
    bare("launch", "The app is launched."),
    bare("foreground", "The app comes to the front."),
    bare("background", "The app goes to the back."),
    bare("terminate", "The app's process ends."),
    bare("reboot", "The phone restarts."),
    bare("lock", "The person locks the device."),
    bare("unlock", "The person unlocks it."),
    Verb(
      name: "offline", shape: .oneOf([.null, .boolean]), isBare: true,
      summary: "No push is received while offline."),
    Verb(name: "wait", shape: .duration, summary: "Time passes."),
    Verb(name: "at", shape: .string, summary: "Time passes until then."),
    bare("sync-server", "The app tells the server its language."),
    Verb(
      name: "remove-translation", shape: .table(ProductKeys.remove),
      summary: "A new version of the resources without it."),
    Verb(
      name: "translation-version", shape: .table(ScenarioKeys.translationVersion),
      summary: "A new version of the resources from another folder."),
    Verb(
      name: "expect", shape: .table(ScenarioKeys.expectation),
      summary: "What must hold now."),
    Verb(name: "caption", shape: .scalar, summary: "A sentence for those who watch."),
    Verb(name: "chapter", shape: .scalar, summary: "The name of what follows."),
    bare("pause", "Waits for a key when it is played."),
    Verb(name: "snapshot", shape: .scalar, summary: "A picture of that name."),
  ]

  /// Verbs and keys that come with other surfaces.
  static let later = [
    "add-widget", "reload-widget", "gallery", "register-categories", "deliver", "expand",
    "tap", "schedule", "cancel", "permission", "channel",
  ]

  static let names = all.map(\.name)

  /// Every key of a step, for schemas; readers take only those of the verb.
  static let table = KeyTable(
    "step-keys",
    all.map { KeyTable.Key($0.name, $0.shape, $0.summary) }
      + all.flatMap(\.options).reduce(into: []) { keys, key in
        let isKnown = names.contains(key.name) || keys.contains { $0.name == key.name }
        if !isKnown { keys.append(key) }
      })

  private static func bare(_ name: String, _ summary: String) -> Verb {
    Verb(name: name, shape: .null, isBare: true, summary: summary)
  }

  private static func target(_ options: [KeyTable.Key], _ name: String) -> Shape {
    .oneOf([.null, .string, .table(KeyTable(name + "-options", options))])
  }
}
