import Diagnostics
import Inspection

/// `polyglance verify`: the matrix of a product, case by case and locale by locale.
struct VerifyCommand: Command {
  static let name = "verify"
  static let usage = "polyglance verify PRODUCT"
  static let summary = "plays the verification suites over a product: verdicts with evidence"
  static let help = """
    usage: \(usage) [options]

    PRODUCT is a product.yaml or the folder that holds it. Each case is a scenario of its own, made of
    what the *.scenario.yaml beside the product offer and of each code of each declared type; without
    scenarios, of the declared types alone. It is played for each locale and judged from what the run
    shows: pass, fail, inconclusive where it could not look, not applicable where there is nothing.

    \(describe(options + Option.common))

    \(wrap("Suites: " + SuiteRegistry.all.map { "\($0.id), \($0.title)" }.joined(separator: "; ") + "."))
    Exit status: 1 when a cell fails, else 0; 2 for usage or unreadable input.
    """

  private static let options = [
    Option(
      "--format", value: "FORMAT", choices: ["text", "json"], "text or json; text unless given"),
    Option("--suite", value: "S,…", "these suites, or cases as LA-06; all unless given"),
    Option(
      "--locale", value: "L,…",
      "for these locales; `all` that the product supports, as else; `pseudo`, en-XA …"),
    .devices,
    .region,
    Option("--shard", value: "I/N", "the I-th of N parts of the matrix, from 1, as for a CI job"),
    .setting,
    Option.font,
    Option(
      "--fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
      "which findings fail a cell; error unless given"),
    Option(
      "--output", short: "-o", value: "FILE",
      "where to write, whole or not at all; else standard output"),
  ]

  private let path: String
  private let arguments: ParsedArguments
  private let shard: Shard
  private let suites: [VerificationSuite]

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: VerifyCommand.options)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("‘verify’ takes one product: polyglance verify FOLDER")
    }
    self.path = path
    self.arguments = parsed
    shard = try Shard(parsed.value("--shard"))
    suites = try SuiteChoice(parsed.list("--suite")).suites
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    let settings = try SettingOverrides(arguments.all("--set"))
    let choice = try LocaleChoice(arguments.list("--locale"))
    let shaper = try textShaper(font: arguments.value("--font"))
    let devices = try DeviceChoice(arguments.list("--device"))
    let region = try RegionChoice.region(arguments.value("--region"))
    let loaded: LoadedVerification
    do throws(InputProblem) {
      loaded = try ScenarioLoader(
        tool: tool, settings: settings, shaper: shaper, devices: devices, region: region
      ).verification(path)
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    for problem in loaded.unread { tool.complain(problem.text(paths: tool.paths)) }
    tellMeasure(of: shaper, font: arguments.value("--font"), in: tool)
    let locales = try choice.supported(by: loaded.materials[0].product)
    let verifications = loaded.materials.map { material in
      Verification(
        of: material, suites: suites, locales: locales,
        failOn: Severity(rawValue: arguments.value("--fail-on") ?? "error"))
    }
    let tasks = shard.part(of: verifications[0].tasks)
    let results = concurrently(tasks.count) { index in
      VerificationResult(task: tasks[index], on: verifications)
    }
    let status = write(report(results, loaded, tool), in: tool)
    guard status == .success, loaded.unread.isEmpty else { return .usage }
    return results.contains { $0.verdict == .fail } ? .failure : .success
  }

  private func report(
    _ results: [VerificationResult], _ loaded: LoadedVerification, _ tool: ToolEnvironment
  ) -> String {
    if arguments.value("--format") == "json" {
      return MatrixJSONReport(results: results, loaded: loaded).text
    }
    return MatrixTextReport(
      results: results, paths: tool.paths, ascii: arguments.has("--ascii")
    ).text
  }

  private func write(_ text: String, in tool: ToolEnvironment) -> ExitStatus {
    guard let output = arguments.value("--output"), output != "-" else {
      tool.write(text)
      return .success
    }
    do throws(WriteFailure) {
      try replaceFile(text, at: output)
      return .success
    } catch {
      tool.complain("polyglance: cannot write ‘\(output.spelledOut)’: \(error.reason)")
      return .usage
    }
  }
}
