import Layout
import Presentation
import Testing

@testable import Workbench

/// What changes is seen to change, and is still.
@Suite struct StageMotionTests {
  private func model(
    steps: Int, _ preferences: StagePreferences = StagePreferences()
  ) -> StageModel {
    var model = StageModel(
      source: FakeStage(), size: ScreenSize(columns: 80, rows: 24), preferences: preferences)
    for _ in 0..<steps {
      _ = updateStage(&model, .tick(.seconds(1)))
      _ = updateStage(&model, .key(.right))
    }
    return model
  }

  private func reversed(_ model: StageModel) -> [String] {
    let grid = viewStage(model)
    return (0..<grid.rows).compactMap { row in
      let text = grid.row(row).filter { $0.style.isReversed }.map(\.text).joined()
      return text.isEmpty ? nil : text
    }
  }

  @Test func aChangedRunIsReversedThenUnderlinedThenMarked() {
    var model = model(steps: 3)
    #expect(reversed(model).contains("Bientôt chez vous"))
    #expect(reversed(model).contains("fr-CA r8 app"))
    #expect(model.nextTick == .milliseconds(350))
    _ = updateStage(&model, .tick(.milliseconds(350)))
    #expect(reversed(model) == [])
    let grid = viewStage(model)
    #expect(grid.row(4).contains { $0.text == "B" && $0.style.isUnderlined })
    #expect(model.nextTick == .milliseconds(350))
    _ = updateStage(&model, .tick(.milliseconds(350)))
    #expect(!viewStage(model).row(4).contains { $0.style.isUnderlined })
    #expect(viewStage(model).lines[4].contains("│∆│"))
  }

  @Test func theMarkStaysUntilTheNextStep() {
    #expect(viewStage(model(steps: 3)).lines[4].contains("∆"))
    #expect(!viewStage(model(steps: 4)).lines.contains { $0.contains("∆") })
  }

  @Test func aFlashInThePresenterIsLonger() {
    var model = model(steps: 2)
    _ = updateStage(&model, .key(.character("Z")))
    _ = updateStage(&model, .tick(.seconds(1)))
    _ = updateStage(&model, .key(.right))
    #expect(model.nextTick == .milliseconds(600))
  }

  @Test func whatIsSaidAgainDoesNotFlash() {
    let model = model(steps: 4)
    #expect(model.changed.isEmpty)
    #expect(reversed(model) == [])
  }

  @Test func reducedMotionHasTheMarkAlone() {
    let model = model(steps: 3, StagePreferences(isMotionReduced: true))
    #expect(reversed(model) == [])
    #expect(viewStage(model).lines[4].contains("∆"))
  }

  @Test func reducedMotionHasNoRunningClock() {
    var model = model(steps: 1, StagePreferences(isMotionReduced: true))
    _ = updateStage(&model, .key(.character(" ")))
    _ = updateStage(&model, .tick(.seconds(1.5)))
    #expect(model.frame.clock == "09:00:00")
    _ = updateStage(&model, .tick(.seconds(1.5)))
    #expect(model.frame.clock == "09:00:30")
  }

  @Test func noMoreThanTwoFlashesBeginInASecond() {
    var model = model(steps: 3)
    for step in [Key.left, .right, .left, .right] {
      _ = updateStage(&model, .tick(.milliseconds(100)))
      _ = updateStage(&model, .key(step))
    }
    #expect(model.flash?.isSeen == false)
    #expect(reversed(model) == [])
  }

  @Test func bothNamesOfTheLanguageAreShownForFiveSeconds() {
    var model = model(steps: 3)
    _ = updateStage(&model, .key(.character("Z")))
    let names = "English → français (Canada)"
    #expect(viewStage(model).lines.contains { $0.contains(names) })
    _ = updateStage(&model, .tick(.seconds(5)))
    #expect(!viewStage(model).lines.contains { $0.contains(names) })
  }

  @Test func afterEveryMotionNothingWakesTheDevice() {
    var model = model(steps: 3)
    _ = updateStage(&model, .tick(.seconds(6)))
    #expect(model.nextTick == nil)
  }
}
