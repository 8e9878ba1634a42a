package import Diagnostics
package import Languages
package import Presentation

/// The phone at the beginning.
package struct Device: Sendable, Hashable {
  package var model: DeviceModel
  package var os: String
  /// In order of preference.
  package var languages: [LanguageTag]
  /// ISO 3166.
  package var region: String
  /// An IANA id.
  package var timeZone: String
  package var hourCycle: HourCycle?
  /// A Dynamic Type size, as `large`.
  package var textSize: DynamicTypeSize

  package init(
    model: DeviceModel = .standard, os: String = "iOS 26.0", languages: [LanguageTag],
    region: String, timeZone: String, hourCycle: HourCycle? = nil,
    textSize: DynamicTypeSize = .large
  ) {
    self.model = model
    self.os = os
    self.languages = languages
    self.region = region
    self.timeZone = timeZone
    self.hourCycle = hourCycle
    self.textSize = textSize
  }
}

/// What earlier runs of the app left in the shared store, written raw.
package struct StoredLanguage: Sendable, Hashable {
  /// As stored; may be no tag at all.
  package var language: String?
  package var revision: Int
  package var place: SourceLocation

  package init(language: String?, revision: Int, place: SourceLocation) {
    self.language = language
    self.revision = revision
    self.place = place
  }
}

/// A timed script over a product, read for one locale: `$locale` is already replaced.
package struct Scenario: Sendable, Hashable {
  /// What stands after `scenario:`.
  package var name: String
  package var file: String
  /// The locale that it is played for.
  package var locale: LanguageTag
  package var device: Device
  /// When step 1 begins.
  package var now: Instant
  /// Nil is a fresh install.
  package var store: StoredLanguage?
  /// Those in force: the scenario's over the product's.
  package var settings: PlatformSettings
  package var steps: [Step]

  package init(
    name: String, file: String, locale: LanguageTag, device: Device, now: Instant,
    store: StoredLanguage? = nil, settings: PlatformSettings = PlatformSettings(),
    steps: [Step]
  ) {
    self.name = name
    self.file = file
    self.locale = locale
    self.device = device
    self.now = now
    self.store = store
    self.settings = settings
    self.steps = steps
  }
}

/// One step of the script. Steps count from 1.
package struct Step: Sendable, Hashable {
  package var number: Int
  /// The verb as written.
  package var verb: String
  /// A short form of its argument for a timeline, as `nearby.apns`, `30s`.
  package var summary: String
  package var action: StepAction
  package var place: SourceLocation

  package init(
    number: Int, verb: String, summary: String, action: StepAction, place: SourceLocation
  ) {
    self.number = number
    self.verb = verb
    self.summary = summary
    self.action = action
    self.place = place
  }
}

/// What a step does.
package enum StepAction: Sendable, Hashable {
  case event(Event)
  case expect(Expectation)
  case caption(String)
  case chapter(String)
  case pause
  /// A picture of that name is to be made here.
  case snapshot(String)
}
