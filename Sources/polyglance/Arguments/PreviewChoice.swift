import Inspection
import Presentation

/// What of a product `preview` is asked for, by the names that people type.
enum PreviewChoice {
  /// Surfaces by their ids; `compact` and `expanded` stand for their parts. In the order of the
  /// table, each once.
  static func surfaces(_ names: [String]) throws(UsageError) -> [Surface] {
    var chosen: Set<Surface> = []
    for name in names {
      let part = Surface.all.filter { groups[name]?.contains($0) ?? ($0.id == name) }
      guard !part.isEmpty else {
        throw UsageError(
          "there is no surface ‘\(name)’", nearest: nearest(name, among: surfaceNames))
      }
      chosen.formUnion(part)
    }
    return chosen.sorted()
  }

  /// The phones and tablets, the watches and screens of cars that `--device` names; no model: those of
  /// the scenarios.
  static func devices(
    _ names: [String]
  ) throws(UsageError) -> (models: [DeviceModel], displays: PreviewDisplays) {
    if names == ["all"] { return (DeviceModel.all, .all) }
    var models: [DeviceModel] = []
    var displays: [String] = []
    for name in names {
      let display = name.replacing("x", with: "×")
      if displayNames.contains(name) || displayNames.contains(display) {
        displays.append(displayNames.contains(name) ? name : display)
      } else if let model = DeviceModel.named(name) {
        if !models.contains(model) { models.append(model) }
      } else {
        throw UsageError(
          "there is no device ‘\(name)’: ‘polyglance devices’ lists them all",
          nearest: nearest(name, among: DeviceModel.names + displayNames))
      }
    }
    return (models, displays.isEmpty ? .smallest : .named(displays, alone: models.isEmpty))
  }

  /// The watches and the screens of cars.
  private static let displayNames = [Surface.smartStack, .carPlay]
    .flatMap { $0.framesOnAnyDevice.compactMap(\.display) }

  private static let groups: [String: [Surface]] = [
    "compact": [.compactLeading, .compactTrailing],
    "expanded": [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom],
  ]

  private static let surfaceNames = Surface.all.map(\.id) + groups.keys.sorted()
}
