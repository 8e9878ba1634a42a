import Diagnostics
import Foundation
import ProductFiles
import TestSupport
import Testing
import Workbench

@testable import polyglance

@Suite("run --watch", .serialized)
struct RunWatchTests {
  @Test("runs again when a file changes, lives through a mistake, and ends on Ctrl-C with 130")
  func runsAgain() async throws {
    let folder = try Self.copyOfCourier()
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try Watch(
      ["run", "french-on-the-way.scenario.yaml", "--watch", "--font", "cells"], in: folder)
    try await watch.until { $0.errors.contains("── watching ") }
    let first = watch.seen.output
    #expect(first.hasPrefix("fr-CA: ") && first.hasSuffix(" texts in one language\n"))

    let views = folder.appendingPathComponent("Widgets/delivery.views.yaml")
    let sound = try String(contentsOf: views, encoding: .utf8)
    try Data(
      sound.replacing(
        "{ key: live_activity.delivery.stale.short, default: Waiting }",
        with: "{ literal: Waiting }"
      ).utf8
    ).write(to: views, options: .atomic)
    try await watch.until { $0.output.contains("[hardcoded-literal]") }
    #expect(watch.seen.errors.contains("── changed: Widgets/delivery.views.yaml\n"))

    let scenario = folder.appendingPathComponent("french-on-the-way.scenario.yaml")
    let script = try String(contentsOf: scenario, encoding: .utf8)
    try Data(script.replacing("- wait: 30s", with: "- wiat: 30s").utf8).write(to: scenario)
    try await watch.until { $0.errors.contains("did you mean ‘wait’?") }
    try Data(script.utf8).write(to: scenario)
    try Data(sound.utf8).write(to: views)
    try await watch.until { $0.output.hasSuffix("\n" + first) }

    watch.process.interrupt()
    try await watch.untilItEnds()
    #expect(watch.process.terminationReason == .exit)
    #expect(watch.process.terminationStatus == 130)
  }

  @Test("sees a file that was missing, and one that comes to a folder of resources")
  func seesNewFiles() {
    var files = MemoryFiles(["p/product.yaml": "a", "p/Widgets/a.strings": "b"])
    let remembered = RememberedFiles(files)
    _ = remembered.read("p/product.yaml")
    _ = remembered.read("p/near.apns")
    _ = remembered.kind("p/Newer")
    _ = remembered.list("p/Widgets")
    let memory = remembered.memory
    #expect(memory.changes(in: files).isEmpty)
    #expect(memory.count == 3)
    files["p/Widgets/.a.swp"] = []
    files["p/Widgets/a.strings~"] = []
    files["p/unread.txt"] = []
    #expect(memory.changes(in: files).isEmpty)
    files["p/near.apns"] = []
    files["p/Newer/x"] = []
    files["p/Widgets/b.strings"] = []
    files["p/product.yaml"] = nil
    #expect(
      memory.changes(in: files) == [
        "p/Newer", "p/Widgets/b.strings", "p/near.apns", "p/product.yaml",
      ])
  }

  @Test("lists the first few of what changed, and how many more")
  func listsChanges() {
    let style = PathStyle.workingDirectory("/x")
    #expect(RunWatch.list(["a"], style) == "a")
    #expect(RunWatch.list(["a", "b\u{7}", "c", "d", "e"], style) == "a, b⟨U+0007⟩, c and 2 more")
  }

  @Test("keeps the last good Stage on an error, and says what is wrong")
  func keepsTheLastGoodStage() throws {
    let folder = try Self.copyOfCourier()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenario = folder.appendingPathComponent("french-on-the-way.scenario.yaml")
    var tool = ToolEnvironment.live()
    tool.workingDirectory = folder.path
    let stage = try ReloadableStage(
      scenario.path, StageOptions(ParsedArguments([], options: StageOptions.list)), in: tool)
    #expect(!stage.hasChanged)
    let count = stage.stage.steps.count

    let script = try String(contentsOf: scenario, encoding: .utf8)
    try Data(script.replacing("- wait: 30s", with: "- wait: soon").utf8).write(to: scenario)
    #expect(stage.hasChanged)
    let problem = #expect(throws: ReloadProblem.self) { try stage.reload() }
    #expect(stage.problem == problem)
    #expect(
      problem?.lines.first?.hasPrefix("french-on-the-way.scenario.yaml:11:11: error: ") == true)
    #expect(problem?.place.line == 11)
    #expect(stage.stage.steps.count == count)
    #expect(stage.changes == ["french-on-the-way.scenario.yaml"])
    #expect(!stage.hasChanged)

    try Data(script.replacing("- wait: 30s", with: "- wait: 30s\n  - pause").utf8)
      .write(to: scenario)
    #expect(stage.hasChanged)
    #expect(try stage.reload().steps.count == count + 1)
    #expect(stage.problem == nil)
    #expect(stage.stage.steps.count == count + 1)
  }

  /// Courier in a folder of its own.
  private static func copyOfCourier() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("Scenarios/courier"), to: folder)
    return folder.resolvingSymlinksInPath()
  }
}

/// The program while it watches, with what it has said so far.
private struct Watch {
  struct Seen {
    var output: String
    var errors: String
  }

  let process = Process()
  private let output: URL
  private let errors: URL

  init(_ arguments: [String], in folder: URL) throws {
    output = folder.appendingPathComponent(".out")
    errors = folder.appendingPathComponent(".err")
    for file in [output, errors] { try Data().write(to: file) }
    process.executableURL = BuiltTool.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  var seen: Seen {
    func text(_ file: URL) -> String {
      String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
    }
    return Seen(output: text(output), errors: text(errors))
  }

  /// Waits until the program has ended, ten seconds at most.
  func untilItEnds() async throws {
    for _ in 0..<100 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    Issue.record("does not end")
    throw CancellationError()
  }

  /// Waits until the program has said something, a minute at most.
  func until(_ hasSaid: (Seen) -> Bool) async throws {
    for _ in 0..<600 {
      if hasSaid(seen) { return }
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    kill(process.processIdentifier, SIGKILL)
    Issue.record("never said:\n\(seen.output)\n\(seen.errors)")
    throw CancellationError()
  }
}
