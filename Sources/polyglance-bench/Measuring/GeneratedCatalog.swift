import Internationalization
import Languages

/// A String Catalog as large as one likes, the same bytes for the same numbers.
///
/// One key in eight varies by plural in every language's own categories, one in fifty misses a
/// language, one in twenty holds what JSON escapes.
struct GeneratedCatalog {
  let keys: Int

  /// Forty that apps ship; the first is the source.
  static let languages = [
    "en", "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en-GB", "es", "es-419", "fa", "fi", "fr",
    "fr-CA", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// In the layout that Xcode writes.
  var bytes: [UInt8] {
    var random = Lottery(seed: 20_260_101)
    let languages = GeneratedCatalog.languages.sorted().compactMap { LanguageTag($0) }
    let categories = languages.map { InternationalFormats.shared.pluralCategories(in: $0) }
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for key in 0..<keys {
      text += "    \"area\(key % 14).line.\(key)\" : {\n"
      if key % 2 == 0 { text += "      \"comment\" : \"Shown while step \(key) runs\",\n" }
      text += "      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
      var entries: [String] = []
      for (language, categories) in zip(languages, categories) {
        if language.language != "en", random.draw(50) == 0 { continue }
        entries.append(
          entry(of: key, in: language, key % 8 == 0 ? categories : [], &random))
      }
      text += entries.joined(separator: ",\n") + "\n      }\n    }"
      text += key + 1 < keys ? ",\n" : "\n"
    }
    return Array((text + "  },\n  \"version\" : \"1.0\"\n}\n").utf8)
  }

  private func entry(
    of key: Int, in language: LanguageTag, _ categories: [PluralCategory],
    _ random: inout Lottery
  ) -> String {
    var text = "        \"\(language)\" : {\n"
    if categories.isEmpty {
      text += unit(of: key, in: language, indent: 10, &random)
    } else {
      text += "          \"variations\" : {\n            \"plural\" : {\n"
      text += categories.map(\.rawValue).sorted().map { category in
        "              \"\(category)\" : {\n"
          + unit(of: key, in: language, indent: 16, &random) + "              }"
      }.joined(separator: ",\n")
      text += "\n            }\n          }\n"
    }
    return text + "        }"
  }

  private func unit(
    of key: Int, in language: LanguageTag, indent: Int, _ random: inout Lottery
  ) -> String {
    let words = GeneratedCatalog.words(of: language)
    var parts = (0..<3 + random.draw(6)).map { _ in words[random.draw(words.count)] }
    if key % 3 == 0 { parts.insert(key % 8 == 0 ? "%lld" : "%@", at: random.draw(parts.count)) }
    if key % 20 == 0 { parts.append("\\\"\\n\\\\") }
    let blanks = String(repeating: " ", count: indent)
    return """
      \(blanks)"stringUnit" : {
      \(blanks)  "state" : "translated",
      \(blanks)  "value" : "\(parts.joined(separator: " "))"
      \(blanks)}

      """
  }

  private static func words(of language: LanguageTag) -> [String] {
    switch language.language {
    case "ar", "fa": arabic
    case "bg", "ru", "uk": cyrillic
    case "he": hebrew
    case "hi", "bn": devanagari
    case "ja", "ko", "zh", "th": wide
    default: latin
    }
  }

  private static let latin = [
    "livraison", "order", "Fahrer", "minuty", "llegará", "pronto", "être", "größer", "ready",
    "stop", "arriving", "über",
  ]
  private static let cyrillic = ["заказ", "водитель", "минут", "готово", "прибытие", "скоро"]
  private static let arabic = ["طلب", "توصيل", "دقائق", "وصول", "جاهز", "قريب"]
  private static let hebrew = ["הזמנה", "משלוח", "נהג", "דקות", "מוכן"]
  private static let devanagari = ["ऑर्डर", "चालक", "मिनट", "तैयार", "पहुँच"]
  private static let wide = ["注文", "配達", "分", "到着", "まもなく", "订单"]
}

/// Numbers that look drawn and are the same every time (xorshift, Marsaglia 2003).
struct Lottery {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  /// A number from 0 to before `count`.
  mutating func draw(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, count)))
  }
}
