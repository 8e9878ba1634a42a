import Diagnostics
import Inspection
import Languages
import Presentation
import Testing

/// The inventory lists every message that any state can show, and marks what is missing.
struct InventoryTests {
  private func elements(
    _ extra: [String] = [], more: String = "", change: (inout ProductProbe) -> Void = { _ in }
  ) throws -> [InventoryElement] {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: extra)
    if !more.isEmpty { probe.files["product.yaml"] = ProductProbe.product(more: more) }
    change(&probe)
    return try probe.inventory().elements
  }

  /// The element that the extra view of the stack became.
  private func element(_ view: String) throws -> InventoryElement {
    try #require(try elements([view]).last)
  }

  private func gaps(_ view: String) throws -> [String] {
    try element(view).gaps.map(\.id).filter { $0 != "comment-missing" }
  }

  @Test func everyBranchIsListedWithWhatMustHoldForIt() throws {
    let elements = try elements()
    #expect(
      elements.map(\.conditions) == [
        ["isStale"], ["not isStale", #"phase == "packing""#], ["not isStale", #"phase == "near""#],
        ["not isStale", #"phase == "done""#],
      ])
    #expect(
      elements.map { $0.visible?.parts.first?.copy } == [
        "No news", "Packing your things", "Nearly there", "Nearly there",
      ])
  }

  @Test func aBranchIsReachedByTheScenarioByTheTypesOrNever() throws {
    let never = "if: 1 == 2\n      then: { text: { key: late } }"
    let reached = try elements([never]).map(\.reached)
    #expect(reached == [.types, .scenario, .types, .types, .never])
    #expect(try gaps(never) == ["unreached"])
  }

  @Test func withoutAScenarioTheTypesAloneGiveTheStates() throws {
    let elements = try elements(["if: eta == nil\n      then: { text: { key: late } }"]) {
      $0.files["story.scenario.yaml"] = nil
    }
    #expect(elements.allSatisfy { $0.reached == .types })
    #expect(elements[1].updates == [.local, .push, .system])
  }

  @Test(arguments: [
    ("text: { key: late }", "static", ""),
    ("text: { key: eta %@, args: [{ format: { time: eta } }] }", "derived", "time of eta"),
    ("text: { format: { date: eta } }", "derived", ""),
    ("text: { live: { timer: eta } }", "derived", ""),
    ("text: { value: note }", "carried", ""),
    ("text: { value: phase }", "carried", ""),
    ("text: { value: person }", "user-content", ""),
    ("text: { literal: Nearly }", "static", ""),
  ])
  func aMessageIsStaticDerivedCarriedOrOfPeople(
    view: String, nature: String, arguments: String
  ) throws {
    let part = try #require(try element(view).visible?.parts.first)
    #expect(part.nature.rawValue == nature)
    #expect(part.arguments.joined(separator: "; ") == arguments)
  }

  @Test(arguments: [
    ("symbol: box", ["unlabelled"]),
    ("symbol: box\n      accessibility: { label: { key: symbol } }", []),
    ("symbol: box\n      accessibility: { hint: { key: symbol } }", ["unlabelled"]),
    ("symbol: box\n      accessibility: { hidden: true }", []),
    ("progress: { value: 1, total: 2 }", ["unlabelled"]),
    ("button: { symbol: box }", ["unlabelled", "unlabelled"]),
    ("button: { text: { key: late } }", []),
    ("text: { key: nowhere }", ["missing-key"]),
    ("text: { key: title }", ["target-membership"]),
    ("text: { literal: Nearly }", ["hardcoded-literal"]),
    ("text: { literal: Acme }", []),
    ("text: { literal: \" · \" }", []),
    ("text: { value: note }", ["payload-prose"]),
    ("text: { value: phase }", ["raw-code"]),
    ("text: { value: person }", []),
    ("text: { joined: [{ key: late }, { value: person }] }", ["concatenated-fragments"]),
    ("text: { joined: [{ value: person }, { literal: \" · \" }] }", []),
  ])
  func whatIsMissingIsMarked(view: String, expected: [String]) throws {
    let extra = try elements([view]).dropFirst(4)
    #expect(extra.flatMap(\.gaps).map(\.id).filter { $0 != "comment-missing" } == expected)
  }

  @Test func aLanguageWithoutATextIsNamedAndAnotherRegionCovers() throws {
    let elements = try elements {
      $0.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
        "status.packing": ["en": "Packing", "fr": "Préparation"], "status.near": ["en": "Near"],
        "late": ["en": "No news", "fr": "Rien"],
      ])
    }
    let packing = try #require(elements[1].visible?.parts.first)
    #expect(packing.coverage.map(\.isCovered) == [true, true, true])
    #expect(packing.coverage[2].answer == .covered(by: LanguageTag("fr")!))
    let near = elements[2]
    #expect(near.visible?.parts.first?.coverage.map(\.isCovered) == [true, false, false])
    #expect(near.gaps.first?.detail == "‘status.near’ says nothing in fr, fr-CA")
  }

  @Test func aTranslationThatAwaitsReviewIsNamedWithItsState() throws {
    let elements = try elements {
      $0.files["Widgets/Localizable.xcstrings"] = $0.files["Widgets/Localizable.xcstrings"]?
        .replacing(
          #""translated", "value": "Sans nouvelles""#, with: #""needs_review", "value": "Rien""#)
    }
    let gap = try #require(elements[0].gaps.first)
    #expect(
      gap
        == InventoryGap(
          "not-reviewed", "‘late’ is not reviewed in fr (needs_review), fr-CA (needs_review)"))
    #expect(elements[1].gaps.allSatisfy { $0.id != "not-reviewed" })
  }

  @Test func aGapThatTheProductSwitchesOffIsNone() throws {
    func uncommented(_ probe: inout ProductProbe) {
      probe.files["Widgets/Localizable.xcstrings"]?.replace(#""comment": "Card", "#, with: "")
    }
    let gaps = try elements(change: uncommented).flatMap(\.gaps)
    #expect(gaps.contains { $0.id == "comment-missing" })
    let switchedOff = try elements(
      more: "severity: { comment-missing: off }", change: uncommented)
    #expect(!switchedOff.contains { !$0.gaps.isEmpty })
  }

  @Test func whoeverSentInTheStoryCanChangeATextTheSystemToo() throws {
    #expect(try elements()[1].updates == [.local, .system])
    #expect(try element("text: { key: symbol }").updates == [])
    #expect(try element("text: { live: { timer: eta } }").updates == [.local, .system])
  }

  @Test func aFieldThatTheAppMakesIsListedWithTheKeyThatItLooksUp() throws {
    let elements = try elements(["text: { value: made }"]) {
      $0.files["product.yaml"] = ProductProbe.product(
        fields:
          "      made: { type: String, from: { text: { key: title, lookup: process } } }\n")
    }
    let element = try #require(elements.last)
    #expect(
      element.visible?.parts.map(\.source) == [
        .field("made", type: "String"),
        .key("title", table: "Localizable", target: TargetID("app")),
      ])
    #expect(element.gaps.map(\.id).first == "frozen-text")
    #expect(element.visible?.parts[0].writtenAt.map(\.file) == ["product.yaml"])
  }

  @Test func anAlertIsListedOnceForEachMessageWithWhoeverSendsIt() throws {
    var probe = ProductProbe()
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786021200, "event": "update", "content-state": { "phase": "near" },
        "alert": { "title": { "loc-key": "title" }, "body": "Nearly there" } } }
      """
    let alert = "alert: { keys: { title: { key: title } } }"
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: card\n    state: { phase: near }\n    \(alert)",
      "update: card\n    state: { phase: done }\n    \(alert)", "wait: 30s", "push: near.apns",
    ])
    let surface = try #require(try probe.inventory().surfaces.first { $0.surface == .alert })
    #expect(surface.target == TargetID("app"))
    #expect(surface.elements.map { $0.visible?.parts.first?.copy } == ["Order", "Nearly there"])
    #expect(surface.elements.map(\.updates) == [[.local, .push], [.push]])
    #expect(surface.elements[1].gaps.map(\.id) == ["payload-prose"])
  }
}
