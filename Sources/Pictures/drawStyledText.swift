package import Layout

/// A grid as plain text with a map of its styles below, for goldens that hold both.
///
/// The map has a letter a cell, under the letters of the row that its label names: roles in lower
/// case, wrong runs as digits, their tags in upper case. A row with underlined or reversed cells
/// has a second line. Rows in plain style are left away, equal ones that follow each other stand
/// once. The legend tells the letters that occur.
package func drawStyledText(_ grid: CellGrid) -> String {
  let rows = (0..<grid.rows).map { StyleRow(grid.row($0)) }
  let width = String(max(0, grid.rows - 1)).count * 2 + 1
  var map: [String] = []
  var row = 0
  while row < rows.count {
    let first = row
    while row < rows.count, rows[row] == rows[first] { row += 1 }
    guard !rows[first].isPlain else { continue }
    let label = first == row - 1 ? "\(first)" : "\(first)-\(row - 1)"
    let room = String(repeating: " ", count: width)
    let lines = [rows[first].signs, rows[first].lines].filter { !$0.isEmpty }
    for (index, signs) in lines.enumerated() {
      let head = index == 0 ? label : ""
      map.append(room.dropFirst(head.count) + head + " " + signs)
    }
  }
  var text = drawText(grid) + "-- styles\n" + map.map { $0 + "\n" }.joined()
  let legend = legend(of: rows)
  if !legend.isEmpty { text += "-- " + legend.joined(separator: ", ") + "\n" }
  return text
}

/// The styles of a row, a sign a cell, without the blanks at the end.
private struct StyleRow: Equatable {
  /// Role, or mark with its tint.
  var signs: String
  /// Underlined, reversed.
  var lines: String

  init(_ cells: ArraySlice<Cell>) {
    signs = StyleRow.trimmed(cells.map { StyleSign.of($0.style).sign })
    lines = StyleRow.trimmed(
      cells.map { cell in
        switch (cell.style.isUnderlined, cell.style.isReversed) {
        case (false, false): " "
        case (true, false): "_"
        case (false, true): "#"
        case (true, true): "="
        }
      })
  }

  var isPlain: Bool { signs.isEmpty && lines.isEmpty }

  private static func trimmed(_ signs: [Character]) -> String {
    var signs = signs
    while signs.last == " " { signs.removeLast() }
    return String(signs)
  }
}

/// The sign of a style in the map, and its name in the legend.
private struct StyleSign {
  var sign: Character
  var name: String

  /// A mark decides alone how its cell looks, its role is not told.
  static func of(_ style: CellStyle) -> StyleSign {
    style.mark.map(of) ?? of(style.role)
  }

  static func of(_ role: CellRole) -> StyleSign {
    let sign: Character =
      switch role {
      case .plain: " "
      case .quiet: "q"
      case .rule: "r"
      case .title: "t"
      case .focus: "f"
      case .good: "g"
      case .warn: "w"
      case .bad: "b"
      case .unknown: "u"
      case .time: "c"
      }
    return StyleSign(sign: sign, name: role.rawValue)
  }

  static func of(_ mark: CellMark) -> StyleSign {
    let signs: [Character] =
      switch mark.kind {
      case .run: Array("01234567x")
      case .bracket: Array("⁰¹²³⁴⁵⁶⁷ˣ")
      case .tag: Array("ABCDEFGHX")
      }
    let tint = mark.tint.map { $0 % Palette.tintCount }
    let name =
      tint.map { "\(mark.kind.rawValue) in tint \($0)" } ?? "\(mark.kind.rawValue), no tint"
    return StyleSign(sign: signs[tint ?? Palette.tintCount], name: name)
  }

  /// All of them, in the order of the legend.
  static let all: [StyleSign] =
    CellRole.allCases.map(of)
    + CellMark.Kind.allCases.flatMap { kind in
      ((0..<Palette.tintCount).map { $0 as Int? } + [nil]).map { of(CellMark(kind, tint: $0)) }
    }
}

private func legend(of rows: [StyleRow]) -> [String] {
  let signs = Set(rows.flatMap(\.signs))
  let lines = Set(rows.flatMap(\.lines))
  let named = StyleSign.all.filter { $0.sign != " " && signs.contains($0.sign) }
    .map { "\($0.sign) \($0.name)" }
  let decorations: [(Character, String)] = [
    ("_", "underlined"), ("#", "reversed"), ("=", "underlined and reversed"),
  ]
  return named + decorations.filter { lines.contains($0.0) }.map { "\($0.0) \($0.1)" }
}
