package import Diagnostics
package import Inspection
import Languages
package import Layout
import Localization
import Presentation
package import Simulation

/// The versions that a report names, since formats differ between them.
package struct ToolVersions: Hashable, Sendable {
  /// As `polyglance 0.1.0`.
  package var tool: String
  /// As `72.1`.
  package var icu: String
  /// As `42.0`.
  package var cldr: String

  package init(tool: String, icu: String, cldr: String) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
  }
}

/// Everything that a report of one wrong run of text, or of one finding, is made from.
package struct BugReport: Sendable {
  package var product: Product
  package var scenario: Scenario
  package var frame: Frame
  /// Number on the timeline, from 1.
  package var step: Int
  /// As `push nearby.apns`.
  package var stepName: String
  /// Nil for a finding that marks no run.
  package var run: Subject?
  package var finding: Finding?
  /// Where the run or the finding broke.
  package var diagnosis: Diagnosis
  /// The picture of the surface as text; nil where it has none.
  package var picture: String?
  /// YAML of the session up to here.
  package var session: String
  package var versions: ToolVersions
  /// How paths below the working directory are shown; others count from the product's folder, since
  /// nobody else has the folders of this machine.
  package var paths: PathStyle
  /// What texts are measured with.
  package var measure: TextMeasure

  /// A run of text on its surface.
  package struct Subject: Sendable {
    package var surface: InspectedSurface
    /// Index into the surface's texts.
    package var text: Int
    /// Index into the text's spans.
    package var span: Int
    /// What it says in the source language; nil where there is nothing to say.
    package var gloss: String?
    /// The diagnosis of each run that is an argument of this one, by its span.
    package var arguments: [Int: Diagnosis]

    package init(
      surface: InspectedSurface, text: Int, span: Int, gloss: String?,
      arguments: [Int: Diagnosis] = [:]
    ) {
      self.surface = surface
      self.text = text
      self.span = span
      self.gloss = gloss
      self.arguments = arguments
    }

    /// The verdict on the run.
    package var judged: Judged? {
      surface.judged.first { $0.text == text && $0.span == span }
    }
  }
}

