package import Languages
package import Presentation

/// What a scenario says must hold after the step before; each entry holds or fails by itself.
package struct Expectation: Sendable, Hashable {
  package var entries: [Placed<Entry>]
  /// Narrows the others to a surface.
  package var surface: Surface?
  /// Narrows the others to an activity, by id or kind.
  package var activity: String?

  package init(entries: [Placed<Entry>], surface: Surface? = nil, activity: String? = nil) {
    self.entries = entries
    self.surface = surface
    self.activity = activity
  }

  /// One claim.
  package enum Entry: Sendable, Hashable {
    /// The decision in force in the app has that tag.
    case language(LanguageTag)
    case source(DecisionRule)
    case revision(Int)
    /// Every run that is not neutral, on every surface with a kept render, is in that language.
    case everywhere(LanguageTag)
    case state(ActivityPhase)
    case text(TextMatch)
    /// Some element of some surface is read so by VoiceOver: as a whole, or a part of it.
    case spoken(TextMatch)
    /// No such finding at this moment, of any severity; ids and names of groups.
    case absent([String])
    /// That finding is there now, and is claimed.
    case finding(FindingMatch)
  }
}

/// How a text is compared.
package enum TextMatch: Sendable, Hashable {
  case equals(String)
  case contains(String)
  /// A regular expression.
  case matches(String)
}

/// Which finding is meant; nil parts match anything.
package struct FindingMatch: Sendable, Hashable {
  package var id: String
  package var surface: Surface?
  package var locale: LanguageTag?
  package var key: String?
  package var file: String?
  /// Exactly so many; nil is at least one.
  package var count: Int?

  package init(
    id: String, surface: Surface? = nil, locale: LanguageTag? = nil, key: String? = nil,
    file: String? = nil, count: Int? = nil
  ) {
    self.id = id
    self.surface = surface
    self.locale = locale
    self.key = key
    self.file = file
    self.count = count
  }
}

/// `ActivityState`.
package enum ActivityPhase: String, Sendable, Hashable, CaseIterable {
  /// Scheduled, not started; iOS 26.
  case pending
  case active
  case stale
  /// Still on the Lock Screen, takes no more updates.
  case ended
  case dismissed
}
