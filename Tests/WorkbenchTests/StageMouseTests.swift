import Languages
import Layout
import Presentation
import Testing

@testable import Workbench

/// The mouse on the screen of the fake script.
@Suite struct StageMouseTests {
  private func model(
    _ keys: Key..., preferences: StagePreferences = StagePreferences()
  ) -> StageModel {
    var model = StageModel(
      source: FakeStage(), size: ScreenSize(columns: 80, rows: 24), preferences: preferences)
    for key in keys { _ = updateStage(&model, .key(key)) }
    return model
  }

  /// The cell where a text begins.
  private func place(_ text: String, _ model: StageModel) -> (column: Int, row: Int) {
    let grid = viewStage(model)
    for (row, line) in grid.lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    Issue.record("‘\(text)’ is not on the screen")
    return (0, 0)
  }

  private func press(_ text: String, _ model: inout StageModel) -> [StageEffect] {
    let place = place(text, model)
    return updateStage(&model, .mouse(MouseEvent(.press, column: place.column, row: place.row)))
  }

  @Test func aPressOnATextPutsTheCursorThereAndADoubleOneInspects() {
    var model = model()
    _ = press("Updated at 9:00", &model)
    #expect(model.cursor?.run == StageRun(surface: .lockScreen, text: 2))
    #expect(model.workspace == .stage)
    _ = updateStage(&model, .tick(.milliseconds(200)))
    _ = press("Updated at 9:00", &model)
    #expect(model.workspace == .inspect)
  }

  @Test func twoSlowPressesAreNoDoubleOne() {
    var model = model()
    _ = press("On its way", &model)
    _ = updateStage(&model, .tick(.milliseconds(600)))
    _ = press("On its way", &model)
    #expect(model.workspace == .stage)
  }

  @Test func aPressOnATabAKeyHintOrAFindingDoesIt() {
    var model = model(.pageDown)
    _ = press("2 en·L", &model)
    #expect(model.cursor?.finding == 2)
    _ = press("Enter inspect", &model)
    #expect(model.workspace == .inspect)
    _ = press("1 Stage", &model)
    #expect(model.workspace == .stage)
    _ = press("3 Preview", &model)
    #expect(model.workspace == .preview)
    _ = press("1 Stage", &model)
    _ = press("? help", &model)
    #expect(model.overlay == .help(HelpSearch()))
    _ = press("Esc back", &model)
    #expect(model.overlay == nil)
    _ = press("fr-CA r8 app", &model)
    #expect(model.overlay != nil)
  }

  @Test func draggingOnTheTimelineScrubsAndTheHandNeedNotKeepItsLine() {
    var model = model()
    let start = place("◉──▫", model)
    func drag(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> Int {
      _ = updateStage(&model, .mouse(MouseEvent(kind, column: column, row: row)))
      return model.position.step
    }
    #expect(drag(.press, start.column + 3, start.row) == 2)
    #expect(drag(.drag, start.column + 6, start.row) == 3)
    #expect(drag(.drag, start.column + 13, 2) == 5)
    #expect(drag(.drag, 79, 2) == 10)
    #expect(drag(.release, 79, 2) == 10)
    #expect(drag(.drag, start.column, start.row) == 10)
  }

  @Test func theWheelScrollsTheListUnderThePointerAndNoFurtherThanItIsLong() {
    var model = model(.character("4"))
    for _ in 0..<40 {
      _ = updateStage(
        &model, .mouse(MouseEvent(.scroll(rows: -1, columns: 0), column: 3, row: 20)))
    }
    #expect(model.scrolled[.log] ?? 0 < 0)
    #expect(viewStage(model).lines[18].contains("start"))
  }

  @Test func withoutTheMouseNothingHappens() {
    var model = model(preferences: StagePreferences(hasMouse: false))
    _ = press("? help", &model)
    #expect(model.overlay == nil)
  }

  @Test func aPressOnALanguageChoosesItsLineAndADoubleOneIt() {
    var model = model(.character("l"))
    _ = press("日本語", &model)
    guard case .languages(let picker) = model.overlay else {
      Issue.record("the picker is closed")
      return
    }
    #expect(picker.selected?.tag == FakeStage.tag("ja"))
    _ = press("日本語", &model)
    #expect(model.frame.decision.tag == FakeStage.tag("ja"))
  }
}
