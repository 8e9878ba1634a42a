import CBenchPeer

/// The screen of a terminal as an xterm keeps it: what a program sent becomes cells.
///
/// It knows the sequences that terminfo describes for `xterm-256color`. What it does not know it
/// keeps in `unknown`, so that a count of cells is never wrong in silence.
struct TerminalScreen {
  let columns: Int
  let rows: Int
  /// In reading order.
  var cells: [ScreenCell]
  var style = ScreenStyle()
  var column = 0
  var row = 0
  /// The cursor stands on the last column and the next character wraps.
  var isPastEnd = false
  var saved: (column: Int, row: Int) = (0, 0)
  /// First and last row of what scrolls.
  var region: (top: Int, bottom: Int)
  /// The last character that was printed, which REP repeats.
  var printed: ScreenCell?
  /// What a terminal answers to questions about itself, not yet sent.
  var answers: [UInt8] = []
  /// Sequences without a meaning here.
  private(set) var unknown: [String] = []
  /// Bytes of a character or a sequence that is not complete.
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank(), count: columns * rows)
    region = (0, rows - 1)
  }

  /// Takes bytes in; they may end within a sequence.
  mutating func take(_ bytes: [UInt8]) {
    var rest = (pending + bytes)[...]
    pending = []
    while !rest.isEmpty {
      guard let used = takeOne(rest) else {
        pending = Array(rest)
        return
      }
      rest = rest.dropFirst(used)
    }
  }

  /// How many cells look different on another screen of the same size.
  func changedCells(since before: TerminalScreen) -> Int {
    zip(cells, before.cells).count { !$0.looksLike($1) }
  }

  /// Its characters, a line a row.
  var text: String {
    (0..<rows).map { row in
      var line = String.UnicodeScalarView()
      for cell in cells[row * columns..<(row + 1) * columns] { line.append(contentsOf: cell.text) }
      return String(String(line).reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  // MARK: Taking apart

  /// Takes the first character or sequence and says its bytes; nil where it is not complete.
  private mutating func takeOne(_ bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x1B: return takeEscape(bytes)
    case 0x08:
      column = max(0, column - 1)
      isPastEnd = false
    case 0x09:
      column = min(columns - 1, (column / 8 + 1) * 8)
      isPastEnd = false
    case 0x0A: lineFeed()
    case 0x0D:
      column = 0
      isPastEnd = false
    case 0x07, 0x0E, 0x0F: break
    case 0x00...0x1F, 0x7F: note(bytes.prefix(1))
    case 0x20...0x7E: put(Unicode.Scalar(first))
    default:
      let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      guard bytes.count >= length else { return nil }
      for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars {
        put(scalar)
      }
      return length
    }
    return 1
  }

  private mutating func takeEscape(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    guard bytes.count >= 2 else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
      else { return nil }
      let parameters = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
      let sequence = ControlSequence(parameters, final: Character(Unicode.Scalar(bytes[end])))
      if !obey(sequence) { note(bytes[start...end]) }
      return end - start + 1
    case UInt8(ascii: "]"):
      guard let end = bytes.dropFirst(2).firstIndex(where: { $0 == 0x07 || $0 == 0x1B })
      else { return nil }
      let isLong = bytes[end] == 0x1B
      if isLong, end + 1 >= bytes.endIndex { return nil }
      obey(command: String(decoding: bytes[(start + 2)..<end], as: UTF8.self))
      return end - start + (isLong ? 2 : 1)
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      guard bytes.count >= 3 else { return nil }
      if bytes[start + 2] != UInt8(ascii: "B") { note(bytes.prefix(3)) }
      return 3
    case UInt8(ascii: "="), UInt8(ascii: ">"): break
    case UInt8(ascii: "7"): saved = (column, row)
    case UInt8(ascii: "8"): move(column: saved.column, row: saved.row)
    case UInt8(ascii: "M"):
      if row == region.top { scroll(by: -1) } else { row = max(0, row - 1) }
    default: note(bytes.prefix(2))
    }
    return 2
  }

  private mutating func note(_ bytes: ArraySlice<UInt8>) {
    unknown.append(
      bytes.map { (0x20...0x7E).contains($0) ? String(Unicode.Scalar($0)) : "\\x\(hex($0))" }
        .joined())
  }

  private func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  // MARK: Writing

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Int(bench_width(scalar.value))
    guard width > 0 else {
      // A mark joins what was written last.
      let place = row * columns + (isPastEnd ? column : max(0, column - 1))
      let base = cells[place].width == 0 ? place - 1 : place
      if width == 0 { cells[base].text.append(scalar) }
      return
    }
    write(ScreenCell([scalar], width: width, style: style))
  }

  /// Writes a character where the cursor stands, and moves it.
  mutating func write(_ cell: ScreenCell) {
    if isPastEnd || column + cell.width > columns {
      column = 0
      lineFeed()
    }
    let place = row * columns + column
    for index in place..<place + cell.width { splitWide(at: index) }
    cells[place] = cell
    if cell.width == 2 { cells[place + 1] = ScreenCell([], width: 0, style: cell.style) }
    printed = cell
    isPastEnd = column + cell.width >= columns
    column = min(columns - 1, column + cell.width)
  }

  /// What is left of a wide character of which half is written over is a blank.
  private mutating func splitWide(at index: Int) {
    if cells[index].width == 0, index > 0 { cells[index - 1] = .blank(cells[index - 1].style) }
    if cells[index].width == 2, index + 1 < cells.count {
      cells[index + 1] = .blank(cells[index].style)
    }
  }

  /// Blanks in the ground in force: an xterm erases in colour.
  mutating func erase(_ range: Range<Int>) {
    var ground = ScreenStyle()
    ground.background = style.background
    for index in range {
      splitWide(at: index)
      cells[index] = .blank(ground)
    }
  }

  mutating func move(column: Int, row: Int) {
    self.column = min(columns - 1, max(0, column))
    self.row = min(rows - 1, max(0, row))
    isPastEnd = false
  }

  private mutating func lineFeed() {
    isPastEnd = false
    if row == region.bottom { scroll(by: 1) } else { row = min(rows - 1, row + 1) }
  }

  /// Moves the rows of the region up, or down by less than 0.
  mutating func scroll(by count: Int, from top: Int? = nil) {
    let first = top ?? region.top
    let height = region.bottom - first + 1
    let count = max(-height, min(height, count))
    let range = first * columns..<(region.bottom + 1) * columns
    var ground = ScreenStyle()
    ground.background = style.background
    let fresh = Array(repeating: ScreenCell.blank(ground), count: columns * count.magnitude.asInt)
    let kept = Array(cells[range])
    cells.replaceSubrange(
      range,
      with: count >= 0 ? kept.dropFirst(fresh.count) + fresh : fresh + kept.dropLast(fresh.count))
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(self) }
}
