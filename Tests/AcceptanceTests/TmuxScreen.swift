import Foundation
import TestSupport

/// The program in a real terminal: a tmux server of its own, keys sent, the screen captured.
final class TmuxScreen {
  private let server = "polyglance-test-\(UUID().uuidString)"
  private let folder: URL

  /// Whether this machine has tmux.
  static let isInstalled = (try? run(["-V"]).status) == 0

  /// Opens the program with these arguments in a terminal of that size. What it leaves behind when
  /// it ends stays on the screen, followed by its status.
  init(
    _ arguments: [String], columns: Int, rows: Int, term: String = "screen-256color",
    variables: [String: String] = ["LANG": "C.UTF-8"]
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-tmux-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let assignments = (variables.merging(["TERM": term]) { $1 }).sorted { $0.key < $1.key }
      .map { "\($0.key)=\(quoted($0.value))" }.joined(separator: " ")
    let words = ([BuiltTool.url.path] + arguments).map(quoted).joined(separator: " ")
    let script = folder.appendingPathComponent("start")
    // LC_ALL would win over whatever a test sets.
    try Data(
      """
      unset LC_ALL NO_COLOR COLORFGBG
      # A job of its own, as in a person's shell: only such a one can be stopped.
      set -m
      env \(assignments) \(words)
      echo "status $?"
      exec cat

      """.utf8
    ).write(to: script)
    _ = try TmuxScreen.run(
      [
        "-u", "-L", server, "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y",
        "\(rows)", "-c", Repository.root.path, "sh \(quoted(script.path))",
      ])
    _ = try? TmuxScreen.run(["-L", server, "set-option", "-g", "status", "off"])
    _ = try? TmuxScreen.run(["-L", server, "resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// A process that Foundation starts has nearly every signal blocked, SIGTERM and SIGHUP among
  /// them, so `kill-server` would do nothing: the server leaves with its last session, and what runs
  /// in the pane when its terminal is closed.
  deinit {
    _ = try? TmuxScreen.run(["-L", server, "kill-session"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Types keys by tmux's names, as `Right`, `l`, `C-c`.
  func type(_ keys: String...) throws {
    for key in keys { _ = try TmuxScreen.run(["-L", server, "send-keys", key]) }
  }

  /// Makes the terminal another size.
  func resize(columns: Int, rows: Int) throws {
    _ = try TmuxScreen.run(
      ["-L", server, "resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The screen as text; `styled` keeps colours and attributes.
  func capture(styled: Bool = false) throws -> String {
    try TmuxScreen.run(
      ["-L", server, "capture-pane", "-p"] + (styled ? ["-e"] : [])
    ).output
  }

  /// Waits until the screen holds a text, and has stopped changing; the screen then, or what is there
  /// after fifteen seconds.
  func wait(for text: String) throws -> String {
    try wait { $0.contains(text) }
  }

  /// Waits until the screen is another one, and has stopped changing.
  func wait(changing before: String) throws -> String {
    try wait { $0 != before }
  }

  /// Updates may come a tenth of a second apart: a screen that stood for three has stopped.
  private func wait(until holds: (String) -> Bool) throws -> String {
    var last = ""
    var unchanged = 0
    for _ in 0..<300 {
      let screen = try capture()
      unchanged = screen == last ? unchanged + 1 : 0
      if unchanged >= 6, holds(screen) { return screen }
      last = screen
      usleep(50_000)
    }
    return last
  }

  /// Sends a signal, by its short name, to the program.
  func signal(_ name: String) throws {
    let shell = try TmuxScreen.run(["-L", server, "display-message", "-p", "#{pane_pid}"])
      .output.trimmingCharacters(in: .whitespacesAndNewlines)
    _ = try runProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "kill -s \(name) $(pgrep -P \(shell))"],
      environment: ProcessInfo.processInfo.environment, in: Repository.root)
  }

  /// Foundation waits for a socket that the server, which stays, would inherit: it is closed first.
  private static let withoutInheritedFiles = """
    for file in {3..64}; do eval "exec $file>&-"; done; exec tmux "$@"
    """

  private static func run(_ arguments: [String]) throws -> BuiltTool.Outcome {
    try runProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["bash", "-c", withoutInheritedFiles, "tmux"] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(
        ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
      ) { $1 }, in: Repository.root)
  }
}

/// A word as a shell takes it literally.
private func quoted(_ word: String) -> String {
  "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
}
