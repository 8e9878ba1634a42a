import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

@testable import Inspection
@testable import Workbench
@testable import polyglance

/// Five cases of two suites in the four languages of the fake script, whose verdicts are written
/// here; what a cell played is the fake script.
struct FakeMatrix: MatrixSource {
  var product: Product { FakeStage().product }
  let device = "iPhone 16 Pro"
  var unread = 0
  var rows = [
    row("LA", "LA-01", "Device language", "every presentation is in the language of the device"),
    row("LA", "LA-04", "Presentations", "each presentation is there, in the locale"),
    row("LA", "LA-08", "Stale", "once stale, every presentation shows its approved message"),
    row("WG", "WG-01", "Clean install", "name and text are in one locale"),
    row("WG", "WG-02", "Other language", "the same in a language that is not the default"),
  ]
  let locales = ["en", "fr-CA", "ja", "ar"].map(FakeStage.tag)

  private static let frames = FakeStage().steps.indices.map {
    FakeStage().frame(at: StagePosition(step: $0 + 1)).frame
  }

  /// As many steps as the fake script has; what stands after them is its.
  private static let played: PlayedScript = {
    let product = FakeStage().product
    let resolver = Resolver(library: ResourceLibrary([:], app: TargetID("app")), views: [:])
    let material = VerificationMaterial(
      inspector: Inspector(product: product, resolver: resolver), scenarios: [],
      calendar: ICUCalendar())
    var script = Script(
      Scenario(
        name: "LA-00", file: "parcel/product.yaml", locale: FakeStage.tag("en"),
        device: material.device, now: Instant(0), steps: []),
      at: FakeStage.place("parcel.scenario.yaml", 14))
    for _ in frames { script.play(.syncServer) }
    return Trial(
      suite: "LA", definition: FakeMatrix().rows[0].definition, material: material,
      locale: FakeStage.tag("en"), failOn: .error
    ).play(script)
  }()

  private static func row(
    _ suite: String, _ id: String, _ title: String, _ requirement: String
  ) -> MatrixRow {
    MatrixRow(
      suite: suite,
      definition: CaseDefinition(id: id, title: title, requirement: requirement))
  }

  /// LA-04 fails in French by a finding, LA-08 in Arabic by a requirement; WG-01 could not look in
  /// Japanese, WG-02 has nothing to look at.
  func cells(row: Int, column: Int) -> [VerificationCell] {
    switch (row, column) {
    case (1, 1):
      [cell(row, column, nil), cell(row, column, .lockScreen, .fail)]
        + [Surface.compactLeading, .minimal].map { cell(row, column, $0) }
        + [cell(row, column, .compactTrailing, .fail)]
    case (2, 3): [cell(row, column, .lockScreen, .fail, isFound: false)]
    case (3, 2): [cell(row, column, .lockScreen, .inconclusive)]
    case (4, _): [cell(row, column, nil, .notApplicable)]
    default: [cell(row, column, nil), cell(row, column, .lockScreen)]
    }
  }

  private func cell(
    _ row: Int, _ column: Int, _ surface: Surface?, _ verdict: CellVerdict = .pass,
    isFound: Bool = true
  ) -> VerificationCell {
    let frames = FakeMatrix.frames
    let found = frames[5].findings.filter { $0.surface == surface?.id }
    let isFailed = verdict == .fail
    return VerificationCell(
      suite: rows[row].suite, definition: rows[row].definition, locale: locales[column],
      surface: surface, device: device, state: "active", verdict: verdict,
      boundary: isFailed ? (isFound ? .keyMapping : .regeneration) : nil,
      findings: isFailed && isFound ? found.map { withBoundary($0) } : [],
      evidence: evidence(verdict, isFound: isFound),
      played: verdict == .notApplicable ? nil : FakeMatrix.played,
      step: verdict == .notApplicable ? nil : 6)
  }

  private func withBoundary(_ finding: Finding) -> Finding {
    var finding = finding
    finding.boundary = Boundary.keyMapping.rawValue
    return finding
  }

  private func evidence(_ verdict: CellVerdict, isFound: Bool) -> [CellEvidence] {
    switch verdict {
    case .pass:
      [
        CellEvidence(step: 5, text: "Lock Screen: 3 texts in fr-CA", outcome: .held),
        CellEvidence(step: 6, text: "Lock Screen: 3 texts in fr-CA", outcome: .held),
      ]
    case .fail:
      isFound
        ? [CellEvidence(step: 6, text: "Lock Screen: 2 of 3 texts in fr-CA", outcome: .held)]
        : [
          CellEvidence(
            step: 6, text: "Lock Screen: carries ar r8: found en r7", outcome: .failed)
        ]
    case .inconclusive:
      [CellEvidence(step: 6, text: "a view could not be read: a closure", outcome: .unseen)]
    case .notApplicable:
      [CellEvidence(step: nil, text: "the product has no widget", outcome: .fact)]
    }
  }

  func frame(of cell: VerificationCell, after step: Int) -> Frame? {
    cell.played.map { _ in FakeMatrix.frames[step - 1] }
  }

  func diagnosis(of cell: VerificationCell) -> Diagnosis? {
    guard cell.played != nil else { return nil }
    let links = Boundary.allCases.filter { $0 != .delivery }.map { boundary in
      Diagnosis.Link(
        boundary: boundary, state: boundary == cell.boundary ? .broke : .passed,
        facts: [
          Diagnosis.Fact(
            "fact", boundary == .localeDecision ? "fr-CA r8, chosen in the app" : "r8")
        ])
    }
    return Diagnosis(links: links, finding: cell.telling?.id)
  }

  func stage(replaying cell: VerificationCell) -> (any StageSource)? {
    cell.played.map { _ in FakeStage(title: "\(cell.definition.id) in \(cell.locale)") }
  }
}
