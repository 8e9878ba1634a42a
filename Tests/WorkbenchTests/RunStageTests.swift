import Layout
import Testing

@testable import Workbench

/// The loop over the headless device.
@Suite struct RunStageTests {
  private func device(_ script: [DeviceInput]) -> HeadlessDevice {
    HeadlessDevice(size: ScreenSize(columns: 80, rows: 24), script: script)
  }

  private func clocks(_ device: HeadlessDevice) -> [String] {
    device.grids.map { grid in
      String(grid.lines[0].dropLast().suffix(8))
    }
  }

  @Test func drawsAtOnceAndAfterEachKeyThatChangesSomething() {
    let device = device([
      DeviceInput(.key(.right)), DeviceInput(.key(.function(7))), DeviceInput(.key(.right)),
      DeviceInput(.key(.character("q"))),
    ])
    #expect(runStage(FakeStage(), on: device) == .quit)
    #expect(device.grids.count == 3)
    #expect(clocks(device) == ["09:00:00", "09:00:00", "09:00:30"])
  }

  @Test func clockRunsThroughAWaitWhilePlaying() {
    let device = device([
      DeviceInput(.key(.right)), DeviceInput(.key(.character(" "))),
      DeviceInput(.key(.control("c")), elapsed: .milliseconds(350)),
    ])
    #expect(runStage(FakeStage(), on: device) == .interrupted)
    #expect(
      clocks(device) == [
        "09:00:00", "09:00:00", "09:00:00", "09:00:01", "09:00:02", "09:00:03",
      ])
  }

  @Test func suspendsAndRepaintsAsAsked() {
    let device = device([
      DeviceInput(.key(.control("z"))), DeviceInput(.stopRequested), DeviceInput(.resumed),
      DeviceInput(.key(.control("l"))), DeviceInput(.signal(15)),
    ])
    #expect(runStage(FakeStage(), on: device) == .signal(15))
    #expect(device.suspensions == 2)
    #expect(device.repaints == 2)
  }

  @Test func followsTheSizeOfTheScreen() {
    let device = device([
      DeviceInput(.resized(ScreenSize(columns: 120, rows: 40))),
      DeviceInput(.resized(ScreenSize(columns: 30, rows: 5))),
      DeviceInput(.key(.character("q"))),
    ])
    #expect(runStage(FakeStage(), on: device) == .quit)
    #expect(device.grids.map(\.columns) == [80, 120, 30])
    #expect(device.grids[2].lines[1].contains("polyglance needs"))
  }

  @Test func endsWhenTheTerminalIsGone() {
    #expect(runStage(FakeStage(), on: device([])) == .hangup)
  }
}
