import Diagnostics
import Languages
import Presentation

/// Why `content-state` or `attributes` would not decode, field by field in the order declared: a
/// device stops at the first, whoever mends a file wants them all.
///
/// What the server fills in before it sends (language, revision) may be missing.
///
/// - Parameters:
///   - given: the value of `key`, as the file has it.
///   - resolves: whether the server resolves `{ key: … }` in a String.
package func decodingFailures(
  _ given: GivenValue, _ key: String, as declarations: [FieldDeclaration], resolves: Bool
) -> [DecodingFailure] {
  guard case .record = given.kind else {
    return [
      DecodingFailure(
        kind: given.kind == .null ? .valueNotFound : .typeMismatch, path: [key],
        expected: "an object", found: given.kind.summary, place: given.place)
    ]
  }
  var editor = PayloadEditor(
    shift: nil, filling: TaggedRevision(tag: LanguageTag(language: "en"), revision: 1),
    resolves: resolves)
  let sent = editor.filled(given, as: declarations, path: key)
  let reader = FieldReader(
    origin: { .payload($0) }, isWire: true, sender: nil, now: Instant(0), moment: { _ in nil })
  return declarations.compactMap { field in
    do throws(DecodingFailure) {
      _ = try reader.record(sent.withoutMessages.fields, as: [field], at: given.place, path: [key])
      return nil
    } catch {
      return error
    }
  }
}

/// Every declared Date of `attributes` and `content-state` that is a number, in the order declared,
/// as the file has it.
package func declaredDates(
  in aps: GivenValue, of declaration: ActivityDeclaration
) -> [DecodedDate] {
  APS.dates(of: declaration, in: aps)
}

extension GivenValue {
  /// Messages as the strings that they become.
  fileprivate var withoutMessages: GivenValue {
    switch kind {
    case .message(let key, _): GivenValue(.string(key.key), at: place)
    case .list(let elements): GivenValue(.list(elements.map(\.withoutMessages)), at: place)
    case .record(let fields):
      GivenValue(
        .record(fields.map { GivenField($0.name, at: $0.place, $0.value.withoutMessages) }),
        at: place)
    case .null, .bool, .number, .string, .fromNow, .moment: self
    }
  }
}
