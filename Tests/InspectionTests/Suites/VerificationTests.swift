import Inspection
import Simulation
import Testing

@Suite("The verification matrix")
struct VerificationTests {
  @Test("has each case once, in order, with words for people")
  func registry() {
    for suite in SuiteRegistry.all {
      let ids = suite.cases.map { $0.definition.id }
      #expect(ids == Array(Set(ids)).sorted())
      for verificationCase in suite.cases {
        let definition = verificationCase.definition
        #expect(definition.id.hasPrefix(suite.id + "-"))
        #expect(!definition.title.isEmpty && definition.title.count <= 18)
        #expect(!definition.requirement.isEmpty && !definition.requirement.hasSuffix("."))
      }
    }
  }

  @Test("gives the same cells each time, each id once, with evidence and what was played")
  func isDeterministic() throws {
    let verification = try ProductProbe().verification()
    let (first, second) = (verification.cells, verification.cells)
    #expect(first.map(\.id) == second.map(\.id))
    #expect(first.map(\.evidence) == second.map(\.evidence))
    #expect(Set(first.map(\.id)).count == first.count)
    for cell in first where cell.verdict != .notApplicable {
      #expect(!cell.evidence.isEmpty && cell.step != nil, "\(cell.id)")
      let steps = cell.played?.script.scenario.steps ?? []
      #expect(steps.map(\.number) == Array(1...max(1, steps.count)))
    }
  }

  @Test("names a cell by case, locale, presentation, device and state")
  func cellIDs() throws {
    #expect(
      try ProductProbe().cells("LA-01").map(\.id) == [
        "LA-01/fr/iPhone 16 Pro", "LA-01/fr/lock-screen/iPhone 16 Pro/active",
      ])
  }

  @Test("one verdict for several cells is the worst, and not applicable only if all are")
  func summary() {
    #expect(CellVerdict.summary(of: [.pass, .inconclusive, .fail]) == .fail)
    #expect(CellVerdict.summary(of: [.pass, .inconclusive]) == .inconclusive)
    #expect(CellVerdict.summary(of: [.notApplicable, .pass]) == .pass)
    #expect(CellVerdict.summary(of: [CellVerdict]()) == .notApplicable)
  }

  @Test("a product without activities has nothing for any case")
  func nothingToVerify() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = nil
    probe.files["product.yaml"] = """
      product: Probe
      languages: { default: en, supported: [en, fr] }
      targets: { app: { kind: app, resources: [App] } }
      """
    let cells = try probe.verification().cells
    #expect(cells.allSatisfy { $0.verdict == .notApplicable && $0.reason != nil })
    #expect(!cells.isEmpty)
  }
}
