import Inspection
import Layout

/// What became of a case in a locale.
enum MatrixCellState: Hashable, Sendable {
  case notRun
  /// It is played next.
  case running
  case judged(CellVerdict)

  var glyph: Glyph {
    switch self {
    case .notRun: .notRun
    case .running: .running
    case .judged(.pass): .passes
    case .judged(.fail): .fails
    case .judged(.inconclusive): .couldNotLook
    case .judged(.notApplicable): .notApplicable
    }
  }

  var style: CellStyle {
    switch self {
    case .notRun, .judged(.notApplicable): .quiet
    case .running: .time
    case .judged(.pass): .good
    case .judged(.fail): .bad
    case .judged(.inconclusive): .unknown
    }
  }

  /// As titles say it.
  var words: String {
    switch self {
    case .notRun: "not run yet"
    case .running: "running"
    case .judged(.pass): "passes"
    case .judged(.fail): "fails"
    case .judged(.inconclusive): "could not look"
    case .judged(.notApplicable): "not applicable"
    }
  }

  /// As `is:` of a filter takes it, whole or its beginning.
  var names: [String] {
    switch self {
    case .notRun: ["not-run", "new"]
    case .running: ["running"]
    case .judged(.pass): ["passes"]
    case .judged(.fail): ["fails"]
    case .judged(.inconclusive): ["inconclusive", "?"]
    case .judged(.notApplicable): ["not-applicable", "n/a"]
    }
  }
}
