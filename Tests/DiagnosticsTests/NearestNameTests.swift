import Diagnostics
import Testing

struct NearestNameTests {
  private static let verbs = [
    "start", "update", "push", "miss-push", "stale", "language", "wait", "at",
  ]

  @Test(arguments: [
    ("strat", "start"), ("upadte", "update"), ("Push", "push"), ("miss_push", "miss-push"),
    ("misspush", "miss-push"), ("langauge", "language"), ("lang", nil), ("wiat", "wait"),
    ("frobnicate", nil), ("", nil), ("xx", nil), ("stal", "stale"), ("starts", "start"),
  ])
  func theNearestIsWhatWasMeant(_ unknown: String, _ expected: String?) {
    #expect(nearestName(unknown, among: Self.verbs) == expected)
  }

  @Test func ofEqualsTheFirstWins() {
    #expect(nearestName("cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestName("cat", among: ["hat", "bat"]) == "hat")
  }

  @Test func nothingIsNearNothing() { #expect(nearestName("start", among: []) == nil) }

  @Test(arguments: [
    ([], ""), (["a"], "‘a’"), (["a", "b"], "‘a’ or ‘b’"), (["a", "b", "c"], "‘a’, ‘b’ or ‘c’"),
  ])
  func alternativesReadAsASentence(_ names: [String], _ expected: String) {
    #expect(alternatives(names) == expected)
  }
}
