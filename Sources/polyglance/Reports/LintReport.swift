import Diagnostics
import Inspection

/// The result of `lint`, for every format.
struct LintReport {
  /// In the order of the inputs, each sorted.
  var findings: [Finding]
  var read: ReadCount
  var problems: [InputProblem]
  /// The folder that machine-readable formats tell paths from, as typed.
  var root: String
  /// How paths appear to people and tools that jump.
  var paths: PathStyle

  private var folderPaths: PathStyle { .folder(root) }

  /// A line a finding, those that differ in language alone folded; last what was read.
  var text: String {
    let lines = FoldedFinding.fold(findings).flatMap { folded in
      [folded.line(paths: paths)] + folded.noteLines(paths: paths)
    }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  /// `read 3 files: 28 keys, 4 payloads; 1 error, 2 warnings`.
  private var summary: String {
    let parts = [
      (read.literals, "literal"), (read.lookups, "lookup"), (read.keys, "key"),
      (read.payloads, "payload"),
    ].filter { $0.0 > 0 }.map { counted($0, $1) }
    let weights = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.filter { $0.severity == severity }.count
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let found = weights.isEmpty ? "nothing found" : weights.joined(separator: ", ")
    let files = "read \(counted(read.files, "file"))"
    let contents = parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
    if read.files == 0 { return "\(files): nothing was checked" }
    let unread = problems.isEmpty ? "" : "; not all could be read"
    return "\(files)\(contents); \(found)\(unread)"
  }

  /// For programs; paths are relative to the root.
  var json: String {
    let document: JSONValue = .members([
      ("version", .int(1)), ("tool", .string("polyglance \(Polyglance.version)")),
      ("root", .string(root)), ("read", .object(counts)),
      ("findings", .array(findings.map { encode($0) })),
      (
        "unreadable",
        .array(
          problems.map { problem in
            .members(
              [("message", .string(problem.message))] + place(problem.location, folderPaths))
          })
      ),
    ])
    return document.text + "\n"
  }

  private var counts: [(String, JSONValue)] {
    [
      ("files", .int(read.files)), ("literals", .int(read.literals)),
      ("lookups", .int(read.lookups)), ("keys", .int(read.keys)),
      ("payloads", .int(read.payloads)),
    ]
  }

  private func encode(_ finding: Finding) -> JSONValue {
    .members(
      [
        ("id", .string(finding.id)), ("severity", .string(finding.severity.rawValue)),
        ("message", .string(finding.message)), ("boundary", .optional(finding.boundary)),
        ("locale", .optional(finding.locale)), ("key", .optional(finding.key)),
      ] + place(finding.place, folderPaths) + [
        (
          "notes",
          .array(
            finding.notes.map { note in
              .members([("message", .string(note.message))] + place(note.place, folderPaths))
            })
        ),
        (
          "evidence",
          .array(
            finding.evidence.map {
              .members([("name", .string($0.name)), ("value", .string($0.value))])
            })
        ),
      ])
  }

  /// For code scanning.
  var sarif: String {
    SARIFReport(
      tool: "polyglance", version: Polyglance.version,
      rules: CheckRegistry.all.map(SARIFReport.Rule.init),
      findings: findings, problems: problems, properties: [("read", .object(counts))]
    ).text(paths: paths)
  }

  /// Workflow commands of GitHub Actions; last what was read.
  var gitHub: String {
    let lines =
      FoldedFinding.fold(findings).map { $0.gitHubCommand(paths: paths) }
      + problems.map { $0.gitHubCommand(paths: paths) }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  /// A suite: a case for each file with findings that count, and one that passes for the rest.
  func junit(failOn: Severity?) -> String {
    let counting = findings.filter { finding in failOn.map { finding.severity >= $0 } ?? false }
    var cases = FoldedFinding.fold(counting).map { folded in
      JUnitReport.Case(
        className: folderPaths.show(folded.finding.place.file),
        name: [folded.finding.id, folded.finding.key].compactMap { $0 }.joined(separator: " "),
        place: JUnitReport.Place(folded.finding.place, paths: paths),
        failure: JUnitReport.Failure(
          type: folded.finding.id, message: folded.message, text: folded.line(paths: folderPaths)))
    }
    cases += problems.map { problem in
      JUnitReport.Case(
        className: folderPaths.show(problem.location.file), name: "readable",
        place: JUnitReport.Place(problem.location, paths: paths),
        failure: JUnitReport.Failure(
          type: "unreadable", message: problem.message, text: problem.text(paths: folderPaths)))
    }
    cases.append(JUnitReport.Case(className: root, name: summary, failure: nil))
    return JUnitReport(suites: [JUnitReport.Suite(name: "polyglance lint", cases: cases)]).xml
  }
}

extension SARIFReport.Rule {
  /// What `explain` says of a check.
  init(_ definition: CheckDefinition) {
    let explanation = definition.explanation
    let places = [explanation.inSwift, explanation.inCatalog, explanation.onServer]
    self.init(
      id: definition.id, severity: definition.severity, summary: explanation.meaning,
      help: ([explanation.mend] + places.compactMap { $0 }).joined(separator: "\n\n"))
  }
}
