/// How much a finding weighs.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Wrong under conditions that this run did not meet.
  case warning
  /// A person would read or hear something wrong, or an update is lost.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// `note < warning < error`.
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
