import Inspection
import Languages
import Layout
import Presentation
import Simulation

extension StageView {
  private var page: PreviewPage? { model.preview.page }

  /// What the header says on Preview, longest first.
  func previewTitles(_ product: String) -> [String] {
    guard let device = model.preview.device else { return [product] }
    let size = model.preview.textSize.title
    return [
      join(product, page?.cell?.state ?? "", device.name, size), join(product, device.name, size),
      join(device.name, size), device.name, size,
    ]
  }

  /// The pictures of a slot side by side, in the order of the table; of another surface the card of
  /// the row under the cursor.
  func drawSlots(_ area: CellRectangle, on screen: inout StageScreen) {
    guard let page, let cell = page.cell else {
      rule(area, title: "Preview", on: &screen)
      return
    }
    let title = previewTitle(page)
    rule(
      area, title: title, measure: arrangement(page, beside: title, columns: area.columns),
      on: &screen)
    if PreviewPage.isSlot(page.surface) {
      drawPills(page, area, on: &screen)
      return
    }
    guard let pictures = PreviewPictures([cell], columns: area.columns - 3, of: model),
      let picture = pictures.picture(of: cell, rows: area.rows - 1)
    else { return }
    blit(
      picture, of: cell, column: 2, row: area.row + 1, columns: area.columns - 3,
      rows: area.rows - 1, on: &screen)
  }

  /// The surface, what room it has, and the text that is shown of it.
  func previewTitle(_ page: PreviewPage) -> String {
    let name = page.cell.map(\.name) ?? ""
    let parts = name.split(separator: ".")
    let short = parts.count > 2 ? parts.suffix(2).joined(separator: ".") : name
    return join(page.surface.row.title, room(of: page.rows, on: page.surface), short)
  }

  /// `52.33 pt` of a slot, `343 pt a line` of a card, `93.33–120 pt a line` where the texts have not
  /// all the same; nothing where nobody measures.
  func room(of cells: [PreviewCell], on surface: Surface) -> String {
    guard isMeasured, let rooms = PreviewPage.rooms(cells) else { return "" }
    let (least, most) = (points(rooms.lowerBound), points(rooms.upperBound))
    let dash = model.glyphs == .unicode ? "–" : "-"
    let room = least == most ? least : least + dash + most
    return "\(room) pt" + (PreviewPage.isSlot(surface) ? "" : " a line")
  }

  /// Which text of how many, in which order, with or without pseudolocales: as much of it as has
  /// room beside a title, what the points are worth before all.
  func arrangement(
    _ page: PreviewPage, beside title: String, columns: Int, _ worth: String = ""
  ) -> String {
    let left = model.preview.unmeasured.count
    let all = model.preview.locales.count
    let count = "\(page.text + 1)/\(page.texts.count)"
    // Nothing is put before anything by lengths that say nothing.
    let shown = isMeasured ? model.preview.order : .catalog
    let order = left == 0 ? shown.title : "measuring \(all - left) of \(all)"
    let pseudo = "x pseudo \(model.preview.showsPseudolocales ? "on" : "off")"
    let candidates = [
      join("text \(count)", order, pseudo, worth), join(count, order, pseudo, worth),
      join(count, order, worth), join(count, worth), worth.isEmpty ? count : worth,
    ]
    let room = columns - 8 - title.count
    return candidates.first { $0.count <= room } ?? ""
  }

  private func drawPills(_ page: PreviewPage, _ area: CellRectangle, on screen: inout StageScreen) {
    guard let pictures = PreviewPictures(page.rows, columns: nil, of: model) else { return }
    let drawn = page.rows.map { pictures.picture(of: $0) }
    let labels = page.rows.map { "\($0.locale.shortTag) \(over($0))" }
    let widest = drawn.compactMap { $0?.grid.columns }.max() ?? 0
    let label = labels.map { screen.grid.cellWidth($0) }.max() ?? 0
    let pitch = max(widest, label) + 1
    let room = max(1, (area.columns - 2) / pitch)
    let first = max(0, min(page.row - room / 2, page.rows.count - room))
    for (index, cell) in page.rows.enumerated().dropFirst(first).prefix(room) {
      let column = 2 + (index - first) * pitch
      draw(
        [
          .init("\(cell.locale.shortTag) ", isQuiet(cell) ? .quiet : .plain),
          .init(over(cell), style(cell)),
        ],
        column: column, row: area.row + 1, columns: pitch, on: &screen)
      if let picture = drawn[index] {
        blit(
          picture, of: cell, column: column, row: area.row + 2, columns: pitch,
          rows: area.rows - 2, on: &screen)
      }
      screen.add(
        .previewRow(index),
        CellRectangle(column: column, row: area.row + 1, columns: pitch, rows: area.rows - 1))
      if index == page.row {
        screen.grid.write(
          model.glyphs(.cursor), column: column - 1, row: min(area.row + 3, area.endRow - 1),
          style: .focus)
      }
    }
    guard first + room < page.rows.count else { return }
    screen.grid.write(
      model.glyphs(.cutHere), column: area.endColumn - 1, row: area.row + 1, style: .quiet)
  }

  /// A picture with the text of its cell underlined, as far as there are columns and rows for it.
  func blit(
    _ picture: DevicePicture, of cell: PreviewCell, column: Int, row: Int, columns: Int, rows: Int,
    on screen: inout StageScreen
  ) {
    var picture = picture
    if !PreviewPage.isSlot(cell.surface) {
      picture.restyle(surface: cell.surface, text: cell.placed.text) { $0.isUnderlined = true }
    }
    let shown = min(rows, picture.grid.rows)
    let width = min(columns, picture.grid.columns)
    guard shown > 0, width > 0 else { return }
    screen.grid.blit(
      picture.grid, column: column, row: row,
      area: CellRectangle(column: 0, row: 0, columns: width, rows: shown))
    if shown < picture.grid.rows || width < picture.grid.columns {
      screen.grid.write(
        model.glyphs(.cutHere), column: column + max(0, width - 2), row: row + shown - 1,
        style: .quiet)
    }
  }

  // MARK: Words

  /// By how many points a text is over, which way unless in width, or what is spare; nothing where
  /// nobody measures.
  func over(_ cell: PreviewCell) -> String {
    guard isMeasured else { return "" }
    return cell.over(minus: model.glyphs == .unicode ? "–" : "-")
  }

  /// How what is told of a text looks: pseudolocales are no translations that anybody could mend.
  func style(_ cell: PreviewCell) -> CellStyle {
    guard isMeasured, !isQuiet(cell) else { return .quiet }
    if cell.fate.isWrong { return .bad }
    return cell.fate == .fits ? .quiet : .warn
  }

  func isQuiet(_ cell: PreviewCell) -> Bool { cell.locale.pseudolocale != nil }

  /// Whether lengths are points of a face.
  var isMeasured: Bool { model.preview.previewer?.measure != .cells }
}

extension LanguageTag {
  /// As a column shows it: of a pseudolocale of private use what stands behind the language.
  var shortTag: String {
    pseudolocale != nil && !extensions.isEmpty
      ? extensions.joined(separator: "-") : description
  }
}
