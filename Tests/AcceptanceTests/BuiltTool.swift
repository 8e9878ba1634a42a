import Foundation
import TestSupport

/// The built program, run as a process.
enum BuiltTool {
  /// What a run of it left behind.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program beside the test bundle.
  static let url: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: ".")
    return tests.deletingLastPathComponent().appendingPathComponent("polyglance")
  }()

  /// Runs it and waits. Only the variables given are set, besides `PATH` and `HOME`.
  ///
  /// - Parameter processorSeconds: after as much work of its own the system kills it, so that a hang
  ///   ends however busy the machine is; nil sets no limit.
  static func run(
    _ arguments: [String], variables: [String: String] = [:], in folder: URL = Repository.root,
    processorSeconds: Int? = nil
  ) throws -> Outcome {
    let own = ProcessInfo.processInfo.environment
    let limited = processorSeconds.map {
      ["-c", "ulimit -t \($0) && exec \"$@\"", "sh", url.path] + arguments
    }
    return try runProcess(
      limited == nil ? url : URL(fileURLWithPath: "/bin/sh"), limited ?? arguments,
      environment: ["PATH": own["PATH"] ?? "", "HOME": own["HOME"] ?? "/"]
        .merging(variables) { $1 },
      in: folder)
  }
}

/// Runs a program and waits for it, not for what it leaves running.
func runProcess(
  _ executable: URL, _ arguments: [String], environment: [String: String], in folder: URL
) throws -> BuiltTool.Outcome {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = environment
  // Files rather than pipes: a pipe that nobody reads stops the program once it is full, and one
  // that a daemon inherits never ends.
  let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("polyglance-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  let output = scratch.appendingPathComponent("out")
  let errors = scratch.appendingPathComponent("err")
  for file in [output, errors] { try Data().write(to: file) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  process.standardInput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return BuiltTool.Outcome(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
}
