import Diagnostics
import Inspection
import Layout
import Testing

/// What is found of texts that are measured with a face of even letters: on iPhone 16 Pro a slot is
/// 52.33 points wide, and a letter of `body` 8.5.
struct LayoutChecksTests {
  private func run(
    _ views: String, steps: [String] = [], size: String = "large",
    shaper: any TextShaping = EvenShaper(), files: [String: String] = [:]
  ) throws -> ScenarioRun {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = views
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["text-size: \(size)"] + steps)
    probe.files.merge(files) { _, new in new }
    return try probe.run(shaper: shaper)
  }

  private func messages(
    _ run: ScenarioRun, besides: Set<String> = ["hardcoded-literal"]
  )
    -> [String]
  {
    run.findings.filter { !besides.contains($0.id) }.map {
      "\($0.place.line) \($0.severity.rawValue) \($0.id): \($0.message)"
    }
  }

  private func slot(_ lines: String...) -> String {
    "compact-trailing:\n  vstack:\n"
      + lines.map { "    \($0)\n" }.joined()
  }

  @Test func aTextThatFitsIsNotCut() throws {
    let run = try run(slot("- text: { literal: Abcdef }"))
    #expect(messages(run).isEmpty)
    #expect(run.texts.cut == 0)
  }

  @Test func aTextThatNeedsMorePointsThanItHasIsTruncated() throws {
    let run = try run(slot("- text: { literal: Abcdefgh }", "  line-limit: 1"))
    #expect(
      messages(run) == [
        "3 warning truncated: ‘Abcdefgh’ is cut to ‘Abcde…’: it needs 68.0 pt and has 52.3"
      ])
    #expect(run.texts.cut == 1)
  }

  @Test(arguments: [
    ("tail", "‘אבגדה’…"), ("head", "…‘דהוזח’"), ("middle", "‘אבג…זח’"),
  ])
  func anEllipsisOfWordsFromRightToLeftStandsOutsideOfTheirMarks(
    mode: String, quoted: String
  ) throws {
    let run = try run(
      slot("- text: { literal: אבגדהוזח }", "  line-limit: 1", "  truncation-mode: \(mode)"))
    let message = try #require(messages(run).first { $0.contains("truncated") })
    #expect(message.contains("‘אבגדהוזח’ is cut to \(quoted): it needs 68.0 pt and has 52.3"))
  }

  @Test func whatWasTriedBeforeTheCutIsTold() throws {
    let run = try run(
      slot(
        "- text: { literal: Abcdefghijkl }", "  line-limit: 1", "  minimum-scale-factor: 0.8"))
    #expect(messages(run).count == 1)
    #expect(messages(run).first?.hasSuffix("; scaled to 0.80 it still does not fit") == true)
  }

  @Test func whatIsShownOnceMoreIsFoundWhereItIsCutThere() throws {
    // 204 points: neither half a watch nor a car's dashboard has them. 136 fit both of them, not the
    // menu bar of a Mac, which has twice the slot.
    func surfaces(_ text: String) throws -> [String?] {
      try run(slot("- text: { literal: \(text) }", "  line-limit: 1")).findings
        .filter { $0.id == "truncated" }.map(\.surface)
    }
    let everywhere = ["compact-trailing", "smart-stack", "carplay", "mac-menu-bar"]
    #expect(try surfaces(String(repeating: "a", count: 24)) == everywhere)
    #expect(
      try surfaces(String(repeating: "a", count: 16)) == ["compact-trailing", "mac-menu-bar"])
    #expect(try surfaces(String(repeating: "a", count: 12)) == ["compact-trailing"])
  }

  @Test func peoplesOwnWordsThatAreCutAreANote() throws {
    let run = try run(
      slot("- text: { value: person }", "  line-limit: 1"),
      steps: ["update: { state: { person: Wolfeschlegelsteinhausen } }"])
    #expect(Set(run.findings.map { "\($0.severity.rawValue) \($0.id)" }) == ["note truncated"])
  }

  @Test(
    "no room is wanting on an island that the activity has left for good",
    arguments: [("update: ", 1), ("end: ", 0)])
  func islandsAreBlankAfterTheEnd(verb: String, cut: Int) throws {
    let run = try run(
      slot("- text: { value: person }", "  line-limit: 1"),
      steps: ["\(verb){ state: { person: Wolfeschlege } }"])
    #expect(run.findings.count { $0.id == "truncated" } == cut)
    #expect(run.texts.cut == cut)
  }

  @Test func wordsAroundPeoplesOwnThatAreShownAreNotCut() throws {
    let run = try run(
      slot(
        "- if: person != nil", "  then:", "    text: { key: 'eta %@', args: [person] }",
        "    line-limit: 1"),
      steps: ["update: { state: { person: Wolfeschlegelsteinhausen } }"])
    let cut = run.findings.filter { $0.id == "truncated" }
    #expect(Set(cut.map(\.severity)) == [.note])
    #expect(Set(cut.map(\.key)) == ["eta %@"])
  }

  @Test func aTextThatIsMadeSmallerIsANoteUntilPeopleCannotReadIt() throws {
    let lines = ["  line-limit: 1", "  minimum-scale-factor: 0.5"]
    let readable = try run(slot("- text: { literal: Abcdefgh }", lines[0], lines[1]))
    #expect(
      messages(readable) == [
        "3 note scaled: ‘Abcdefgh’ needs 68.0 pt and is scaled to 0.76 to fit 52.3: its letters are 12.9 pt"
      ])
    let tiny = try run(slot("- text: { literal: Abcdefghijk }", lines[0], lines[1]))
    #expect(
      messages(tiny) == [
        "3 warning scaled: ‘Abcdefghijk’ needs 93.5 pt and is scaled to 0.55 to fit 52.3: its letters are 9.4 pt"
          + ", and people read no less than 11"
      ])
  }

  @Test func lettersThatStandCloserBeforeTheyAreMadeSmallerAreTold() throws {
    let run = try run(
      slot(
        "- text: { literal: Abcdefg }", "  line-limit: 1", "  minimum-scale-factor: 0.5",
        "  allows-tightening: true"))
    let message = try #require(messages(run).first)
    #expect(
      message.firstMatch(
        of:
          /needs 59\.5 pt and is tightened by 0\.\d\d pt a letter and scaled to 0\.\d\d to fit 52\.3:/
      ) != nil, "\(message)")
  }

  @Test func aTimerThatIsCutIsToldInOneNumberEverywhere() throws {
    let run = try run(
      slot("- text: { live: { timer: eta } }", "  line-limit: 1"),
      steps: ["update: { state: { eta: +71m11s } }"], shaper: NarrowOneShaper())
    let finding = try #require(run.findings.first { $0.id == "truncated" })
    // Seven letters of 8.5 points, whichever digits stand there; now four of them are half as wide.
    #expect(
      finding.message.hasSuffix("with its widest digits it needs 59.5 pt and has 52.3"),
      "\(finding.message)")
    #expect(finding.evidence.contains(Finding.Evidence("needed", "59.5")))
    #expect(cuts(run).map(\.over.points) == ["7.2"])
  }

  @Test func aTimerThatCountsUpIsToldUntilWhenAndWhatElseToTake() throws {
    func run(_ format: String) throws -> [String] {
      messages(
        try self.run(
          slot("- text: { live: { \(format): eta } }", "  line-limit: 1"),
          steps: ["wait: 600s", "update: { state: { eta: 2026-08-06T09:09:30 } }"]))
    }
    let message = try #require(try run("timer").first)
    #expect(
      message.hasSuffix(
        "‘0:30’ counts up now that its time is past, until the activity ends, for up to 8 hours, "
          + "and will be cut: as ‘8:00:30’ it needs 59.5 pt and has 52.3; show another text once "
          + "the time is past, or take ‘live: countdown’, which stops at zero"), "\(message)")
    #expect(try run("countdown").isEmpty)
  }

  /// What the reports say of each text of the last frame that is not wholly shown.
  private func cuts(_ run: ScenarioRun) -> [TextCut] {
    (run.frames.last?.surfaces ?? []).flatMap { surface in
      surface.judged.compactMap(surface.cut)
    }
  }

  @Test func textsThatAreClippedAreCutInTheReportsToo() throws {
    let side = cuts(try run(slot("- text: { literal: Abcdefgh }", "  fixed-size: true")))
    #expect(side.map(\.way) == [.side])
    #expect(side.map(\.over.points) == ["15.7"])
    #expect(side.map(\.points.points) == ["52.3"])
    let row = "    - text: { literal: Abc }\n"
    let below = cuts(try run("lock-screen:\n  vstack:\n" + String(repeating: row, count: 8)))
    #expect(below.map(\.way) == [.below, .below])
    let covering = cuts(
      try run(
        "lock-screen:\n  hstack:\n    - text: { literal: Abcdefgh }\n      fixed-size: true\n"
          + "      frame: { width: 40, alignment: leading }\n    - text: { literal: Courier }\n"))
    #expect(covering.map(\.over) == [21])
    #expect(cuts(try run(slot("- text: { literal: Abc }"))).isEmpty)
  }

  @Test func aPresentationThatIsHigherThanTheSystemLetsItBeIsTooTall() throws {
    let row = "    - text: { literal: Abc }\n"
    let run = try run("lock-screen:\n  vstack:\n" + String(repeating: row, count: 8))
    // Eight lines of 22 points and two margins of 14 are 204.
    let found = messages(run)
    #expect(
      found.first
        == "1 error too-tall: lock-screen needs 204.0 pt and may be 160.0 pt high: 44.0 pt too much"
    )
    // The seventh line has its baseline at 163, the eighth at 185.
    #expect(found.dropFirst().count == 2)
    #expect(found.dropFirst().allSatisfy { $0.contains("error clipped: ‘Abc’ is lost") })
  }

  @Test func aTextOfFixedSizeRunsOutOfItsFrame() throws {
    let run = try run(slot("- text: { literal: Abcdefgh }", "  fixed-size: true"))
    let found = messages(run)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("3 error clipped: ‘Abcdefgh’ runs 15.7 pt out of its frame") == true)
  }

  @Test func aTextThatRunsOverAnotherIsClipped() throws {
    let run = try run(
      "lock-screen:\n  hstack:\n    - text: { literal: Abcdefgh }\n      fixed-size: true\n"
        + "      frame: { width: 40, alignment: leading }\n    - text: { literal: Courier }\n")
    // 68 points in 40, and 7 of spacing: 21 of them stand on the next.
    #expect(
      messages(run) == [
        "3 error clipped: ‘Abcdefgh’ runs 21.0 pt over ‘Courier’: it needs 68.0 pt and has 40.0"
      ])
    #expect(run.texts.cut == 1)
  }

  @Test func linesThatALimitTakesAwayAreToldAsLines() throws {
    let run = try run(slot("- text: { literal: \"Ab\\nCd\" }", "  line-limit: 1"))
    #expect(Set(messages(run)).count == 1)
    #expect(messages(run).first?.hasSuffix("it needs 2 lines and may have 1") == true)
  }

  @Test func nothingIsSaidOfCutsWhereCellsAreCounted() throws {
    let run = try run(
      slot("- text: { literal: Abcdefghijklmnop }", "  line-limit: 1"), shaper: CellTextShaper())
    #expect(messages(run).isEmpty)
    #expect(run.texts.cut == nil)
  }

  @Test func anExpectationThatNothingIsCutCannotPassUnmeasured() throws {
    let views = slot("- text: { literal: Abc }")
    let expect = ["expect: { absent: [cut] }"]
    #expect(try run(views, steps: expect).expectations.map(\.passed) == [true])
    let unmeasured = try run(views, steps: expect, shaper: CellTextShaper()).expectations
    #expect(unmeasured.map(\.passed) == [false])
    #expect(unmeasured.first?.found.hasPrefix("nobody measured") == true)
    let long = slot("- text: { literal: Abcdefghijk }", "  line-limit: 1")
    #expect(try run(long, steps: expect).expectations.map(\.passed) == [false])
    let other = try run(
      views, steps: ["expect: { absent: [unlabelled] }"], shaper: CellTextShaper())
    #expect(other.expectations.map(\.passed) == [true])
  }

  @Test func largerTextSizesCutWhatFitAtLarge() throws {
    let views = slot("- text: { literal: Abcdef }", "  line-limit: 1")
    #expect(messages(try run(views)).isEmpty)
    let large = try run(views, size: "xxx-large")
    #expect(large.findings.contains { $0.id == "truncated" })
  }
}

/// `EvenShaper`, with a 1 that is half as wide unless digits are even.
private struct NarrowOneShaper: TextShaping {
  var measure: TextMeasure { EvenShaper().measure }
  var rules: FittingRules { EvenShaper().rules }

  func shape(_ text: String, style: TextStyle) -> ShapedText {
    var shaped = EvenShaper().shape(text, style: style)
    guard !style.hasEvenDigits else { return shaped }
    for (index, character) in text.enumerated() where character == "1" {
      shaped.clusters[index].advance /= 2
    }
    return shaped
  }
}
