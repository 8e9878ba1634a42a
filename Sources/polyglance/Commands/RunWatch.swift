import Diagnostics
import Foundation
import ProductFiles

/// Runs again whenever a file that was read has changed, until Ctrl-C, which ends it with 130.
struct RunWatch {
  var tool: ToolEnvironment
  /// Nothing but ASCII for signs.
  var ascii: Bool
  /// One run over these files.
  var run: (ToolEnvironment) -> Void

  /// How often the files are looked at.
  private static let pause: UInt32 = 300_000

  func untilInterrupted() -> Never {
    signal(SIGINT) { _ in _exit(130) }
    // Whoever started the program may have had it blocked.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    var memory = once()
    tool.complain(line("watching \(memory.count) files · Ctrl-C ends"))
    while true {
      usleep(RunWatch.pause)
      let changed = memory.changes(in: tool.files)
      guard !changed.isEmpty else { continue }
      tool.complain(line("changed: " + RunWatch.list(changed, tool.paths)))
      memory = once()
    }
  }

  private func once() -> FileMemory {
    let files = RememberedFiles(tool.files)
    var tool = tool
    tool.files = files
    run(tool)
    return files.memory
  }

  private func line(_ text: String) -> String {
    ascii ? "-- \(text.replacing("·", with: ";"))" : "── \(text)"
  }

  /// The first few of what changed.
  static func list(_ paths: [String], _ style: PathStyle) -> String {
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).map { style.show($0).spelledOut }.joined(separator: ", ") + rest
  }
}
