import Inspection
import Localization
import Presentation

extension StageModel {
  /// The texts that the cursor can stand on, from the top of the screen down; what an alert says
  /// comes last.
  var runs: [StageRun] {
    (Surface.activity + [.alert]).compactMap { frame.surface($0) }.flatMap { surface in
      surface.resolved.texts.indices
        .filter { surface.resolved.texts[$0].role == .visible }
        .map { StageRun(surface: surface.surface, text: $0) }
    }
  }

  /// After a change of frame: the cursor stays on its text where that is still there and wrong, or
  /// nothing is wrong; else it goes to the first finding.
  mutating func keepCursor() {
    let numbered = numbered
    if let run = cursor?.run, runs.contains(where: { $0.isSameText(as: run) }) {
      let finding = numbered.first { $0.marks(run) }
      if let finding {
        cursor = StageCursor(run: finding.run(like: run), finding: finding.number)
        return
      }
      if numbered.isEmpty {
        cursor = StageCursor(run: StageRun(surface: run.surface, text: run.text))
        return
      }
    }
    cursor = numbered.first.map { StageCursor(run: $0.cursorRun, finding: $0.number) }
  }

  /// The previous or next text.
  mutating func moveRun(by step: Int) {
    let runs = runs
    guard !runs.isEmpty else { return }
    let index = cursor?.run.flatMap { run in runs.firstIndex { $0.isSameText(as: run) } }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : runs.count - 1)
    put(runs[max(0, min(runs.count - 1, next))])
  }

  /// The previous or next finding, round the list; where nothing is wrong here, the first of the
  /// nearest step that has one.
  mutating func moveFinding(by step: Int) {
    lockScreen = .now
    let numbered = numbered
    guard !numbered.isEmpty else {
      goToFinding(forward: step > 0)
      return
    }
    let index = cursor?.finding.map { $0 - 1 }
    let next =
      index.map { ($0 + step + numbered.count) % numbered.count }
      ?? (step > 0 ? 0 : numbered.count - 1)
    scrolled = [:]
    cursor = StageCursor(run: numbered[next].cursorRun, finding: numbered[next].number)
  }
}

extension StageModel {
  private mutating func goToFinding(forward: Bool) {
    let count = source.steps.count
    let steps =
      forward
      ? Array(stride(from: position.step + 1, through: count, by: 1))
      : Array(stride(from: position.step - 1, through: 1, by: -1))
    let found = steps.first { step in
      !source.frame(at: StagePosition(step: step)).frame.findings.isEmpty
    }
    guard let found else {
      notice = forward ? "nothing is wrong after this step" : "nothing is wrong before this step"
      return
    }
    jump(to: found)
  }

  /// The first text of the previous or next surface.
  mutating func moveSurface(by step: Int) {
    let surfaces = runs.map(\.surface).reduce(into: [Surface]()) {
      if $0.last != $1 { $0.append($1) }
    }
    guard !surfaces.isEmpty else { return }
    let index = cursor?.run.flatMap { surfaces.firstIndex(of: $0.surface) }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : surfaces.count - 1)
    let surface = surfaces[max(0, min(surfaces.count - 1, next))]
    guard let run = runs.first(where: { $0.surface == surface }) else { return }
    put(StageRun(surface: run.surface, text: run.text))
  }

  /// Inspect always has a run where there is one: of the surface before, else the first.
  mutating func stayInspecting(_ surface: Surface?) {
    let runs = runs
    if let run = runs.first(where: { $0.surface == surface }) ?? runs.first { put(run) }
  }

  /// The cursor on a run, and on the finding that marks it.
  mutating func put(_ run: StageRun) {
    scrolled = [:]
    cursor = StageCursor(run: run, finding: numbered.first { $0.marks(run) }?.number)
  }
}

extension StageRun {
  /// Whether both are of one text, whatever their spans.
  func isSameText(as other: StageRun) -> Bool {
    surface == other.surface && text == other.text
  }
}

extension StageFinding {
  /// Whether it marks a part of the text.
  func marks(_ run: StageRun) -> Bool { runs.contains { $0.isSameText(as: run) } }

  /// Its run on that text.
  func run(like run: StageRun) -> StageRun? {
    runs.contains(run) ? run : runs.first { $0.isSameText(as: run) }
  }
}
