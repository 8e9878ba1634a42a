import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import Simulation
import Testing

/// Each test puts one fault into a sound product and looks at which boundary broke.
@Suite("The diagnosis of a run of text")
struct DiagnosisTests {
  /// A fault: which files differ from the sound product, and what is said of it.
  struct Fault: CustomTestStringConvertible, Sendable {
    var id: String
    /// Path to text.
    var files: [String: String]
    var boundary: Boundary
    /// State of each boundary from the decision on: `✓ ✗ ∙ –` (passed, broke, not reached, not
    /// crossed).
    var chain: String
    /// What some fact of the broken boundary says.
    var says: String

    var testDescription: String { id }
  }

  static let faults: [Fault] = [
    Fault(
      id: "raw-code",
      files: ["card.views.yaml": ProductProbe.views(extra: ["text: { value: phase }"])],
      boundary: .keyMapping, chain: "✓✓✗∙∙✓✓", says: "the code of phase"),
    Fault(
      id: "payload-prose",
      files: [
        "card.views.yaml": ProductProbe.views(extra: ["text: { value: note }"]),
        "story.scenario.yaml": ProductProbe.scenario([
          "language: $locale", "update: { state: { note: Driver is nearby } }",
        ]),
      ], boundary: .keyMapping, chain: "✓✓✗∙∙✓✓", says: "words of the state"),
    Fault(
      id: "hardcoded-literal",
      files: ["card.views.yaml": ProductProbe.views(extra: ["text: { literal: Nearly there }"])],
      boundary: .keyMapping, chain: "✓✓✗∙∙✓✓", says: "a literal in code"),
    Fault(
      id: "target-membership",
      files: ["card.views.yaml": ProductProbe.views(extra: ["text: { key: title }"])],
      boundary: .resources, chain: "✓✗✓∙∙✓✓", says: "the key is in the table of app"),
    Fault(
      id: "missing-key",
      files: [
        "card.views.yaml": ProductProbe.views(extra: ["text: { key: nowhere, default: Nowhere }"])
      ], boundary: .resources, chain: "✓✗✓∙∙✓✓", says: "no key nowhere"),
    Fault(
      id: "raw-key-shown", files: ["Widgets/Localizable.xcstrings": withoutFrenchPacking],
      boundary: .lookup, chain: "✓✓✓✗∙✓✓", says: "raw-key shows"),
    Fault(
      id: "fallback-language",
      files: [
        "Widgets/Localizable.xcstrings": withoutFrenchPacking,
        "card.views.yaml": ProductProbe.views().replacing(
          "{ key: status.packing }", with: "{ key: status.packing, default: Packing your things }"),
      ], boundary: .lookup, chain: "✓✓✓✗∙✓✓", says: "default shows"),
    Fault(
      id: "frozen-text",
      files: [
        "product.yaml": ProductProbe.product(
          fields: "      title: { type: String, from: { text: { key: title, lookup: process } } }\n"
        ),
        "card.views.yaml": ProductProbe.views(extra: ["text: { value: title }"]),
      ], boundary: .regeneration, chain: "✓✓✓✓–✗✓", says: "the string was made by app"),
    Fault(
      id: "stale-render",
      files: ["product.yaml": ProductProbe.product(onChange: "[persist, raise-revision]")],
      boundary: .regeneration, chain: "✓✓✓✓–✗✗", says: "on-language-change has no update-activities"
    ),
    Fault(
      id: "locale-not-passed",
      files: ["card.views.yaml": ProductProbe.views(environment: "process")],
      boundary: .localeDecision, chain: "✗✓✓✓–✓✓", says: "bound to the process"),
    Fault(
      id: "wrong-language",
      files: [
        "Widgets/Localizable.xcstrings": ProductProbe.catalog([
          "status.packing": ["en": "Packing your things", "fr": "Packing your things"],
          "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
          "late": ["en": "No news", "fr": "Sans nouvelles"],
        ])
      ], boundary: .resources, chain: "✓✗✓✓–✓✓", says: "target widgets"),
    Fault(
      id: "formatter-locale",
      files: [
        "card.views.yaml": ProductProbe.views(extra: [
          "text: { key: 'eta %@', args: [{ format: { time: eta }, locale: process }] }"
        ]),
        "story.scenario.yaml": ProductProbe.scenario([
          "language: $locale", "update: { state: { eta: +12m } }",
        ]),
      ], boundary: .formatter, chain: "✓–––✗✓✓", says: "in en"),
  ]

