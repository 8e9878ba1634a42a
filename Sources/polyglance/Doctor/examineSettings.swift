import Presentation

/// The platform's settings in force, each with its other options.
func examineSettings(_ settings: PlatformSettings) -> DoctorGroup {
  DoctorGroup(
    "Platform settings (platform: in a product or a scenario, or --set NAME=VALUE)",
    Setting.all.map { setting in
      let option = settings[setting]
      let others = setting.options.filter { $0 != option }.map {
        $0 == setting.options[0] ? "by default \($0)" : $0
      }
      return DoctorLine(
        .ok, setting.name, "\(option) (or \(others.joined(separator: ", "))): \(setting.summary)")
    })
}
