import Diagnostics
import Inspection
import Layout
import Simulation

/// The result of `run` for people: a line a finding, then a line a locale.
struct TextReport {
  var runs: [LoadedRun]
  var paths: PathStyle
  /// Whether each run of text is followed back to where it came from.
  var explainsWhy: Bool
  /// Whether each run of text says what it means in the source language.
  var glosses: Bool
  var glyphs: GlyphSet = .unicode

  /// The lines, each with its end.
  var text: String {
    var lines: [String] = []
    var told: Set<[String]> = []
    for run in runs {
      if explainsWhy || glosses {
        lines +=
          WhyReport(
            run: run, paths: paths, explainsWay: explainsWhy, glosses: glosses, glyphs: glyphs
          ).lines
      }
      // Until the choice of a language, all runs of a scenario are one.
      lines += findingLines(run.result).flatMap { told.insert($0).inserted ? $0 : [] }
    }
    lines += runs.map(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Findings, each with its notes, and failed expectations in the order of the steps, findings
  /// first.
  private func findingLines(_ result: ScenarioRun) -> [[String]] {
    let findings = FindingGroup.groups(of: result.findings).map { group in
      (step: group.finding.step, lines: [group.line(paths: paths)] + group.noteLines(paths: paths))
    }
    let failures = result.expectations.compactMap { expectation in
      expectation.line(paths: paths).map { (step: expectation.step, lines: [$0]) }
    }
    let last = result.scenario.steps.count
    return (0...max(last, 0)).flatMap { step in
      findings.filter { $0.step == step }.map(\.lines)
        + failures.filter { $0.step == step }.map(\.lines)
    }
  }

  private func summary(_ run: LoadedRun) -> String {
    let texts = run.result.texts
    let isOneOfSeveral = runs.contains { $0.file != runs[0].file }
    let scenario = isOneOfSeveral ? "\(paths.show(run.file).spelledOut), " : ""
    return "\(scenario)\(run.circumstances(among: runs)): \(texts.inOneLanguage) of \(texts.all)"
      + " texts in one language" + (texts.cut.map { cut($0, of: texts.shown) } ?? "")
      + findings(run.result)
  }

  private func cut(_ count: Int, of all: Int) -> String {
    ", \(count) cut" + (count > 0 ? " of \(all) shown" : "")
  }

  /// How many findings there are of each weight, as `; findings: 2 errors, 1 claimed`.
  private func findings(_ result: ScenarioRun) -> String {
    let found = FindingGroup.groups(of: result.findings).map(\.finding)
    var counts = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = found.count { $0.severity == severity && !$0.claimed }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let claimed = found.count(where: \.claimed)
    if claimed > 0 { counts.append("\(claimed) claimed by the scenario") }
    let failed = result.expectations.count { !$0.passed }
    return (counts.isEmpty ? "" : "; findings: \(counts.joined(separator: ", "))")
      + (failed == 0 ? "" : "; \(failed) of \(result.expectations.count) expectations failed")
  }
}
