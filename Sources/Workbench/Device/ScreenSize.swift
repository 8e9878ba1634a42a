/// The size of a screen in cells.
package struct ScreenSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The least that the panes need: a card of 53 cells in its column, and rows for one pane.
  package static let least = ScreenSize(columns: 56, rows: 16)

  /// Whether the panes have the least they need.
  package var isEnough: Bool {
    columns >= ScreenSize.least.columns && rows >= ScreenSize.least.rows
  }
}
