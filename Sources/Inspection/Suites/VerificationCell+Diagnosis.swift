package import Diagnostics
import Localization
import Presentation
import Simulation

extension VerificationCell {
  /// The findings that the case did not ask for, the worst first, each severity in its order.
  package var unclaimed: [Finding] {
    let all = findings.filter { !$0.claimed }
    return Severity.allCases.sorted(by: >).flatMap { severity in
      all.filter { $0.severity == severity }
    }
  }

  /// The finding that tells why it failed: one of the boundary at which it broke, where there is one.
  package var telling: Finding? {
    guard verdict == .fail else { return nil }
    return unclaimed.first { $0.breakingBoundary == boundary }
  }

  /// What stood after a step; nil where nothing was played or it has no such step.
  package func frame(after step: Int?) -> Frame? {
    guard let played, let step, step >= 1, step <= played.script.lastStep else { return nil }
    return played.frame(after: step)
  }

  /// The line to look at: where what is wrong is to be mended, else what played the step.
  package var place: SourceLocation? {
    if let telling { return telling.place }
    guard let played, let step, played.script.scenario.steps.indices.contains(step - 1) else {
      return nil
    }
    return played.script.scenario.steps[step - 1].place
  }
}

extension Inspector {
  /// At which boundary a cell broke: the diagnosis of the finding that tells why, else that of what
  /// stood on its presentation, with the requirement that did not hold. Of a cell that holds, the
  /// boundaries that its first text crossed; nil where nothing was played or no text is there.
  package func diagnosis(of cell: VerificationCell) -> Diagnosis? {
    guard let played = cell.played else { return nil }
    let inspector = inspecting(played.product)
    if let finding = cell.telling, let frame = cell.frame(after: finding.step) {
      return inspector.diagnosis(of: finding, in: frame)
    }
    let text = inspector.diagnosisOfText(on: cell)
    guard cell.verdict == .fail, let boundary = cell.boundary else { return text }
    let broken = cell.evidence.filter { $0.outcome == .failed }
    let telling = broken.first { $0.step == cell.step } ?? broken.first
    let link = Diagnosis.Link(
      boundary: boundary, state: .broke,
      facts: [telling].compactMap { $0 }.map { Diagnosis.Fact("requirement", $0.text) })
    let links = text?.links ?? []
    return Diagnosis(
      links: Boundary.allCases.compactMap { known in
        known == boundary ? link : links.first { $0.boundary == known }
      }, finding: nil)
  }

  private func diagnosisOfText(on cell: VerificationCell) -> Diagnosis? {
    guard let frame = cell.frame(after: cell.step) else { return nil }
    for surface in frame.surfaces where surface.surface == cell.surface {
      // A text that is seen before one that is only read aloud.
      let runs = surface.judged.filter { !$0.isNeutral }
      let run =
        runs.first { surface.resolved.texts[$0.text].role == .visible } ?? runs.first
        ?? surface.judged.first
      if let run { return diagnosis(of: run, on: surface, in: frame) }
    }
    return nil
  }
}
