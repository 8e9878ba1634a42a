import Foundation
import Layout
import Pictures
import TestSupport
import Testing

@Suite("A recording")
struct CastTests {
  private static let palette = Palette(.indexed, ground: .dark)

  /// Grids that differ in a little, in wide letters, in style alone, in everything.
  private static func recording() -> Recording {
    var grid = SVGTests.specimen()
    var frames = [Recording.Frame(at: .zero, grid: grid)]
    func show(_ milliseconds: Int, _ change: (inout CellGrid) -> Void) {
      change(&grid)
      frames.append(Recording.Frame(at: .milliseconds(milliseconds), grid: grid))
    }
    show(400) { $0.write("09:00:30", column: 1, row: 18, style: .time) }
    show(1400) { $0.write("注文が到着", column: 2, row: 8) }
    show(1500) { $0.write("a注文", column: 2, row: 8) }
    show(1600) { grid in
      grid.restyle(CellRectangle(column: 2, row: 8, columns: 3, rows: 1)) { $0.isReversed = true }
    }
    show(2000) { $0.clear($0.bounds) }
    show(2100) { $0.write("注", column: 62, row: 0) }
    return Recording(
      title: "Courier “\u{202E}\u{1B}”", columns: grid.columns, rows: grid.rows, frames: frames,
      markers: [
        Recording.Marker(at: .zero, label: "Start"),
        Recording.Marker(at: .milliseconds(1450), label: "say \"到着\" \\ twice"),
        Recording.Marker(at: .milliseconds(9000), label: "late"),
      ], end: .milliseconds(10_050))
  }

  /// The lines after the first: time, kind, text.
  private static func events(_ cast: String) throws -> [(at: Double, kind: String, text: String)] {
    try cast.split(separator: "\n").dropFirst().map { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any] ?? []
      return try (
        #require((event.first as? NSNumber)?.doubleValue), #require(event[1] as? String),
        #require(event[2] as? String)
      )
    }
  }

  @Test("is a line of JSON for what it is and one for each thing that happens, in order of time")
  func format() throws {
    let cast = drawCast(Self.recording(), palette: Self.palette)
    let first = try #require(cast.split(separator: "\n").first)
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 64 && header["height"] as? Int == 19)
    #expect(header["title"] as? String == "Courier “\u{202E}\u{1B}”")
    #expect((header["env"] as? [String: String])?["TERM"] == "xterm-256color")
    let theme = try #require(header["theme"] as? [String: String])
    #expect(theme["bg"] == "#1e1e1e" && theme["fg"] == "#e4e4e4")
    #expect(theme["palette"]?.split(separator: ":").count == 8)
    let light = drawCast(Self.recording(), palette: Palette(.indexed, ground: .light))
    #expect(light.contains("\"bg\":\"#fafafa\""))
    let events = try Self.events(cast)
    #expect(events.map(\.at) == events.map(\.at).sorted())
    #expect(
      events.filter { $0.kind == "m" }.map(\.text) == ["Start", "say \"到着\" \\ twice", "late"])
    #expect(events.filter { $0.kind == "m" }.map(\.at) == [0, 1.45, 9])
    #expect(events.last?.at == 10.05)
    // A player that stops at the first marker shows the first frame.
    #expect(events.prefix(2).map(\.kind) == ["o", "m"])
    let raw = cast.unicodeScalars.filter { $0 != "\n" }
    #expect(raw.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }

  @Test("shows each frame at its time in a terminal that plays it", arguments: ColourDepth.allCases)
  func replays(_ depth: ColourDepth) throws {
    let recording = Self.recording()
    let palette = Palette(depth, ground: .dark)
    var screen = PlayedScreen(columns: recording.columns, rows: recording.rows)
    let outputs = try Self.events(drawCast(recording, palette: palette))
      .filter { $0.kind == "o" }
    var frames = recording.frames[...]
    for output in outputs.dropLast() {
      try screen.play(output.text)
      let frame = try #require(frames.popFirst { Self.seconds($0.at) == output.at })
      #expect(screen.differences(from: frame.grid, palette).isEmpty)
    }
    #expect(!screen.showsCursor && !screen.wraps && !screen.reorders)
    try screen.play(#require(outputs.last).text)
    #expect(screen.showsCursor && screen.wraps && screen.reorders && screen.look == "0")
    let last = try #require(recording.frames.last)
    #expect(screen.differences(from: last.grid, palette).isEmpty)
  }

  @Test("writes only what changed")
  func isSmall() throws {
    let outputs = try Self.events(drawCast(Self.recording(), palette: Self.palette))
      .filter { $0.kind == "o" }.map(\.text)
    #expect(outputs[0].utf8.count > 1000)
    // A place, a look, what changed, the terminal's own look.
    #expect(outputs[1].utf8.count < 60)
    #expect(outputs[3].count < 60)
  }

  @Test("is the same twice")
  func isDeterministic() {
    let once = drawCast(Self.recording(), palette: Self.palette)
    #expect(once == drawCast(Self.recording(), palette: Self.palette))
  }

  private static func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
}

