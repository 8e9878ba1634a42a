import Inspection
import Layout
import Localization
import Presentation
import Simulation

extension InspectChain {
  /// How the text fits; nil for one that is not drawn.
  var fit: String? {
    guard subject.text.role == .visible else { return nil }
    guard let placed else { return "not laid out" }
    let measure = model.source.measure
    let lengths =
      measure.isOfPoints
      ? "needs \(placed.needed.points) of \(placed.available.points) pt" : measure.words
    return join([lengths, fate(placed), shown.map { "shown “\($0)”" }])
  }

  /// How lengths were found; nil where nothing was measured or the text is not drawn.
  var estimate: String? {
    let measure = model.source.measure
    return subject.text.role == .visible && placed != nil && measure.isOfPoints
      ? measure.words : nil
  }

  /// What fitting made of the text: at last, and before that.
  private func fate(_ placed: PlacedText) -> String {
    let tried = placed.steps.filter { step in
      switch step {
      case .tightened, .scaled: true
      case .wrapped, .truncated: false
      }
    }.map(\.words)
    guard cut == nil else {
      return (["truncated"] + tried).joined(separator: ", ") + (tried.isEmpty ? "" : " first")
    }
    let lines = placed.lines.count
    let parts = (lines > 1 ? ["on \(lines) lines"] : []) + tried
    return parts.isEmpty ? "fits" : parts.joined(separator: ", ")
  }

  /// What the device cuts away; nil where all is shown.
  var cut: Range<Int>? { placed?.cut }

  /// The text after fitting; nil for one that is not laid out.
  private var placed: PlacedText? {
    subject.surface.placed?.texts.first { $0.text == subject.run.text }
  }

  /// What is left of a text that is cut.
  private var shown: String? {
    guard cut != nil, let placed else { return nil }
    return placed.lines.flatMap(\.parts).map { $0.drawn(of: subject.text.string) }.joined()
  }
}
