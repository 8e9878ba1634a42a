/// The scripts that a language's text consists of.
package enum WritingScripts {
  /// The Unicode scripts of the letters that text in this language is made of, as `["Latn"]`,
  /// `["Hani", "Hira", "Kana"]`; empty for a language whose script is not known.
  ///
  /// A script in the tag wins over the language's own: `sr-Latn` → `["Latn"]`. Latin letters in
  /// Japanese or Arabic text are names and abbreviations and are not listed.
  package static func expected(in tag: LanguageTag) -> Set<String> {
    guard let script = LikelySubtags.script(of: tag) else { return [] }
    return letters(of: script)
  }

  /// The Unicode scripts that a writing system is made of: `Jpan` → `Hani Hira Kana`.
  package static func letters(of script: String) -> Set<String> {
    switch script {
    case "Jpan": ["Hani", "Hira", "Kana"]
    case "Hrkt": ["Hira", "Kana"]
    case "Kore": ["Hang", "Hani"]
    case "Hans", "Hant": ["Hani"]
    case "Hanb": ["Hani", "Bopo"]
    case "Latf", "Latg": ["Latn"]
    case "Aran": ["Arab"]
    case "Cyrs": ["Cyrl"]
    case "Syre", "Syrj", "Syrn": ["Syrc"]
    default: [script]
    }
  }
}
