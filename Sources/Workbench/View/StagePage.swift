package import Diagnostics
import Inspection
import Languages
import Layout
import Localization
package import Pictures
package import Presentation
import Simulation

/// What a page says besides its pictures: each surface in words, and what is wrong.
package struct StagePage {
  private let model: StageModel
  private let surfaces: [Surface]?
  private let paths: PathStyle

  /// - Parameter surfaces: nil for all.
  package init(model: StageModel, surfaces: [Surface]?, paths: PathStyle) {
    self.model = model
    self.surfaces = surfaces
    self.paths = paths
  }

  /// The page.
  package func page(title: String, pictures: [HTMLPage.Picture], note: String) -> HTMLPage {
    let frame = model.frame
    let shown = frame.frame.surfaces.filter { surface in
      guard let surfaces else { return true }
      return surfaces.contains(surface.surface) && frame.surface(surface.surface) == surface
    }
    let findings = frame.frame.findings.filter { finding in
      guard let surfaces, let id = finding.surface else { return true }
      return surfaces.contains { $0.id == id }
    }
    let moment = [
      "\(frame.decision.tag)", "\(frame.frame.world.device.model)", "\(frame.clock)",
    ]
    return HTMLPage(
      title: title,
      subtitle: ([frame.caption].compactMap { $0 } + moment).joined(separator: " · "),
      pictures: pictures,
      findings: findings.map { finding in
        HTMLPage.Finding(
          severity: finding.severity.rawValue, id: finding.id,
          place: "\(paths.show(finding.place.file)):\(finding.place.line):\(finding.place.column)",
          surface: finding.surface.map(name) ?? "", message: finding.message)
      }, surfaces: shown.map(section), note: note)
  }

  private func section(_ surface: InspectedSurface) -> HTMLPage.Section {
    let resolved = surface.resolved
    let cut = surface.visibility.isOrMayBeShown ? surface.placed?.cutTexts ?? [] : []
    let hidden = surface.placed?.hiddenTexts ?? []
    let visible = resolved.texts.enumerated().filter { index, text in
      text.role == .visible && !hidden.contains(index)
    }
    let texts = visible.map {
      index, text in
      return HTMLPage.Words(
        text.string, language: resolved.language(ofText: index),
        isRightToLeft: text.direction == .rightToLeft,
        note: cut.contains(index) ? "cut on the device" : "")
    }
    let spoken = surface.spoken.elements.map { element in
      HTMLPage.Words(
        element.utterance,
        language: element.parts.lazy.compactMap(\.text).compactMap { resolved.language(ofText: $0) }
          .first, isRightToLeft: element.direction == .rightToLeft)
    }
    return HTMLPage.Section(
      title: name(surface.surface.id), detail: "\(surface.owner)", shown: texts, spoken: spoken)
  }

  /// As headings have it.
  private func name(_ surface: String) -> String {
    let title = Surface(id: surface)?.row.title ?? surface
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}
