package import Diagnostics

/// Why a value did not decode, as Swift's `DecodingError` would say, with the place in the file.
package struct DecodingFailure: Error, Sendable, Hashable {
  package var kind: Kind
  /// From `content-state` or `attributes` on; elements of lists by index, as `0`.
  package var path: [String]
  /// The declared type, as `Int`, `Date`, `one of preparing, nearby`.
  package var expected: String
  /// What stands there, as `nothing`, `null`, `a string`, `the number 20.5`, `the code ‘late’`. Of a
  /// string only that it is one, except where a code is declared.
  package var found: String
  /// The value; where it is missing, the object that lacks it.
  package var place: SourceLocation

  /// The cases of Swift's `DecodingError`.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case keyNotFound
    case valueNotFound
    case typeMismatch
    case dataCorrupted
  }

  /// What `found` says of a string that is a date in ISO 8601.
  package static let writtenDate = "a date as text"

  package init(
    kind: Kind, path: [String], expected: String, found: String, place: SourceLocation
  ) {
    self.kind = kind
    self.path = path
    self.expected = expected
    self.found = found
    self.place = place
  }
}
