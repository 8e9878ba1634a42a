import Diagnostics
import Presentation
package import Simulation

/// What cases have to play with of one kind of activity: what its scenarios offer, and each code of
/// each declared type besides; without scenarios, plain values of the declared types.
package struct ActivityMaterial: Sendable {
  package var declaration: ActivityDeclaration
  /// Of the first start.
  package var attributes: [GivenField]
  /// Seconds; of the first start or update that gives one, else ten minutes.
  package var staleAfter: Int
  /// Every content that a start, update or applied push brought, those that differ; then one for each
  /// declared code that none of them has. At least one.
  package var samples: [ContentSample]
  /// What a scenario ends with; nil where none ends with a content of its own.
  package var finalSample: ContentSample?
  /// Whether every scenario that ends it leaves the last content as it was.
  package var endsUntold: Bool
  /// Pushes of the scenarios, those of one file once: the applied ones, and those that the phone did
  /// not understand unless the scenario asks for the finding.
  package var pushes: [PushEvent]
  /// Every alert that a push, a local update or a scheduled start of the scenarios sends.
  package var alerts: [OfferedAlert] = []
  /// The updates that the scenarios send to a broadcast channel, those of one file once.
  package var broadcasts: [PushEvent] = []
  /// Whether a scenario starts it in the app without a stale date before any that gives one.
  package var startsWithoutStaleDate = false

  package var kind: String { declaration.kind }

  /// The content of the first start.
  package var opening: ContentSample { samples[0] }

  /// A content of each shape: the same codes and flags, the same fields filled.
  package var shapes: [ContentSample] {
    var seen: Set<[String]> = []
    return samples.filter { seen.insert($0.shape(as: declaration.contentState)).inserted }
  }

  /// The content to end with: that of the scenarios, else the opening with the last code of each
  /// declared type.
  package var ending: ContentSample {
    if let finalSample { return finalSample }
    return declaration.contentState.filter(\.isGiven).reduce(opening) { sample, field in
      guard let last = field.type.declaredCodes?.last else { return sample }
      return sample.setting(field.name, to: .string(last), label: "\(field.name) \(last)")
    }
  }

  /// The payload with which a server would send a content, beginning and ending with what the kind
  /// declares; nil where the content holds a text that only the app can look up.
  ///
  /// - Parameters:
  ///   - event: `update`, `end`; a `start` brings the attributes too.
  ///   - timestamp: Unix seconds; what is not sent as written is moved to the present.
  ///   - edit: changes the members of `aps` last, for cases about malformed payloads.
  package func payload(
    _ sample: ContentSample, event: PushKind = .update, timestamp: Int = 1_767_225_600,
    edit: (inout [GivenField]) -> Void = { _ in }
  ) -> Payload? {
    let place = sample.place
    let form = WireForm(timestamp: timestamp)
    func member(_ name: String, _ kind: GivenValue.Kind) -> GivenField {
      GivenField(name, at: place, GivenValue(kind, at: place))
    }
    guard let state = form.wire(sample.fields, as: declaration.contentState),
      let attributes = form.wire(attributes, as: declaration.attributes)
    else { return nil }
    var aps = [
      member("timestamp", .number("\(timestamp)")), member("event", .string(event.rawValue)),
      member("content-state", .record(state)),
    ]
    switch event {
    case .start:
      aps.append(member("attributes-type", .string(declaration.attributesType ?? kind)))
      aps.append(member("attributes", .record(attributes)))
      aps.append(member("stale-date", .number("\(timestamp + staleAfter)")))
    case .update: aps.append(member("stale-date", .number("\(timestamp + staleAfter)")))
    case .end: break
    }
    edit(&aps)
    let root = GivenValue(.record([member("aps", .record(aps))]), at: place)
    return Payload(
      file: "\(event.rawValue).apns", root: root, size: root.jsonSize, syntaxProblems: [])
  }
}

extension ActivityMaterial {
  /// The content that a payload brings, as a local update gives it; nil where it brings none.
  ///
  /// - Parameter now: what its dates count from where its own timestamp is no count of seconds.
  package func content(of payload: Payload, now: Int = 0) -> ContentSample? {
    guard let aps = payload.root.field("aps"), let state = aps.field("content-state") else {
      return nil
    }
    var timestamp = now
    if case .number(let digits)? = aps.field("timestamp")?.kind, let seconds = Double(digits),
      (1e9..<1e10).contains(seconds)
    {
      timestamp = Int(seconds)
    }
    let fields = WireForm(timestamp: timestamp)
      .local(state.fields, as: declaration.contentState, at: state.place)
    return ContentSample(label: payload.file, fields: fields, place: state.place)
  }
}

extension Payload {
  /// What the payload asks for; nil where it says nothing known.
  package var event: PushKind? {
    guard case .string(let word)? = root.field("aps")?.field("event")?.kind else { return nil }
    return PushKind(rawValue: word)
  }
}

extension FieldType {
  /// The declared codes, optional or not; nil for any other type.
  package var declaredCodes: [String]? { codes }
}

extension GivenValue {
  /// Bytes of the value as compact JSON.
  fileprivate var jsonSize: Int {
    switch kind {
    case .null: 4
    case .bool(let flag): flag ? 4 : 5
    case .number(let digits): digits.utf8.count
    case .string(let text): text.utf8.count + 2
    case .list(let elements):
      2 + elements.map(\.jsonSize).reduce(0, +) + max(0, elements.count - 1)
    case .record(let fields):
      2 + fields.map { $0.name.utf8.count + 3 + $0.value.jsonSize }.reduce(0, +)
        + max(0, fields.count - 1)
    case .fromNow, .moment, .message: 0
    }
  }
}
