import Diagnostics
import Inspection
import Languages
import Presentation

/// How much room each key has, for those who translate in spreadsheets: a row a key, surface, text size
/// and locale.
struct PreviewBudgetCSVReport {
  var preview: Preview

  private static let columns = [
    "key", "table", "source text", "surface", "locale", "letters about", "full width",
    "points a line", "lines", "line for the comment", "text now", "fits now", "comment now",
    "text size", "owner", "narrowest on", "file", "line", "column",
  ]

  /// The rows, each with its end, under a row of headings; keys in alphabetic order.
  var text: String {
    CSVText.table([PreviewBudgetCSVReport.columns] + preview.budgets.byKey.joined().flatMap(rows))
  }

  private func rows(_ budget: PreviewBudget) -> [[String]] {
    guard !budget.letters.isEmpty else { return [row(budget, nil)] }
    return budget.letters.map { row(budget, $0) }
  }

  /// - Parameter letters: nil where nothing limits the text, in whatever locale.
  private func row(_ budget: PreviewBudget, _ letters: PreviewBudget.Letters?) -> [String] {
    [
      budget.key ?? "", budget.table ?? "", budget.source ?? "", budget.surface.id,
      letters?.locale.description ?? "all", letters.map { "\($0.count)" } ?? "no limit",
      letters.map { $0.isFullWidth ? "yes" : "no" } ?? "", number(budget.points, 2),
      budget.lines.map { "\($0)" } ?? "no limit",
      budget.line(namesSize: preview.request.textSizes.count > 1), letters?.text ?? "",
      letters.map { $0.fate.isWrong ? "no: \($0.outcome)" : "yes" } ?? "", budget.comment ?? "",
      budget.textSize.rawValue, budget.owner, budget.placeName ?? "",
      PathStyle.folder(preview.root).show(budget.place.file), "\(budget.place.line)",
      "\(budget.place.column)",
    ]
  }
}
