import Diagnostics
import Foundation
import ProductFiles

/// Everything outside the program: files, output, environment. Commands reach the world through it.
struct ToolEnvironment: Sendable {
  var files: any FileSource
  /// Absolute.
  var workingDirectory: String
  var variables: [String: String]
  /// The executable's real path.
  var executable: String
  var output: @Sendable ([UInt8]) -> Void
  /// Whether a person sees what is written there as it comes.
  var isOutputTerminal: Bool
  /// Columns of that terminal; nil where the output is none, or does not say.
  var outputColumns: Int?
  var errors: @Sendable (String) -> Void

  /// The process's own.
  static func live() -> ToolEnvironment {
    ToolEnvironment(
      files: DiskFiles(), workingDirectory: FileManager.default.currentDirectoryPath,
      variables: ProcessInfo.processInfo.environment, executable: executablePath(),
      output: { bytes in
        do throws(WriteFailure) {
          try writeAll(bytes, to: STDOUT_FILENO)
        } catch {
          // There is nobody to tell where standard error is closed as well.
          try? writeAll("polyglance: cannot write the output: \(error.reason)\n", to: STDERR_FILENO)
          Foundation.exit(ExitStatus.usage.code)
        }
      },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, outputColumns: columns(of: STDOUT_FILENO),
      errors: { try? writeAll($0, to: STDERR_FILENO) })
  }

  /// How paths appear in what people read.
  var paths: PathStyle { .workingDirectory(workingDirectory) }

  /// Writes to standard output as it is.
  func write(_ text: String) { output(Array(text.utf8)) }

  /// Writes a result and a line end.
  func print(_ text: String) { write(text + "\n") }

  /// Writes a result to a file that `-o` names, or to standard output where it names none or `-`.
  func deliver(_ bytes: [UInt8], to path: String?) -> ExitStatus {
    guard let path, path != "-" else {
      output(bytes)
      return .success
    }
    do throws(WriteFailure) {
      try writeFile(bytes, to: path)
      return .success
    } catch {
      complain("polyglance: cannot write ‘\(path.spelledOut)’: \(error.reason)")
      return .usage
    }
  }

  /// Writes to standard error with a line end.
  func complain(_ text: String) { errors(text + "\n") }

  /// Ends the process.
  func exit(with status: ExitStatus) -> Never { Foundation.exit(status.code) }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  private static func executablePath() -> String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension FileSource {
  /// Whether anything stands at a path.
  func exists(_ path: String) -> Bool { kind(path) != nil }
}
