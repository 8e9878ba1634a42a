import Foundation
import Inspection
import Layout
import Pictures
import Simulation
import Workbench

/// A frame of the Stage as ANSI and as SVG, and as PNG beside a program that paints our SVG.
struct PicturesJob: Job {
  static let name = "pictures"
  static let summary =
    "a frame as ANSI, SVG and PNG, the last beside rsvg-convert where there is one"

  private static let rounds = 15
  /// A fiftieth of what rich 15 takes for a frame of that size, seconds.
  private static let (mostANSI, mostSVG) = (9.3e-3 / 50, 22e-3 / 50)
  private static let limit = 0.5
  private static let step = 7

  private let place: Place

  init(_ place: Place) { self.place = place }

  func measure() throws(BenchProblem) -> [Measurement] {
    let benched = try BenchedScenario(place.scenario())
    let stage = ScenarioStage(
      benched.scenario, with: benched.inspector, calendar: ICUCalendar())
    let grid = viewStage(
      StageModel(source: stage, size: ScreenSize(columns: 200, rows: 60), preferences: .still)
        .standing(after: PicturesJob.step))
    let palette = Palette(.indexed, ground: .dark)
    return [
      drawn("pictures: a frame 200×60 as ANSI", most: PicturesJob.mostANSI) {
        drawANSI(grid, palette: palette)
      },
      drawn("pictures: a frame 200×60 as SVG", most: PicturesJob.mostSVG) {
        drawSVG(grid, title: "x")
      },
    ] + (try png())
  }

  private func drawn(
    _ name: String, most: Double, _ draw: () -> String
  ) -> Measurement {
    let times = (0..<PicturesJob.rounds).map { _ in
      seconds { (0..<10).map { _ in draw().utf8.count } } / 10
    }
    return Measurement(
      name, Quantity(times.median, .seconds), most: Quantity(most, .seconds))
  }

  /// Whole processes: ours from the scenario on, the peer's from our SVG on. Nothing where no PNG is
  /// built in.
  private func png() throws(BenchProblem) -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-pictures-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BenchProblem("cannot make a folder for pictures")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> String { folder.appendingPathComponent(name).path }
    // 173 by 51 cells of 9 by 18 pixels and the margin: about 1600 by 960.
    let arguments = [
      "snapshot", try place.scenario(), "--at", "\(PicturesJob.step)", "--size", "173x51",
    ]
    let program = try place.polyglance()
    guard
      try run(program, arguments + ["--format", "svg", "-o", file("frame.svg")]).isDone,
      try run(program, arguments + ["--format", "png", "--scale", "1", "-o", file("ours.png")])
        .isDone
    else { return [] }
    let peer = PicturesJob.program("rsvg-convert")
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<PicturesJob.rounds {
      ours.append(
        try run(
          program, arguments + ["--format", "png", "--scale", "1", "-o", file("ours.png")]
        ).time)
      if let peer {
        theirs.append(try run(peer, [file("frame.svg"), "-o", file("theirs.png")]).time)
      }
    }
    let name = "pictures: a frame 1593×954 as PNG, whole process"
    guard peer != nil else { return [Measurement(name, Quantity(ours.median, .seconds))] }
    return [
      Measurement(
        name, ours: ours, peer: theirs, named: "rsvg-convert of our SVG", unit: .seconds,
        limit: PicturesJob.limit)
    ]
  }

  private func run(
    _ program: String, _ arguments: [String]
  ) throws(BenchProblem) -> (isDone: Bool, time: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      let time = try seconds {
        try process.run()
        process.waitUntilExit()
      }
      return (process.terminationStatus == 0, time)
    } catch {
      throw BenchProblem("\(program) does not start")
    }
  }

  private static func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
