import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import Simulation

/// For each step that rendered something, every run of text: the way that it came, what it says in
/// the source language, or both.
struct WhyReport {
  var run: LoadedRun
  var paths: PathStyle
  var explainsWay: Bool
  var glosses: Bool

  var lines: [String] {
    var before: [SurfaceKey: KeptRender] = [:]
    return zip(run.result.scenario.steps, run.result.frames).flatMap { step, frame -> [String] in
      let changed = frame.surfaces.filter { before[$0.key] != $0.resolved.render }
      before = Dictionary(
        frame.surfaces.map { ($0.key, $0.resolved.render) }, uniquingKeysWith: { first, _ in first }
      )
      guard !changed.isEmpty else { return [] }
      let decision = frame.world.decision
      let head =
        "step \(step.number) \(step.verb) \(step.summary)".spelledOut
        + " · \(decision.tag) r\(decision.revision) \(decision.rule.word)"
      return [head] + changed.flatMap { lines($0, at: frame.world.clock) }
    }
  }

  private func lines(_ surface: InspectedSurface, at clock: Instant) -> [String] {
    let render = surface.resolved.render
    let manner = surface.visibility.manner.map { " · \($0)" } ?? ""
    let visibility = surface.visibility.reason.map { " · not shown: \($0)" } ?? manner
    let head = "  \(render.surface) of \(render.owner), made by \(render.cause.kind)\(visibility)"
    let source = run.loaded.inspector.product.defaultLanguage
    let gloss =
      glosses
      ? run.loaded.inspector.resolver.gloss(of: surface.resolved, in: source, at: clock) : nil
    func way(_ text: Int, margin: String) -> [String] {
      surface.judged.filter { $0.text == text }.flatMap { judged -> [String] in
        let said = gloss?.span(judged.span, of: text)
        let inner = surface.span(judged).parent == nil ? margin : "\(margin)  "
        return ["\(inner)\(line(judged, surface))"]
          + (said.map { ["\(inner)  \(source): ‘\($0)’".spelledOut] } ?? [])
      }
    }
    let texts = surface.resolved.texts
    let visible = texts.indices.filter { texts[$0].role == .visible }
    let spoken = surface.spoken.elements.enumerated().flatMap { index, element in
      ["    spoken \(index + 1) ‘\(element.utterance)’".spelledOut]
        + element.parts.compactMap(\.text).filter { texts[$0].role != .visible }
        .flatMap { way($0, margin: "      ") }
    }
    return [head] + visible.flatMap { way($0, margin: "    ") } + spoken
  }

  private func line(_ judged: Judged, _ surface: InspectedSurface) -> String {
    let text = surface.resolved.texts[judged.text]
    let span = text.spans[judged.span]
    let provenance = surface.resolved.provenances[span.provenance]
    let role = text.role == .visible ? "" : "\(text.role.rawValue) "
    let language = judged.isNeutral ? "neutral" : judged.language?.description ?? "unknown"
    var parts = ["\(role)‘\(judged.string)’ \(language)".spelledOut]
    if explainsWay {
      parts += way(of: provenance)
      parts.append("\(paths.show(provenance.textPlace.file)):\(provenance.textPlace.line)")
    }
    if let finding = judged.finding { parts.append("[\(finding.id)]") }
    return parts.joined(separator: " · ")
  }

  private func way(of provenance: Provenance) -> [String] {
    var parts: [String] = []
    if let carried = provenance.carried {
      parts.append("made by \(carried.process.target), carried as a string")
    }
    if let lookup = provenance.lookup {
      let asked = lookup.asked.map(\.description).joined(separator: " ")
      let steps = lookup.steps.map { "\($0.language) \($0.outcome.rawValue)" }
      parts.append("key \(lookup.key) in \(lookup.target)/\(lookup.table)".spelledOut)
      parts.append("asked \(asked): \(steps.joined(separator: ", "))")
      if let category = lookup.category, let language = lookup.categoryLanguage {
        parts.append("plural \(category) by \(language)")
      }
    } else if provenance.format == nil {
      parts.append(provenance.source.name)
    }
    if let format = provenance.format {
      parts.append("\(format.formatter) in \(format.locale), \(format.numbering) digits")
    }
    return parts
  }
}

/// A surface of an owner.
private struct SurfaceKey: Hashable {
  var owner: Owner
  var surface: Surface
}

extension InspectedSurface {
  fileprivate var key: SurfaceKey { SurfaceKey(owner: owner, surface: surface) }
}
