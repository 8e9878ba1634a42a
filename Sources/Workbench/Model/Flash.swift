import Languages

/// Runs that have just changed: reversed for a moment, then underlined for one.
struct Flash: Hashable, Sendable {
  var runs: Set<StageRun>
  /// Whether the language in force changed.
  var isLocaleChanged: Bool
  var age = Duration.zero
  /// False where the last flash is too near, or motion is reduced.
  var isSeen: Bool

  /// What a run looks like while it flashes.
  enum Look: Hashable, Sendable {
    case reversed
    case underlined
  }

  /// Each of the two looks lasts so long.
  static func half(isPresenting: Bool) -> Duration {
    .milliseconds(isPresenting ? 600 : 350)
  }

  /// No more than two flashes begin in a second.
  static let least = Duration.milliseconds(500)

  func look(isPresenting: Bool) -> Look? {
    guard isSeen else { return nil }
    let half = Flash.half(isPresenting: isPresenting)
    if age < half { return .reversed }
    return age < half + half ? .underlined : nil
  }

  /// Until the look changes; nil when it is over.
  func rest(isPresenting: Bool) -> Duration? {
    guard isSeen else { return nil }
    let half = Flash.half(isPresenting: isPresenting)
    if age < half { return half - age }
    return age < half + half ? half + half - age : nil
  }
}

/// A change of language, for whoever presents it: both names are shown for a while.
struct LanguageChange: Hashable, Sendable {
  var before: LanguageTag
  var after: LanguageTag
  var age = Duration.zero

  static let shown = Duration.seconds(5)

  var rest: Duration? { age < LanguageChange.shown ? LanguageChange.shown - age : nil }
}
