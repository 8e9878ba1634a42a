import Diagnostics
import Testing

@Suite("A finding as a line")
struct FindingLineTests {
  private func finding(
    surface: String?, step: Int = 4, claimed: Bool = false, column: Int = 22
  ) -> Finding {
    Finding(
      id: "stale-render", severity: .error, message: "‘Packing’ is still in en",
      place: SourceLocation(file: "courier/product.yaml", line: 3, column: column),
      surface: surface, owner: "delivery#1", locale: "fr-CA", step: step, claimed: claimed)
  }

  @Test("lists the surfaces of findings that are alike")
  func groupsSurfaces() {
    let groups = FindingGroup.groups(of: [
      finding(surface: "lock-screen"), finding(surface: "minimal"),
      finding(surface: "lock-screen"),
    ])
    #expect(
      groups.map { $0.line(paths: .folder(".")) } == [
        "courier/product.yaml:3:22: error: ‘Packing’ is still in en [stale-render] "
          + "(lock-screen, minimal, fr-CA, step 4)"
      ])
  }

  @Test("keeps apart what differs in place or step")
  func keepsApart() {
    let groups = FindingGroup.groups(of: [
      finding(surface: "lock-screen"), finding(surface: "minimal", step: 5),
      finding(surface: "minimal", column: 9),
    ])
    #expect(groups.count == 3)
  }

  @Test("says that a claimed one is claimed")
  func saysClaimed() {
    let line = FindingGroup(finding: finding(surface: nil, claimed: true), surfaces: [])
      .line(paths: .folder("."))
    #expect(line.contains(": note: claimed: "))
  }

  @Test("spells controls out")
  func spellsControlsOut() {
    var hostile = finding(surface: nil)
    hostile.message = "‘a\u{1B}[2J\u{202E}b’"
    let line = FindingGroup(finding: hostile, surfaces: []).line(paths: .folder("."))
    #expect(line.contains("‘a⟨U+001B⟩[2J⟨U+202E⟩b’"))
  }

  @Test("becomes a workflow command with its separators escaped")
  func escapesForGitHub() {
    var odd = finding(surface: "minimal")
    odd.message = "100% of\nit"
    odd.place.file = "a,b:c.yaml"
    let line = FindingGroup(finding: odd, surfaces: ["minimal"]).gitHubCommand(paths: .folder("."))
    #expect(
      line == "::error file=a%2Cb%3Ac.yaml,line=3,col=22,title=stale-render::"
        + "100%25 of%0Ait [stale-render] (minimal, fr-CA, step 4)")
  }
}
