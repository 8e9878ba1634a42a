import Diagnostics
import Inspection
import Presentation
import ProductFiles
import Simulation

/// `polyglance explain`: what a finding means, and how to mend it.
struct ExplainCommand: Command {
  static let name = "explain"
  static let usage = "polyglance explain [ID]"
  static let summary = "what a finding means and how to mend it; what a setting stands for"
  static let help = """
    usage: \(usage) [PRODUCT]

    Without an id, lists every finding there is, and the settings of the platform. A group
    (mixed-language, payload) lists its own; the name of a setting tells what it stands for. With a
    PRODUCT, a product.yaml or its folder, tells what that product makes of the finding: how much it
    weighs there by severity: and regions:, and where it is allowed.
    """

  private let id: String?
  private let path: String?

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: [])
    guard parsed.operands.count <= 2 else {
      throw UsageError(
        "‘explain’ takes one id, and a product after it, not \(parsed.operands.count) operands")
    }
    id = parsed.operands.first
    path = parsed.operands.dropFirst().first
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    guard let id else {
      for section in ExplainCommand.sections {
        tool.print("\(section.title)\n" + ExplainCommand.list(section.definitions, in: nil) + "\n")
      }
      tool.print("settings, for platform: and --set; the first value holds unless another is set")
      tool.print(ExplainCommand.list(Setting.all))
      return .success
    }
    if let setting = Setting.all.first(where: { $0.name == id }) {
      tool.print(ExplainCommand.explain(setting))
      return .success
    }
    if id == ExpectationResult.label {
      tool.print(ExplainCommand.expectation)
      return .success
    }
    let ids = CheckRegistry.ids(named: id)
    guard let first = ids.first else {
      let known =
        CheckRegistry.all.map(\.id) + CheckGroup.allCases.map(\.rawValue)
        + Setting.all.map(\.name) + [ExpectationResult.label]
      throw UsageError(
        "there is no finding ‘\(id)’: ‘polyglance explain’ lists them all",
        nearest: nearest(id, among: known) ?? known.first { $0.hasPrefix(id) || $0.hasSuffix(id) })
    }
    let product: Product?
    do throws(InputProblem) {
      product = try path.map { path throws(InputProblem) in try Product(at: path, in: tool) }
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    if ids.count == 1, first == id, let definition = CheckRegistry.definition(id) {
      tool.print(ExplanationReport(definition: definition, product: product).text)
    } else {
      tool.print(ExplainCommand.list(ids.compactMap(CheckRegistry.definition), in: product))
      tool.print("\n" + ExplainCommand.aboutGroup(id))
    }
    return .success
  }

  /// What a line says that ends in `[expectation]`: it is no finding, and products do not weigh it.
  private static var expectation: String {
    let meaning = wrap(
      "\(ExpectationResult.label): an ‘expect’ of the scenario did not hold at its step. It is no "
        + "finding but what the scenario’s author promised, so severity:, allow: and --fail-on do "
        + "not touch it: one that fails makes ‘run’ exit 1.")
    let mend = wrap(
      "The line says what was expected and what was found, at the place of the ‘expect’. Where "
        + "the finding is right, mend the product: the findings of the same step say where. Where "
        + "the promise is wrong, change the ‘expect’: ‘finding:’ claims what is meant to be found, "
        + "‘absent:’ says what must not be, ‘language:’, ‘text:’ and ‘surface:’ what is shown "
        + "(Scenarios/README.md). polyglance play shows the screen at that step.")
    return meaning + "\n\n" + mend
  }

  /// Where the name of a group may stand.
  private static func aboutGroup(_ id: String) -> String {
    let scaled =
      id == CheckGroup.cut.rawValue
      ? " ‘preview --fail-on cut’ fails on what loses words, not on what is only scaled." : ""
    return wrap(
      "A group stands for each of its findings in ‘severity:’ and ‘allow:’ of a product and in "
        + "‘expect: { absent: … }’ of a scenario, as ‘severity: { \(id): error }’; an id beside "
        + "it has the last word.\(scaled)")
  }

  /// Groups in their order, then what is left of each scope.
  private static var sections: [(title: String, definitions: [CheckDefinition])] {
    let groups = CheckGroup.allCases.map { group in
      (group.rawValue, CheckRegistry.all.filter { $0.group == group })
    }
    let scopes = CheckScope.allCases.map { scope in
      (
        "about \(scope.noun)",
        CheckRegistry.all.filter { $0.group == nil && $0.scope == scope }
      )
    }
    return (groups + scopes).filter { !$0.1.isEmpty }
  }

  /// A line a finding, with its weight in a product where there is one; what does not fit goes on
  /// below.
  private static func list(_ definitions: [CheckDefinition], in product: Product?) -> String {
    let width = CheckRegistry.all.map(\.id.count).max() ?? 0
    return definitions.map { definition in
      let id = "  " + definition.id + String(repeating: " ", count: width - definition.id.count)
      let weight = product.map(definition.weight) ?? definition.severity.rawValue
      let head = "\(id)  \(weight)" + String(repeating: " ", count: 9 - weight.count)
      let margin = String(repeating: " ", count: head.count)
      return head + wrap(firstClause(of: definition), indent: margin).dropFirst(head.count)
    }.joined(separator: "\n")
  }

  /// The meaning up to its first full stop or colon between words; `product.yaml` has neither.
  private static func firstClause(of definition: CheckDefinition) -> String {
    let words = definition.explanation.meaning.split(whereSeparator: \.isWhitespace)
    let end = words.firstIndex { $0.hasSuffix(".") || ($0.hasSuffix(":") && $0.count > 1) }
    guard let end else { return words.joined(separator: " ") }
    return (words[..<end] + [words[end].dropLast()]).joined(separator: " ")
  }

  private static func list(_ settings: [Setting]) -> String {
    let width = settings.map(\.name.count).max() ?? 0
    return settings.map { setting in
      let padding = String(repeating: " ", count: width - setting.name.count)
      return "  \(setting.name)\(padding)  \(setting.options.joined(separator: " · "))"
    }.joined(separator: "\n")
  }

  private static func explain(_ setting: Setting) -> String {
    """
    \(setting.name): \(setting.options.joined(separator: " · "))

    \(wrap("The platform's rule is unpublished or varies: \(setting.summary)."))

    The first value holds unless `platform:` of a product or scenario, or --set,
    says another.
    """
  }
}

extension Product {
  /// The product of a product.yaml, or of the folder that holds it.
  fileprivate init(at path: String, in tool: ToolEnvironment) throws(InputProblem) {
    self = try ProductOnDisk(path, in: tool).loaded.product
  }
}

/// Breaks a paragraph into lines of at most 78 columns, counted in characters.
func wrap(_ text: String, indent: String = "") -> String {
  var lines: [String] = []
  var line = indent
  for word in text.split(whereSeparator: \.isWhitespace) {
    if line.count + word.count + 1 > 78, line.count > indent.count {
      lines.append(line)
      line = indent
    }
    line += (line.count == indent.count ? "" : " ") + word
  }
  return (lines + [line]).joined(separator: "\n")
}