extension BugReport {
  /// The report in Markdown, to be pasted into an issue: what is seen, the way that the text came,
  /// what to mend, and a scenario that does it again. With a line end.
  package var markdown: String {
    var blocks = ["# " + title, summary, "## What a person sees", seen]
    blocks += ["## Where it broke", whereItBroke]
    if let finding { blocks += ["## What is wrong", wrong(finding)] }
    if let surface = run?.surface.surface.id, !others.isEmpty {
      blocks += ["## What else is wrong on \(surface)", others.joined(separator: "\n")]
    }
    blocks += [
      "## To see it again",
      "Save this as `again.scenario.yaml` beside \(MarkdownText.code(show(product.file)));\n"
        + "`polyglance play again.scenario.yaml` shows it after the last step.",
      MarkdownText.fenced(session, "yaml"),
      "Made with \(MarkdownText.prose(versions.tool)), ICU \(MarkdownText.prose(versions.icu)), "
        + "CLDR \(MarkdownText.prose(versions.cldr)).",
    ]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func show(_ path: String) -> String {
    let shown = paths.show(path)
    return shown.hasPrefix("/")
      ? PathStyle.folder(FilePath.folder(of: product.file)).show(path) : shown
  }

  private func place(_ place: SourceLocation) -> String {
    MarkdownText.code("\(show(place.file)):\(place.line)")
  }

  private var title: String {
    let place = run.map { " on \($0.surface.surface.id)" } ?? ""
    guard let run, let judged = run.judged else {
      return MarkdownText.prose(finding.map { "\($0.id): \($0.message)" } ?? "A finding")
    }
    let known = judged.language?.description ?? "no known language"
    let language = judged.isNeutral ? "no language" : known
    let what = "‘\(judged.string)’\(place) is in \(language), \(judged.expected) was expected"
    let isSound = judged.language == judged.expected || judged.isNeutral
    let says = isSound ? "‘\(judged.string)’\(place)" : what
    return MarkdownText.prose(finding.map { "\($0.id): \(says)" } ?? says)
  }

  private var summary: String {
    let decision = frame.world.decision
    let device = frame.world.device
    var rows = [
      ["product", MarkdownText.code(product.name)],
      [
        "scenario",
        MarkdownText.code(scenario.name) + ", "
          + MarkdownText.code(show(scenario.file)),
      ],
      ["step", "\(step): " + MarkdownText.code(stepName)],
      [
        "language",
        "\(MarkdownText.code(decision.tag.description)) by "
          + "\(MarkdownText.code(decision.rule.rawValue)), revision \(decision.revision)",
      ],
      [
        "device",
        MarkdownText.prose("\(device.model), \(device.os)") + ", speaks "
          + MarkdownText.code(device.languages.map(\.description).joined(separator: " "))
          + ", region " + MarkdownText.code(device.region) + ", text size "
          + MarkdownText.code(device.textSize.rawValue)
          + (device.hourCycle.map { ", clock " + MarkdownText.code($0.rawValue) } ?? "")
          + ", zone " + MarkdownText.code(device.timeZone),
      ],
    ]
    if let run {
      rows.append([
        "surface",
        MarkdownText.code(run.surface.surface.id) + " of "
          + MarkdownText.code(run.surface.owner.description)
          + (run.surface.visibility.reason.map { ", not shown now: \(MarkdownText.prose($0))" }
            ?? ""),
      ])
    }
    return MarkdownText.table(["", ""], rows)
  }

  private var seen: String {
    var blocks: [String] = []
    if let picture { blocks.append(MarkdownText.fenced(picture, "text")) }
    if let run {
      let text = run.surface.resolved.texts[run.text]
      let role = text.role == .visible ? "" : " (spoken: \(text.role.rawValue))"
      let gloss = run.gloss.map { gloss in
        ", in \(MarkdownText.code(product.defaultLanguage.description)) it says "
          + MarkdownText.code(gloss)
      }
      blocks.append(MarkdownText.code(text.string) + role + (gloss ?? ""))
      blocks += [onScreen?.loss].compactMap { $0 }
      let heard = run.surface.spoken.elements.filter { element in
        element.parts.contains { $0.text == run.text }
      }
      blocks += heard.map { "VoiceOver reads " + MarkdownText.code($0.utterance) + "." }
    }
    return blocks.isEmpty ? "Nothing: it marks no text." : blocks.joined(separator: "\n\n")
  }

  private var whereItBroke: String {
    let arguments = (run?.arguments ?? [:]).sorted { $0.key < $1.key }.map { span, diagnosis in
      let judged = run?.surface.judged.first { $0.text == run?.text && $0.span == span }
      return (text: judged?.string ?? "", diagnosis: diagnosis)
    }
    return ReportedDiagnosis(
      diagnosis: diagnosis, arguments: arguments, timeZone: frame.world.device.timeZone,
      show: show,
      onScreen: onScreen.flatMap { text in
        text.words.map { .init(words: $0, isLost: text.isCut || isLost) }
      }
    ).markdown
  }

  /// Nil where cells were counted: nothing is claimed from them.
  private var onScreen: TextOnScreen? {
    guard measure.isOfPoints else { return nil }
    return run.map { TextOnScreen(text: $0.text, surface: $0.surface, measure: measure) }
  }

  /// Whether a finding says that the text has no room.
  private var isLost: Bool {
    guard let run else { return false }
    let subject = StageRun(surface: run.surface.surface, text: run.text)
    return frame.laidRuns(of: frame.findings.filter { $0.severity == .error }).contains(subject)
  }

  /// The other findings of the surface, one a line.
  private var others: [String] {
    guard let run else { return [] }
    let here = frame.findings.filter {
      $0.surface == run.surface.surface.id && $0.owner == run.surface.owner.description
        && $0 != finding
    }
    return here.map { other in
      "- \(MarkdownText.code(other.id)), \(other.severity.rawValue): "
        + "\(MarkdownText.prose(other.message)), at \(place(other.place))"
    }
  }

  private func wrong(_ finding: Finding) -> String {
    var lines = [
      "- \(MarkdownText.code(finding.id)), \(finding.severity.rawValue): "
        + MarkdownText.prose(finding.message),
      "- at \(place(finding.place))",
    ]
    lines += finding.notes.map {
      "- \(MarkdownText.prose($0.message)): \(place($0.place))"
    }
    if !finding.evidence.isEmpty {
      lines.append(
        "- evidence: "
          + finding.evidence.map { MarkdownText.code("\($0.name) = \($0.value)") }
          .joined(separator: ", "))
    }
    guard let explanation = CheckRegistry.definition(finding.id)?.explanation else {
      return lines.joined(separator: "\n")
    }
    return lines.joined(separator: "\n")
      + "\n\nTo mend it: \(MarkdownText.sentences(explanation.mend)) "
      + "\(MarkdownText.code("polyglance explain \(finding.id)")) has an example."
  }
}
