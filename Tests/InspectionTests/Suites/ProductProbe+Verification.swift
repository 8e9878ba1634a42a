import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import ProductFiles
import Simulation

@testable import polyglance

extension ProductProbe {
  /// What the probe's files give to cases; the story counts unless it is taken away.
  func verification(failOn: Severity? = .error) throws -> Verification {
    let vocabulary = Vocabulary(
      findings: CheckRegistry.all.map(\.id), findingGroups: CheckRegistry.idsByGroup)
    let memory = MemoryFiles(files)
    let loaded = try readProduct("product.yaml", files: memory, vocabulary: vocabulary)
    let scenarios = try discover("product.yaml", files: memory).scenarios.map { path in
      try readScenario(
        path, files: memory, calendar: ICUCalendar(), vocabulary: vocabulary, product: loaded
      ).scenario
    }
    let resolver = Resolver(
      library: ResourceLibrary(loaded.resources, app: TargetID("app")),
      views: loaded.product.presentations, rule: LookupRule(loaded.product))
    return Verification(
      of: VerificationMaterial(
        inspector: Inspector(product: loaded.product, resolver: resolver), scenarios: scenarios,
        calendar: ICUCalendar()), failOn: failOn)
  }

  /// The cells of a case in a locale.
  func cells(_ id: String, _ locale: String = "fr") throws -> [VerificationCell] {
    let verification = try verification()
    return verification.tasks
      .filter { $0.definition.id == id && $0.locale.description == locale }
      .flatMap(verification.cells)
  }

  /// The verdict of a case in a locale.
  func verdict(_ id: String, _ locale: String = "fr") throws -> CellVerdict {
    .summary(of: try cells(id, locale).map(\.verdict))
  }

  /// `id: verdict` of each cell that did not pass, with its boundary and the ids of its findings.
  func wrong(_ id: String, _ locale: String = "fr") throws -> [String] {
    try cells(id, locale).filter { $0.verdict != .pass }.map { cell in
      let findings = Set(cell.findings.filter { !$0.claimed }.map(\.id)).sorted()
      return ([cell.id, cell.verdict.rawValue, cell.boundary?.rawValue ?? "-"] + findings)
        .joined(separator: " ")
    }
  }
}
