import Layout

/// The picture of a model, and what its cells do when they are pressed.
struct StageScreen {
  var grid: CellGrid
  private var targets: [(area: CellRectangle, target: StageTarget)] = []
  private var panes: [(area: CellRectangle, pane: StagePane)] = []

  init(_ model: StageModel) {
    grid = CellGrid(
      columns: model.size.columns, rows: model.size.rows, glyphs: model.glyphs)
    drawStage(model, on: &self)
  }

  /// What a press there does; nil where it does nothing. What was drawn last lies on top.
  func target(column: Int, row: Int) -> StageTarget? {
    targets.last { $0.area.contains(column: column, row: row) }?.target
      ?? pane(column: column, row: row).map(StageTarget.pane)
  }

  /// The pane that stands there.
  func pane(column: Int, row: Int) -> StagePane? {
    panes.last { $0.area.contains(column: column, row: row) }?.pane
  }

  /// The step on the timeline that is nearest to a column; nil where there are none.
  func step(near column: Int) -> Int? {
    let steps = targets.compactMap { entry -> (distance: Int, step: Int)? in
      guard case .step(let step) = entry.target else { return nil }
      let middle = entry.area.column + entry.area.columns / 2
      return (abs(middle - column), step)
    }
    return steps.min { ($0.distance, $0.step) < ($1.distance, $1.step) }?.step
  }

  mutating func add(_ target: StageTarget, _ area: CellRectangle) {
    targets.append((area, target))
  }

  mutating func add(_ pane: StagePane, _ area: CellRectangle) { panes.append((area, pane)) }

  /// Nothing below an overlay can be pressed.
  mutating func coverTargets() {
    targets = []
    panes = []
  }
}

/// What a press of the mouse does.
enum StageTarget: Hashable {
  case command(StageCommand)
  case key(Key)
  case step(Int)
  case run(StageRun)
  case finding(Int)
  case pane(StagePane)
  /// A cell of the grid.
  case cell(MatrixModel.Key)
  /// A presentation of the cell under the cursor, by its place in the list.
  case presentation(Int)
  /// A row of Preview's table, by its place.
  case previewRow(Int)
  /// A line of what lies over the panes.
  case item(Int)
}
