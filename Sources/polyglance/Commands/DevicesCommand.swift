import Presentation

/// `polyglance devices`: the table of devices, with the room that each gives every surface.
struct DevicesCommand: Command {
  static let name = "devices"
  static let usage = "polyglance devices [NAME…]"
  static let summary = "the devices that can be named, their sizes and who states them"
  static let help = """
    usage: \(usage) [options]

    Without a name, a line a device: its screen, its island, the Lock Screen presentation, and whether
    that size is published for this screen, taken from another (mapped) or computed (derived). With
    names, the room that these give each surface, or why there is none. Below stands what no document
    of the platform states and pictures need nevertheless. Lengths are points, on Android dp.

    \(describe(options + Option.common))
    """

  private static let options = [
    Option(
      "--format", value: "FORMAT", choices: ["text", "json"], "text or json; text unless given")
  ]

  private let models: [DeviceModel]
  private let isJSON: Bool

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: DevicesCommand.options)
    var models: [DeviceModel] = []
    for name in parsed.operands { models.append(try DeviceChoice.model(name)) }
    self.models = models
    isJSON = parsed.value("--format") == "json"
  }

  func run(in tool: ToolEnvironment) -> ExitStatus {
    if isJSON {
      tool.write(DevicesJSONReport(models: models.isEmpty ? DeviceModel.all : models).text)
    } else {
      tool.write(DevicesTextReport(models: models).text)
    }
    return .success
  }
}
