/// What a mouse does on the screen. Cells count from 0 at the top left.
package struct MouseEvent: Hashable, Sendable {
  package var kind: Kind
  package var column: Int
  package var row: Int

  /// One thing that the first button or the wheel does.
  package enum Kind: Hashable, Sendable {
    case press
    /// Moved while the button is down.
    case drag
    case release
    /// The wheel turned by one notch: rows down and columns to the right are positive.
    case scroll(rows: Int, columns: Int)
  }

  package init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }
}
