import Diagnostics
import Documents
import Presentation

/// Reads `platform:` of a product or a scenario over the settings that hold already.
func readSettings(
  _ node: Node, of document: Document, over settings: PlatformSettings = PlatformSettings()
) throws(InputProblem) -> PlatformSettings {
  var settings = settings
  for member in try document.requireMapping(node, expected: "a mapping of settings") {
    guard let setting = Setting.all.first(where: { $0.name == member.key }) else {
      if ProductKeys.laterSettings.contains(member.key) {
        throw document.problem("the setting ‘\(member.key)’ is not yet supported", atKey: member)
      }
      throw document.unknownKey(member, among: Setting.all.map(\.name), noun: "setting")
    }
    let option = try document.requireText(
      member.value, expected: alternatives(setting.options))
    guard setting.options.contains(option) else {
      throw document.problem(
        "‘\(option)’ is no value of ‘\(setting.name)’", at: member.value,
        hints: nameHints(option, among: setting.options))
    }
    settings[setting] = option
  }
  return settings
}
