import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import Simulation
import Workbench

/// The result of `run` as one report that a reviewer can paste into a pull request.
struct MarkdownReport {
  var runs: [LoadedRun]
  var paths: PathStyle
  var failOn: Severity?
  /// Whether the texts say what they mean in the source language.
  var glosses: Bool

  /// The report, with a line end.
  var text: String {
    let failed = runs.filter { !$0.result.passed(failOn: failOn) }.count
    let verdict =
      failed == 0
      ? "\(runs.count) of \(runs.count) runs passed" : "\(failed) of \(runs.count) runs failed"
    let head = ["# polyglance: \(verdict)", overview]
    return (head + runs.flatMap(blocks)).joined(separator: "\n\n") + "\n"
  }

  private var overview: String {
    let isMeasured = runs.contains { $0.result.texts.cut != nil }
    let head =
      ["scenario", "locale", "verdict", "texts in one language"] + (isMeasured ? ["cut"] : [])
      + ["findings"]
    return MarkdownText.table(
      head,
      runs.map { run in
        let texts = run.result.texts
        return [
          MarkdownText.prose(run.result.scenario.name),
          MarkdownText.code(run.circumstances(among: runs)),
          verdict(run), "\(texts.inOneLanguage) of \(texts.all)",
        ] + (isMeasured ? [texts.cut.map { "\($0)" } ?? ""] : [])
          + ["\(FindingGroup.groups(of: run.result.findings).count)"]
      })
  }

  private func verdict(_ run: LoadedRun) -> String {
    run.result.passed(failOn: failOn) ? "passed" : "**failed**"
  }

  private func blocks(_ run: LoadedRun) -> [String] {
    let result = run.result
    var blocks = [
      "## \(MarkdownText.prose(result.scenario.name)), "
        + MarkdownText.code(run.circumstances(among: runs)) + ": "
        + verdict(run),
      "\(MarkdownText.code(paths.show(run.file))), after \(result.scenario.steps.count) steps",
    ]
    let findings = FindingGroup.groups(of: result.findings)
    if !findings.isEmpty {
      blocks += ["### Findings", findings.map { item($0, result) }.joined(separator: "\n")]
      blocks += mends(of: findings)
    }
    let failures = result.expectations.filter { !$0.passed }
    if !failures.isEmpty {
      blocks += ["### Expectations that failed", failures.map(item).joined(separator: "\n")]
    }
    return blocks + texts(run)
  }

  private func item(_ group: FindingGroup, _ result: ScenarioRun) -> String {
    let finding = group.finding
    let severity = finding.claimed ? "claimed by the scenario" : finding.severity.rawValue
    var lines = [
      "- \(MarkdownText.code(finding.id)), \(severity): \(MarkdownText.prose(finding.message))",
      "  - \(MarkdownText.place(finding.place, paths))",
    ]
    let surfaces = group.surfaces.map(MarkdownText.code).joined(separator: " ")
    let step = "step \(finding.step)" + stepName(finding.step, result)
    lines.append("  - \(surfaces.isEmpty ? step : "\(surfaces), \(step)")")
    if let key = finding.key { lines.append("  - key \(MarkdownText.code(key))") }
    lines += finding.notes.map {
      "  - \(MarkdownText.prose($0.message)): \(MarkdownText.place($0.place, paths))"
    }
    return lines.joined(separator: "\n")
  }

  private func stepName(_ number: Int, _ result: ScenarioRun) -> String {
    guard let step = result.scenario.steps.first(where: { $0.number == number }) else { return "" }
    let isShort = !step.summary.isEmpty && step.summary.count <= 40
    let name = isShort ? "\(step.verb) \(step.summary)" : step.verb
    return " (\(MarkdownText.code(name)))"
  }

  /// How to mend each kind of finding, once.
  private func mends(of groups: [FindingGroup]) -> [String] {
    var ids: [String] = []
    for group in groups where !ids.contains(group.finding.id) { ids.append(group.finding.id) }
    return ids.compactMap { id in
      CheckRegistry.definition(id).map {
        "To mend \(MarkdownText.code(id)): \(MarkdownText.sentences($0.explanation.mend))"
      }
    }
  }

  private func item(_ failure: ExpectationResult) -> String {
    let context = [failure.surface.map(MarkdownText.code), "step \(failure.step)"]
      .compactMap { $0 }.joined(separator: ", ")
    return "- expected \(MarkdownText.prose(failure.expected)), found "
      + "\(MarkdownText.prose(failure.found)): \(MarkdownText.place(failure.place, paths)), "
      + context
  }

  // MARK: Texts

  private func texts(_ run: LoadedRun) -> [String] {
    let standing = lastStanding(run.result.frames)
    guard !standing.isEmpty else { return [] }
    let rows = standing.flatMap { self.rows($0.surface, at: $0.frame, run) }
    let head = ["surface", "step", "text", "language"] + (glosses ? [source(run)] : [])
    return [
      "<details><summary>\(rows.count) texts, at the last step of each surface</summary>",
      MarkdownText.table(head, rows), "</details>",
    ]
  }

  private func source(_ run: LoadedRun) -> String {
    "in \(code(run.loaded.inspector.product.defaultLanguage))"
  }

  /// Each surface of each owner as it last stood, in the order of the reports.
  private func lastStanding(_ frames: [Frame]) -> [(surface: InspectedSurface, frame: Frame)] {
    struct Key: Hashable {
      var owner: Owner
      var surface: Surface
    }
    var last: [Key: (surface: InspectedSurface, frame: Frame)] = [:]
    for frame in frames {
      for surface in frame.surfaces {
        last[Key(owner: surface.owner, surface: surface.surface)] = (surface, frame)
      }
    }
    return last.sorted {
      ($0.key.owner, $0.key.surface) < ($1.key.owner, $1.key.surface)
    }.map(\.value)
  }

  private func rows(
    _ surface: InspectedSurface, at frame: Frame, _ run: LoadedRun
  ) -> [[String]] {
    let inspector = run.loaded.inspector
    let gloss =
      glosses
      ? inspector.resolver.gloss(
        of: surface.resolved, in: inspector.product.defaultLanguage, at: frame.world.clock) : nil
    return surface.resolved.texts.enumerated().map { index, text in
      let role = text.role == .visible ? "" : " \(text.role.rawValue)"
      var cells = [
        MarkdownText.code(surface.surface.id) + role, "\(frame.step)",
        MarkdownText.code(text.string), languages(of: index, surface),
      ]
      if let gloss { cells.append(gloss.text(index).map(MarkdownText.code) ?? "") }
      return cells
    }
  }

  /// The languages of a text's runs, each once; empty for a text of no language.
  private func languages(of text: Int, _ surface: InspectedSurface) -> String {
    var names: [String] = []
    for judged in surface.judged where judged.text == text && !judged.isNeutral {
      let name = judged.language?.description ?? "unknown"
      let shown = judged.finding.map { "**\(name)** \(MarkdownText.code($0.id))" } ?? name
      if !names.contains(shown) { names.append(shown) }
    }
    return names.joined(separator: ", ")
  }

  private func code(_ tag: LanguageTag) -> String { MarkdownText.code(tag.description) }
}
