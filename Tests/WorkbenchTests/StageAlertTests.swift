import Diagnostics
import Inspection
import Layout
import Presentation
import Testing

@testable import Workbench

/// What the wrist says is seen on the Stage while it says it.
@Suite struct StageAlertTests {
  private func model(_ path: String, _ columns: Int, step: Int) throws -> StageModel {
    var model = StageModel(
      source: try Replayed(shipped: path).stage, size: ScreenSize(columns: columns, rows: 24))
    model.go(to: StagePosition(step: step))
    return model
  }

  private func says(_ model: StageModel) -> Bool {
    viewStage(model).lines.contains { $0.contains("on the watch: “Presque à votre porte”") }
  }

  @Test(arguments: [80, 120]) func anAlertIsSeenAtItsStepAlone(columns: Int) throws {
    let path = "courier/alerts.scenario.yaml"
    #expect(try !says(model(path, columns, step: 3)))
    #expect(try says(model(path, columns, step: 4)))
    // An expectation is no event: the moment is still the same.
    #expect(try says(model(path, columns, step: 5)))
    // The wait for the next one is.
    #expect(try !says(model(path, columns, step: 8)))
  }

  @Test func theCursorReachesItAndItsFinding() throws {
    let path = "courier-broken/alert-literal/alert-literal.scenario.yaml"
    let model = try model(path, 120, step: 4)
    #expect(model.runs.filter { $0.surface == .alert }.count == 2)
    #expect(model.cursor?.run?.surface == .alert)
    let finding = try #require(model.numbered.first)
    #expect(finding.finding.id == "alert-language")
    #expect(finding.tag?.reason == "A")
  }
}
