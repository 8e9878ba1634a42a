import Foundation
import TestSupport
import Testing

/// The Stage in a real terminal. Goldens are what tmux shows, recorded with `RECORD_GOLDENS=1`.
@Suite("The Stage in a terminal", .enabled(if: TmuxScreen.isInstalled), .serialized)
struct StageInTerminalTests {
  static let sizes = [(80, 24), (120, 40), (200, 60)]
  private let scenario = "Scenarios/courier/french-on-the-way.scenario.yaml"

  @Test("plays, steps back, changes the language live, resizes, quits", arguments: sizes)
  func plays(columns: Int, rows: Int) throws {
    let screen = try TmuxScreen(
      ["play", "--font", "cells", scenario], columns: columns, rows: rows)
    let size = "\(columns)x\(rows)"
    expectGolden(try screen.wait(for: "1/15"), "opened-\(size)")

    try screen.type("Right", "Right", "Right", "Right", "Right", "Right")
    expectGolden(try screen.wait(for: "7/15"), "nearby-\(size)")

    try screen.type("Left", "Left", "Left", "Left")
    #expect(try screen.wait(for: "3/15").contains("Preparing your order"))

    try screen.type("l")
    #expect(try screen.wait(for: "Language").contains("polski"))
    try screen.type("Down", "Down", "Down", "Down")
    _ = try screen.wait(for: "▸ ar")
    try screen.type("Enter")
    let arabic = try screen.wait(for: "ar r2 app")
    expectGolden(arabic, "arabic-\(size)")
    #expect(!arabic.contains("Preparing your order"))

    try screen.resize(columns: 60, rows: 18)
    #expect(try screen.wait(for: "? help").split(separator: "\n").allSatisfy { $0.count <= 60 })
    try screen.resize(columns: 40, rows: 10)
    #expect(try screen.wait(for: "needs 56×16").contains("40×10"))
    try screen.resize(columns: columns, rows: rows)
    #expect(try screen.wait(for: "ar r2 app") == arabic)

    try screen.type("q")
    let after = try screen.wait(for: "status ")
    #expect(after.contains("status 0"))
    #expect(!after.contains("Lock Screen"))
  }

  /// A screen and the keys that lead to it from step 7 of a twin.
  static let screens: [(name: String, keys: [String])] = [
    ("inspect", ["Enter"]), ("help", ["?"]), ("palette", [":", "l", "a"]), ("picker", ["l"]),
    ("presenter", ["Z"]), ("zoomed", ["Tab", "z"]), ("filtered", ["/", "l", "i", "t"]),
    ("gloss", ["t"]),
  ]

  @Test("shows every screen at its sizes", arguments: screens, sizes)
  func showsScreens(_ shown: (name: String, keys: [String]), _ size: (Int, Int)) throws {
    let screen = try TmuxScreen(
      [
        "play", "--reduced-motion", "--font", "cells",
        "Scenarios/courier-broken/hardcoded-literal/hardcoded-literal.scenario.yaml",
      ], columns: size.0, rows: size.1)
    _ = try screen.wait(for: "1/15")
    try screen.type("Right", "Right", "Right", "Right", "Right", "Right")
    let before = try screen.wait(for: "7/15")
    for key in shown.keys { try screen.type(key) }
    expectGolden(try screen.wait(changing: before), "\(shown.name)-\(size.0)x\(size.1)")
  }

  @Test("spells words of conjuncts and vowel signs as `snapshot` does, at every step")
  func spellsAsSnapshotsDo() throws {
    let scenario = "Scenarios/courier/broadcast.scenario.yaml"
    let screen = try TmuxScreen(
      ["play", "--reduced-motion", "--font", "cells", scenario], columns: 120, rows: 40)
    var isHindi = false
    for step in 1...20 {
      let shown = try screen.wait(for: " \(step)/20")
      let snapshot = try BuiltTool.run([
        "snapshot", scenario, "--font", "cells", "--at", "\(step)", "--size", "120x40",
      ])
      #expect(lines(shown) == lines(snapshot.output), "step \(step)")
      isHindi = isHindi || shown.contains("प्रतीक्षा")
      try screen.type("Right")
    }
    #expect(isHindi)
  }

