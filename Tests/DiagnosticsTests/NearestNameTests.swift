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

  @Test("a part of a name of several words means that name")
  func words() {
    let phones = ["iPhone 17", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)"]
    #expect(nearestName("iphone se", among: phones) == "iPhone SE (3rd generation)")
    #expect(nearestName("SE", among: phones) == "iPhone SE (3rd generation)")
    #expect(nearestName("iPhone 71", among: phones) == "iPhone 17")
  }

  @Test func nothingIsNearNothing() { #expect(nearestName("start", among: []) == nil) }

  @Test(arguments: [
    ([], ""), (["a"], "‘a’"), (["a", "b"], "‘a’ or ‘b’"), (["a", "b", "c"], "‘a’, ‘b’ or ‘c’"),
  ])
  func alternativesReadAsASentence(_ names: [String], _ expected: String) {
    #expect(alternatives(names) == expected)
  }
}