  private static let withoutFrenchPacking = ProductProbe.catalog([
    "status.packing": ["en": "Packing your things"],
    "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
  ])

  @Test("breaks at the boundary that the finding names, and says why", arguments: faults)
  func breaksAtItsBoundary(_ fault: Fault) throws {
    var probe = ProductProbe()
    probe.files.merge(fault.files) { $1 }
    let found = try diagnoses(probe).filter { $0.finding == fault.id }
    let diagnosis = try #require(found.last)
    #expect(diagnosis.broken == fault.boundary)
    #expect(diagnosis.chain == fault.chain)
    let link = try #require(diagnosis[fault.boundary])
    let said = words.line(link) + " " + (words.details(link) ?? "")
    #expect(said.contains(fault.says), "\(said)")
  }

  @Test("covers every finding of mixed language that a run of text can have")
  func coversTheGroup() {
    let ids = Set(
      CheckRegistry.all.filter { $0.group == .mixedLanguage && $0.letter != nil }.map(\.id))
    #expect(ids.subtracting(Self.faults.map(\.id)).subtracting(["label-language"]).isEmpty)
  }

  @Test("of every run of every fault agrees with its finding, and reaches all without one")
  func agreesWithTheVerdict() throws {
    for fault in Self.faults {
      var probe = ProductProbe()
      probe.files.merge(fault.files) { $1 }
      let (inspector, run) = try probe.inspected()
      for frame in run.frames {
        for surface in frame.surfaces {
          for judged in surface.judged {
            let diagnosis = inspector.diagnosis(of: judged, on: surface, in: frame)
            #expect(diagnosis.broken?.rawValue == judged.finding?.boundary)
            if judged.finding == nil {
              #expect(!diagnosis.links.contains { $0.state == .notReached && !judged.isNeutral })
            }
          }
        }
      }
    }
  }

