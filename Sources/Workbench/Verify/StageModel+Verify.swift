import Diagnostics
import Inspection
import Layout

extension StageModel {
  /// Whether there is something to do whenever nothing else happens.
  package var hasIdleWork: Bool { hasMatrixWork || hasPreviewWork }

  private var hasMatrixWork: Bool {
    workspace == .verify
      && (matrix.isWanted
        || matrix.source != nil && (matrix.next != nil || matrix.lacksDetails))
  }

  /// A piece of work, short enough that no key waits for it.
  mutating func work() -> [StageEffect] {
    if hasPreviewWork { return workOnPreview() }
    guard hasMatrixWork else { return [] }
    if matrix.beginGathering() { return [.gather] }
    if matrix.lacksDetails {
      matrix.recallDetails()
      return []
    }
    matrix.runNext()
    if !matrix.isRunning, matrix.next == nil { tellCounts() }
    return []
  }

  /// The matrix was read.
  mutating func take(_ source: any MatrixSource) {
    matrix.take(source)
    if source.unread > 0 {
      let scenarios = source.unread == 1 ? "1 scenario" : "\(source.unread) scenarios"
      notice = "\(scenarios) cannot be read: polyglance verify says why"
    }
  }

  private mutating func tellCounts() {
    guard matrix.results.count == matrix.count else { return }
    let wrong = matrix.count(.fail)
    notice = wrong == 0 ? "all ran, none fails" : "all ran, \(wrong) of \(matrix.count) fail"
  }

  /// The cursor and the window of the grid stay on what is shown.
  mutating func keepMatrix() {
    guard workspace == .verify, matrix.source != nil else { return }
    matrix.filter = filter
    matrix.keepCursor()
    let rows = matrix.rows.count
    matrix.top = max(0, min(matrix.top, rows - matrixRoom))
  }

  /// Cases that have room in the grid.
  private var matrixRoom: Int {
    let geometry = StageGeometry(
      size, card: 0, pane: pane, workspace: .verify, isZoomed: isZoomed)
    return max(1, (geometry.matrix?.rows ?? 0) - StageGeometry.matrixChrome)
  }

  // MARK: Commands

  /// Verify, with the matrix read when it is first shown; a replay ends.
  mutating func showMatrix() -> [StageEffect] {
    if beforeReplay != nil {
      if mayDropLive(.verify) { leaveReplay() }
      return []
    }
    isPlaying = false
    spent = .zero
    show(.verify)
    matrix.want()
    return []
  }

  /// What a command does on Verify; nil where it does the same everywhere.
  mutating func performOnMatrix(_ command: StageCommand) -> [StageEffect]? {
    guard workspace == .verify else { return nil }
    switch command {
    case .togglePlaying: toggleRunning()
    case .stepForward: moveOnMatrix { $0.move(columns: 1) }
    case .stepBack: moveOnMatrix { $0.move(columns: -1) }
    case .nextRun: moveDown(1)
    case .previousRun: moveDown(-1)
    case .pageForward: moveDown(matrixRoom)
    case .pageBack: moveDown(-matrixRoom)
    case .halfForward: moveDown(max(1, matrixRoom / 2))
    case .halfBack: moveDown(-max(1, matrixRoom / 2))
    case .first: moveDown(-10_000)
    case .last: moveDown(10_000)
    case .nextSurface: moveOnMatrix { $0.move(suites: 1) }
    case .previousSurface: moveOnMatrix { $0.move(suites: -1) }
    case .nextFinding: moveToWrong(1)
    case .previousFinding: moveToWrong(-1)
    case .nextPane, .previousPane: matrix.isOpen.toggle()
    case .open: openCell()
    case .again: askAgain()
    case .choice:
      matrix.choice = matrix.choice.next
      matrix.top = 0
    case .filter: openMatrixFilter()
    case .edit: return editCell()
    case .copy: return copyCell()
    case .report: reportCell()
    case .slower, .faster, .nextChapter, .previousChapter, .hypothetical, .marks, .voiceOver,
      .bounds, .gloss, .present, .language, .largerText, .smallerText, .device,
      .pseudolocales, .order:
      notice = "\(KeyTable.key(of: command)) has no work here"
    case .stage, .verify, .preview, .inspect, .back, .zoom, .commands, .help, .write,
      .saveSession, .reload, .repaint, .suspend, .quit:
      return nil
    }
    return []
  }

