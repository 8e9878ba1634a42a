import Languages

/// Languages as fontconfig and OpenType know them: those of Chinese are told apart by region.
enum FontLanguage {
  /// The name that chooses faces and the forms of letters in them. English, where nothing is known:
  /// a machine's own language must not count.
  static func name(of language: String?) -> String {
    guard let tag = language.flatMap({ LanguageTag($0) }), tag.isLanguage else { return "en" }
    guard tag.language == "zh" || tag.language == "yue" else { return tag.description }
    let full = LikelySubtags.maximized(tag)
    if full.region == "HK" || full.region == "MO" || full.language == "yue" {
      return full.script == "Hans" ? "zh-cn" : "zh-hk"
    }
    return full.script == "Hant" ? "zh-tw" : "zh-cn"
  }
}
