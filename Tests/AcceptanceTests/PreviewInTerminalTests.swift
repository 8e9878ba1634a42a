import Foundation
import TestSupport
import Testing

/// Preview in a real terminal.
@Suite("Preview in a terminal", .enabled(if: TmuxScreen.isInstalled), .serialized)
struct PreviewInTerminalTests {
  @Test(
    "measures while it waits, walks texts and locales, shows pseudolocales, goes back, quits",
    .enabled(if: Measuring.isPossible, "Pango is not built in, or Inter is not installed"))
  func previewsCourier() throws {
    // Wherever the program was built.
    let scenarios = Repository.root.appendingPathComponent("Scenarios").path
    let screen = try TmuxScreen(
      [], columns: 120, rows: 40,
      variables: ["LANG": "C.UTF-8", "POLYGLANCE_SCENARIOS": scenarios])
    let stage = try screen.wait(for: "? help")
    try screen.type("3")
    let first = try screen.wait(for: "compact trailing · 52.33 pt")
    #expect(first.contains("3▸Preview"))
    #expect(first.contains("12 locales"))
    // A key is answered between two locales.
    try screen.type("{", "{")
    let card = try screen.wait(for: "Text sizes · Lock Screen")
    #expect(card.contains("Lock Screen · 343 pt a line"))

    try screen.type("}", "}", "x")
    let pseudo = try screen.wait(for: "18 locales")
    #expect(pseudo.contains("compact trailing · 52.33 pt"))
    try screen.type("G")
    _ = try screen.wait(for: "en-XA")

    try screen.type("1")
    #expect(try screen.wait(for: "Timeline") == stage)
    try screen.type("q")
    #expect(try screen.wait(for: "status ").contains("status 0"))
  }
}
