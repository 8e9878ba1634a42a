import Diagnostics
import Inspection
import Languages
import Presentation

/// A preview for spreadsheets: a row a cell. Paths are relative to the folder of the product.
struct PreviewCSVReport {
  var preview: Preview

  private static let columns = [
    "surface", "owner", "locale", "device", "display", "text size", "key", "table", "text", "shown",
    "width pt", "available pt", "over pt", "step", "what was tried", "lacks", "lacks by",
    "surface too tall pt", "lines", "state", "file", "line", "column",
  ]

  /// The rows, each with its end, under a row of headings.
  var text: String {
    CSVText.table([PreviewCSVReport.columns] + preview.cells.map(row))
  }

  private func row(_ cell: PreviewCell) -> [String] {
    let place = cell.textPlace
    let isMeasured = preview.isMeasured
    return [
      cell.surface.id, cell.owner, cell.locale.description, cell.devices.first?.name ?? "",
      cell.display ?? "", cell.textSize.rawValue, cell.key ?? "", cell.table ?? "", cell.text,
      isMeasured ? cell.shownText ?? "" : "", isMeasured ? number(cell.needed, 2) : "",
      isMeasured ? number(cell.available, 2) : "", isMeasured ? number(cell.over, 2) : "",
      isMeasured ? cell.step : "", isMeasured ? cell.outcome : "",
      isMeasured ? cell.lack?.name ?? "" : "", isMeasured ? lacking(cell) : "",
      isMeasured ? cell.tallest.map { number($0.over, 2) } ?? "" : "",
      isMeasured ? "\(cell.lines)" : "",
      cell.state, PathStyle.folder(preview.root).show(place.file), "\(place.line)",
      "\(place.column)",
    ]
  }
  /// Points, or lines, that are missing.
  private func lacking(_ cell: PreviewCell) -> String {
    guard let lack = cell.lack else { return "" }
    if case .lines(let needed, let allowed) = lack { return "\(needed - allowed)" }
    return number(lack.over, 2)
  }
}
