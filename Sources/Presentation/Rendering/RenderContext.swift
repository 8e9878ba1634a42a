package import Languages

/// What a process fixed at its launch.
package struct ProcessFacts: Hashable, Sendable {
  package var target: TargetID
  package var launchedAt: Instant
  /// The languages that the process was launched with, in order of preference.
  package var languages: [LanguageTag]
  package var resources: ResourceVersion

  package init(
    target: TargetID, launchedAt: Instant, languages: [LanguageTag], resources: ResourceVersion
  ) {
    self.target = target
    self.launchedAt = launchedAt
    self.languages = languages
    self.resources = resources
  }
}

/// A tag and the revision that it was read or sent with.
package struct TaggedRevision: Hashable, Sendable {
  /// Nil where the field or the store held nothing readable as a supported tag.
  package var tag: LanguageTag?
  package var revision: Int?

  package init(tag: LanguageTag?, revision: Int?) {
    self.tag = tag
    self.revision = revision
  }
}

/// 12 or 24 hours, where the person has overridden the region's habit.
package enum HourCycle: String, Hashable, Sendable, CaseIterable {
  case twelve = "12h"
  case twentyFour = "24h"
}

/// Light or dark, as the environment says.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// Everything that a render was made under; pins the process, the store as read, the version of
/// the resources and the settings.
package struct RenderContext: Hashable, Sendable {
  package var process: ProcessFacts
  /// The app's own decision in memory; nil in every other process.
  package var decision: LanguageTag?
  /// The shared store as read at this render.
  package var store: TaggedRevision
  /// The tag and revision that the content carries; nil where it declares none.
  package var content: TaggedRevision?
  /// The device's languages at this render, in order of preference.
  package var deviceLanguages: [LanguageTag]
  /// Chooses among the device variants of a text.
  package var deviceClass: DeviceClass
  /// ISO 3166 region of the device.
  package var region: String
  /// Nil: as the region has it.
  package var hourCycle: HourCycle?
  /// An IANA time zone id.
  package var timeZone: String
  package var textSize: DynamicTypeSize
  package var appearance: Appearance
  package var settings: PlatformSettings

  package init(
    process: ProcessFacts, decision: LanguageTag?, store: TaggedRevision,
    content: TaggedRevision?, deviceLanguages: [LanguageTag],
    deviceClass: DeviceClass = .iPhone, region: String,
    hourCycle: HourCycle? = nil, timeZone: String, textSize: DynamicTypeSize = .large,
    appearance: Appearance = .light, settings: PlatformSettings = PlatformSettings()
  ) {
    self.process = process
    self.decision = decision
    self.store = store
    self.content = content
    self.deviceLanguages = deviceLanguages
    self.deviceClass = deviceClass
    self.region = region
    self.hourCycle = hourCycle
    self.timeZone = timeZone
    self.textSize = textSize
    self.appearance = appearance
    self.settings = settings
  }
}
