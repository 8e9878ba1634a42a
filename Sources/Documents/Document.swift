package import Diagnostics

/// A file that was read and scanned: its name, its lines for excerpts, its root value.
package struct Document: Sendable {
  /// The path as given; stands in every place of the document.
  package var file: String
  /// The text, decoded.
  package var text: String
  /// The root value.
  package var root: Node
  /// What was tolerated on the way: trailing commas, comments (severity `warning`).
  package var problems: [InputProblem]

  /// Makes a document; see the properties.
  package init(file: String, text: String, root: Node, problems: [InputProblem] = []) {
    self.file = file
    self.text = text
    self.root = root
    self.problems = problems
  }

  /// A problem at a place of this document, with the line of text as its excerpt.
  package func problem(
    _ message: String, at place: SourceLocation, length: Int = 1, severity: Severity = .error,
    hints: [String] = []
  ) -> InputProblem {
    InputProblem(
      message, at: place, severity: severity,
      excerpt: clippedExcerpt(line(place.line), column: place.column), length: length,
      hints: hints)
  }

  /// The text of a line, counted from 1, without its end (LF, CR LF, CR); empty past the last.
  package func line(_ number: Int) -> String {
    let bytes = text.utf8
    var current = 1
    var start = bytes.startIndex
    while current < number {
      guard let end = bytes[start...].firstIndex(where: isLineEnd) else { return "" }
      start = bytes.index(after: end)
      if bytes[end] == 0x0D, start < bytes.endIndex, bytes[start] == 0x0A {
        start = bytes.index(after: start)
      }
      current += 1
    }
    let end = bytes[start...].firstIndex(where: isLineEnd) ?? bytes.endIndex
    return String(text[start..<end])
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