  @Test("moves with the fault: mended at one boundary, it breaks at the next one that is wrong")
  func movesWithTheFault() throws {
    func last(_ change: (inout ProductProbe) -> Void) throws -> Boundary? {
      var probe = ProductProbe()
      change(&probe)
      return try diagnoses(probe).last { $0.finding != nil }?.broken
    }
    let key = "text: { key: title }"
    #expect(
      try last { $0.files["card.views.yaml"] = ProductProbe.views(extra: [key]) } == .resources)
    var texts: [String: [String: String]] = [
      "status.packing": ["en": "Packing your things", "fr": "Préparation de la commande"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
      "late": ["en": "No news", "fr": "Sans nouvelles"], "title": ["en": "Order"],
    ]
    #expect(
      try last {
        $0.files["card.views.yaml"] = ProductProbe.views(extra: [key])
        $0.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog(texts)
      } == .lookup)
    texts["title"] = ["en": "Order", "fr": "Commande"]
    #expect(
      try last {
        $0.files["card.views.yaml"] = ProductProbe.views(extra: [key])
        $0.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog(texts)
        $0.files["product.yaml"] = ProductProbe.product(
          onChange: "[update-activities, persist, raise-revision]")
      } == .regeneration)
    #expect(
      try last {
        $0.files["card.views.yaml"] = ProductProbe.views(extra: [key])
        $0.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog(texts)
      } == nil)
  }

  @Test("of an order that stores too late names the items that came after the update")
  func namesTheItems() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(
      onChange: "[persist, update-activities, raise-revision]")
    let found = try #require(try diagnoses(probe).last { $0.finding == "stale-render" })
    let link = try #require(found[.regeneration])
    #expect(words.line(link).contains("update-activities ran before raise-revision"))
    #expect(found[.onScreen]?.state == .passed)
  }

  @Test("never holds what people read or wrote")
  func holdsNoContent() throws {
    for fault in Self.faults where fault.id != "raw-code" {
      var probe = ProductProbe()
      probe.files.merge(fault.files) { $1 }
      let (inspector, run) = try probe.inspected()
      for frame in run.frames {
        for surface in frame.surfaces {
          for judged in surface.judged where !judged.isNeutral && judged.string.count > 4 {
            let key = surface.resolved.provenances.first?.lookup?.key
            let diagnosis = inspector.diagnosis(of: judged, on: surface, in: frame)
            for link in diagnosis.links where judged.string != key {
              let told = words.line(link) + (words.details(link) ?? "")
              let isKey = told.contains("key \(judged.string)")
              #expect(isKey || !told.contains(judged.string), "\(told)")
            }
          }
        }
      }
    }
  }

  // MARK: Findings that mark no run

  @Test("of a payload that was refused breaks at delivery, and nothing after it is reached")
  func refusedPayload() throws {
    var probe = ProductProbe()
    probe.files["late.apns"] = """
      { "aps": { "event": "update", "timestamp": 1786000000,
        "content-state": { "phase": "lost", "localeTag": "fr", "localeRevision": 2 } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: late.apns"])
    let diagnosis = try diagnosis(of: "payload-rejected", probe)
    #expect(
      diagnosis.links.map(\.state.rawValue) == ["broke"] + Array(repeating: "not reached", count: 7)
    )
    #expect(words.line(try #require(diagnosis[.delivery])).contains("late.apns · undecodable"))
    #expect(words.line(try #require(diagnosis[.onScreen])).contains("the content of @"))
  }

  @Test("of a card that does not say that it is stale breaks on the screen")
  func staleUnmarked() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views().replacing(
      "isStale", with: "phase == done")
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["stale: card"])
    let diagnosis = try diagnosis(of: "stale-unmarked", probe)
    #expect(diagnosis.broken == .onScreen)
    #expect(diagnosis[.regeneration]?.state == .passed)
    #expect(words.line(try #require(diagnosis[.regeneration])).contains("by stale"))
  }

  @Test("of a symbol without a name breaks at the key mapping: there is no key to look up")
  func unlabelled() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["symbol: shippingbox"])
    let diagnosis = try diagnosis(of: "unlabelled", probe)
    #expect(diagnosis.chain == "✓✓✗∙–✓✓")
  }

  private func diagnosis(of id: String, _ probe: ProductProbe) throws -> Diagnosis {
    let (inspector, run) = try probe.inspected()
    for frame in run.frames {
      if let finding = frame.findings.first(where: { $0.id == id }) {
        return inspector.diagnosis(of: finding, in: frame)
      }
    }
    return Diagnosis(links: [], finding: nil)
  }

  private let words = DiagnosisWords(
    place: { "\($0.file):\($0.line)" }, file: { $0 }, time: { "@\($0.seconds)" })

  /// Of every run of every frame.
  private func diagnoses(_ probe: ProductProbe) throws -> [Diagnosis] {
    let (inspector, run) = try probe.inspected()
    return run.frames.flatMap { frame in
      frame.surfaces.flatMap { surface in
        surface.judged.map { inspector.diagnosis(of: $0, on: surface, in: frame) }
      }
    }
  }
}

extension Diagnosis {
  /// A sign a boundary.
  fileprivate var chain: String {
    links.map { link in
      switch link.state {
      case .passed: "✓"
      case .broke: "✗"
      case .notReached: "∙"
      case .notCrossed: "–"
      }
    }.joined()
  }
}
