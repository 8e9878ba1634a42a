/// Tables as comma-separated values (RFC 4180), for spreadsheets.
package enum CSVText {
  /// The rows, each with its line end. Characters that could act are spelled out, and a cell that a
  /// spreadsheet would run as a formula begins with an apostrophe.
  package static func table(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).spelledOut }.joined(separator: "\n")
    let runs = shown.first.map { "=+-@".contains($0) } == true && Double(shown) == nil
    let safe = runs ? "'" + shown : shown
    let needsQuotes = safe.contains { $0 == "," || $0 == "\"" || $0 == "\n" }
    return needsQuotes
      ? "\""
        + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\"" : safe
  }
}
