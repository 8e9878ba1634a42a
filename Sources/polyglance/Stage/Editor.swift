import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The person's editor: `VISUAL`, else `EDITOR`, else `vi` (POSIX has all three).
struct Editor {
  /// As the person set it, with its options: `code --wait`.
  private let command: String

  init(_ variables: [String: String]) {
    let asked = ["VISUAL", "EDITOR"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    command = asked ?? "vi"
  }

  /// The program without its folder and options.
  var name: String {
    let program = command.split(separator: " ").first.map(String.init) ?? command
    return program.split(separator: "/").last.map(String.init) ?? program
  }

  /// How this editor is told a line: editors differ.
  func arguments(_ path: String, _ place: SourceLocation) -> [String] {
    switch name {
    case "code", "codium", "cursor", "windsurf":
      ["--wait", "--goto", "\(path):\(place.line):\(place.column)"]
    case "subl", "zed", "hx", "helix":
      ["\(path):\(place.line):\(place.column)"]
    case "mate", "xed": ["--line", "\(place.line)", path]
    default: ["+\(place.line)", path]
    }
  }

  /// Runs it on the terminal of the process and waits; its exit status, 127 where there is none.
  ///
  /// It stays in the process group, so that it has the terminal and is stopped with it.
  func open(_ path: String, _ place: SourceLocation) -> Int32 {
    // A shell splits what the person set, as every program that opens an editor does.
    let words = ["sh", "-c", "exec \(command) \"$@\"", "editor"] + arguments(path, place)
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard posix_spawnp(&process, "sh", nil, nil, &pointers, environ) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    // WIFEXITED and WEXITSTATUS are macros.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
