/// The translation state of a unit as a String Catalog writes it. States that this version of the
/// format does not know are kept as written; the empty one is such a state.
package enum UnitState: Hashable, Sendable {
  case new
  case needsReview
  case translated
  case stale
  case machineTranslated
  case unknown(String)

  /// Reads the spelling of the file.
  package init(_ spelling: String) {
    switch spelling {
    case "new": self = .new
    case "needs_review": self = .needsReview
    case "translated": self = .translated
    case "stale": self = .stale
    case "machine_translated": self = .machineTranslated
    default: self = .unknown(spelling)
    }
  }

  /// The spelling of the file.
  package var spelling: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs_review"
    case .translated: "translated"
    case .stale: "stale"
    case .machineTranslated: "machine_translated"
    case .unknown(let spelling): spelling
    }
  }
}
