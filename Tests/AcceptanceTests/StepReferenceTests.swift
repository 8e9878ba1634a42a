import Diagnostics
import Simulation
import Testing

@testable import polyglance

@Suite("A step by number or chapter")
struct StepReferenceTests {
  private static func steps(_ actions: [StepAction]) -> [Step] {
    actions.enumerated().map { index, action in
      Step(
        number: index + 1, verb: "", summary: "", action: action,
        place: SourceLocation(file: "x.scenario.yaml", line: index + 1, column: 1))
    }
  }

  private static let script = steps([
    .chapter("Au départ"), .caption("x"), .pause, .chapter("4"), .chapter("Nearby"), .pause,
    .chapter("Nearby"),
  ])

  @Test(
    "is found",
    arguments: [
      ("1", 1), ("7", 7), ("4", 4), ("nearby", 5), ("NEARBY", 5), ("AU DÉPART", 1),
      ("Au de\u{301}part", 1),
    ])
  func found(text: String, number: Int) throws {
    #expect(try StepReference(text).number(among: Self.script) == number)
  }

  @Test("that does not exist names the chapters and the nearest of them")
  func notFound() {
    #expect(
      throws: UsageError(
        "there is no chapter ‘nerby’, only ‘Au départ’, ‘4’, ‘Nearby’, ‘Nearby’; steps are 1 to 7",
        nearest: "Nearby")
    ) { () throws(UsageError) in try StepReference("nerby").number(among: Self.script) }
    #expect(throws: UsageError("there is no step 8: the scenario has 1 to 7")) {
      () throws(UsageError) in try StepReference("8").number(among: Self.script)
    }
    #expect(throws: UsageError("there is no step -1: the scenario has 1 to 7")) {
      () throws(UsageError) in try StepReference("-1").number(among: Self.script)
    }
  }
}
