/// One cell of a grid: one grapheme cluster, or the second half of a wide one.
package struct Cell: Hashable, Sendable {
  /// One grapheme cluster, ready to print: no control, no bidi control. Empty in the second half
  /// of a wide cluster.
  package var text: String
  /// Cells that the cluster takes, 1 or 2; 0 marks the second half of the wide cluster before it.
  package var width: Int
  package var style: CellStyle

  package init(_ text: String, width: Int = 1, style: CellStyle = .plain) {
    self.text = text
    self.width = width
    self.style = style
  }

  /// An empty cell in the terminal's own colours.
  package static let blank = Cell(" ")

  /// Whether nothing is to be seen here but perhaps a background.
  package var isBlank: Bool { text.utf8.count == 1 && text.utf8[text.startIndex] == 0x20 }

  /// Whether this is the second half of a wide cluster.
  package var isContinuation: Bool { width == 0 }
}
