/// One rule of the platform that is unpublished or varies; its first option is the default.
package struct Setting: Hashable, Sendable {
  /// As written in `platform:` and `--set`.
  package let name: String
  /// Default first.
  package let options: [String]
  /// One sentence for `doctor` and `explain`.
  package let summary: String

  private init(_ name: String, _ options: [String], _ summary: String) {
    self.name = name
    self.options = options
    self.summary = summary
  }

  package static let extensionLanguage = Setting(
    "extension-language", ["system", "app"],
    "whether an extension follows the system's languages or the app's own from Settings")
  package static let extensionLifetime = Setting(
    "extension-lifetime", ["per-render", "kept"],
    "whether an extension's process ends after each render")
  package static let perAppChangeReloads = Setting(
    "per-app-change-reloads", ["nothing", "widgets", "all"],
    "what the system renders again when the per-app language changes in Settings")
  package static let environmentWithoutMatch = Setting(
    "environment-without-match", ["process", "development"],
    "which languages answer when the environment's locale matches no localization")
  package static let liveTextLocale = Setting(
    "live-text-locale", ["device", "environment"],
    "whose locale the words of timers and relative dates follow")
  package static let untranslatedEntries = Setting(
    "untranslated-entries", ["omitted", "source"],
    "what a build does with an entry that has no translation")
  package static let pluralLanguage = Setting(
    "plural-language", ["table", "locale"],
    "which language chooses the plural category: the table's or the locale's")
  package static let missingLocKey = Setting(
    "missing-loc-key", ["key", "empty"],
    "what an alert shows for a loc-key that the app's resources do not have")
  package static let flatAlertKeys = Setting(
    "flat-alert-keys", ["dropped", "shown"],
    "whether a push with `title-loc-key`, the form of ordinary alerts, is dropped")
  package static let oldEndPush = Setting(
    "old-end-push", ["applied", "ignored"],
    "whether an `end` push with an older timestamp is applied")
  package static let equalTimestamp = Setting(
    "equal-timestamp", ["ignored", "applied"],
    "whether a push with the timestamp of the last one is applied")
  package static let islandBetweenApps = Setting(
    "island-between-apps", ["latest-started", "latest-alerted"],
    "which of several apps is attached to the island")
  package static let activitiesSurviveReboot = Setting(
    "activities-survive-reboot", ["true", "false"],
    "whether activities are rendered again after a reboot or are gone")

  package static let activityTextSizes = Setting(
    "activity-text-sizes", ["widgets", "all"],
    "whether Live Activities leave out the text sizes below Large, as widgets do")

  /// Every setting, in the order in which they are listed.
  package static let all = [
    extensionLanguage, extensionLifetime, perAppChangeReloads, environmentWithoutMatch,
    liveTextLocale, untranslatedEntries, pluralLanguage, missingLocKey, flatAlertKeys,
    oldEndPush, equalTimestamp, islandBetweenApps, activitiesSurviveReboot, activityTextSizes,
  ]
}

/// The settings in force; those that were never set have their defaults.
package struct PlatformSettings: Hashable, Sendable {
  private var chosen: [String: String] = [:]

  package init() {}

  /// The option in force.
  package subscript(setting: Setting) -> String {
    get { chosen[setting.name] ?? setting.options[0] }
    set { chosen[setting.name] = newValue == setting.options[0] ? nil : newValue }
  }
}
