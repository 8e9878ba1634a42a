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
  private static let tolerance = PlacedText.hairline

  /// What stands outside what the device shows or over another text, in words; nil where it has its
  /// place and all of it is inside.
  fileprivate var loss: String? { outside ?? covering }

  private var covering: String? {
    placed.overlap.map { overlap in
      let other = surface.resolved.texts[overlap.text].string.wholeInQuotes
      let need =
        placed.over > Self.tolerance
        ? ": it needs \((placed.widest?.width ?? placed.needed).points) pt and has "
          + placed.available.points
        : ""
      return "runs \(overlap.points.points) pt over \(other)\(need)"
    }
  }

  private var outside: String? {
    guard let clipping = placed.clipping else { return nil }
    if clipping.horizontal > Self.tolerance {
      let beyond = "\(clipping.horizontal.points) pt out of its frame at the side"
      // A row or a column that is too wide hangs over on both sides, and takes all of its texts along.
      return placed.over <= Self.tolerance && surface.tooWide > 0
        ? "stands \(beyond): the views around it are \(surface.tooWide.points) pt too wide"
        : "runs \(beyond): it needs \(placed.needed.points) pt and has \(placed.available.points)"
    }
    let clip = surface.clip
    let lost = placed.lostLines
    guard let low = lost.map(\.baseline).max() else { return nil }
    let all = placed.lines.count
    let what = lost.count < all ? "loses \(lost.count) of its \(all) lines" : "is lost"
    let limit = clip.maxY.points
    return low > clip.maxY
      ? "\(what): it stands \((low - clip.maxY).points) pt below the \(limit) pt that are shown"
      : "\(what): it stands above what is shown, which is \(clip.height.points) pt high"
  }
}
