import Languages
import Layout
import Terminal

/// The options of the commands that open the screen.
struct StageOptions {
  static let list = [
    Option("--locale", value: "L", "play for this locale"),
    Option("--set", value: "NAME=VALUE", "a setting of the platform, as extension-language=app"),
    Option(
      "--background", value: "GROUND", choices: Ground.allCases.map(\.rawValue),
      "light or dark, where the terminal does not tell"),
  ]

  var locales: LocaleChoice
  var settings: SettingOverrides
  var noColor: Bool
  var ascii: Bool
  var background: Ground?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = arguments.list("--locale")
    guard names.count <= 1, names != ["all"] else {
      throw UsageError("the screen plays one locale; ‘polyglance run --locale all’ plays them all")
    }
    locales = try LocaleChoice(names)
    settings = try SettingOverrides(arguments.all("--set"))
    noColor = arguments.has("--no-color")
    ascii = arguments.has("--ascii")
    background = arguments.value("--background").flatMap(Ground.init)
  }

  /// As the terminal takes them.
  func terminal(_ tool: ToolEnvironment) -> TerminalOptions {
    let isQuiet = tool.variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TerminalOptions(noColor: noColor || isQuiet, ascii: ascii, background: background)
  }
}
