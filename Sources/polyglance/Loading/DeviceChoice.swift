import Presentation

/// Which devices a scenario is played on.
enum DeviceChoice {
  /// The scenario's own.
  case own
  case models([DeviceModel])

  /// Reads the values of `--device`: names of the table, each once, or `all`.
  init(_ names: [String]) throws(UsageError) {
    if names.isEmpty {
      self = .own
    } else if names == ["all"] {
      self = .models(DeviceModel.all)
    } else {
      var models: [DeviceModel] = []
      for name in names {
        let model = try DeviceChoice.model(name)
        if !models.contains(model) { models.append(model) }
      }
      self = .models(models)
    }
  }

  /// The model of that name.
  static func model(_ name: String) throws(UsageError) -> DeviceModel {
    if let model = DeviceModel.named(name) { return model }
    throw UsageError(
      "there is no device ‘\(name)’: ‘polyglance devices’ lists them all",
      nearest: nearest(name, among: DeviceModel.names))
  }

  /// The models, in the order asked for; nil alone stands for the scenario's own.
  var models: [DeviceModel?] {
    switch self {
    case .own: [nil]
    case .models(let models): models
    }
  }
}

extension Option {
  /// For commands that play on one device.
  static let device = Option(
    "--device", value: "NAME", "on this device in place of the scenario's; see ‘devices’")
  /// For commands that play on many.
  static let devices = Option(
    "--device", value: "NAME,…",
    "on these devices in place of the scenario's, or `all`; see ‘devices’")
}
