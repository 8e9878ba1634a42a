import Diagnostics
import Layout
import Localization
import Presentation

/// A text stands outside its frame and is lost or drawn over another, and no ellipsis says so.
enum Clipped: MomentCheck {
  static let definition = CheckDefinition(
    id: "clipped", scope: .render, severity: .error, group: .cut, boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        A text runs out of the frame that the device gives the presentation, at a side or below, \
        and what is outside is not shown: no ellipsis tells the reader that something is missing. Or \
        it runs out of a view's frame, which does not clip, and is drawn over another text.
        """,
      onDevice: """
        “Delive” beside the camera, half a line at the bottom edge, a line that is not there at all.
        """,
      mend: """
        Take `fixed-size` away, or give the text fewer lines and a smaller font; shorten what \
        stands above it.
        """,
      inSwift: """
        `.fixedSize()` keeps a text from wrapping and truncating and lets it leave its frame: use \
        `.layoutPriority(1)` to give it room, and `.minimumScaleFactor` for the rest.
        """,
      before: """
        Text("status.packing").fixedSize()
        """,
      after: """
        Text("status.packing")
          .lineLimit(1)
          .minimumScaleFactor(0.8)
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.laidTexts.compactMap { text in
      guard let loss = text.loss else { return nil }
      return text.finding(definition, "\(text.string.wholeInQuotes) \(loss)", moment)
    }
  }
}

extension LaidText {
  /// What stands outside what the device shows or over another text, in words; nil where it has its
  /// place and all of it is inside.
  fileprivate var loss: String? {
    // One that ends in an ellipsis may stand outside all the same.
    var whole = placed
    whole.cut = nil
    whole.widest?.isCut = false
    guard let cut = surface.cut(whole) else { return nil }
    let over = cut.over.points
    let need = "it needs \(placed.neededAtWidest.points) pt and has \(placed.available.points)"
    let isTooLong = placed.over > PlacedText.hairline
    switch cut.way {
    case .ellipsis: return nil
    case .covering(let other):
      let words = surface.resolved.texts[other].string.wholeInQuotes
      return "runs \(over) pt over \(words)" + (isTooLong ? ": \(need)" : "")
    case .side:
      let beyond = "\(over) pt out of its frame at the side"
      // A row or a column that is too wide hangs over on both sides, and takes all of its texts along.
      return !isTooLong && surface.tooWide > 0
        ? "stands \(beyond): the views around it are \(surface.tooWide.points) pt too wide"
        : "runs \(beyond): \(need)"
    case .below:
      return "\(lost): it stands \(over) pt below the \(cut.points.points) pt that are shown"
    case .above:
      return "\(lost): it stands above what is shown, which is \(cut.points.points) pt high"
    }
  }

  private var lost: String {
    let (lost, all) = (placed.lostLines.count, placed.lines.count)
    return lost < all ? "loses \(lost) of its \(all) lines" : "is lost"
  }
}