  @Test(
    "what one cell of curses cannot hold is written whole, and what follows stays in its column")
  func writesWholeClusters() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-clusters-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = [
      "पड़ाव", "প্রত্যেক", "தமிழ்", "กำลัง", "ត្រូវ", "Vie\u{302}\u{323}t", "1\u{FE0F}\u{20E3}",
      "🇨🇦", "👩‍👩‍👧", "❤\u{FE0F}", "න්‍ය", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x", "end",
    ]
    let file = folder.appendingPathComponent("words.scenario.yaml")
    try Data(
      """
      scenario: Words
      product: \(Repository.root.path)/Scenarios/courier/product.yaml
      locale: en
      device:
        model: iPhone 16 Pro
        os: iOS 26.0
        languages: [en-US]
        region: US
        time-zone: America/New_York
        now: 2026-08-06T09:00
      steps:
        - caption: \(words.joined(separator: " "))
      """.utf8
    ).write(to: file)
    let screen = try TmuxScreen(
      ["play", "--reduced-motion", "--font", "cells", file.path], columns: 120, rows: 40)
    let shown = try screen.wait(for: "1/1")
    // This terminal is sure of the width of no emoji but the plain ones: blanks tell nothing.
    for word in words { #expect(shown.contains(word), "\(word)") }
    #expect(!shown.contains("යය"))
  }

  private func lines(_ screen: String) -> [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test(
    "gives the terminal back on a signal, and ends with its status",
    arguments: [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)])
  func endsOnSignals(signal: String, status: Int) throws {
    let screen = try TmuxScreen(["play", scenario], columns: 80, rows: 24)
    _ = try screen.wait(for: "1/15")
    try screen.signal(signal)
    let after = try screen.wait(for: "status ")
    #expect(after.contains("status \(status)"))
    #expect(!after.contains("Timeline"))
  }

  @Test("gives the terminal back while it is stopped")
  func stops() throws {
    let screen = try TmuxScreen(["play", scenario], columns: 80, rows: 24)
    _ = try screen.wait(for: "1/15")
    try screen.type("C-z")
    let after = try screen.wait(for: "status ")
    #expect(after.contains("status 148"))
    #expect(!after.contains("Timeline"))
  }

  @Test(
    "works on every terminal that can move its cursor",
    arguments: ["xterm", "xterm-256color", "screen", "tmux", "linux", "vt100"])
  func worksOn(term: String) throws {
    let screen = try TmuxScreen(["play", scenario], columns: 80, rows: 24, term: term)
    #expect(try screen.wait(for: "1/15").contains("Lock Screen"))
    try screen.type("Right", "q")
    #expect(try screen.wait(for: "status ").contains("status 0"))
  }

  @Test("draws with ASCII where the encoding is not UTF-8")
  func drawsWithASCII() throws {
    let screen = try TmuxScreen(
      ["play", scenario], columns: 80, rows: 24, variables: ["LANG": "C", "LC_CTYPE": "C"])
    let text = try screen.wait(for: "1/15")
    #expect(text.contains("- Lock Screen") && text.unicodeScalars.allSatisfy(\.isASCII))
  }

  @Test("marks a run of the wrong language by sign, tag and number")
  func marksWrongRuns() throws {
    let screen = try TmuxScreen(
      [
        "play", "Scenarios/courier-broken/hardcoded-literal/hardcoded-literal.scenario.yaml",
      ], columns: 120, rows: 40)
    _ = try screen.wait(for: "1/15")
    try screen.type("Right", "Right", "Right", "Right", "Right", "Right")
    let text = try screen.wait(for: "7/15")
    #expect(text.contains("⟦min away⟧"))
    #expect(text.contains("1 –·L hardcoded-literal"))
    let styled = try screen.capture(styled: true)
    let line = try #require(styled.split(separator: "\n").first { $0.contains("⟦") })
    #expect(line.contains("\u{1B}["))
  }

  @Test("plays by itself and pauses")
  func playsByItself() throws {
    let screen = try TmuxScreen(["play", scenario], columns: 80, rows: 24)
    _ = try screen.wait(for: "1/15")
    try screen.type("Space")
    let later = try screen.wait(for: "fr-CA r2 app")
    #expect(later.contains("fr-CA r2 app"))
  }

  @Test("restores the terminal on every way out", arguments: ["q", "C-c"])
  func restores(key: String) throws {
    let screen = try TmuxScreen(["play", scenario], columns: 80, rows: 24)
    _ = try screen.wait(for: "1/15")
    try screen.type(key)
    let after = try screen.wait(for: "status ")
    #expect(after.contains(key == "q" ? "status 0" : "status 130"))
    #expect(!after.contains("Timeline"))
  }

  @Test("prints its frames where the cursor cannot move")
  func printsFrames() throws {
    let printed = try BuiltTool.run(["play", scenario], variables: ["TERM": "dumb"])
    #expect(printed.status == 0)
    #expect(printed.output.contains("15/15"))
    #expect(!printed.output.contains("\u{1B}"))
  }

  @Test("says what to set for an unknown terminal")
  func refusesUnknownTerminal() throws {
    let screen = try TmuxScreen(["play", scenario], columns: 80, rows: 24, term: "nonsense")
    let after = try screen.wait(for: "status ")
    #expect(after.contains("status 2"))
    #expect(after.contains("unknown terminal type ‘nonsense’; set TERM"))
  }
}
