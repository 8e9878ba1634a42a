import Layout
import Presentation
import Testing

@testable import Workbench

/// The presenter's screen, for an enlarged font.
@Suite struct PresenterTests {
  private func model(step: Int, columns: Int = 120, rows: Int = 40, _ keys: Key...) -> StageModel {
    var model = StageModel(
      source: FakeStage(), size: ScreenSize(columns: columns, rows: rows), preferences: .still
    ).standing(after: step)
    for key in [.character("Z")] + keys { _ = updateStage(&model, .key(key)) }
    return model
  }

  private func lines(_ model: StageModel) -> [String] { viewStage(model).lines }

  @Test func numbersBesideThePictureAreToldBelowIt() {
    let screen = lines(model(step: 6))
    let marked = screen.filter { $0.contains("│") && $0.contains("1 en·P") }
    #expect(marked.count == 1)
    #expect(screen.contains { $0.trimmingPrefix { $0 == " " }.hasPrefix("1 en·P payload-prose") })
    let without = lines(model(step: 6, .character("m")))
    #expect(!without.contains { $0.contains("payload-prose") })
  }

  @Test func onlyWhatIsWrongOnItsSurfaceIsTold() {
    let screen = lines(model(step: 6, .tab))
    #expect(!screen.contains { $0.contains("payload-prose") })
  }

  @Test(arguments: [
    (1, "paused · space plays"), (8, "the script pauses · space goes on"),
    (10, "the end · space plays it again"),
  ])
  func theLastLineSaysWhatSpaceDoes(step: Int, words: String) {
    let last = lines(model(step: step)).last ?? ""
    #expect(last.contains("▪ \(words)   Tab surface   Esc leaves"))
  }

  @Test func hintsThatHaveNoRoomAreLeftAway() {
    let last = lines(model(step: 8, columns: 56, rows: 16)).last ?? ""
    #expect(last.contains("the script pauses · space goes on   Tab surface"))
    #expect(!last.contains("Esc"))
  }

  @Test func theStageSaysThatAPauseOfTheScriptWaitsForAKey() {
    func timeline(_ model: StageModel) -> String {
      lines(model).first { $0.contains("─ Timeline") } ?? ""
    }
    var model = model(step: 8, .character("Z"))
    #expect(timeline(model).contains("▪ pauses here: space goes on"))
    _ = updateStage(&model, .key(.character(" ")))
    #expect(model.isPlaying)
    #expect(timeline(model).contains("▸ playing"))
    #expect(!timeline(self.model(step: 7, .character("Z"))).contains("space"))
  }

  @Test func bracesTurnTheSurfaceAsTabDoes() {
    #expect(model(step: 1, .character("}")).presented == .island)
    #expect(model(step: 1, .character("{")).presented == .expanded)
  }

  @Test func thePictureFillsALargerScreen() {
    func columns(_ columns: Int, _ rows: Int) -> Int {
      let edge =
        lines(model(step: 1, columns: columns, rows: rows)).first { $0.contains("╭") } ?? ""
      return edge.count { $0 == "─" }
    }
    #expect(columns(66, 18) == 60)
    #expect(columns(120, 40) == 91)
    #expect(columns(200, 60) == 146)
  }
}
