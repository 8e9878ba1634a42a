import Layout
import Localization

/// What the device does not show of a text.
package struct TextCut: Hashable, Sendable {
  /// Points by which the text is too long.
  package var over: Double
  /// Points that it had.
  package var points: Double
}

extension InspectedSurface {
  /// What is cut of a run; nil where all of it is shown, and where nobody measured.
  package func cut(of judged: Judged) -> TextCut? {
    guard let placed = measured?.texts.first(where: { $0.text == judged.text }) else { return nil }
    let run = resolved.texts[judged.text].spans[judged.span].range
    let isCut = placed.cut?.overlaps(run) == true
    return isCut ? TextCut(over: placed.over, points: placed.available) : nil
  }

  /// The texts that are not wholly shown, by index.
  var cutTexts: Set<Int> {
    Set(measured?.texts.filter { $0.cut != nil }.map(\.text) ?? [])
  }
}
