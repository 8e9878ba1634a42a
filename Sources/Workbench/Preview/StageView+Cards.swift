import Inspection
import Languages
import Layout
import Presentation

extension StageView {
  /// Whole cards, each in the state that treats its text worst.
  func drawCards(_ area: CellRectangle, on screen: inout StageScreen) {
    guard let page = model.preview.page else {
      rule(area, title: "cards", titleStyle: titleStyle(.cards), on: &screen)
      return
    }
    guard let surface = page.cards.first?.surface else {
      rule(area, title: "Lock Screen", titleStyle: titleStyle(.cards), on: &screen)
      screen.grid.write(
        "this product shows nothing on the Lock Screen", column: area.column + 2,
        row: area.row + 1, columns: area.columns - 3, style: .quiet)
      return
    }
    let cut = page.cards.count { $0.fate.isCut }
    let tall = page.cards.count { $0.tallest != nil }
    let counts = "\(cut) of \(page.cards.count) cut" + (tall > 0 ? ", \(tall) too tall" : "")
    let title =
      surface == page.surface && geometry.needs == nil
      ? previewTitle(page)
      : join(surface.row.title, room(of: page.cards, on: surface))
    rule(
      area, title: title, measure: isMeasured ? counts : "",
      titleStyle: titleStyle(.cards), on: &screen)
    var across = area.columns >= 200 ? 3 : area.columns >= 120 ? 2 : 1
    var width: Int { (area.columns - 2) / across }
    guard var pictures = PreviewPictures(page.cards, columns: width - 2, of: model) else { return }
    // Of what is wider than its part of the pane there are fewer side by side.
    while across > 1, pictures.columns(of: page.cards) > width - 2 {
      across -= 1
      pictures = PreviewPictures(page.cards, columns: width - 2, of: model) ?? pictures
    }
    let lines = stride(from: 0, to: page.cards.count, by: across).map {
      Array(page.cards[$0..<min($0 + across, page.cards.count)])
    }
    let drawn = lines.map { $0.map { pictures.picture(of: $0) } }
    let heights = drawn.map { 1 + ($0.compactMap { $0?.grid.rows }.max() ?? 0) }
    let selected = surface == page.surface ? page.row / across : 0
    var row = area.row + 1
    for line in lines.indices.dropFirst(firstLine(heights, selected, rows: area.rows - 1)) {
      guard row + 3 <= area.endRow else { break }
      for (index, cell) in lines[line].enumerated() {
        let column = area.column + 2 + index * width
        drawCardLabel(cell, column: column, row: row, columns: width - 2, on: &screen)
        if let picture = drawn[line][index] {
          blit(
            picture, of: cell, column: column, row: row + 1, columns: width - 1,
            rows: area.endRow - row - 1, on: &screen)
        }
      }
      row += heights[line]
    }
  }

  /// The line of cards in sight first: that of the cursor, or one before it where all that follow
  /// have room; the wheel goes on from there.
  private func firstLine(_ heights: [Int], _ selected: Int, rows: Int) -> Int {
    var first = selected
    while first > 0, heights[(first - 1)...].reduce(0, +) <= rows { first -= 1 }
    return max(0, min(heights.count - 1, first + (model.scrolled[.cards] ?? 0)))
  }

  /// `de  +42.1  truncated in line 2`, with the points of the card where bounds are shown.
  private func drawCardLabel(
    _ cell: PreviewCell, column: Int, row: Int, columns: Int, on screen: inout StageScreen
  ) {
    var pieces: [Piece] = [.init(cell.locale.shortTag, isQuiet(cell) ? .quiet : .plain)]
    if isMeasured {
      pieces += [.init("  \(over(cell))", style(cell)), .init("  \(cell.outcome)", .quiet)]
    }
    if model.shows.bounds, let previewer = model.preview.previewer {
      let frame = model.preview.places.places(of: cell, by: previewer)[cell.surface]?.frame
      if let frame {
        let size = "\(Int(frame.width.rounded()))\(model.glyphs(.by))\(Int(frame.height.rounded()))"
        pieces.append(.init("  \(size) pt", .quiet))
      }
    }
    draw(pieces, column: column, row: row, columns: columns, on: &screen)
  }

  /// The largest text size at which the text stands as designed, locales with the same together.
  func drawSizes(_ area: CellRectangle, on screen: inout StageScreen) {
    guard let page = model.preview.page, let cell = page.cell else {
      rule(area, title: "Text sizes", on: &screen)
      return
    }
    let fits = isMeasured ? model.preview.largestFits(of: PreviewTextName(cell)) : []
    let all = page.rows.count
    rule(
      area, title: join("Text sizes", page.surface.row.title),
      measure: !isMeasured
        ? "cells say nothing of sizes"
        : fits.count < all
          ? "measuring \(fits.count) of \(all)" : "the largest at which each still fits",
      on: &screen)
    var groups: [(size: DynamicTypeSize?, locales: [LanguageTag])] = []
    for fit in fits {
      if let index = groups.firstIndex(where: { $0.size == fit.asDesigned }) {
        groups[index].locales.append(fit.locale)
      } else {
        groups.append((fit.asDesigned, [fit.locale]))
      }
    }
    // None before the smallest.
    let sorted = groups.enumerated().sorted { a, b in
      guard let small = b.element.size else { return false }
      return a.element.size.map { $0 < small } ?? true
    }.map(\.element)
    var pieces: [Piece] = [.init(" ")]
    for group in sorted {
      let locales = group.locales.map(\.shortTag).joined(separator: " ")
      pieces += [
        .init(" \(locales)  "),
        .init("\(group.size?.title ?? "none, unscaled")   ", group.size == nil ? .warn : .quiet),
      ]
    }
    draw(pieces, column: area.column, row: area.row + 1, columns: area.columns, on: &screen)
  }
}
