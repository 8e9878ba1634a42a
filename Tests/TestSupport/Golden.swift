package import Foundation
package import Testing

/// Compares a text with the golden beside the test: `Goldens/<test file>/<name>.txt`.
///
/// `RECORD_GOLDENS=1` writes the file instead; a recording run fails, so that it never passes CI.
package func expectGolden(
  _ actual: String, _ name: String, file: StaticString = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let test = URL(fileURLWithPath: "\(file)")
  let folder = test.deletingLastPathComponent().appendingPathComponent("Goldens")
    .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
  let golden = folder.appendingPathComponent(name.contains(".") ? name : name + ".txt")
  expectFile(actual, golden, sourceLocation: sourceLocation)
}

/// The lines that differ, `−` for those only in `old`, `+` for those only in `new`.
package func difference(_ old: String, _ new: String) -> String {
  let a = old.split(separator: "\n", omittingEmptySubsequences: false)
  let b = new.split(separator: "\n", omittingEmptySubsequences: false)
  return b.difference(from: a).map { change in
    switch change {
    case .remove(let offset, let line, _): "− \(offset + 1): \(line)"
    case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
    }
  }.joined(separator: "\n")
}

/// Compares a text with a file that ships; `RECORD_GOLDENS=1` writes it instead, and fails.
package func expectFile(
  _ actual: String, _ file: URL,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
    } catch {
      Issue.record("cannot write \(file.path): \(error)", sourceLocation: sourceLocation)
    }
    Issue.record("recorded \(file.path)", sourceLocation: sourceLocation)
    return
  }
  guard let data = FileManager.default.contents(atPath: file.path) else {
    Issue.record(
      "there is no \(file.path); record it with RECORD_GOLDENS=1\n\(actual)",
      sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  if expected != actual {
    Issue.record(
      "\(file.path) differs (− expected, + actual)\n\(difference(expected, actual))",
      sourceLocation: sourceLocation)
  }
}
