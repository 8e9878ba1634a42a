import Diagnostics
import Foundation
import Inspection
import ProductFiles
import TestSupport
import Testing

@testable import polyglance

/// Every part of Courier matters: change one, and some run turns red for the right reason.
@Suite("Single edits of Courier")
struct CourierEditTests {
  @Test("there are enough of them, and none is there twice")
  func areEnough() {
    #expect(CourierEdits.noticed.count >= 60)
    let all = CourierEdits.noticed + CourierEdits.survivors
    #expect(Set(all).count == all.count)
  }

  @Test("each is noticed, by the id that says what is wrong", arguments: CourierEdits.noticed)
  func isNoticed(edit: CourierEdit) throws {
    switch try edit.outcome() {
    case .refused(let problem):
      #expect(edit.notice == "input", "\(problem)")
    case .played(let run):
      #expect(!run.passed(failOn: .error), "nothing notices it")
      let ids = Set(run.findings.filter { !$0.claimed }.map(\.id))
      if edit.notice == "expectation" {
        let allHeld = run.expectations.allSatisfy(\.passed)
        #expect(!allHeld, "only \(ids.sorted())")
      } else {
        #expect(ids.contains(edit.notice), "only \(ids.sorted())")
      }
    }
  }

  @Test("nobody can notice these from the files", arguments: CourierEdits.survivors)
  func survives(edit: CourierEdit) throws {
    guard case .played(let run) = try edit.outcome() else {
      Issue.record("it is refused now: move it to the others")
      return
    }
    #expect(run.passed(failOn: .error), "it is noticed now: move it to the others")
  }

  @Test("without an edit the same runs pass", arguments: Set(CourierEdits.noticed.map(\.scenario)))
  func passesUnedited(scenario: String) throws {
    let runs = try PlayedCourier.play(scenario, files: DiskFiles())
    #expect(runs.passed(failOn: .error))
  }
}
