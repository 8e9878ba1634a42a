import Languages

/// Which locales a scenario is played for.
enum LocaleChoice {
  /// The scenario's own.
  case own
  case tags([LanguageTag])
  /// Every language that the product supports.
  case all

  init(_ names: [String]) throws(UsageError) {
    if names.isEmpty {
      self = .own
    } else if names == ["all"] {
      self = .all
    } else {
      var tags: [LanguageTag] = []
      for name in names {
        guard let tag = LanguageTag(name) else {
          throw UsageError("‘\(name)’ is no language tag, as ‘fr-CA’, and not ‘all’")
        }
        tags.append(tag)
      }
      self = .tags(tags)
    }
  }
}
