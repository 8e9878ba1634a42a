internal import CICU

/// A regular expression of ICU's that cannot run for ever.
package struct RegularExpression: Hashable, Sendable {
  package let pattern: String

  package init(_ pattern: String) { self.pattern = pattern }

  /// What a search came to.
  package enum Outcome: Hashable, Sendable {
    case found
    case notFound
    /// It would have taken too many steps.
    case gaveUp
    /// It is no regular expression.
    case invalid
  }

  /// Looks for the expression anywhere in a text.
  package func search(_ text: String) -> Outcome {
    var pattern = pattern
    var text = text
    let result = pattern.withUTF8 { pattern in
      text.withUTF8 { text in
        pattern.withMemoryRebound(to: CChar.self) { pattern in
          text.withMemoryRebound(to: CChar.self) { text in
            cicu_pattern_found(
              pattern.baseAddress, Int32(pattern.count), text.baseAddress, Int32(text.count),
              Self.limit)
          }
        }
      }
    }
    switch result {
    case 0: return .notFound
    case 1: return .found
    case 2: return .gaveUp
    default: return .invalid
    }
  }

  /// Thousands of steps of the engine; a text of a card needs one or two.
  private static let limit: Int32 = 500
}
