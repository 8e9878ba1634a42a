import Diagnostics
import ProductFiles

/// The file of `--baseline`: what a team knows and lives with for now.
struct BaselineFile {
  /// As typed.
  var path: String
  var tool: ToolEnvironment

  /// Paths in it are relative to its folder, wherever the program is started.
  private var paths: PathStyle {
    .folder(FilePath.folder(of: FilePath.join(tool.workingDirectory, path)))
  }

  /// - Throws: a located problem where it is missing or no baseline.
  func read() throws(InputProblem) -> Baseline {
    guard let bytes = tool.files.read(path) else {
      throw InputProblem(
        "no such baseline", at: SourceLocation(file: path, line: 1, column: 1),
        hints: ["write it from what there is now with ‘--write-baseline’"])
    }
    return try readBaseline(bytes, file: path)
  }

  /// What is new in these findings.
  func compare(_ findings: [Finding], with baseline: Baseline) -> Baseline.Comparison {
    baseline.compare(findings, by: fingerprint)
  }

  /// Writes the findings as the baseline and says how many; what several runs find counts as often
  /// as in the run that finds it most often.
  func write(_ runs: [[Finding]]) -> ExitStatus {
    var counts: [Fingerprint: Int] = [:]
    for run in runs {
      counts.merge(Baseline(of: run.map(fingerprint)).counts, uniquingKeysWith: max)
    }
    do throws(WriteFailure) {
      try replaceFile(Baseline(counts).text, at: path)
    } catch {
      tool.complain("polyglance: cannot write ‘\(path.spelledOut)’: \(error.reason)")
      return .usage
    }
    let count = counts.values.reduce(0, +)
    tool.print("\(count) finding\(count == 1 ? "" : "s") written to \(path.spelledOut)")
    return .success
  }

  /// Tells what the baseline still has and nobody finds, for files that were read or are gone.
  func tellGone(_ gone: [Fingerprint], read files: [String]) {
    let known = Set(files.map { paths.show(FilePath.join(tool.workingDirectory, $0)) })
    let folder = FilePath.folder(of: path)
    let mended = gone.filter { fingerprint in
      known.contains(fingerprint.file)
        || tool.files.kind(FilePath.join(folder, fingerprint.file)) == nil
    }
    for fingerprint in mended.prefix(20) {
      let about = [fingerprint.key.map { "‘\($0)’" }, fingerprint.locale].compactMap { $0 }
      let context = about.isEmpty ? "" : " (" + about.joined(separator: ", ") + ")"
      tool.complain(
        "\(tool.paths.show(path)): note: no longer found: \(fingerprint.file) "
          .spelledOut + "[\(fingerprint.id)]\(context)".spelledOut)
    }
    if mended.count > 20 { tool.complain("… and \(mended.count - 20) more") }
  }

  private func fingerprint(_ finding: Finding) -> Fingerprint {
    var finding = finding
    finding.place.file = FilePath.join(tool.workingDirectory, finding.place.file)
    return Fingerprint(finding, paths: paths)
  }
}
