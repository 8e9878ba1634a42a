import Diagnostics
import Inspection
import Presentation

/// `polyglance preview`: what fits where, in every locale, before anyone builds it.
struct PreviewCommand: Command {
  static let name = "preview"
  static let usage = "polyglance preview PRODUCT"
  static let summary = "which texts are cut, in which locales, by how many points"
  static let help = """
    usage: \(usage) [options]

    PRODUCT is a product.yaml or the folder that holds it. Every state that the *.scenario.yaml beside
    it bring, and each code of each declared type, is laid out on each surface in each locale. A text
    that many states show is told once a surface, where it is worst; ‘run’ counts each wording of it,
    as it comes, by the same rule of what is cut. Without --device, --text-size and --region they are
    those of the first scenario.

    \(describe(options + Option.common))

    text: per surface what is cut, and in each other locale the tightest text; all with --all. svg, png
    and html: each surface in each locale side by side, in the state that treats it worst. Points are
    estimated with Inter in place of SF Pro. A text lacks width, unless what it is over by is said to be
    ‘high’, ‘lines’, or ‘out’ of what is shown. Watches and screens of cars are the smallest of each
    unless named, as ‘Apple Watch 45 mm’. --budget tells translators how much room a text has: as text a
    line a surface, to paste into the comment of the key; as csv a row a key, surface and locale.
    Exit status: 0; with --fail-on, 1 when a text is cut or stands on a surface that is too tall (with
    ‘scaled’ also when it is made smaller, broken inside a word or drawn beyond its room); 2 for usage
    or unreadable input.
    """

  private static let options = [
    Option(
      "--surface", value: "S,…", "these surfaces, as lock-screen, compact-trailing, expanded"),
    Option(
      "--locale", value: "L,…",
      "in these locales; `all` that the product supports, as else; `pseudo`, en-XA …"),
    Option(
      "--device", value: "NAME,…",
      "on these devices, watches and screens of cars in place of the scenario's, or `all`"),
    Option("--text-size", value: "T,…", "at these text sizes, as large, xxL, AX3, or `all`"),
    Option("--region", value: "R", "as on a phone of this region, as CA, whatever the language"),
    Option(
      "--appearance", value: "A", choices: PreviewAppearance.allCases.map(\.rawValue),
      "light, dark, or reduced as on an Always-On display; light unless given"),
    Option(
      "--order", value: "ORDER", choices: PreviewOrder.allCases.map(\.rawValue),
      "worst, longest or catalog first; worst unless given"),
    Option("--all", "each text in each locale, also where it fits (text only)"),
    Option("--budget", "how many points each text has, and about how many letters that is"),
    Option(
      "--format", value: "FORMAT", choices: PreviewFormat.allCases.map(\.rawValue),
      PreviewFormat.allCases.map(\.rawValue).joined(separator: ", ") + "; text unless given"),
    .setting,
    .font,
    Option(
      "--fail-on", value: "FATE", choices: ["cut", "scaled", "never"],
      "what makes the exit status 1; never unless given"),
    Option(
      "--output", short: "-o", value: "FILE",
      "where to write, whole or not at all; else standard output"),
  ]

  private let path: String
  private let arguments: ParsedArguments
  private let surfaces: [Surface]
  private let devices: (models: [DeviceModel], displays: PreviewDisplays)
  private let textSizes: [DynamicTypeSize]?
  private let region: String?
  private let order: PreviewOrder
  private let format: PreviewFormat

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: PreviewCommand.options)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("‘preview’ takes one product: polyglance preview FOLDER")
    }
    self.path = path
    self.arguments = parsed
    surfaces = try PreviewChoice.surfaces(parsed.list("--surface"))
    devices = try PreviewChoice.devices(parsed.list("--device"))
    textSizes = try TextSizeChoice.sizes(parsed.list("--text-size"))
    region = try RegionChoice.region(parsed.value("--region"))
    order = parsed.value("--order").flatMap(PreviewOrder.init) ?? .worst
    format = parsed.value("--format").flatMap(PreviewFormat.init) ?? .text
    guard !format.isPicture || !parsed.has("--budget") else {
      throw UsageError("‘--budget’ is written as text, json or csv, not as ‘\(format.rawValue)’")
    }
  }

  func run(in tool: ToolEnvironment) throws(UsageError) -> ExitStatus {
    let output = arguments.value("--output")
    if format == .png, output == nil || output == "-", tool.isOutputTerminal {
      throw UsageError("a PNG is no text for a terminal: write it to a file with ‘-o FILE.png’")
    }
    let settings = try SettingOverrides(arguments.all("--set"))
    let locales = try LocaleChoice(arguments.list("--locale"))
    let shaper = try textShaper(font: arguments.value("--font"))
    let loaded: LoadedVerification
    do throws(InputProblem) {
      loaded = try ScenarioLoader(tool: tool, settings: settings, shaper: shaper)
        .verification(path)
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    for problem in loaded.unread { tool.complain(problem.text(paths: tool.paths)) }
    tellMeasure(of: shaper, font: arguments.value("--font"), in: tool)
    let previewer = Previewer(loaded.materials[0], shaper: shaper)
    var request = previewer.standard
    request.surfaces = surfaces
    request.locales = try locales.supported(by: previewer.material.product)
    if !devices.models.isEmpty { request.devices = devices.models }
    request.displays = devices.displays
    if let textSizes { request.textSizes = textSizes }
    request.region = region
    request.appearance =
      arguments.value("--appearance").flatMap(PreviewAppearance.init) ?? .light
    let preview = Preview(
      request, by: previewer, order: order, root: loaded.root, paths: tool.paths,
      isComplete: arguments.has("--all"), ascii: arguments.has("--ascii"),
      columns: output == nil || output == "-" ? tool.outputColumns : nil)
    let bytes: [UInt8]
    do throws(NoSnapshot) {
      bytes =
        try format.isPicture
        ? PreviewPictures(preview: preview).bytes(as: format) : Array(report(preview).utf8)
    } catch {
      tool.complain("polyglance: \(error.reason)")
      return .usage
    }
    let status = tool.deliver(bytes, to: output)
    guard status == .success, loaded.unread.isEmpty else { return .usage }
    return preview.isMeasured && preview.cells.contains(where: fails) ? .failure : .success
  }

  private func report(_ preview: Preview) -> String {
    let isBudget = arguments.has("--budget")
    switch format {
    case .json:
      return isBudget
        ? PreviewBudgetJSONReport(preview: preview).text : PreviewJSONReport(preview: preview).text
    case .csv:
      return isBudget
        ? PreviewBudgetCSVReport(preview: preview).text : PreviewCSVReport(preview: preview).text
    case .text, .svg, .png, .html:
      return isBudget
        ? PreviewBudgetTextReport(preview: preview).text : PreviewTextReport(preview: preview).text
    }
  }

  private func fails(_ cell: PreviewCell) -> Bool {
    switch arguments.value("--fail-on") {
    case "cut": cell.fate.isWrong
    case "scaled": cell.fate > .tightened
    default: false
    }
  }
}
