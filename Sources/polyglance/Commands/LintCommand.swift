import Diagnostics
import Inspection

/// `polyglance lint`: judges catalogs and payloads without running anything.
struct LintCommand: Command {
  static let name = "lint"
  static let usage = "polyglance lint PATH…"
  static let summary = "checks catalogs, .strings and payloads as they lie there"
  static let help = """
    usage: \(usage) [options]

    PATH is a product.yaml or its folder (its targets, its payloads against the declared states),
    any other folder (one target; products below count by themselves), or a file: *.xcstrings,
    *.strings, *.stringsdict, *.apns, or JSON that holds a payload. Folders named node_modules, Pods,
    Carthage, DerivedData, SourcePackages or beginning with a dot are left out.

    \(describe(options + Option.common))

    `allow:` in product.yaml, or in .polyglance.yaml beside files of no product, takes findings out
    for good, each with a reason: allow: [{ id: not-reviewed, locale: fr, reason: … }]
    `polyglance explain ID` tells what a finding means and how to mend it.

    Exit status: 0 nothing at or above --fail-on, 1 something, 2 a file that cannot be read, or
    nothing to read at all.
    """

  private static let options = [
    Option(
      "--format", value: "FORMAT", choices: ["text", "json", "sarif", "github", "junit"],
      "text, json, sarif, github or junit"),
    Option(
      "--fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
      "what makes it fail; error unless given"),
    Option("--baseline", value: "FILE", "what is in it does not count; tells what is gone from it"),
    Option("--write-baseline", "write what is found now into the file of --baseline"),
    .output,
  ]

  private let paths: [String]
  private let arguments: ParsedArguments

  init(arguments: [String]) throws(UsageError) {
    self.arguments = try ParsedArguments(arguments, options: LintCommand.options)
    paths = self.arguments.operands
    guard !paths.isEmpty else {
      throw UsageError("‘lint’ needs a path: polyglance lint FOLDER")
    }
    if self.arguments.has("--write-baseline"), self.arguments.value("--baseline") == nil {
      throw UsageError("‘--write-baseline’ needs a file: --baseline FILE --write-baseline")
    }
  }

  func run(in tool: ToolEnvironment) -> ExitStatus {
    let inputs = LintLoader(tool: tool).lint(paths)
    var report = LintReport(
      findings: inputs.flatMap(\.findings), read: inputs.reduce(ReadCount()) { $0 + $1.read },
      problems: inputs.flatMap(\.unreadable), root: inputs.first?.root ?? ".", paths: tool.paths)
    if report.read.files == 0, report.problems.isEmpty {
      report.problems = paths.map(LintCommand.nothing)
    }
    if let path = arguments.value("--baseline") {
      let file = BaselineFile(path: path, tool: tool)
      if arguments.has("--write-baseline") {
        for problem in report.problems { tool.complain(problem.text(paths: tool.paths)) }
        let status = file.write([report.findings])
        return report.problems.isEmpty ? status : .usage
      }
      do throws(InputProblem) {
        let comparison = file.compare(report.findings, with: try file.read())
        report.findings = comparison.new
        file.tellGone(comparison.gone, read: inputs.flatMap(\.files))
        if comparison.known > 0 { tool.complain("\(comparison.known) known from the baseline") }
      } catch {
        report.problems.append(error)
      }
    }
    return tell(report, in: tool)
  }

  private func tell(_ report: LintReport, in tool: ToolEnvironment) -> ExitStatus {
    let failOn = Severity(rawValue: arguments.value("--fail-on") ?? "error")
    let text =
      switch arguments.value("--format") {
      case "json": report.json
      case "sarif": report.sarif
      case "github": report.gitHub
      case "junit": report.junit(failOn: failOn)
      default: report.text
      }
    let status = tool.deliver(Array(text.utf8), to: arguments.value("--output"))
    for problem in report.problems { tool.complain(problem.text(paths: tool.paths)) }
    guard report.problems.isEmpty, status == .success else { return .usage }
    guard let failOn else { return .success }
    return report.findings.contains { $0.severity >= failOn } ? .failure : .success
  }

  private static func nothing(_ path: String) -> InputProblem {
    InputProblem(
      "nothing to lint here", at: SourceLocation(file: path, line: 1, column: 1),
      hints: [
        "expected *.xcstrings, *.strings, *.stringsdict, or payloads: *.apns, JSON with ‘aps’"
      ])
  }
}
