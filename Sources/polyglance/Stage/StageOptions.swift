import Internationalization
import Languages
import Layout
import Presentation
import Terminal
import Workbench

/// The options of the commands that open the screen.
struct StageOptions {
  static let list = [
    .oneLocale, .device, .textSize, .region, .setting, .font,
    Option(
      "--background", value: "GROUND", choices: Ground.allCases.map(\.rawValue),
      "light or dark, where the terminal does not tell"),
    Option("--watch", "read the files again when one changes"),
    Option("--no-mouse", "leave the mouse to the terminal"),
    Option(
      "--reduced-motion", "no flashes, no running clock; POLYGLANCE_MOTION=reduced does the same"),
  ]

  var locales: LocaleChoice
  var devices: DeviceChoice
  var textSize: DynamicTypeSize?
  var region: String?
  var settings: SettingOverrides
  var shaper: any TextShaping
  var noColor: Bool
  var ascii: Bool
  var background: Ground?
  var isWatching: Bool
  var hasMouse: Bool
  var isMotionReduced: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    locales = try LocaleChoice(arguments.list("--locale"))
    guard locales.isOne else {
      throw UsageError("the screen plays one locale; ‘polyglance run --locale all’ plays them all")
    }
    let models = arguments.all("--device")
    guard models.count <= 1, models != ["all"] else {
      throw UsageError("the screen is on one device; ‘polyglance run --device all’ plays them all")
    }
    devices = try DeviceChoice(models)
    textSize = try TextSizeChoice.size(arguments.value("--text-size"))
    region = try RegionChoice.region(arguments.value("--region"))
    settings = try SettingOverrides(arguments.all("--set"))
    shaper = try textShaper(font: arguments.value("--font"))
    noColor = arguments.has("--no-color")
    ascii = arguments.has("--ascii")
    background = arguments.value("--background").flatMap(Ground.init)
    isWatching = arguments.has("--watch")
    hasMouse = !arguments.has("--no-mouse")
    isMotionReduced = arguments.has("--reduced-motion")
  }

  /// As the terminal takes them.
  func terminal(_ tool: ToolEnvironment) -> TerminalOptions {
    let isQuiet = tool.variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TerminalOptions(
      noColor: noColor || isQuiet, ascii: ascii, background: background, hasMouse: hasMouse)
  }

  /// As the Stage takes them.
  func preferences(_ tool: ToolEnvironment) -> StagePreferences {
    StagePreferences(
      isMotionReduced: isMotionReduced || tool.variables["POLYGLANCE_MOTION"] == "reduced",
      hasMouse: hasMouse,
      versions: ToolVersions(
        tool: "polyglance \(Polyglance.version)", icu: InternationalData.current.icu,
        cldr: InternationalData.current.cldr),
      paths: tool.paths)
  }
}
