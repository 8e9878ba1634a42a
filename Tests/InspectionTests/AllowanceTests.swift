import Diagnostics
import Inspection
import Testing

@Suite("What a team allows")
struct AllowanceTests {
  @Test("is no finding of a run, a text or a moment")
  func inRuns() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [
      "symbol: bag", "text: { literal: Nearly here now }",
    ])
    let before = try probe.findings()
    #expect(before.contains { $0.contains("unlabelled") })
    #expect(before.contains { $0.contains("hardcoded-literal") })
    probe.files["product.yaml"] = ProductProbe.product(
      more:
        "allow: [{ id: unlabelled, reason: a bag is a bag }, { id: mixed-language, file: card.views.yaml, reason: a slogan }]"
    )
    #expect(try probe.findings() == [])
    probe.files["product.yaml"] = ProductProbe.product(
      more: "allow: [{ id: unlabelled, file: other.yaml, reason: a bag is a bag }]")
    #expect(try probe.findings() == before)
  }

  @Test("and nobody finds is told by lint, where lint could find it")
  func unused() {
    func notes(_ ids: [String], isWhole: Bool = true) -> [String] {
      var subject = LintSubject()
      subject.isWhole = isWhole
      subject.allowances = ids.enumerated().map {
        Allowance(
          id: $1, key: "k", reason: "so",
          place: SourceLocation(file: "product.yaml", line: $0 + 1, column: 3))
      }
      return lint(subject).findings.map { "\($0.place.line) \($0.id): \($0.message)" }
    }
    #expect(
      notes(["payload-late", "stale-render", "payload"]) == [
        "1 allowance-unused: ‘payload-late’ with key ‘k’ is allowed and not found; take it out",
        "3 allowance-unused: ‘payload’ with key ‘k’ is allowed and not found; take it out",
      ])
    #expect(notes(["payload-late"], isWhole: false) == [])
  }
}
