import Inspection
import Layout
import Localization
import Presentation

/// A run of text with everything that is known of it.
struct InspectSubject {
  /// With its span.
  let run: StageRun
  let surface: InspectedSurface
  let text: ResolvedText
  let span: Span
  let provenance: Provenance
  let judged: Judged?
  /// Its place among the visible texts of the surface, from 1, and how many there are; nil for a
  /// spoken one.
  let place: (index: Int, count: Int)?

  /// Nil where the run is not on the screen.
  init?(_ run: StageRun, in model: StageModel) {
    guard let surface = model.frame.surface(run.surface),
      surface.resolved.texts.indices.contains(run.text)
    else { return nil }
    let text = surface.resolved.texts[run.text]
    let wrong = surface.judged.first { $0.text == run.text && $0.finding != nil }?.span
    let index = run.span ?? wrong ?? 0
    guard text.spans.indices.contains(index) else { return nil }
    self.run = StageRun(surface: run.surface, text: run.text, span: index)
    self.surface = surface
    self.text = text
    span = text.spans[index]
    provenance = surface.resolved.provenances[text.spans[index].provenance]
    judged = surface.judged.first { $0.text == run.text && $0.span == index }
    let visible = surface.resolved.texts.indices.filter {
      surface.resolved.texts[$0].role == .visible
    }
    place = visible.firstIndex(of: run.text).map { ($0 + 1, visible.count) }
  }

  /// The words of the run itself.
  var string: String { judged?.string ?? text.string }

  /// Arguments of the run, with where they come from.
  var arguments: [Provenance] {
    text.spans.filter { $0.parent == run.span }.map {
      surface.resolved.provenances[$0.provenance]
    }
  }
}
