import Foundation

/// Python's own `json`, and an index by language and key as any tool needs one.
struct PythonPeer {
  private let program: String

  /// Nil where there is no `python3`.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/python3" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    program = found
  }

  private static let source = """
    import json, sys, time
    data = open(sys.argv[1], "rb").read()
    start = time.perf_counter()
    index = {}
    for key, entry in json.loads(data)["strings"].items():
        for language, form in entry["localizations"].items():
            unit = form.get("stringUnit")
            table = index.setdefault(language, {})
            if unit:
                table[key] = unit["value"]
            else:
                plural = form["variations"]["plural"]
                table[key] = {c: v["stringUnit"]["value"] for c, v in plural.items()}
    print(time.perf_counter() - start)
    """

  /// Seconds that it takes to load and index a catalog whose bytes are there already.
  func load(_ file: String) throws(BenchProblem) -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-c", PythonPeer.source, file]
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { throw BenchProblem("\(program) does not start") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw BenchProblem("\(program) did not load the catalog")
    }
    return seconds
  }
}
