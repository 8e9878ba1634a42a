import Inspection
import Layout
import Localization
import Presentation

/// How a text stands on its surface, in words: on the screen and in the report that is made there.
struct TextOnScreen {
  /// Index into the surface's texts.
  let text: Int
  let surface: InspectedSurface
  /// What it was measured with.
  let measure: TextMeasure

  /// Its lengths, what fitting made of it and what is shown; nil for one that is not drawn.
  var words: [String]? {
    guard surface.resolved.texts[text].role == .visible else { return nil }
    guard let placed else { return ["not laid out"] }
    let lengths =
      measure.isOfPoints
      ? "needs \(placed.neededAtWidest.points) of \(placed.available.points) pt" : measure.words
    return [lengths, fate(placed)] + (shown.map { ["shown “\($0)”"] } ?? [])
  }

  /// How lengths were found; nil where nothing was measured or the text is not drawn.
  var estimate: String? {
    words != nil && placed != nil && measure.isOfPoints ? measure.words : nil
  }

  /// Whether the device cuts some of it away.
  var isCut: Bool { placed?.cut != nil }

  /// By how much it is cut, and how much of it has room, in a sentence; nil where all of it is shown
  /// and where nobody measured.
  var loss: String? {
    guard measure.isOfPoints, let placed, let cut = surface.placed?.cut(placed) else { return nil }
    let over = "\(cut.over.points) pt"
    switch cut.way {
    case .ellipsis:
      return "It is \(over) over the \(cut.points.points) that it has; \(room(placed))."
    case .side: return "It is clipped: \(over) of it stand beyond the edge."
    case .below: return "It is clipped: it stands \(over) below what is shown."
    case .above: return "It is clipped: it stands above what is shown."
    case .covering: return "It is drawn over another text, by \(over)."
    }
  }

  /// The text after fitting; nil for one that is not laid out.
  private var placed: PlacedText? { surface.placed?.texts.first { $0.text == text } }

  private var string: String { surface.resolved.texts[text].string }

  /// What fitting made of the text: at last, and before that.
  private func fate(_ placed: PlacedText) -> String {
    let tried = placed.attempts
    guard !isCut else {
      return (["truncated"] + tried).joined(separator: ", ") + (tried.isEmpty ? "" : " first")
    }
    let lines = placed.lines.count
    let parts = (lines > 1 ? ["on \(lines) lines"] : []) + tried
    return parts.isEmpty ? "fits" : parts.joined(separator: ", ")
  }

  /// What is left of a text that is cut.
  private var shown: String? {
    guard isCut, let placed else { return nil }
    return placed.lines.flatMap(\.parts).map { $0.drawn(of: string) }.joined()
  }

  /// About how many of its letters have room; on several lines, how many are shown.
  private func room(_ placed: PlacedText) -> String {
    let all = (placed.widest?.string ?? string).count
    guard placed.lines.count == 1, placed.over > 0 else {
      let shown = placed.shown.map { PlacedLine.Part.text($0).drawn(of: string).count }
      return "\(shown.reduce(0, +)) of its \(all) letters are shown"
    }
    let fitting = Int(Double(all) * placed.available / placed.neededAtWidest)
    return "about \(fitting) of its \(all) letters fit"
  }
}
