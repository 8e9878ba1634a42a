import Inspection
import Layout
import Localization
import Presentation
import Simulation

extension InspectChain {
  /// How the text fits; nil for one that is not drawn. Lengths are cells, since nothing is
  /// measured.
  var fit: String? {
    guard subject.text.role == .visible else { return nil }
    guard let placed else { return "not laid out" }
    let needed = cells(placed.needed)
    let available = cells(placed.available)
    let lines = placed.lines.count
    let fit = cut != nil ? "truncated" : lines > 1 ? "on \(lines) lines" : "fits"
    return join(["needs \(needed) of \(available) cells", fit, shown.map { "“\($0)”" }])
  }

  /// What the device cuts away; nil where all is shown.
  var cut: Range<Int>? { placed?.cut }

  /// The text after fitting; nil for one that is not laid out.
  private var placed: PlacedText? {
    let pictures = StagePictures(model, [])
    return pictures.placed(subject.run.surface)?.texts.first { $0.text == subject.run.text }
  }

  /// What is left of a text that is cut.
  private var shown: String? {
    guard cut != nil, let placed else { return nil }
    let bytes = Array(subject.text.string.utf8)
    return placed.lines.flatMap(\.parts).map { part in
      switch part {
      case .text(let range): String(decoding: bytes[range], as: UTF8.self)
      case .ellipsis: "…"
      }
    }.joined()
  }

  private func cells(_ points: Double) -> Int {
    Int((points / CellTextShaper.cellWidth).rounded(.up))
  }
}
