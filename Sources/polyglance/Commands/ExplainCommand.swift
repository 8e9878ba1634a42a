import Diagnostics
import Inspection
import Presentation

/// `polyglance explain`: what a finding means, and how to mend it.
struct ExplainCommand: Command {
  static let name = "explain"
  static let usage = "polyglance explain [ID]"
  static let summary = "what a finding means and how to mend it; what a setting stands for"
  static let help = """
    usage: \(usage)

    Without an id, lists every finding there is, and the settings of the platform. A group
    (mixed-language, payload) lists its own; the name of a setting tells what it stands for.
    """

  private let id: String?

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: [])
    guard parsed.operands.count <= 1 else {
      throw UsageError("‘explain’ takes one id, not \(parsed.operands.count)")
    }
    id = parsed.operands.first
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    guard let id else {
      tool.print(ExplainCommand.list(CheckRegistry.all))
      tool.print("\nsettings, for platform: and --set; the first value holds unless another is set")
      tool.print(ExplainCommand.list(Setting.all))
      return .success
    }
    if let setting = Setting.all.first(where: { $0.name == id }) {
      tool.print(ExplainCommand.explain(setting))
      return .success
    }
    let ids = CheckRegistry.ids(named: id)
    guard let first = ids.first else {
      let known =
        CheckRegistry.all.map(\.id) + CheckGroup.allCases.map(\.rawValue)
        + Setting.all.map(\.name)
      throw UsageError("there is no finding ‘\(id)’", nearest: nearest(id, among: known))
    }
    if ids.count == 1, first == id, let definition = CheckRegistry.definition(id) {
      tool.print(ExplainCommand.explain(definition))
    } else {
      tool.print(ExplainCommand.list(ids.compactMap(CheckRegistry.definition)))
    }
    return .success
  }

  private static func list(_ definitions: [CheckDefinition]) -> String {
    let width = definitions.map(\.id.count).max() ?? 0
    return definitions.map { definition in
      let padding = String(repeating: " ", count: width - definition.id.count)
      let weight = definition.severity.rawValue
      let room = String(repeating: " ", count: 7 - weight.count)
      let first = definition.explanation.meaning.prefix { $0 != "." && $0 != ":" }
      return "\(definition.id)\(padding)  \(weight)\(room)  \(first)"
    }.joined(separator: "\n")
  }

  private static func list(_ settings: [Setting]) -> String {
    let width = settings.map(\.name.count).max() ?? 0
    return settings.map { setting in
      let padding = String(repeating: " ", count: width - setting.name.count)
      return "\(setting.name)\(padding)  \(setting.options.joined(separator: " · "))"
    }.joined(separator: "\n")
  }

  private static func explain(_ setting: Setting) -> String {
    """
    \(setting.name): \(setting.options.joined(separator: " · "))

    \(wrap("The platform's rule is unpublished or varies: \(setting.summary)."))

    The first value holds unless `platform:` of a product or scenario, or --set, says another.
    """
  }

  private static func explain(_ definition: CheckDefinition) -> String {
    let explanation = definition.explanation
    let group = definition.group.map { ", one of \($0.rawValue)" } ?? ""
    return """
      \(definition.id) (\(definition.severity.rawValue)\(group))

      \(wrap(explanation.meaning))

      Boundary: \(definition.boundary.rawValue)

      On a device:
      \(wrap(explanation.onDevice, indent: "  "))

      To mend it:
      \(wrap(explanation.mend, indent: "  "))
      """
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
