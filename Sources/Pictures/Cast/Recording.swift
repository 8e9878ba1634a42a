package import Layout

/// What a screen showed, and when.
package struct Recording: Sendable {
  package var title: String
  package var columns: Int
  package var rows: Int
  /// In order; each differs from the one before.
  package var frames: [Frame]
  /// In order.
  package var markers: [Marker]
  /// When it ends; the last frame stands until then.
  package var end: Duration

  /// A grid from a moment on.
  package struct Frame: Sendable, Equatable {
    package var at: Duration
    package var grid: CellGrid

    package init(at: Duration, grid: CellGrid) {
      self.at = at
      self.grid = grid
    }
  }

  /// Words for a moment, which players show on their timeline and stop at.
  package struct Marker: Sendable, Equatable {
    package var at: Duration
    package var label: String

    package init(at: Duration, label: String) {
      self.at = at
      self.label = label
    }
  }

  package init(
    title: String, columns: Int, rows: Int, frames: [Frame], markers: [Marker], end: Duration
  ) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.frames = frames
    self.markers = markers
    self.end = end
  }
}
