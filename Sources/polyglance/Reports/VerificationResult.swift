import Diagnostics
import Inspection

/// What became of a case in a locale.
struct VerificationResult: Sendable {
  var task: Verification.Task
  var cells: [VerificationCell]

  init(task: Verification.Task, cells: [VerificationCell]) {
    self.task = task
    self.cells = cells
  }

  /// The cells of every device; what hangs on none is there once.
  init(task: Verification.Task, on devices: [Verification]) {
    var seen: Set<String> = []
    self.init(
      task: task,
      cells: devices.flatMap { $0.cells(of: task) }.filter {
        $0.device != nil || seen.insert($0.id).inserted
      })
  }

  var verdict: CellVerdict { .summary(of: cells.map(\.verdict)) }

  /// The boundary of the first failing cell.
  var boundary: Boundary? {
    let broken = cells.compactMap(\.boundary)
    return Boundary.allCases.first(where: broken.contains)
  }

  /// The findings of its failing cells, each once, in their order.
  var findings: [Finding] {
    var seen: Set<Finding> = []
    return cells.filter { $0.verdict == .fail }.flatMap(\.findings)
      .filter { !$0.claimed && seen.insert($0).inserted }
  }
}
