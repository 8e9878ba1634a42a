import Diagnostics
package import Inspection
package import Languages
import Localization
import Presentation
package import Simulation

extension ScenarioStage {
  package func performing(
    _ event: Event, at position: StagePosition
  ) -> (source: any StageSource, position: StagePosition) {
    let source =
      playback.entries.isEmpty
      ? SourceLocation(file: playback.scenario.file, line: 1, column: 1)
      : playback.entries[max(0, position.step - 1)].place(in: playback.scenario)
    let isInside = position.seconds != nil
    let done = isInside ? position.step - 1 : position.step
    let branch = playback.inserting(
      event, afterEntries: done, at: isInside ? self.position(at: position) : nil, from: source)
    return (ScenarioStage(branch, inspector, translatedKeys), StagePosition(step: done + 1))
  }

  package func translated(at position: StagePosition) -> [LanguageTag: Double] {
    let target = product.targets.first { $0.kind == .widgetExtension } ?? product.targets.first
    return target.map { translatedKeys($0.id, world(at: position).resources) } ?? [:]
  }

  package func glosses(of surface: InspectedSurface, at position: StagePosition) -> [String?] {
    let gloss = inspector.resolver.gloss(
      of: surface.resolved, in: product.defaultLanguage, at: world(at: position).clock)
    return surface.resolved.texts.indices.map { gloss.text($0) }
  }

  package func diagnosis(
    of judged: Judged, on surface: InspectedSurface, in frame: Frame
  ) -> Diagnosis {
    inspector.diagnosis(of: judged, on: surface, in: frame)
  }
}
