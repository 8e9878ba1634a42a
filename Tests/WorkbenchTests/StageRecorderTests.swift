import Layout
import Pictures
import Testing

@testable import Workbench

@Suite("The Stage, recorded")
struct StageRecorderTests {
  private static let size = ScreenSize(columns: 100, rows: 30)

  private func record(
    _ source: FakeStage = FakeStage(), speed: PlaybackSpeed = .once, still: Bool = true
  ) -> Recording {
    StageRecorder.record(
      source, size: Self.size, speed: speed,
      preferences: still ? .still : StagePreferences())
  }

  @Test("ends with the screen that stands after the last step")
  func ends() throws {
    let recording = record()
    let model = StageModel(source: FakeStage(), size: Self.size, preferences: .still)
      .standing(after: 10)
    let last = try #require(recording.frames.last)
    #expect(last.grid.lines.dropLast() == viewStage(model).lines.dropLast())
    #expect(recording.end == last.at + .seconds(2) || recording.end > last.at)
  }

  @Test("shows each wait as long as the Stage does, and rests where the script pauses")
  func takesItsTime() throws {
    let recording = record()
    let times = recording.frames.map(\.at)
    #expect(times.first == .zero)
    #expect(times == times.sorted() && Set(times).count == times.count)
    // The event before the caption a second, the caption is read through the wait of three seconds.
    #expect(recording.markers == [.init(at: .seconds(1), label: "A parcel is on its way")])
    let clocks = recording.frames.map { frame in
      frame.grid.lines[0].firstMatch(of: /09:\d\d:\d\d/).map { String($0.0) } ?? ""
    }
    let changes = zip(clocks, times).filter { $0.0 == "09:00:30" }.map(\.1)
    #expect(changes.first == .seconds(4))
    let later = zip(clocks, times).filter { $0.0 == "09:10:30" }.map(\.1)
    let pause = try #require(later.first) - .seconds(3)
    #expect(pause > .seconds(4 + 2))
    // Ten frames a second while a clock runs, none else but what changes.
    #expect(record(still: false).frames.count > recording.frames.count + 20)
  }

  @Test("takes half the time at twice the speed")
  func speed() {
    let (once, twice) = (record(), record(speed: .twice))
    #expect(twice.frames.map(\.grid).count == once.frames.map(\.grid).count)
    let (a, b) = (once.frames.last!.at, twice.frames.last!.at)
    #expect(abs(a / .seconds(1) - 2 * (b / .seconds(1))) < 0.1)
  }

  @Test("has a chapter as a marker, and no frame twice")
  func markers() {
    var source = FakeStage()
    source.steps[0].kind = .chapter("Opening")
    let recording = record(source)
    #expect(recording.markers.map(\.label) == ["Opening", "A parcel is on its way"])
    for (frame, next) in zip(recording.frames, recording.frames.dropFirst()) {
      #expect(frame.grid != next.grid)
    }
  }

  @Test("of a script with one step is that step")
  func short() {
    var source = FakeStage()
    source.steps = Array(source.steps.prefix(1))
    #expect(record(source).frames.count == 1)
  }
}
