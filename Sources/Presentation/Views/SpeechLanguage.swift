package import Languages

/// Whose voice reads a text aloud.
package enum SpeechLanguage: Hashable, Sendable {
  case fixed(LanguageTag)
  /// That of the environment's locale; no voice is asked for where no view has set one.
  case locale
}