extension ArraySlice {
  /// Takes elements from the front up to the first that holds, and gives that one.
  fileprivate mutating func popFirst(where holds: (Element) -> Bool) -> Element? {
    while let first = popFirst() { if holds(first) { return first } }
    return nil
  }
}

/// A terminal as far as recordings use one: places, looks, wrapping and the cursor.
private struct PlayedScreen {
  let columns: Int
  private var cells: [[(text: String, look: String)]]
  private var (column, row) = (0, 0)
  private(set) var look = "0"
  private(set) var showsCursor = true
  private(set) var wraps = true
  private(set) var reorders = true

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: (" ", "0"), count: columns), count: rows)
  }

  struct Unknown: Error {
    var sequence: String
  }

  mutating func play(_ text: String) throws {
    var rest = text[...]
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let match = rest.prefixMatch(of: /\u{1B}\[(\??)([0-9;]*)([A-Za-z])/) else {
          throw Unknown(sequence: String(rest.prefix(8)))
        }
        try obey("\(match.1)\(match.3)", String(match.2))
        rest = rest[match.range.upperBound...]
      } else {
        put(String(character))
        rest.removeFirst()
      }
    }
  }

  private mutating func obey(_ name: String, _ parameters: String) throws {
    switch (name, parameters) {
    case ("H", _):
      let place = parameters.split(separator: ";").compactMap { Int($0) }
      (row, column) = (place[0] - 1, place[1] - 1)
    case ("m", _): look = parameters
    case ("J", "2"): self = blank
    case ("?l", "25"): showsCursor = false
    case ("?h", "25"): showsCursor = true
    case ("?l", "7"): wraps = false
    case ("?h", "7"): wraps = true
    case ("l", "8"): reorders = false
    case ("h", "8"): reorders = true
    default: throw Unknown(sequence: name + parameters)
    }
  }

  private var blank: PlayedScreen {
    var screen = self
    screen.cells = PlayedScreen(columns: columns, rows: cells.count).cells
    return screen
  }

  private mutating func put(_ cluster: String) {
    let width = CellGrid(columns: 4, rows: 1).cellWidth(cluster, kind: .content(language: nil))
    cells[row][column] = (cluster, look)
    if width == 2 { cells[row][column + 1] = ("", look) }
    column += width
  }

  /// Where the screen is not as a grid is, in words.
  func differences(from grid: CellGrid, _ palette: Palette) -> [String] {
    var found: [String] = []
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let (cell, shown) = (grid[column, row], cells[row][column])
        if cell.text != shown.text {
          found.append("\(row),\(column): ‘\(shown.text)’ for ‘\(cell.text)’")
        } else if !cell.isContinuation {
          var one = CellGrid(columns: 1, rows: 1)
          one.put(Cell("x", style: cell.style), column: 0, row: 0)
          let wanted = drawANSI(one, palette: palette).firstMatch(of: /^\u{1B}\[([0-9;]*)m/)?.1
          if String(wanted ?? "0") != shown.look {
            found.append("\(row),\(column): look \(shown.look) for \(wanted ?? "0")")
          }
        }
      }
    }
    return found
  }
}
