import Foundation
import TestSupport
import Testing

/// Verify in a real terminal.
@Suite("Verify in a terminal", .enabled(if: TmuxScreen.isInstalled), .serialized)
struct VerifyInTerminalTests {
  @Test("runs a cell, opens it, replays it on the Stage, runs the others, quits")
  func verifiesCourier() throws {
    // Wherever the program was built.
    let scenarios = Repository.root.appendingPathComponent("Scenarios").path
    let screen = try TmuxScreen(
      [], columns: 120, rows: 40,
      variables: ["LANG": "C.UTF-8", "POLYGLANCE_SCENARIOS": scenarios])
    let stage = try screen.wait(for: "? help")
    try screen.type("2")
    let empty = try screen.wait(for: "space runs")
    #expect(empty.contains("2▸Verify"))
    #expect(empty.contains("▸LA-01"))
    #expect(empty.contains("r runs this cell, space all"))

    try screen.type("Right", "r")
    let ran = try screen.wait(for: "✓ 1 ")
    #expect(ran.contains("LA-01 · fr"))
    #expect(ran.contains("✓ Lock Screen"))
    #expect(ran.contains("✓ locale decision"))

    try screen.type("Enter", "Enter")
    let replay = try screen.wait(for: "Esc Verify")
    #expect(replay.contains("1▸Stage"))
    #expect(replay.contains("LA-01 Device language in fr"))
    #expect(replay.contains("fr r1 device"))

    try screen.type("Escape")
    #expect(try screen.wait(for: "Enter replay").contains("2▸Verify"))
    try screen.type("Escape")
    _ = try screen.wait(for: "Enter open")
    try screen.type("Space")
    usleep(1_500_000)
    try screen.type("Space")
    let paused = try screen.wait(for: "paused")
    let counts = paused.matches(of: /ran +([0-9]+)\/([0-9]+)/).map { (Int($0.1), Int($0.2)) }
    #expect((counts.first?.0 ?? 0) > 1)
    #expect(paused.contains("✗ 0 "))

    try screen.type("1")
    #expect(try screen.wait(for: "Lock Screen") == stage)
    try screen.type("q")
    let after = try screen.wait(for: "status ")
    #expect(after.contains("status 0"))
    #expect(!after.contains("Lock Screen"))
  }
}
