import Diagnostics
import Simulation

/// The push is refused for what stands in it, most often since its content state does not decode as
/// the app declares it: a field is missing, mistyped, or holds a code that is not declared.
enum PayloadRejected: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-rejected", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        The push has no effect. Its content state does not decode as the app declares it (a field \
        is missing, mistyped, or holds a code that is not declared), or a part that every such push \
        needs is missing or wrong: `event`, `timestamp`, `content-state`, for a start \
        `attributes-type` and `attributes` too. The whole push is dropped, silently on a device; \
        the last good state stays.
        """,
      onDevice: """
        The card keeps its old content and later goes stale, or never appears, although APNs \
        accepted the push.
        """,
      mend: """
        Send what the app's installed versions decode; decode unknown codes into a case of their \
        own (`unknown: keep`).
        """,
      inSwift: """
        Make fields that a server may leave out optional, and give enumerations an \
        `init(from:)` that keeps what it does not know.
        """,
      onServer: """
        Make the content state from the same declaration as the app, and check every payload with \
        `polyglance lint` before it ships.
        """,
      before: """
        "content-state": { "phase": "nearby", "minutesLeft": "4" }
        """,
      after: """
        "content-state": { "phase": "nearby", "minutesLeft": 4 }
        """))

  static let noAPS = "the payload has no ‘aps’ object, and nothing is delivered"
  static let noEvent = "‘event’ is none of ‘start’, ‘update’ and ‘end’, and the push is dropped"

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    guard let aps = file.aps else {
      let place = file.body.field("aps")?.place ?? file.body.place
      return [PayloadFault(definition, noAPS, at: place, losesPush: true)]
    }
    guard file.isLiveActivity else { return [] }
    let missing = [event(file), timestamp(file)].compactMap { $0 }
    return missing + dates(file) + start(file, aps) + state(file, aps)
  }

  /// A decoding failure in words.
  static func fault(
    _ failure: DecodingFailure, in file: PayloadFile?, notes: [Finding.Note] = []
  ) -> PayloadFault {
    let path = failure.path.joined(separator: ".")
    if failure.found == DecodingFailure.writtenDate {
      return PayloadFault(
        PayloadDateEpoch.definition,
        "‘\(path)’ is a date written as text; a Date of the state is a number of seconds since "
          + "2001, and the whole push is dropped", at: failure.place, key: path, notes: notes,
        losesPush: true)
    }
    let isUnknownCode = failure.kind == .dataCorrupted && failure.expected.hasPrefix("one of")
    let advice = isUnknownCode ? "; ‘unknown: keep’ would keep the update" : ""
    let meant = file?.misspelling(of: failure).map { "; ‘\($0)’ stands there" } ?? ""
    return PayloadFault(
      definition,
      "‘\(path)’ does not decode: expected \(failure.expected), found \(failure.found), "
        + "and the whole push is dropped\(advice)\(meant)",
      at: failure.place, key: path, notes: notes, losesPush: true)
  }

  /// `; did you mean …` for a type of attributes.
  static func knownTypes(_ activities: [ActivityDeclaration]) -> String {
    let names = activities.map { "‘\($0.attributesType ?? $0.kind)’" }
    return names.isEmpty ? "" : "; declared: " + names.joined(separator: ", ")
  }

  /// What is wrong with `event`, which decides what becomes of a push; nil where nothing is.
  static func event(_ file: PayloadFile, notes: [Finding.Note] = []) -> PayloadFault? {
    guard let aps = file.aps, file.event == nil else { return nil }
    if let misspelt = file.misspelt("event", notes: notes) { return misspelt }
    guard let field = file["event"] else {
      return PayloadFault(
        definition,
        "‘event’ is missing: expected ‘start’, ‘update’ or ‘end’, and the push is "
          + "dropped", at: aps.place, key: "event", notes: notes, losesPush: true)
    }
    var meant = ""
    if case .string(let word) = field.value.kind,
      let near = nearestName(word, among: PushKind.allCases.map(\.rawValue))
    {
      meant = "; did you mean ‘\(near)’?"
    }
    return PayloadFault(
      definition, noEvent + meant, at: field.value.place, key: "event", notes: notes,
      losesPush: true)
  }

  /// What is wrong with `timestamp`, without which nothing is taken; nil where nothing is.
  static func timestamp(_ file: PayloadFile, notes: [Finding.Note] = []) -> PayloadFault? {
    guard let aps = file.aps, file.number("timestamp") == nil else { return nil }
    if let misspelt = file.misspelt("timestamp", notes: notes) { return misspelt }
    let found = file["timestamp"].map { "is \($0.value.kind.summary)" } ?? "is missing"
    return PayloadFault(
      definition,
      "‘timestamp’ \(found): expected a number of Unix seconds, and the push is dropped",
      at: file["timestamp"]?.value.place ?? aps.place, key: "timestamp", notes: notes,
      losesPush: true)
  }

  /// What is wrong with `attributes-type`, which names what a push starts; nil where nothing is.
  static func attributesType(_ file: PayloadFile, notes: [Finding.Note] = []) -> PayloadFault? {
    guard let aps = file.aps else { return nil }
    if case .string? = file["attributes-type"]?.value.kind {
      guard file.declaration == nil, !file.activities.isEmpty, let field = file["attributes-type"]
      else { return nil }
      return PayloadFault(
        definition,
        "‘attributes-type’ names no activity of the app, and nothing is started"
          + knownTypes(file.activities), at: field.value.place, key: "attributes-type",
        notes: notes, losesPush: true)
    }
    return file.misspelt("attributes-type", notes: notes)
      ?? PayloadFault(
        definition,
        "‘attributes-type’ is missing: expected the name of the ActivityAttributes type, and "
          + "nothing is started", at: file["attributes-type"]?.value.place ?? aps.place,
        key: "attributes-type", notes: notes, losesPush: true)
  }

  private static func dates(_ file: PayloadFile) -> [PayloadFault] {
    ["stale-date", "dismissal-date"].compactMap { key in
      guard let field = file[key], file.number(key) == nil, field.value.kind != .null else {
        return nil
      }
      return PayloadFault(
        definition,
        "‘\(key)’ is \(field.value.kind.summary): expected a number of Unix seconds, and the date "
          + "is not taken", at: field.value.place, severity: .warning, key: key)
    }
  }

  private static func start(_ file: PayloadFile, _ aps: GivenValue) -> [PayloadFault] {
    guard file.event == .start else { return [] }
    return (attributesType(file).map { [$0] } ?? [])
      + decoding("attributes", file, aps, file.declaration?.attributes)
  }

  private static func state(_ file: PayloadFile, _ aps: GivenValue) -> [PayloadFault] {
    if file.event == .end, file["content-state"] == nil { return [] }
    return decoding("content-state", file, aps, file.declaration?.contentState)
  }

  private static func decoding(
    _ key: String, _ file: PayloadFile, _ aps: GivenValue, _ declared: [FieldDeclaration]?
  ) -> [PayloadFault] {
    guard let field = file[key] else {
      if let misspelt = file.misspelt(key) { return [misspelt] }
      let failure = DecodingFailure(
        kind: .keyNotFound, path: [key], expected: "an object", found: "nothing", place: aps.place)
      return [fault(failure, in: file)]
    }
    return decodingFailures(field.value, key, as: declared ?? [], resolves: file.resolves)
      .map { fault($0, in: file) }
  }
}
