import Inspection
import Presentation

/// What the Stage showed before a cell was replayed on it.
struct StageBeforeReplay: Sendable {
  var source: any StageSource
  var script: any StageSource
  var position: StagePosition
  var cursor: StageCursor?
}

extension StageModel {
  /// Plays what a cell played on the Stage, at the step at which it failed; where it holds, at the
  /// first that was looked at.
  mutating func replay(_ cell: VerificationCell) {
    guard let stage = matrix.source?.stage(replaying: cell) else {
      notice = "nothing was played here"
      return
    }
    let before = StageBeforeReplay(
      source: source, script: script, position: position, cursor: cursor)
    show(.stage)
    beforeReplay = before
    let step = max(min(1, stage.steps.count), min(stage.steps.count, cell.step ?? 1))
    stand(on: stage, script: stage, at: StagePosition(step: step))
    guard let surface = cell.surface else { return }
    let finding = numbered.first { $0.surfaces.contains(surface.id) }
    if let finding {
      cursor = StageCursor(run: finding.cursorRun, finding: finding.number)
    } else if let run = runs.first(where: { $0.surface == surface }) {
      put(run)
    }
  }

  /// Back to the cell that was replayed; what the Stage showed before is there again.
  mutating func leaveReplay() {
    endReplay()
    show(.verify)
  }

  /// What the Stage showed before is there again.
  mutating func endReplay() {
    guard let before = beforeReplay else { return }
    beforeReplay = nil
    stand(on: before.source, script: before.script, at: before.position)
    cursor = before.cursor
  }

  private mutating func stand(
    on source: any StageSource, script: any StageSource, at position: StagePosition
  ) {
    isPlaying = false
    spent = .zero
    lockScreen = .now
    self.source = source
    self.script = script
    self.position = position
    cursor = nil
    show(source.frame(at: position))
    // Another script is no change of what is on the phone.
    flash = nil
    languageChange = nil
  }
}
