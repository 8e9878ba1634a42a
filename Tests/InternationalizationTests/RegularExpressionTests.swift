import Internationalization
import Testing

@Suite("Regular expressions")
struct RegularExpressionTests {
  @Test(
    "are found or not, and say when they are none",
    arguments: [
      ("^Pr.+e$", "Préparation de la commande", RegularExpression.Outcome.found),
      ("[0-9]+ min", "dans 4 min", .found), ("^min", "4 min", .notFound),
      ("(", "x", .invalid),
    ])
  func search(pattern: String, text: String, outcome: RegularExpression.Outcome) {
    #expect(RegularExpression(pattern).search(text) == outcome)
  }

  @Test("give up rather than run for ever")
  func giveUp() {
    let text = String(repeating: "x", count: 60)
    #expect(RegularExpression("(x+x+)+y").search(text) == .gaveUp)
  }
}
