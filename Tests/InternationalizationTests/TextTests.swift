import Internationalization
import Languages
import Testing

@Suite("Letters, words and names")
struct TextTests {
  let formats = InternationalFormats.shared

  @Test(
    "of a text are mostly of one script",
    arguments: [
      ("On the way", "Latn"), ("В пути", "Cyrl"), ("في الطريق", "Arab"), ("配達中です", "Hani"),
      ("もうすぐ着く", "Hira"), ("배송 중", "Hang"), ("रास्ते में", "Deva"), ("בדרך Courier", "Latn"),
    ])
  func dominant(_ text: String, _ script: String) {
    #expect(CharacterScripts.dominant(text) == script)
  }

  @Test("are counted without digits and punctuation")
  func counts() {
    #expect(CharacterScripts.letterCounts("3 km – Пять, ٣") == ["Latn": 2, "Cyrl": 4])
    #expect(CharacterScripts.letterCount("12:30 h") == 1)
    #expect(CharacterScripts.dominant("12:30 – 5 %") == nil)
    #expect(CharacterScripts.script(of: "漢") == "Hani")
    #expect(CharacterScripts.script(of: "!") == "Zyyy")
    #expect(CharacterScripts.script(of: "\u{301}") == "Zinh")
  }

  @Test("part where the language parts them")
  func words() {
    func words(_ text: String, _ language: String) -> [String] {
      let bytes = Array(text.utf8)
      return formats.words(text, in: LanguageTag(language)!).filter(\.isWord)
        .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    #expect(words("Your order, ready!", "en") == ["Your", "order", "ready"])
    #expect(words("ภาษาไทย", "th") == ["ภาษา", "ไทย"])
    #expect(words("東京都に住む", "ja").count > 1)
    #expect(words("", "en") == [])
    let segments = formats.words("ça va", in: LanguageTag(language: "fr"))
    #expect(segments.map(\.range) == [0..<3, 3..<4, 4..<6])
  }

  @Test("wrap where the language wraps them")
  func lineBreaks() {
    let english = LanguageTag(language: "en")
    #expect(
      formats.lineBreaks("On the\nway", in: english) == [
        LineBreak(offset: 3, isMandatory: false), LineBreak(offset: 7, isMandatory: true),
        LineBreak(offset: 10, isMandatory: false),
      ])
    #expect(formats.lineBreaks("配達中", in: LanguageTag(language: "ja")).map(\.offset) == [3, 6, 9])
    #expect(formats.lineBreaks("", in: english) == [])
  }

  @Test(
    "of languages",
    arguments: [
      ("en", "English", "English"), ("fr", "Français", "French"),
      ("fr-CA", "Français (Canada)", "French (Canada)"), ("de", "Deutsch", "German"),
      ("ar", "العربية", "Arabic"), ("pl", "polski", "Polish"), ("ja", "日本語", "Japanese"),
      ("ru", "Русский", "Russian"), ("pt-BR", "Português (Brasil)", "Portuguese (Brazil)"),
      ("zh-Hans", "中文（简体）", "Chinese (Simplified)"), ("he", "עברית", "Hebrew"),
      ("hi", "हिन्दी", "Hindi"),
    ])
  func names(_ spelling: String, _ endonym: String, _ english: String) throws {
    let tag = try #require(LanguageTag(spelling))
    #expect(LanguageNames.endonym(of: tag) == endonym)
    #expect(LanguageNames.english(tag) == english)
  }

  @Test("of languages stand in sentences too")
  func namesWithin() {
    let french = LanguageTag(language: "fr")
    #expect(LanguageNames.name(of: french, in: french) == "français")
    #expect(LanguageNames.name(of: LanguageTag(language: "qqq"), in: french) == "qqq")
  }

  @Test("come from data with a version")
  func versions() {
    let data = InternationalData.current
    #expect(Int(data.icu.prefix { $0 != "." }) ?? 0 >= 72)
    #expect(Int(data.cldr.prefix { $0 != "." }) ?? 0 >= 42)
    #expect(data.timeZones.count >= 5)
  }

  @Test("may be asked for on many threads at once")
  func threads() async {
    let fresh = InternationalFormats()
    let texts = await withTaskGroup(of: String?.self) { group in
      for i in 0..<200 {
        group.addTask {
          let place = locale(["en-US", "fr-CA", "ar-EG", "pl"][i % 4])
          return fresh.date(1_786_021_200, .skeleton("yMMMdjm"), in: place, zone: "America/Toronto")
            .map { $0 + fresh.number(.int(1234), in: place) + "\(i % 4)" }
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(texts.count == 4)
  }
}
