import Diagnostics
import Presentation
import Simulation

/// Content states between their two forms: as a local update gives them, and as the JSON of a push
/// holds them, with dates as seconds since 2001.
struct WireForm {
  /// Unix seconds of the payload's timestamp, from which moments count.
  let timestamp: Int

  /// The fields of a payload's object as an update gives them: moments from now, what nobody declared
  /// left out, and null for what may be missing.
  func local(
    _ given: [GivenField], as declarations: [FieldDeclaration], at place: SourceLocation
  )
    -> [GivenField]
  {
    declarations.filter { !$0.type.isFilled }.compactMap { field in
      if let found = given.first(where: { $0.name == field.name }) {
        return GivenField(field.name, at: found.place, local(found.value, as: field.type))
      }
      guard field.isGiven, field.type.isOptional else { return nil }
      return GivenField(field.name, at: place, GivenValue(.null, at: place))
    }
  }

  private func local(_ given: GivenValue, as type: FieldType) -> GivenValue {
    switch (type.unwrapped, given.kind) {
    case (.date, .number(let digits)):
      guard let seconds = Double(digits), seconds.isFinite, abs(seconds) < 1e12 else {
        return given
      }
      let fromNow = Int(seconds.rounded(.down)) + secondsTo2001 - timestamp
      return GivenValue(.fromNow(fromNow), at: given.place)
    case (.list(let element), .list(let elements)):
      return GivenValue(.list(elements.map { local($0, as: element) }), at: given.place)
    case (.record(let fields), .record(let members)):
      return GivenValue(
        .record(local(members, as: fields, at: given.place)), at: given.place)
    case _: return given
    }
  }

  /// The fields of an update as a payload holds them; nil where one holds a text that the app looks
  /// up itself, which no server could send.
  func wire(_ fields: [GivenField], as declarations: [FieldDeclaration]) -> [GivenField]? {
    var sent: [GivenField] = []
    for field in fields {
      guard let type = declarations.first(where: { $0.name == field.name })?.type else { continue }
      guard let value = wire(field.value, as: type) else { return nil }
      sent.append(GivenField(field.name, at: field.place, value))
    }
    return sent
  }

  private func wire(_ given: GivenValue, as type: FieldType) -> GivenValue? {
    switch given.kind {
    case .null, .bool, .number, .string: return given
    case .message: return nil
    // Given in scenarios only, and brought to moments from now when they are gathered.
    case .moment: return nil
    case .fromNow(let seconds):
      let isDuration = type.unwrapped == .duration
      let sent = isDuration ? seconds : timestamp + seconds - secondsTo2001
      return GivenValue(.number("\(sent)"), at: given.place)
    case .list(let elements):
      guard case .list(let element) = type.unwrapped else { return given }
      let sent = elements.map { wire($0, as: element) }
      guard !sent.contains(nil) else { return nil }
      return GivenValue(.list(sent.compactMap { $0 }), at: given.place)
    case .record(let members):
      guard case .record(let fields) = type.unwrapped else { return given }
      return wire(members, as: fields).map { GivenValue(.record($0), at: given.place) }
    }
  }
}
