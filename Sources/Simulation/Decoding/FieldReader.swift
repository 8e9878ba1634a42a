import Diagnostics
import Languages
package import Presentation

/// Reads given values as declared types, by the rules of Swift's synthesized `Codable` and a default
/// `JSONDecoder`: fields in the order declared, the first that does not fit ends it, keys that
/// nobody declared are ignored, of two equal keys the first counts.
struct FieldReader {
  /// Whose line it is that strings come from.
  let origin: @Sendable (SourceLocation) -> Origin
  /// Whether dates are numbers counted from 2001, or what a scenario writes.
  let isWire: Bool
  /// Resolves `{ key: … }`; nil where the bytes are sent as they are.
  let sender: RenderContext?
  let now: Instant
  let moment: (LocalMoment) -> Instant?

  /// Reads a whole record; fields of `exempt` are left out when they are not given.
  func record(
    _ given: [GivenField], as fields: [FieldDeclaration], at place: SourceLocation,
    path: [String], exempt: Set<String> = []
  ) throws(DecodingFailure) -> [String: Value] {
    var record: [String: Value] = [:]
    for field in fields {
      let value = given.first { $0.name == field.name }?.value
      if value == nil, exempt.contains(field.name) { continue }
      record[field.name] = try self.value(
        value, as: field.type, named: field.name, at: place, path: path + [field.name])
    }
    return record
  }

  private func value(
    _ given: GivenValue?, as type: FieldType, named name: String, at place: SourceLocation,
    path: [String]
  ) throws(DecodingFailure) -> Value {
    if case .optional(let wrapped) = type {
      guard let given, given.kind != .null else { return .null }
      return try value(given, as: wrapped, named: name, at: place, path: path)
    }
    guard let given else {
      throw DecodingFailure(
        kind: .keyNotFound, path: path, expected: type.swiftName, found: "nothing", place: place)
    }
    let reading = Reading(given: given, type: type, path: path)
    if given.kind == .null { throw reading.failure(.valueNotFound) }
    switch type {
    case .string: return try string(reading)
    case .int, .revision: return .int(try reading.int())
    case .double: return .double(try reading.double())
    case .bool:
      guard case .bool(let flag) = given.kind else { throw reading.failure(.typeMismatch) }
      return .bool(flag)
    case .date: return .date(try date(reading))
    case .url: return .text(try reading.checkedString { !$0.isEmpty }, origin(given.place))
    case .uuid: return .text(try reading.checkedString(isUUID), origin(given.place))
    case .data: return .text(try reading.checkedString(isBase64), origin(given.place))
    case .duration:
      if !isWire, case .fromNow(let seconds) = given.kind { return .duration(seconds) }
      return .duration(wholeSeconds(try reading.double()))
    case .decimal:
      guard case .number(let digits) = given.kind else { throw reading.failure(.typeMismatch) }
      return .decimal(digits)
    case .userText: return .text(try reading.string(), .userContent)
    case .languageTag:
      let spelling = try reading.string()
      return LanguageTag(spelling).map(Value.tag) ?? .text(spelling, origin(given.place))
    case .codes(let codes, let unknown):
      let code = try reading.string()
      guard codes.contains(code) || unknown == .keep else {
        throw reading.unknownCode(code)
      }
      // What is not declared becomes the case that holds the raw value as it was sent.
      return codes.contains(code) ? .code(code, of: name) : .text(code, origin(given.place))
    case .list(let element):
      guard case .list(let elements) = given.kind else { throw reading.failure(.typeMismatch) }
      return .list(try list(elements, of: element, named: name, path: path))
    case .record(let fields):
      guard case .record(let members) = given.kind else { throw reading.failure(.typeMismatch) }
      return .record(try record(members, as: fields, at: given.place, path: path))
    case .optional: return .null
    }
  }

  private func list(
    _ elements: [GivenValue], of type: FieldType, named name: String, path: [String]
  ) throws(DecodingFailure) -> [Value] {
    var values: [Value] = []
    for (index, element) in elements.enumerated() {
      values.append(
        try value(
          element, as: type, named: name, at: element.place, path: path + ["\(index)"]))
    }
    return values
  }

  private func string(_ reading: Reading) throws(DecodingFailure) -> Value {
    if case .message(let key, let arguments) = reading.given.kind, let sender {
      return lookedUp(key, arguments, by: sender)
    }
    return .text(try reading.string(), origin(reading.given.place))
  }

  private func date(_ reading: Reading) throws(DecodingFailure) -> Instant {
    if !isWire {
      switch reading.given.kind {
      case .fromNow(let seconds): return now.later(by: seconds)
      case .moment(let moment):
        guard let instant = self.moment(moment) else { throw reading.failure(.dataCorrupted) }
        return instant
      case .null, .bool, .number, .string, .list, .record, .message: break
      }
    }
    if case .string(let text) = reading.given.kind, isWrittenDate(text) {
      throw reading.failure(.typeMismatch, found: DecodingFailure.writtenDate)
    }
    return Instant(wholeSeconds(try reading.double())).later(by: secondsTo2001)
  }

  func lookedUp(
    _ key: MessageKey, _ arguments: [GivenValue], by sender: RenderContext
  ) -> Value {
    let expressions = arguments.map { StateExpression.literal(argument($0, by: sender)) }
    return Evaluator(RenderInput(), context: sender)
      .value(.string(.message(key, expressions, language: .process, formats: .process)))
  }

  private func argument(_ given: GivenValue, by sender: RenderContext) -> Value {
    switch given.kind {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let digits): Int(digits).map(Value.int) ?? .decimal(digits)
    case .string(let text): .text(text, origin(given.place))
    case .list(let elements): .list(elements.map { argument($0, by: sender) })
    case .record(let fields):
      .record(
        Dictionary(
          fields.map { ($0.name, argument($0.value, by: sender)) },
          uniquingKeysWith: { first, _ in first }))
    case .fromNow(let seconds): .date(now.later(by: seconds))
    case .moment(let moment): self.moment(moment).map(Value.date) ?? .null
    case .message(let key, let arguments): lookedUp(key, arguments, by: sender)
    }
  }
}

/// 2001-01-01T00:00:00Z in Unix seconds, where Foundation's dates count from.
package let secondsTo2001 = 978_307_200

extension Instant {
  /// The moment so many seconds later, at most the last that there is.
  package func later(by seconds: Int) -> Instant {
    let (sum, overflows) = self.seconds.addingReportingOverflow(seconds)
    return Instant(overflows ? (seconds > 0 ? .max : .min) : sum)
  }
}

/// Towards the past; moments beyond what a calendar can show are brought to its ends.
func wholeSeconds(_ seconds: Double) -> Int {
  Int(max(-1e15, min(1e15, seconds)).rounded(.down))
}

/// `2026-08-06` and what begins so: ISO 8601.
private func isWrittenDate(_ text: String) -> Bool {
  let shape = text.utf8.prefix(10).map { (48...57).contains($0) ? UInt8(ascii: "0") : $0 }
  return shape.elementsEqual("0000-00-00".utf8)
}

private func isUUID(_ text: String) -> Bool {
  let groups = text.split(separator: "-", omittingEmptySubsequences: false)
  return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
    && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
}

private func isBase64(_ text: String) -> Bool {
  let body = text.utf8.prefix { $0 != UInt8(ascii: "=") }
  let padding = text.utf8.count - body.count
  return text.utf8.count % 4 == 0 && padding <= 2
    && text.utf8.suffix(padding).allSatisfy { $0 == UInt8(ascii: "=") }
    && body.allSatisfy {
      switch $0 {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
}
