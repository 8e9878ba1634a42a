/// Some letters of a script that products are written in, to see which face answers for it.
package struct ScriptSample: Hashable, Sendable {
  /// As people call it, as `Han, simplified`.
  package var name: String
  /// A language that is written in it.
  package var language: String
  package var text: String
  /// The Debian package of a face for it.
  package var package: String

  /// The scripts of most products, and emoji.
  package static let all = [
    ScriptSample(name: "Latin", language: "en", text: "Ağ, Łódź – 12", package: "fonts-inter"),
    ScriptSample(name: "Cyrillic", language: "ru", text: "Щи її", package: "fonts-inter"),
    ScriptSample(name: "Greek", language: "el", text: "Ώρα", package: "fonts-inter"),
    ScriptSample(name: "Arabic", language: "ar", text: "لغة ١٢", package: "fonts-noto-core"),
    ScriptSample(name: "Hebrew", language: "he", text: "עברית", package: "fonts-noto-core"),
    ScriptSample(name: "Devanagari", language: "hi", text: "हिन्दी", package: "fonts-noto-core"),
    ScriptSample(name: "Thai", language: "th", text: "ไทย", package: "fonts-noto-core"),
    ScriptSample(
      name: "Han, simplified", language: "zh-Hans", text: "汉语门", package: "fonts-noto-cjk"),
    ScriptSample(
      name: "Han, traditional", language: "zh-Hant", text: "漢語門", package: "fonts-noto-cjk"),
    ScriptSample(name: "Kana", language: "ja", text: "かなカナ", package: "fonts-noto-cjk"),
    ScriptSample(name: "Hangul", language: "ko", text: "한글", package: "fonts-noto-cjk"),
    ScriptSample(name: "emoji", language: "en", text: "🚚🎉", package: "fonts-noto-color-emoji"),
  ]
}

/// The face that answers for a script.
package struct ScriptAnswer: Hashable, Sendable {
  package var sample: ScriptSample
  /// The families that shape the sample, in order of their first letter in it.
  package var families: [String]
  /// The letters of the sample that no face has.
  package var missing: [Character]
}
