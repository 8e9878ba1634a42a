import Presentation

/// The settings given by `--set name=value`, over those of the files.
struct SettingOverrides {
  private var pairs: [(setting: Setting, option: String)] = []

  init(_ assignments: [String]) throws(UsageError) {
    for assignment in assignments {
      let parts = assignment.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("‘--set \(assignment)’ is not of the form NAME=VALUE")
      }
      guard let setting = Setting.all.first(where: { $0.name == parts[0] }) else {
        throw UsageError(
          "there is no setting ‘\(parts[0])’",
          nearest: nearest(parts[0], among: Setting.all.map(\.name)))
      }
      guard setting.options.contains(parts[1]) else {
        throw UsageError(
          "‘\(parts[1])’ is none of the values of ‘\(setting.name)’: "
            + setting.options.joined(separator: ", "),
          nearest: nearest(parts[1], among: setting.options))
      }
      pairs.append((setting, parts[1]))
    }
  }

  /// Puts them into force.
  func apply(to settings: inout PlatformSettings) {
    for (setting, option) in pairs { settings[setting] = option }
  }
}
