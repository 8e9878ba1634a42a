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
