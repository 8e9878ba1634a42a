package import Diagnostics
package import Presentation

/// A field of attributes or of a content state.
package struct FieldDeclaration: Sendable, Hashable {
  package var name: String
  package var type: FieldType
  /// How the app makes the value at each start, update and `update-activities`; nil: it is given.
  package var from: StateExpression?
  package var place: SourceLocation

  package init(
    name: String, type: FieldType, from: StateExpression? = nil, place: SourceLocation
  ) {
    self.name = name
    self.type = type
    self.from = from
    self.place = place
  }
}

/// Swift's types, as far as a content state holds them.
package indirect enum FieldType: Sendable, Hashable {
  case string
  case int
  case double
  case bool
  /// On the wire seconds since 2001-01-01, as a default `JSONDecoder` reads it.
  case date
  case url
  case uuid
  /// Base64 on the wire.
  case data
  /// Seconds on the wire.
  case duration
  case decimal
  /// A string with content of people.
  case userText
  /// A string that whoever sends fills in.
  case languageTag
  /// An integer that whoever sends fills in.
  case revision
  case codes([String], unknown: UnknownCode)
  case list(FieldType)
  case record([FieldDeclaration])
  case optional(FieldType)
}

/// What decoding does with a code that is not declared.
package enum UnknownCode: String, Hashable, Sendable, CaseIterable {
  /// Swift's rule for a `Codable` enumeration: the whole state is refused.
  case reject
  /// Decoded into a case of its own.
  case keep
}
