package import Layout
import Localization
import Simulation

extension PlacedText {
  /// Whether an ellipsis stands on it, now or once it has run on.
  var isTruncated: Bool { cut != nil || widest?.isCut == true }

  /// Whether people do not get to read all of it: what runs, previews and pictures call cut.
  package var isCut: Bool { isTruncated || isLost }
}

extension InspectedSurface {
  /// What is cut of a run; nil where all of it is shown, and where nobody measured.
  package func cut(of judged: Judged) -> TextCut? {
    guard visibility.isOrMayBeShown, let measured,
      let placed = measured.texts.first(where: { $0.text == judged.text })
    else { return nil }
    let run = resolved.texts[judged.text].spans[judged.span].range
    guard placed.cut?.overlaps(run) != false else { return nil }
    return measured.cut(placed)
  }

  /// The texts that are not wholly shown, by index: those that end in an ellipsis, and those that
  /// stand outside of what the device shows.
  var cutTexts: Set<Int> {
    guard visibility.isOrMayBeShown, let measured else { return [] }
    return measured.cutTexts
  }
}

extension PlacedSurface {
  /// The texts that are not wholly shown, by index: those that end in an ellipsis, and those that
  /// stand outside of what the device shows.
  package var cutTexts: Set<Int> {
    Set(texts.filter(\.isCut).map(\.text))
  }

  /// Whether it needs more height than it may have; by half a point nobody sees.
  package var isTooTall: Bool { tooTall > PlacedText.hairline }
}
