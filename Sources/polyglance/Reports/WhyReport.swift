import Diagnostics
import Inspection
import Languages
import Layout
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
  var glyphs: GlyphSet

  var lines: [String] {
    var before: [SurfaceKey: InspectedSurface] = [:]
    return zip(run.result.scenario.steps, run.result.frames).flatMap { step, frame -> [String] in
      let told = frame.surfaces.flatMap { lines($0, since: before[$0.key], in: frame) }
      before = Dictionary(
        frame.surfaces.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      guard !told.isEmpty else { return [] }
      let decision = frame.world.decision
      let head =
        "step \(step.number) \(step.verb) \(step.summary)".spelledOut
        + " · \(decision.tag) r\(decision.revision) \(decision.rule.word)"
      return [head] + told
    }
  }

  /// A surface that was made again, whole; of one that was kept, what became wrong since.
  private func lines(
    _ surface: InspectedSurface, since before: InspectedSurface?, in frame: Frame
  ) -> [String] {
    let render = surface.resolved.render
    let manner = surface.visibility.manner.map { " · \($0)" } ?? ""
    let visibility = surface.visibility.reason.map { " · not shown: \($0)" } ?? manner
    let head = "  \(render.surface) of \(render.owner), made by \(render.cause.kind)\(visibility)"
    guard render == before?.resolved.render else { return [head] + texts(surface, in: frame) }
    let worse = surface.judged.filter { judged in
      let then = before?.judged.first { $0.text == judged.text && $0.span == judged.span }
      return judged.finding != nil && then?.finding?.id != judged.finding?.id
    }
    guard !worse.isEmpty else { return [] }
    let gloss = gloss(of: surface, in: frame)
    return ["\(head), kept"] + worse.flatMap { way($0, surface, frame, gloss, margin: "    ") }
  }

  /// Every run that is seen, then what is read aloud.
  private func texts(_ surface: InspectedSurface, in frame: Frame) -> [String] {
    let gloss = gloss(of: surface, in: frame)
    func way(_ text: Int, margin: String) -> [String] {
      surface.judged.filter { $0.text == text }
        .flatMap { self.way($0, surface, frame, gloss, margin: margin) }
    }
    let texts = surface.resolved.texts
    let visible = texts.indices.filter { texts[$0].role == .visible }
    let spoken = surface.spoken.elements.enumerated().flatMap { index, element in
      ["    spoken \(index + 1) ‘\(element.utterance)’".spelledOut]
        + element.parts.compactMap(\.text).filter { texts[$0].role != .visible }
        .flatMap { way($0, margin: "      ") }
    }
    return visible.flatMap { way($0, margin: "    ") } + spoken
  }

  private func gloss(of surface: InspectedSurface, in frame: Frame) -> SurfaceGloss? {
    guard glosses else { return nil }
    let inspector = run.loaded.inspector
    return inspector.resolver.gloss(
      of: surface.resolved, in: inspector.product.defaultLanguage, at: frame.world.clock)
  }

  private func way(
    _ judged: Judged, _ surface: InspectedSurface, _ frame: Frame, _ gloss: SurfaceGloss?,
    margin: String
  ) -> [String] {
    let source = run.loaded.inspector.product.defaultLanguage
    let said = gloss?.span(judged.span, of: judged.text)
    let inner = surface.span(judged).parent == nil ? margin : "\(margin)  "
    return ["\(inner)\(line(judged, surface))"]
      + (said.map { ["\(inner)  \(source): ‘\($0)’".spelledOut] } ?? [])
      + (explainsWay ? chain(judged, surface, frame, margin: "\(inner)  ") : [])
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
