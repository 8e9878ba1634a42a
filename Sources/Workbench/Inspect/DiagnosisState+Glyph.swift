package import Inspection
package import Layout

extension Diagnosis.State {
  /// The sign of a boundary.
  package var glyph: Glyph {
    switch self {
    case .passed: .passes
    case .broke: .fails
    case .notReached: .notRun
    case .notCrossed: .notApplicable
    }
  }
}
