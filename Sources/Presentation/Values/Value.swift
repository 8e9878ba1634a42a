package import Diagnostics
package import Languages

/// What a field of a state holds while the simulation runs: typed, and a string knows its origin.
///
/// Equality of two values is not the equality of an expression: `Evaluator` ignores origins and lets
/// a code equal a text literal.
package indirect enum Value: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A decimal number with its digits as written.
  case decimal(String)
  /// A string, and where it came from.
  case text(String, Origin)
  /// A code of a declared enumeration; `of` names the field that declares it.
  case code(String, of: String)
  /// A language tag that a sender filled in; nil tags are `null`.
  case tag(LanguageTag)
  case date(Instant)
  /// Whole seconds.
  case duration(Int)
  /// A number as digits and a CLDR unit id, as `kilometer`.
  case measure(String, unit: String)
  /// An amount as digits and an ISO 4217 code.
  case money(String, currency: String)
  case list([Value])
  case record([String: Value])
  /// `String(localized:)` made earlier, by someone, in the context that they had.
  case lookedUp(BoundText, RenderContext)
}

/// Where a string came from.
package enum Origin: Hashable, Sendable {
  /// A push: the line of the payload.
  case payload(SourceLocation)
  /// A local update of the scenario: its line.
  case scenario(SourceLocation)
  /// A literal in a view or in code; `path` is the way that it took to the view, outermost last.
  case literal(SourceLocation, path: [SourceLocation])
  /// Content of people: of no language, never judged, never logged.
  case userContent
}
