import Diagnostics
import Inspection
import Internationalization
import Languages
import Localization
import Presentation
import Simulation

/// The way that a run of text came, from the decision to the view, a line for each boundary.
struct ProvenanceChain {
  private let report: BugReport
  private let run: BugReport.Subject

  init(_ report: BugReport, _ run: BugReport.Subject) {
    self.report = report
    self.run = run
  }

  /// An ordered list.
  var markdown: String {
    let text = run.surface.resolved.texts[run.text]
    let span = text.spans[run.span]
    let provenance = run.surface.resolved.provenances[span.provenance]
    var lines = [decision, render]
    lines += steps(of: provenance)
    for (index, child) in text.spans.enumerated() where child.parent == run.span {
      lines.append(argument(index, child))
    }
    lines.append("shown by the view at \(place(provenance.viewPlace))")
    return lines.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  private var decision: String {
    let decision = report.frame.world.decision
    return "the app decided \(code(decision.tag)) by \(code(decision.rule.rawValue)), "
      + "revision \(decision.revision)"
  }

  private var render: String {
    let render = run.surface.resolved.render
    let context = render.context
    let zone = report.frame.world.device.timeZone
    let clock =
      InternationalFormats.shared.iso8601(Double(render.at.seconds), zone: zone)
      ?? "@\(render.at.seconds)"
    var parts = [
      "drawn at \(MarkdownText.prose(clock)) because of \(code(render.cause.kind)), "
        + place(render.cause.place),
      "by \(code(context.process.target.name)), launched with "
        + code(context.process.languages.map(\.description).joined(separator: " ")),
      "the store held \(tagged(context.store))",
    ]
    if let content = context.content { parts.append("the content carried \(tagged(content))") }
    return parts.joined(separator: "; ")
  }

  private func steps(of provenance: Provenance) -> [String] {
    var lines: [String] = []
    if let carried = provenance.carried {
      lines.append(
        "made as a string by \(code(carried.process.target.name)), launched with "
          + code(carried.process.languages.map(\.description).joined(separator: " "))
          + ", and carried here")
    }
    if let lookup = provenance.lookup {
      lines += steps(of: lookup, named: provenance.textPlace)
    } else if provenance.format == nil {
      lines.append("\(kind(provenance.source)) at \(place(provenance.textPlace))")
    }
    if let format = provenance.format {
      let zone = format.timeZone.map { ", zone \(code($0))" } ?? ""
      lines.append(
        "formatted as \(code(format.formatter)) in \(code(format.locale)), "
          + "\(code(format.numbering)) digits\(zone)")
    }
    return lines
  }

  private func steps(of lookup: LookupTrace, named place: SourceLocation) -> [String] {
    var lines = [
      "key \(code(lookup.key)) named at \(self.place(place))",
      "looked up in \(code(lookup.table)) of \(code(lookup.target.name)), asked in "
        + code(lookup.asked.map(\.description).joined(separator: " ")),
    ]
    let steps = lookup.steps.map { step in
      let file = step.file.map { " in \(code(report.paths.show($0)))" } ?? ""
      return "\(code(step.language)) \(step.outcome.rawValue)\(file)"
    }
    let answer = lookup.answered.map { "answered in \(code($0))" } ?? "answered by no table"
    let entry = lookup.entryPlace.map { entry in
      (lookup.answered == nil ? "; other languages have it, " : ", ") + self.place(entry)
    }
    lines.append("\(steps.joined(separator: ", then ")): \(answer)\(entry ?? "")")
    if let category = lookup.category, let language = lookup.categoryLanguage {
      lines.append("plural \(code(category)) by the rules of \(code(language))")
    }
    return lines
  }

  private func argument(_ index: Int, _ span: Span) -> String {
    let provenance = run.surface.resolved.provenances[span.provenance]
    let string =
      run.surface.judged.first { $0.text == run.text && $0.span == index }?.string ?? ""
    let way = steps(of: provenance).joined(separator: "; ")
    return "its argument \(code(string)): \(way)"
  }

  private func kind(_ source: TextSource) -> String {
    switch source {
    case .catalog: "looked up"
    case .literal: "written in code, never looked up,"
    case .payload: "words of the payload"
    case .scenario: "words of the state"
    case .userContent: "content of people"
    case .code(let field): "code of the field \(code(field))"
    case .formatter: "formatted"
    case .joined: "put together in code"
    case .value: "a value shown as it is"
    }
  }

  private func tagged(_ pair: TaggedRevision) -> String {
    let revision = pair.revision.map { ", revision \($0)" } ?? ""
    return (pair.tag.map { code($0) } ?? "no tag") + revision
  }

  private func code(_ text: String) -> String { MarkdownText.code(text) }

  private func code(_ tag: LanguageTag) -> String { MarkdownText.code(tag.description) }

  private func place(_ place: SourceLocation) -> String { MarkdownText.place(place, report.paths) }
}
