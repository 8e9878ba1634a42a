import Diagnostics
import Layout
import Presentation
import Simulation

/// A piece of a line; `isTrailing` stands at the right end.
struct Piece {
  var text: String
  var style: CellStyle
  var isTrailing: Bool
  /// Nil for words of the program; else the language of what is shown as evidence.
  var kind: TextKind
  /// Evidence with styles of its own, in place of the text.
  var styled: StyledLine?

  /// Evidence with its marks.
  init(_ line: StyledLine) {
    self.init(line.text)
    styled = line
  }

  init(
    _ text: String, _ style: CellStyle = .plain, isTrailing: Bool = false,
    kind: TextKind = .chrome
  ) {
    self.text = text
    self.style = style
    self.isTrailing = isTrailing
    self.kind = kind
  }
}

/// A line of a list.
struct PaneLine {
  var pieces: [Piece]
  /// What a press on it does.
  var target: StageTarget?
  /// Whether an entry begins here.
  var isHead = false
  /// Whether the cursor is on its entry.
  var isSelected = false
}

extension StageView {
  /// The lines of a list through its window: the entry under the cursor is in sight, the wheel moves
  /// the window, and what lies below it is counted.
  func drawList(
    _ lines: [PaneLine], _ pane: StagePane, _ area: CellRectangle, columns: Int? = nil,
    on screen: inout StageScreen
  ) {
    let rows = area.rows - 1
    let selected = lines.lastIndex(where: \.isSelected).map { $0 + 1 } ?? 0
    let most = max(0, lines.count - rows)
    // One row more than the entry: the last one may say how many follow.
    let start = max(0, min(most, selected - rows + 1))
    let first = max(0, min(most, start + (model.scrolled[pane] ?? 0)))
    let columns = columns ?? contentColumns(area)
    for (index, line) in lines.dropFirst(first).prefix(rows).enumerated() {
      var line = line
      let row = area.row + 1 + index
      if index == rows - 1, first + rows < lines.count {
        let hidden = lines[(first + rows - 1)...].count { $0.isHead }
        let more = max(1, hidden)
        line = PaneLine(pieces: [Piece(" \(screen.grid.glyphs(.cutHere)) \(more) more", .quiet)])
      }
      draw(line.pieces, column: contentColumn(area), row: row, columns: columns, on: &screen)
      if let target = line.target {
        screen.add(
          target,
          CellRectangle(column: contentColumn(area), row: row, columns: columns, rows: 1))
      }
    }
  }

  /// A list's title with its filter, and how many of its entries that leaves.
  func listRule(
    _ area: CellRectangle, _ pane: StagePane, title: String, measure: String,
    on screen: inout StageScreen
  ) {
    guard let filter = model.filter, filter.pane == pane else {
      rule(area, title: title, measure: measure, titleStyle: titleStyle(pane), on: &screen)
      return
    }
    let cursor = filter.isTyping ? textCursor(model.glyphs) : ""
    rule(
      area, title: join(title, "/\(filter.field.text)\(cursor)"), measure: measure,
      titleStyle: titleStyle(pane), on: &screen)
  }

  /// Whether the filter of a pane keeps an entry.
  func isKept(_ text: String, _ pane: StagePane) -> Bool {
    guard let filter = model.filter, filter.pane == pane else { return true }
    return filter.keeps(text)
  }

  /// The first column of what stands in a pane with a line at its left.
  func contentColumn(_ area: CellRectangle) -> Int { area.column + (hasLine(area) ? 1 : 0) }

  /// Columns of what stands in a pane of lines: no more than can be read as one line.
  func contentColumns(_ area: CellRectangle) -> Int {
    min(StageView.readable, area.endColumn - contentColumn(area))
  }

  private static let readable = 76

  func draw(
    _ pieces: [Piece], column: Int, row: Int, columns: Int, on screen: inout StageScreen
  ) {
    var x = column
    // A blank stays at the screen's edge.
    let end = column + columns - 1
    let trailing = pieces.filter(\.isTrailing)
    let width = trailing.reduce(0) { $0 + screen.grid.cellWidth($1.text, kind: $1.kind) }
    for piece in pieces where !piece.isTrailing {
      if let styled = piece.styled {
        let visual = styled.visual.cut(
          to: end - x, glyphs: screen.grid.glyphs, direction: .leftToRight)
        for cluster in visual.clusters {
          screen.grid.put(
            Cell(cluster.text, width: cluster.width, style: styled.style(at: cluster.range)),
            column: x, row: row)
          x += cluster.width
        }
        continue
      }
      x += screen.grid.write(
        piece.text, column: x, row: row, columns: end - x, style: piece.style, kind: piece.kind)
    }
    var start = end - width
    guard width > 0, start > x else { return }
    for piece in trailing {
      start += screen.grid.write(
        piece.text, column: start, row: row, style: piece.style, kind: piece.kind)
    }
  }

  /// As people say it: `Lock Screen`, `compact trailing`.
  func surfaceName(_ id: String) -> String {
    id == Surface.lockScreen.id ? "Lock Screen" : id.replacing("-", with: " ")
  }

  /// The place relative to the product's folder, where it lies below it; too long a path loses its
  /// first folders, never the line.
  func shortPlace(_ place: SourceLocation, columns: Int) -> String {
    var path = model.shortPath(place.file)[...]
    let line = ":\(place.line):\(place.column)"
    var mark = ""
    while mark.count + path.count + line.count > columns,
      let slash = path.dropFirst().firstIndex(of: "/")
    {
      path = path[slash...]
      mark = model.glyphs(.cutHere)
    }
    let whole = mark + path + line
    guard whole.count > columns else { return whole }
    // The line number is what people cannot guess.
    return model.glyphs(.cutHere) + whole.suffix(max(line.count, columns - 1))
  }

  /// Words in lines of so many columns; a word that is longer than a line is broken.
  func wrapped(_ text: String, columns: Int) -> [String] {
    let width = max(4, columns)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, cells(last) + 1 + cells(String(word)) <= width {
        lines[lines.count - 1] += " \(word)"
        continue
      }
      var rest = word
      // What is not looked at can be megabytes long.
      while cells(String(rest.prefix(width * 4))) > width {
        var head = ""
        for character in rest {
          if cells(head + String(character)) > width { break }
          head.append(character)
        }
        if head.isEmpty { break }
        lines.append(head)
        rest = rest.dropFirst(head.count)
      }
      lines.append(String(rest))
    }
    return lines
  }

  private func cells(_ text: String) -> Int {
    VisualLine(text, direction: .leftToRight, glyphs: model.glyphs).width
  }
}

extension StageModel {
  /// A path relative to the product's folder, where it lies below it.
  func shortPath(_ path: String) -> String {
    let parts = source.product.file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/") + "/"
    return parts.count > 1 && path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// A path so with its line and column.
  func shortPlace(_ place: SourceLocation) -> String {
    "\(shortPath(place.file)):\(place.line):\(place.column)"
  }
}

/// Where the next character of a text goes.
func textCursor(_ glyphs: GlyphSet) -> String { glyphs == .unicode ? "▏" : "_" }
