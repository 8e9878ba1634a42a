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

  /// GitHub takes 65,536 characters in a comment; a little is left for what people write around it.
  static let limit = 65_000

  /// Runs that the table at the head of a report that is too long has.
  private static let mostRows = 100

  /// The report, with a line end: what failed comes first. Where all of it is longer than a comment
  /// may be, what matters least is left out and named.
  var text: String {
    let sections = ordered.map { Section(run: $0, told: blocks($0), texts: texts($0)) }
    var text = ""
    for omission in Omission.allCases {
      text = self.text(sections, leavingOut: omission)
      if text.utf16.count <= Self.limit { break }
    }
    return text
  }

  /// A run with what is told of it, and the table of its texts.
  private struct Section {
    var run: LoadedRun
    var told: [String]
    var texts: [String]
  }

  /// What is left out of a report that is too long, more and more of it.
  private enum Omission: CaseIterable {
    case nothing, textsOfPassed, texts, passed, whatIsTooLong
  }

  /// Runs that failed, then those that passed, each in the order in which they were played.
  private var ordered: [LoadedRun] { runs.filter { !passed($0) } + runs.filter(passed) }

  private func passed(_ run: LoadedRun) -> Bool { run.result.passed(failOn: failOn) }

  private func text(_ sections: [Section], leavingOut omission: Omission) -> String {
    let failed = sections.count { !passed($0.run) }
    let verdict =
      failed == 0
      ? "\(runs.count) of \(runs.count) runs passed" : "\(failed) of \(runs.count) runs failed"
    let rows = omission == .whatIsTooLong ? ordered.prefix(Self.mostRows) : ordered[...]
    var blocks: [String] = []
    let leftOut: String?
    switch omission {
    case .nothing:
      leftOut = nil
      blocks = sections.flatMap { $0.told + $0.texts }
    case .textsOfPassed:
      leftOut = "the tables of texts of runs that passed"
      blocks = sections.flatMap { $0.told + (passed($0.run) ? [] : $0.texts) }
    case .texts:
      leftOut = "the tables of texts"
      blocks = sections.flatMap(\.told)
    case .passed:
      leftOut = "the tables of texts, and the runs that passed but for their row above"
      blocks = sections.filter { !passed($0.run) }.flatMap(\.told)
    case .whatIsTooLong:
      leftOut =
        "the tables of texts, the runs that passed, rows of the table after \(Self.mostRows), and "
        + "what else would stand below"
      let room = Self.limit - overview(rows).utf16.count - 1000
      blocks = fitting(sections.filter { !passed($0.run) }.flatMap(\.told), within: room)
    }
    let note = leftOut.map {
      "Left out, since GitHub takes 65,536 characters: \($0). Fewer scenarios, locales or devices at "
        + "a time show more of it, `--format json` has everything."
    }
    return (["# polyglance: \(verdict)", overview(rows)] + [note].compactMap { $0 } + blocks)
      .joined(separator: "\n\n") + "\n"
  }

  /// The blocks as far as there is room for them, in UTF-16 units; of the first that has none, the
  /// items that have.
  private func fitting(_ blocks: [String], within room: Int) -> [String] {
    var room = room
    var kept: [String] = []
    for block in blocks {
      let items = block.split(separator: "\n- ")
      let fitting = items.prefix { item in
        room -= item.utf16.count + 3
        return room >= 0
      }
      if !fitting.isEmpty { kept.append(fitting.joined(separator: "\n- ")) }
      if fitting.count < items.count { break }
    }
    return kept
  }

  private func overview(_ rows: ArraySlice<LoadedRun>) -> String {
    let isMeasured = runs.contains { $0.result.texts.cut != nil }
    let head =
      ["scenario", "locale", "verdict", "texts in one language"] + (isMeasured ? ["cut"] : [])
      + ["findings"]
    return MarkdownText.table(
      head,
      rows.map { run in
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
    passed(run) ? "passed" : "**failed**"
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
    return blocks
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
