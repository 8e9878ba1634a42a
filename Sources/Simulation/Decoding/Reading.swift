import Diagnostics
import Presentation

/// One value on its way to a declared type.
struct Reading {
  let given: GivenValue
  let type: FieldType
  let path: [String]

  func failure(_ kind: DecodingFailure.Kind, found: String? = nil) -> DecodingFailure {
    DecodingFailure(
      kind: kind, path: path, expected: type.swiftName, found: found ?? given.kind.summary,
      place: given.place)
  }

  func unknownCode(_ code: String) -> DecodingFailure {
    failure(.dataCorrupted, found: "the code ‘\(code)’")
  }

  func string() throws(DecodingFailure) -> String {
    guard case .string(let text) = given.kind else { throw failure(.typeMismatch) }
    return text
  }

  func checkedString(_ isValid: (String) -> Bool) throws(DecodingFailure) -> String {
    let text = try string()
    guard isValid(text) else { throw failure(.dataCorrupted) }
    return text
  }

  func double() throws(DecodingFailure) -> Double {
    guard case .number(let digits) = given.kind else { throw failure(.typeMismatch) }
    guard let number = Double(digits), number.isFinite else { throw failure(.dataCorrupted) }
    return number
  }

  /// `20.0` and `2e1` are whole, `20.5` is not.
  func int() throws(DecodingFailure) -> Int {
    guard case .number(let digits) = given.kind else { throw failure(.typeMismatch) }
    guard let number = wholeNumber(of: digits) else { throw failure(.dataCorrupted) }
    return number
  }
}

/// An integer by its digits; nil for fractions and for what 64 bits do not hold.
func wholeNumber(of digits: String) -> Int? {
  if let number = Int(digits) { return number }
  guard ExactDecimal(digits)?.isWhole == true else { return nil }
  return Double(digits).flatMap { Int(exactly: $0) }
}

extension GivenValue.Kind {
  /// What stands there, without the text of strings.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let digits): "the number \(digits)"
    case .string: "a string"
    case .list: "an array"
    case .record: "an object"
    case .fromNow, .moment: "a moment"
    case .message: "a message"
    }
  }
}
