import Diagnostics
import Layout
import Presentation

/// A text was made smaller so that it fits.
enum Scaled: MomentCheck {
  /// The least size of text on iPhone, in points (Human Interface Guidelines, Typography).
  private static let leastSize = 11.0

  static let definition = CheckDefinition(
    id: "scaled", scope: .render, severity: .note, group: .cut, boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        A text is made smaller, as far as its `minimum-scale-factor` allows, to fit its room. A \
        warning where its letters end smaller than 11 points, the least size that the guidelines \
        give for iPhone.
        """,
      onDevice: """
        One language is set in smaller letters than its neighbours; in German labels they may be \
        too small to read.
        """,
      mend: """
        Take a shorter text for this place, or give it more room; a factor under 0.8 hides a text \
        that is too long.
        """,
      inSwift: """
        Raise `.minimumScaleFactor`, and let `ViewThatFits` choose a shorter text where that cuts.
        """,
      inCatalog: """
        Give the place a key of its own whose comment says how long it may be.
        """,
      before: """
        Text("status.packing")
          .font(.caption2)
          .minimumScaleFactor(0.5)
        """,
      after: """
        ViewThatFits {
          Text("status.packing")
          Text("status.packing.short")
        }
        .font(.caption2)
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.laidTexts.compactMap { text in
      // A text that is cut all the same is told with what was tried first.
      guard !text.placed.isTruncated, text.placed.style.scale < 1 else { return nil }
      let size = text.letterSize
      let isSmall = size < leastSize - 0.005
      return text.finding(
        definition,
        "\(text.string.wholeInQuotes) needs \(text.placed.neededAtWidest.points) pt and is "
          + "\(text.placed.attempts.joined(separator: " and ")) to fit "
          + "\(text.placed.available.points): its letters are \(size.points) pt"
          + (isSmall ? ", and people read no less than 11" : ""),
        severity: isSmall ? .warning : nil, moment)
    }
  }
}
