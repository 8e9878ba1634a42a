import Diagnostics
import Presentation

/// The `aps` object of a sent payload, key by key.
struct APS {
  private let fields: [GivenField]
  let isObject: Bool
  private let place: SourceLocation

  init(_ sent: SentPush) {
    let aps = sent.root.field("aps")
    place = aps?.place ?? sent.root.place
    fields = aps?.fields ?? []
    if case .record = aps?.kind { isObject = true } else { isObject = false }
  }

  var event: PushKind? {
    guard case .string(let word) = self["event"]?.kind else { return nil }
    return PushKind(rawValue: word)
  }

  var eventPlace: SourceLocation { place(of: "event") }
  var timestampPlace: SourceLocation { place(of: "timestamp") }
  var attributesTypePlace: SourceLocation { place(of: "attributes-type") }

  /// Unix seconds; nil where there is no number.
  var timestamp: Int? { seconds("timestamp") }

  var attributesType: String? {
    if case .string(let name) = self["attributes-type"]?.kind { name } else { nil }
  }

  var relevanceScore: Double? {
    guard case .number(let digits) = self["relevance-score"]?.kind else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  func holds(_ key: String) -> Bool { self[key] != nil }

  /// Whole seconds of a key; nil where there is no number that a clock could hold.
  func seconds(_ key: String) -> Int? {
    guard case .number(let digits) = self[key]?.kind else { return nil }
    return Int(digits) ?? Double(digits).flatMap { Int(exactly: $0.rounded(.down)) }
  }

  /// Reads `content-state` or `attributes` as Swift's decoder would.
  func decode(
    _ key: String, as declarations: [FieldDeclaration], _ sent: SentPush, at now: Instant
  ) throws(DecodingFailure) -> [String: Value] {
    guard let given = self[key] else {
      throw DecodingFailure(
        kind: .keyNotFound, path: [key], expected: "an object", found: "nothing", place: place)
    }
    guard case .record(let members) = given.kind else {
      throw DecodingFailure(
        kind: given.kind == .null ? .valueNotFound : .typeMismatch, path: [key],
        expected: "an object", found: given.kind.summary, place: given.place)
    }
    let reader = FieldReader(
      origin: { .payload($0) }, isWire: true, sender: sent.push.asWritten ? nil : sent.context,
      now: now, moment: { _ in nil })
    return try reader.record(members, as: declarations, at: given.place, path: [key])
  }

  /// Every declared Date that is a number, in the order declared.
  func dates(_ declaration: ActivityDeclaration) -> [DecodedDate] {
    Self.dates(of: declaration) { self[$0] }
  }

  /// The same for an `aps` object that is not sent.
  static func dates(of declaration: ActivityDeclaration, in aps: GivenValue) -> [DecodedDate] {
    dates(of: declaration) { aps.field($0) }
  }

  private static func dates(
    of declaration: ActivityDeclaration, _ value: (String) -> GivenValue?
  ) -> [DecodedDate] {
    [("attributes", declaration.attributes), ("content-state", declaration.contentState)]
      .flatMap { key, fields in dates(value(key), .record(fields), key) }
  }

  private static func dates(
    _ given: GivenValue?, _ type: FieldType, _ path: String
  ) -> [DecodedDate] {
    guard let given else { return [] }
    let type = type.unwrapped
    if case .date = type, case .number(let digits) = given.kind, let seconds = Double(digits) {
      let sent = wholeSeconds(seconds)
      return [
        DecodedDate(
          path: path, place: given.place, sent: sent,
          decoded: Instant(sent).later(by: secondsTo2001))
      ]
    }
    if case .list(let element) = type, case .list(let elements) = given.kind {
      return elements.enumerated().flatMap { dates($1, element, "\(path).\($0)") }
    }
    if case .record(let fields) = type {
      return fields.flatMap { dates(given.field($0.name), $0.type, "\(path).\($0.name)") }
    }
    return []
  }

  subscript(key: String) -> GivenValue? { fields.first { $0.name == key }?.value }

  func place(of key: String) -> SourceLocation { self[key]?.place ?? place }
}

extension GivenValue {
  /// The members of a record; empty for anything else.
  package var fields: [GivenField] {
    if case .record(let fields) = kind { fields } else { [] }
  }

  /// The value of the first member with that name.
  package func field(_ name: String) -> GivenValue? { fields.first { $0.name == name }?.value }

  /// A payload with another `aps.alert`; null takes it away.
  func settingAlert(to alert: GivenValue) -> GivenValue {
    guard case .record(var members) = kind,
      let index = members.firstIndex(where: { $0.name == "aps" }),
      case .record(var fields) = members[index].value.kind
    else { return self }
    fields.removeAll { $0.name == "alert" }
    if alert.kind != .null { fields.append(GivenField("alert", at: alert.place, alert)) }
    members[index].value = GivenValue(.record(fields), at: members[index].value.place)
    return GivenValue(.record(members), at: place)
  }
}
