package import Diagnostics

/// Whether one entry of an `expect:` held.
package struct ExpectationResult: Sendable, Hashable {
  /// What stands in brackets where findings have their id.
  package static let label = "expectation"

  package var step: Int
  package var place: SourceLocation
  package var passed: Bool
  /// What had to hold, as `language fr-CA`.
  package var expected: String
  /// What was there.
  package var found: String
  /// The surface that the expectation was narrowed to.
  package var surface: String?
  package var locale: String
  /// Findings that the entry claims.
  package var claims: [Finding]

  /// A failed entry as a line of output; nil when it held.
  package func line(paths: PathStyle) -> String? {
    guard !passed else { return nil }
    let context = [surface, locale, "step \(step)"].compactMap { $0 }.joined(separator: ", ")
    return
      ("\(paths.show(place.file)):\(place.line):\(place.column): error: "
      + "expected \(expected.shortened), found \(found.shortened) [\(Self.label)] (\(context))")
      .spelledOut
  }
}
