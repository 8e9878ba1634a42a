import Diagnostics
import Inspection
import Layout
import Localization
import Presentation

extension StageFinding {
  /// Whether it is about the room that a text has, and not about its words.
  var isOfLayout: Bool { finding.isOfLayout }
}

extension Finding {
  fileprivate var isOfLayout: Bool { CheckRegistry.definition(id)?.group == .cut }
}

extension Frame {
  /// The texts that findings about room name.
  func laidRuns(of findings: [Finding]) -> [StageRun] {
    findings.filter(\.isOfLayout).flatMap { finding -> [StageRun] in
      guard let node = finding.evidence.first(where: { $0.name == "node" })?.value,
        let surface = surfaces.first(where: {
          $0.surface.id == finding.surface && $0.owner.description == finding.owner
        })
      else { return [] }
      return surface.resolved.texts.indices.filter { index in
        let text = surface.resolved.texts[index]
        return text.node == node && text.role == .visible
      }.map { StageRun(surface: surface.surface, text: $0) }
    }
  }
}

extension InspectedSurface {
  /// By how much the device cuts a text, as `cut, 16.1 pt over`; nil where it does not.
  func cutNote(_ text: Int) -> String? {
    guard let placed, let text = placed.texts.first(where: { $0.text == text }),
      let cut = placed.cut(text)
    else { return nil }
    return "\(cut.isClipped ? "clipped" : "cut"), \(cut.over.points) pt over"
  }

  /// The text that stands on one line with the least to spare.
  var tightest: PlacedText? {
    placed?.texts.filter { $0.lines.count == 1 && $0.cut == nil }.max { $0.over < $1.over }
  }
}