  private mutating func toggleRunning() {
    guard matrix.source != nil else { return }
    if !matrix.isRunning, matrix.results.count == matrix.count {
      notice = "all ran · r runs a cell again, R reads the files again"
      return
    }
    matrix.isRunning.toggle()
  }

  private mutating func askAgain() {
    guard matrix.source != nil else { return }
    matrix.askAgain()
  }

  /// Rows of the grid, or of what has the keys in an open cell.
  private mutating func moveDown(_ step: Int) {
    if matrix.isOpen {
      scrolled = [:]
      matrix.moveSelection(by: step)
    } else {
      moveOnMatrix { $0.move(rows: step) }
    }
  }

  /// Moves the cursor, and the window after it.
  private mutating func moveOnMatrix(_ move: (inout MatrixModel) -> Void) {
    scrolled = [:]
    move(&matrix)
    guard let index = matrix.rows.firstIndex(of: matrix.cursor.row) else { return }
    matrix.top = max(min(matrix.top, index), index - matrixRoom + 1)
  }

  private mutating func moveToWrong(_ step: Int) {
    var isFound = false
    moveOnMatrix { isFound = $0.moveToWrong(by: step) }
    if !isFound {
      notice = matrix.results.isEmpty ? "nothing was run: space" : "nothing shown here is wrong"
    }
  }

  private mutating func openMatrixFilter() {
    matrix.isOpen = false
    if filter == nil { filter = PaneFilter(pane: .matrix) }
    filter?.isTyping = true
  }

  /// The cell under the cursor; once it is open, its script on the Stage.
  private mutating func openCell() {
    guard matrix.source != nil else { return }
    guard matrix.isOpen else {
      matrix.isOpen = true
      return
    }
    matrix.recallDetails()
    guard let cell = matrix.selected else {
      notice = "not run yet: r runs it"
      return
    }
    replay(cell)
  }

  /// A report of what the cell says, made on the Stage that replays it.
  private mutating func reportCell() {
    guard matrix.source != nil else { return }
    matrix.recallDetails()
    guard let cell = matrix.selected else {
      notice = "nothing to report yet: r runs the cell"
      return
    }
    var replayed = self
    replayed.replay(cell)
    guard replayed.beforeReplay != nil else {
      notice = replayed.notice
      return
    }
    if replayed.cursor == nil, let finding = replayed.numbered.first {
      replayed.cursor = StageCursor(run: finding.cursorRun, finding: finding.number)
    }
    guard replayed.openReport() else {
      notice = "no run to report at its step: Enter replays it, there ↑ ↓ and B"
      return
    }
    overlay = replayed.overlay
  }

  private mutating func editCell() -> [StageEffect] {
    matrix.recallDetails()
    guard let place = matrix.selected?.place else {
      notice = "no line yet: r runs the cell"
      return []
    }
    return [.edit(place)]
  }

  /// What the cell says, then its line.
  private mutating func copyCell() -> [StageEffect] {
    matrix.recallDetails()
    guard let cell = matrix.selected else {
      notice = "nothing to copy yet: r runs the cell"
      return []
    }
    if copied != .text || cell.place == nil {
      copied = .text
      notice = "copied the verdict · y again copies its line"
      let said = cell.telling?.message ?? cell.failure ?? cell.reason
      return [
        .copy([cell.id, cell.verdict.rawValue, said].compactMap { $0 }.joined(separator: ": "))
      ]
    }
    let place = cell.place.map { "\(preferences.paths.show($0.file)):\($0.line)" } ?? ""
    copied = .place
    notice = "copied \(place.split(separator: "/").last ?? "")"
    return [.copy(place)]
  }
}

extension VerificationCell {
  /// The requirement that did not hold, at the step at which it failed; nil where all held.
  var failure: String? {
    let failed = evidence.filter { $0.outcome == .failed }
    return (failed.first { $0.step == step } ?? failed.first)?.text
  }
}
