import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import Simulation

extension StageView {
  /// What is wrong in this frame; where nothing is, what was looked at.
  func drawFindings(_ area: CellRectangle, on grid: inout CellGrid) {
    let isWide = area.columns >= 40
    let count = findings.isEmpty ? "" : "\(findings.count)" + (isWide ? " in this frame" : "")
    rule(area, title: join("Findings", count), on: &grid)
    var lines = findings.isEmpty && model.frame.failed.isEmpty ? soundLines(area) : []
    for failed in model.frame.failed {
      lines += failedLines(failed, columns: contentColumns(area) - 4, isWide: isWide)
    }
    if model.frame.isUnjudged {
      lines.append([
        .init(" "), .init(grid.glyphs(.couldNotLook), .unknown), .init(" not judged: live"),
      ])
    }
    let rows = area.rows - 1
    let all = findings.map { findingLines($0, area, isWide: isWide) }
    // Where the details of all have no room, only the one under the cursor has them.
    let isLong = lines.count + all.joined().count > rows
    var selectedEnd = lines.count
    var heads: [Int] = []
    for (finding, details) in zip(findings, all) {
      let isSelected = finding.number == model.cursor?.finding
      heads.append(lines.count)
      lines += isLong && !isSelected ? Array(details.prefix(1)) : details
      if isSelected { selectedEnd = lines.count }
    }
    let first = lines.count > rows ? max(0, min(lines.count - rows, selectedEnd - rows + 1)) : 0
    for (index, line) in lines.dropFirst(first).prefix(rows).enumerated() {
      var line = line
      if index == rows - 1, first + rows < lines.count {
        let hidden = heads.filter { $0 >= first + rows - 1 }.count
        line = [.init(" \(grid.glyphs(.cutHere)) \(hidden) more", .quiet)]
      }
      draw(
        line, column: contentColumn(area), row: area.row + 1 + index,
        columns: contentColumns(area), on: &grid)
    }
  }

  /// A piece of a line; `isTrailing` stands at the right end.
  struct Piece {
    var text: String
    var style: CellStyle
    var isTrailing: Bool

    init(_ text: String, _ style: CellStyle = .plain, isTrailing: Bool = false) {
      self.text = text
      self.style = style
      self.isTrailing = isTrailing
    }
  }

  /// The first column of what stands in a pane with a line at its left.
  func contentColumn(_ area: CellRectangle) -> Int { area.column + (hasLine(area) ? 1 : 0) }

  /// Columns of what stands in a pane of lines: no more than can be read as one line.
  func contentColumns(_ area: CellRectangle) -> Int {
    min(StageView.readable, area.endColumn - contentColumn(area))
  }

  private static let readable = 76

  func draw(
    _ pieces: [Piece], column: Int, row: Int, columns: Int, on grid: inout CellGrid
  ) {
    var x = column
    // A blank stays at the screen's edge.
    let end = column + columns - 1
    let trailing = pieces.filter(\.isTrailing)
    let width = trailing.reduce(0) { $0 + grid.cellWidth($1.text) }
    for piece in pieces where !piece.isTrailing {
      x += grid.write(piece.text, column: x, row: row, columns: end - x, style: piece.style)
    }
    var start = end - width
    guard width > 0, start > x else { return }
    for piece in trailing {
      start += grid.write(piece.text, column: start, row: row, style: piece.style)
    }
  }

  private func soundLines(_ area: CellRectangle) -> [[Piece]] {
    let surfaces = model.frame.frame.surfaces.filter { $0.owner != .appScreen }
    guard !surfaces.isEmpty else {
      return [[.init(" "), .init("nothing to look at", .quiet)]]
    }
    let judged = surfaces.flatMap(\.judged).filter { !$0.isNeutral }
    let revisions = Set(surfaces.compactMap(\.resolved.render.context.store.revision)).sorted()
    let languages = Set(judged.compactMap { $0.language?.description }).sorted()
    let all = languages.count == 1 ? "all in " : "in "
    let made = revisions.count == 1 ? "all " : ""
    let width = contentColumns(area) - 2
    let words =
      "\(surfaces.count) surfaces, \(judged.count) runs, \(all)"
      + languages.joined(separator: " and ") + ", \(made)"
      + revisions.map { "r\($0)" }.joined(separator: " and ")
    return [
      [.init(" "), .init(model.glyphs(.passes), .good), .init(" nothing wrong")], [],
    ] + wrapped(words, columns: width).map { [.init(" \($0)")] }
  }

  private func failedLines(_ failed: ExpectationResult, columns: Int, isWide: Bool) -> [[Piece]] {
    let first: [Piece] = [
      .init(" "), .init(model.glyphs(.fails), .bad), .init(" expected \(failed.expected)"),
    ]
    guard isWide else { return [first] }
    return [
      first, [.init("   found \(failed.found)", .quiet)],
      [.init("   \(shortPlace(failed.place, columns: columns))", .quiet)],
    ]
  }

  private func findingLines(
    _ line: StageFinding, _ area: CellRectangle, isWide: Bool
  ) -> [[Piece]] {
    let isSelected = model.cursor?.finding == line.number
    var head: [Piece] = [
      isSelected ? .init(model.glyphs(.cursor), .focus) : .init(" "),
      .init("\(line.number) "),
    ]
    if let tag = line.tag {
      head.append(
        .init(tag.text(model.glyphs), CellStyle(.plain, mark: CellMark(.tag, tint: tag.tint))))
    } else {
      head.append(severity(line.finding.severity))
    }
    head.append(.init(" \(line.finding.id)"))
    if isWide {
      let names = line.surfaces.map { surfaceName($0) }
      head.append(
        .init(
          names.count > 2
            ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: ", "),
          .quiet, isTrailing: true))
    }
    guard isWide else { return [head] }
    let columns = contentColumns(area) - 4
    return [head] + wrapped(line.finding.message, columns: columns).map { [.init("   \($0)")] }
      + [[.init("   \(shortPlace(line.finding.place, columns: columns))", .quiet)]]
  }

  private func severity(_ severity: Severity) -> Piece {
    switch severity {
    case .error: .init(model.glyphs(.fails), .bad)
    case .warning: .init(model.glyphs(.warning), .warn)
    case .note: .init(model.glyphs(.notRun), .quiet)
    }
  }

  /// As people say it: `Lock Screen`, `compact trailing`.
  private func surfaceName(_ id: String) -> String {
    id == Surface.lockScreen.id ? "Lock Screen" : id.replacing("-", with: " ")
  }

  /// The place relative to the product's folder, where it lies below it; too long a path loses its
  /// first folders, never the line.
  private func shortPlace(_ place: SourceLocation, columns: Int) -> String {
    let parts = model.source.product.file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/") + "/"
    var path = place.file[...]
    if parts.count > 1, path.hasPrefix(folder) { path = path.dropFirst(folder.count) }
    let line = ":\(place.line):\(place.column)"
    var mark = ""
    while mark.count + path.count + line.count > columns,
      let slash = path.dropFirst().firstIndex(of: "/")
    {
      path = path[slash...]
      mark = model.glyphs(.cutHere)
    }
    return mark + path + line
  }

  /// Words in lines of so many columns.
  private func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
