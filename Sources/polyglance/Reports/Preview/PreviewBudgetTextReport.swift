import Diagnostics
import Inspection
import Presentation

/// How much room each key has, in lines for the comment that translators read.
struct PreviewBudgetTextReport {
  var preview: Preview

  /// The lines, each with its end: the key with its text, then a line a surface.
  var text: String {
    guard preview.isMeasured else {
      return "measured in cells, not points: how much room a text has cannot be said\n"
    }
    let keys = preview.budgets.byKey
    guard !keys.isEmpty else { return "no looked-up text has a place here\n" }
    return keys.map(block).joined(separator: "\n")
  }

  private func block(_ budgets: [PreviewBudget]) -> String {
    let first = budgets[0]
    let place = "\(preview.paths.show(first.place.file)):\(first.place.line)"
    let source = first.source.map { "“\($0)”" } ?? "no text in the source language"
    var seen: Set<String> = []
    let lines = budgets.map { $0.line(namesSize: preview.request.textSizes.count > 1) }
      .filter { seen.insert($0).inserted }
    return ["\(first.key ?? "")  \(source)  (\(first.table ?? ""), \(place))"].map(\.spelledOut)
      .joined() + "\n" + lines.map { "  \($0)\n" }.joined()
  }
}
