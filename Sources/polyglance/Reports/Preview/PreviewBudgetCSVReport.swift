import Diagnostics
import Inspection
import Languages
import Presentation

/// How much room each text has, for spreadsheets: a row a text, surface, text size and locale.
struct PreviewBudgetCSVReport {
  var preview: Preview

  private static let columns = [
    "key", "table", "surface", "owner", "text size", "narrowest device", "points", "lines",
    "locale", "letters", "full width", "file", "line", "column",
  ]

  /// The rows, each with its end, under a row of headings.
  var text: String {
    CSVText.table([PreviewBudgetCSVReport.columns] + preview.budgets.flatMap(rows))
  }

  private func rows(_ budget: PreviewBudget) -> [[String]] {
    let head = [
      budget.key ?? "", budget.table ?? "", budget.surface.id, budget.owner,
      budget.textSize.rawValue, budget.device?.name ?? "", number(budget.points, 2),
      budget.lines.map { "\($0)" } ?? "no limit",
    ]
    let place = [
      PathStyle.folder(preview.root).show(budget.place.file), "\(budget.place.line)",
      "\(budget.place.column)",
    ]
    guard !budget.letters.isEmpty else { return [head + ["", "no limit", ""] + place] }
    return budget.letters.map { letters in
      head + [letters.locale.description, "\(letters.count)", letters.isFullWidth ? "yes" : "no"]
        + place
    }
  }
}
