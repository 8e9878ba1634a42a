import Diagnostics
import Inspection
import Languages
import Presentation

/// The result of `verify` for people: a grid of cases and locales, then what fails and why.
struct MatrixTextReport {
  var results: [VerificationResult]
  var paths: PathStyle
  var ascii: Bool

  /// The lines, each with its end.
  var text: String {
    let lines = grid + failures + reasons(.inconclusive) + reasons(.notApplicable) + [summary]
    return lines.map { $0 + "\n" }.joined()
  }

  private var grid: [String] {
    let locales = distinct(results.map(\.task.locale))
    let cases = distinct(results.map(\.task.definition))
    let width = cases.map { $0.id.count + $0.title.count + 1 }.max() ?? 0
    let columns = locales.map { max($0.description.count, 4) + 1 }
    let head = zip(locales, columns).map { pad($0.description, $1) }.joined()
    let rows = cases.map { definition in
      let signs = zip(locales, columns).map { locale, column in
        let result = results.first { $0.task.definition == definition && $0.task.locale == locale }
        return pad(result.map { sign($0.verdict) } ?? "", column)
      }
      return pad("\(definition.id) \(definition.title)", width + 2) + signs.joined()
    }
    return ([pad("", width + 2) + head] + rows).map(trimmed) + [""]
  }

  /// For each case that fails: where it broke, the findings, the requirements that did not hold, and
  /// the steps. Locales in which a case fails in the same places are told once, by the first.
  private var failures: [String] {
    let failed = results.filter { $0.verdict == .fail }
    return distinct(failed.map(Failure.init)).flatMap { failure -> [String] in
      let alike = failed.filter { Failure($0) == failure }
      guard let first = alike.first else { return [] }
      let locales = alike.map(\.task.locale.description).joined(separator: ", ")
      let boundary = first.boundary.map { " at \($0.rawValue)" } ?? ""
      let places = failure.surfaces.joined(separator: ", ")
      let head =
        "\(failure.definition.id) \(locales): fails\(boundary)"
        + (places.isEmpty ? "" : " (\(places))")
        + (alike.count > 1 ? "; in \(first.task.locale):" : "")
      return [head] + lines(first).map { "  " + $0 }
    }
  }

  private func lines(_ result: VerificationResult) -> [String] {
    let findings = FindingGroup.groups(of: result.findings)
      .filter { $0.finding.severity > .note }
      .flatMap { [$0.line(paths: paths)] + $0.noteLines(paths: paths) }
    let broken = result.cells.filter { $0.verdict == .fail }.flatMap(\.evidence)
      .filter { $0.outcome == .failed }
      .map { evidence in
        (evidence.step.map { "step \($0): " } ?? "") + evidence.text.spelledOut
      }
    return findings + distinct(broken)
  }

  /// What could not be looked at, or is not there to be looked at: a line a case and reason.
  private func reasons(_ verdict: CellVerdict) -> [String] {
    let words = verdict == .inconclusive ? "inconclusive" : "not applicable"
    var lines: [(head: String, locales: [LanguageTag], reason: String)] = []
    for result in results where result.verdict == verdict {
      for reason in distinct(result.cells.filter { $0.verdict == verdict }.compactMap(\.reason)) {
        let head = result.task.definition.id
        if let index = lines.firstIndex(where: { $0.head == head && $0.reason == reason }) {
          lines[index].locales.append(result.task.locale)
        } else {
          lines.append((head, [result.task.locale], reason))
        }
      }
    }
    let all = distinct(results.map(\.task.locale)).count
    return lines.map { line in
      let locales =
        line.locales.count == all
        ? "" : " " + line.locales.map(\.description).joined(separator: ", ")
      return "\(line.head)\(locales): \(words): \(line.reason.spelledOut)"
    }
  }

  private var summary: String {
    let cells = results.flatMap(\.cells)
    let counts = CellVerdict.allCases.map { verdict in
      "\(cells.count { $0.verdict == verdict }) \(verdict.rawValue)"
    }
    let cases = distinct(results.map(\.task.definition)).count
    let locales = distinct(results.map(\.task.locale)).count
    return "\(counted(cases, "case")) in \(counted(locales, "locale")), "
      + "\(counted(cells.count, "cell")): " + counts.joined(separator: ", ")
  }

  private func sign(_ verdict: CellVerdict) -> String {
    switch verdict {
    case .pass: ascii ? "ok" : "✓"
    case .fail: ascii ? "FAIL" : "✗"
    case .inconclusive: "?"
    case .notApplicable: ascii ? "-" : "–"
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func distinct<Element: Hashable>(_ all: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return all.filter { seen.insert($0).inserted }
  }
}

/// How a case fails, its locale apart.
private struct Failure: Hashable {
  var definition: CaseDefinition
  var boundary: Boundary?
  var surfaces: [String]
  /// Id and place of each finding, sorted.
  var findings: [String]
  /// The steps at which a requirement did not hold.
  var steps: [Int?]

  init(_ result: VerificationResult) {
    let failing = result.cells.filter { $0.verdict == .fail }
    definition = result.task.definition
    boundary = result.boundary
    surfaces = failing.compactMap { $0.surface?.id }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    let told = result.findings.filter { $0.severity > .note }
    findings = Set(
      told.map { "\($0.id) \($0.place.file):\($0.place.line):\($0.place.column)" }
    ).sorted()
    steps = failing.flatMap(\.evidence).filter { $0.outcome == .failed }.map(\.step)
  }
}
