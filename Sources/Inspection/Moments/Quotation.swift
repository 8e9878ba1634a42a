import Internationalization
import Languages

/// How messages quote texts of people and of files.
extension String {
  /// The text on one line between quotation marks, cut after sixty characters.
  var inQuotes: String {
    let line = onOneLine
    return line.count > 60 ? Quotation.mark("\(line.prefix(59))…") : Quotation.mark(line)
  }

  /// The text on one line between quotation marks, its middle left out where it is long, since an
  /// ellipsis at its end would look as if the device had cut it there.
  var wholeInQuotes: String {
    let line = onOneLine
    return Quotation.mark(
      line.count > 80 ? "\(line.prefix(36)) [...] \(line.suffix(36))" : line)
  }

  private var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

private enum Quotation {
  /// `‘text’`, and `‘text’…` for words from right to left.
  ///
  /// A line of a message runs from left to right, and a sign beside foreign words goes with the line:
  /// an ellipsis after Arabic words would stand at their right, where they begin. What would hold it at
  /// their end are invisible controls, which a terminal may drop and which nothing here prints; outside
  /// of the marks it stands at the end of the quotation wherever it is read.
  static func mark(_ text: String) -> String {
    guard Bidi.firstStrong(text) == .rightToLeft else { return "‘\(text)’" }
    let isCutBefore = text.hasPrefix("…")
    let isCutAfter = text.hasSuffix("…")
    let words = text.dropFirst(isCutBefore ? 1 : 0).dropLast(isCutAfter ? 1 : 0)
    return "\(isCutBefore ? "…" : "")‘\(words)’\(isCutAfter ? "…" : "")"
  }
}
