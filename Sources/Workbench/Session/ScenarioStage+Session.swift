package import Diagnostics
import Inspection
import Layout
import Localization
import Pictures
import Presentation
import Simulation

/// A file that a session leaves: a scenario or a report.
package struct SessionFile: Hashable, Sendable {
  /// For the file's name, without the ending: `french-on-the-way-session`.
  package var stem: String
  /// `.scenario.yaml` or `.md`.
  package var ending: String
  package var text: String

  /// The first name of `stem`, `stem-2` … that is free.
  package func name(isTaken: (String) -> Bool) -> String {
    var number = 1
    while true {
      let name = stem + (number == 1 ? "" : "-\(number)") + ending
      if !isTaken(name) { return name }
      number += 1
    }
  }
}

extension ScenarioStage {
  /// The session as it stands, for `S`: the whole script with what was done live.
  ///
  /// - Parameter folder: where it will be written, relative to what the scenario's own path is
  ///   relative to; `.` is the working directory.
  package func savedSession(in folder: String) -> SessionFile {
    SessionFile(
      stem: fileStem + "-session", ending: ".scenario.yaml",
      text: sessionScenario(playback, of: product, in: folder))
  }

  /// The scenario's file name without its ending.
  var fileStem: String {
    let name = FilePath.name(of: playback.scenario.file)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return stem.isEmpty ? "scenario" : stem
  }
}

extension ScenarioStage {
  /// A report of the run under the cursor, or of a finding that marks none, for `B`.
  ///
  /// - Parameters:
  ///   - run: as the cursor has it; of a whole text its first span counts.
  ///   - finding: the one under the cursor; where none is given, the run's own.
  ///   - paths: how paths are shown.
  /// - Returns: nil where there is neither run nor finding to report.
  package func bugReport(
    of run: StageRun?, finding: Finding? = nil, at position: StagePosition,
    versions: ToolVersions, paths: PathStyle
  ) -> SessionFile? {
    let frame = self.frame(at: position)
    let subject = run.flatMap { self.subject($0, in: frame) }
    let finding = finding ?? subject?.judged?.finding
    guard let diagnosis = diagnosis(of: subject, finding, in: frame.frame) else { return nil }
    let surface = subject?.surface.surface ?? finding?.surface.flatMap { Surface(id: $0) }
    let name = steps.indices.contains(position.step - 1) ? steps[position.step - 1].name : ""
    let picture: String? = surface.flatMap { self.picture($0, at: position) }
    let report = BugReport(
      product: product, scenario: playback.scenario, frame: frame.frame,
      step: position.step, stepName: name, run: subject, finding: finding,
      diagnosis: diagnosis, picture: picture,
      session: sessionScenario(
        playback, of: product, in: FilePath.folder(of: product.file), upTo: SessionPart(position)),
      versions: versions, paths: paths, measure: measure)
    let what = finding?.id ?? "text"
    return SessionFile(
      stem: "\(fileStem)-\(what)-step-\(position.step)", ending: ".md",
      text: report.markdown)
  }

  private func diagnosis(
    of subject: BugReport.Subject?, _ finding: Finding?, in frame: Frame
  ) -> Diagnosis? {
    if let subject, let judged = subject.judged {
      return diagnosis(of: judged, on: subject.surface, in: frame)
    }
    return finding.map { inspector.diagnosis(of: $0, in: frame) }
  }

  private func subject(_ run: StageRun, in frame: StageFrame) -> BugReport.Subject? {
    let surface =
      frame.surface(run.surface) ?? frame.frame.surfaces.first { $0.surface == run.surface }
    guard let surface, surface.resolved.texts.indices.contains(run.text) else { return nil }
    let span = run.span ?? 0
    guard surface.resolved.texts[run.text].spans.indices.contains(span) else { return nil }
    let gloss = inspector.resolver.gloss(
      of: surface.resolved, in: product.defaultLanguage, at: frame.frame.world.clock)
    let spans = surface.resolved.texts[run.text].spans
    let arguments = surface.judged.filter {
      $0.text == run.text && spans[$0.span].parent == span
    }.map { ($0.span, diagnosis(of: $0, on: surface, in: frame.frame)) }
    return BugReport.Subject(
      surface: surface, text: run.text, span: span, gloss: gloss.text(run.text),
      arguments: Dictionary(uniqueKeysWithValues: arguments))
  }

  private func picture(_ surface: Surface, at position: StagePosition) -> String? {
    guard let choice = DevicePictureChoice(name: surface.id) else { return nil }
    var model = StageModel(
      source: self, size: ScreenSize(columns: 120, rows: 40), preferences: .still)
    model.go(to: position)
    return (try? model.picture(choice)).map(drawText)
  }
}
