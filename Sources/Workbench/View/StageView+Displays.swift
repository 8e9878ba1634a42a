import Layout
import Presentation

extension StageView {
  /// Where the system shows the activity once more: watch and car beside one another, then the
  /// others. A place without a picture, or without room for one, has its rule with the reason.
  func drawDisplays(_ area: CellRectangle, on screen: inout StageScreen) {
    var row = area.row
    var rest = StageView.displayRows
    while !rest.isEmpty {
      let surfaces = rest.removeFirst()
      let left = area.endRow - row - rest.count
      guard left > 0 else { break }
      let columns = area.columns / surfaces.count
      let cards = surfaces.map { surface in
        pictures.derived(
          surface, StagePictures.Room(columns: columns - 2, rows: max(1, left - 1)))
      }
      let tallest = cards.compactMap { $0?.picture.grid.rows }.max() ?? 0
      let rows = tallest > 0 && tallest < left ? tallest + 1 : 1
      for (index, (surface, card)) in zip(surfaces, cards).enumerated() {
        let isLast = index == surfaces.count - 1
        let start = area.column + index * columns
        drawDisplay(
          surface, card,
          CellRectangle(
            column: start, row: row, columns: isLast ? area.endColumn - start : columns, rows: rows),
          on: &screen)
      }
      row += rows
    }
  }

  /// Side by side where they are small.
  private static let displayRows: [[Surface]] = [
    [.smartStack, .carPlay], [.macMenuBar], [.standby], [.alwaysOn], [.banner],
  ]

  private func drawDisplay(
    _ surface: Surface, _ card: StagePictures.Card?, _ area: CellRectangle,
    on screen: inout StageScreen
  ) {
    let frame = pictures.frame(surface)
    let scale = frame.map { $0.scale == 1 ? "" : " at \(points($0.scale))\(model.glyphs(.by))" }
    let size = card.map { measure($0) + (scale ?? "") }
    let apple = "Apple "
    let name = frame?.display.flatMap {
      surface == .smartStack && $0.hasPrefix(apple) ? String($0.dropFirst(apple.count)) : nil
    }
    rule(
      area, title: join(name ?? surface.row.title, pictures.reason(surface) ?? ""),
      measure: size ?? "", titleStyle: titleStyle(.displays), on: &screen)
    guard let card, area.rows > 1 else { return }
    show(card.picture, area, hasCursor: true, isLive: true, on: &screen)
  }
}
