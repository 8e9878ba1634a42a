import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Formatted values")
struct FormatTests {
  private func shown(
    _ value: Value, _ format: Format, in locale: String, _ renderContext: RenderContext = under()
  ) -> String {
    Stage([:], renderContext).formatted(value, format, in: locale).string.plainSpaces
  }

  @Test("dates and times are those of the scenario's zone in the locale named")
  func dates() {
    #expect(shown(.date(morning), .date(.long), in: "de") == "6. August 2026")
    #expect(shown(.date(morning), .date(.skeleton("MMMd")), in: "fr") == "6 août")
    #expect(shown(.date(morning), .time(.short), in: "de") == "09:00")
    #expect(shown(.date(morning), .time(.short), in: "en-US") == "9:00 AM")
    #expect(shown(.date(morning), .time(.short), in: "fr-CA") == "09 h 00")
    #expect(
      shown(.date(morning), .dateTime(date: .short, time: .short), in: "de") == "06.08.26, 09:00")
    #expect(
      shown(
        .date(morning), .dateTime(date: .skeleton("yMMMd"), time: .skeleton("jm")), in: "de")
        == "6. Aug. 2026, 09:00")
    #expect(
      shown(.date(morning), .dateTime(date: .skeleton("MMMd"), time: .short), in: "de")
        == "6. Aug., 09:00")
  }

  @Test("the person's 12 or 24 hours stand over the region's custom")
  func hourCycle() {
    let h24 = under(hourCycle: .twentyFour)
    let h12 = under(hourCycle: .twelve)
    #expect(shown(.date(morning), .time(.short), in: "en-US", h24) == "09:00")
    #expect(shown(.date(morning), .time(.skeleton("jm")), in: "en-US", h24) == "09:00")
    #expect(shown(.date(morning), .time(.skeleton("jm")), in: "de", h12) == "9:00 AM")
  }

  @Test("digits come from our own table: Arabic-Indic in Egypt, Latin in the United States")
  func numbering() {
    let egypt = Stage([:]).formatted(.int(1234), .number(fractionDigits: nil), in: "ar-EG")
    #expect(egypt.string == "١٬٢٣٤")
    #expect(egypt.provenance.format?.numbering == "arab")
    let states = Stage([:]).formatted(.int(1234), .number(fractionDigits: nil), in: "ar-US")
    #expect(states.string == "1,234")
    #expect(states.provenance.format?.numbering == "latn")
    let bare = Stage([:]).formatted(.int(1234), .number(fractionDigits: nil), in: "ar")
    #expect(bare.provenance.format?.numbering == "latn")
    let asked = Stage([:]).formatted(.int(12), .number(fractionDigits: nil), in: "ar-EG-u-nu-latn")
    #expect(asked.string == "12")
    let time = Stage([:]).formatted(.date(morning), .time(.short), in: "ar-EG")
    #expect(time.string.plainSpaces == "٩:٠٠ ص")
  }

  @Test("numbers, percent, money, measures, durations")
  func kinds() {
    #expect(shown(.double(1234.5), .number(fractionDigits: nil), in: "de") == "1.234,5")
    #expect(shown(.double(1234.5), .number(fractionDigits: 2), in: "en") == "1,234.50")
    #expect(shown(.decimal("0.10"), .number(fractionDigits: nil), in: "en") == "0.10")
    #expect(shown(.double(0.8), .percent(fractionDigits: nil), in: "fr") == "80 %")
    #expect(shown(.double(0.805), .percent(fractionDigits: 1), in: "en") == "80.5%")
    #expect(shown(.money("12.5", currency: "EUR"), .currency(code: nil), in: "fr") == "12,50 €")
    #expect(shown(.double(3), .currency(code: "JPY"), in: "en") == "¥3")
    #expect(
      shown(.measure("3", unit: "kilometer"), .measure(unit: nil, width: .wide), in: "pl")
        == "3 kilometry")
    #expect(
      shown(.int(5), .measure(unit: "kilometer", width: .abbreviated), in: "de") == "5 km")
    #expect(shown(.duration(11_100), .duration(.narrow), in: "en") == "3:05:00")
    #expect(shown(.duration(11_100), .duration(.wide), in: "en") == "3 hours, 5 minutes")
    #expect(shown(.int(300), .duration(.wide), in: "de") == "5 Minuten")
  }

  @Test("a relative date counts from the render, whenever somebody looks")
  func relative() {
    let later = Value.date(morning + 300)
    let text = TextExpression.formatted(.literal(later), .relative(.wide), .fixed(tag("de")))
    let stage = Stage([:])
    #expect(stage.text(text).string == "in 5 Minuten")
    #expect(stage.text(text, looking: morning + 200).string == "in 5 Minuten")
    #expect(shown(.date(morning + -7200), .relative(.wide), in: "en") == "2 hours ago")
  }

  @Test("a list joins its elements as the locale does, and they keep where they come from")
  func list() {
    let elements = Value.list([
      .text("Ada", .userContent), .code("nearby", of: "phase"), .int(1200),
    ])
    let found = Stage([:]).formatted(elements, .list(or: false), in: "de")
    #expect(found.string == "Ada, nearby und 1.200")
    #expect(found.arguments.map(\.string) == ["Ada", "nearby", "1.200"])
    #expect(
      found.arguments.map(\.provenance.source)
        == [.userContent, .code(of: "phase"), .formatter])
    let two = Value.list([.text("Ana", .userContent), .text("Inés", .userContent)])
    let spanish = Stage([:]).formatted(two, .list(or: false), in: "es")
    #expect(spanish.string == "Ana e Inés")
    #expect(spanish.arguments.map(\.string) == ["Ana", "Inés"])
    #expect(shown(two, .list(or: true), in: "en") == "Ana or Inés")
    #expect(shown(.list([]), .list(or: true), in: "en") == "")
  }

  @Test("a value that the format does not take is shown as it is")
  func mistyped() {
    let found = Stage([:]).formatted(
      .text("soon", .payload(place(4, "push.apns"))), .time(.short), in: "en")
    #expect(found.string == "soon")
    #expect(found.provenance.source == .payload)
    #expect(Stage([:]).formatted(.null, .time(.short), in: "en").string == "")
  }

  @Test("the trace names formatter, locale, digits and zone")
  func trace() {
    let found = Stage([:]).formatted(.date(morning), .time(.short), in: "fr-CA")
    #expect(found.provenance.source == .formatter)
    #expect(
      found.provenance.format
        == FormatTrace(
          formatter: "time", locale: tag("fr-CA"), numbering: "latn", timeZone: "America/Toronto"))
    #expect(found.provenance.binding?.source == .fixed(tag("fr-CA")))
  }
}

@Suite("The locale that formats")
struct EffectiveLocaleTests {
  private func locale(
    _ binding: LocaleBinding, _ renderContext: RenderContext, languages: [String]
  ) throws -> String? {
    let set = try resources(
      ["k": Dictionary(uniqueKeysWithValues: languages.map { ($0, $0) })], source: languages[0])
    let text = TextExpression.formatted(.literal(.int(1)), .number(fractionDigits: nil), binding)
    return Stage(set, renderContext).text(text).provenance.format?.locale.description
  }

  @Test(
    "of a process is the chosen localization with the device's region",
    arguments: [
      (["fr-CA"], "CA", ["en", "fr"], "fr-CA"),
      (["fr-CA"], "CA", ["en"], "en-CA"),
      (["en-US"], "DE", ["en", "fr"], "en-DE"),
      (["zh-TW"], "DE", ["en", "zh-TW"], "zh-Hant-DE"),
      (["ja"], "JP", ["de", "fr"], "de-JP"),
    ])
  func process(languages: [String], region: String, available: [String], expected: String) throws {
    let context = under(languages: languages, region: region)
    #expect(try locale(.process, context, languages: available) == expected)
    #expect(try locale(.environment, context, languages: available) == expected)
  }

  @Test("of a tag that was named is that tag: it gets no region")
  func named() throws {
    let context = under(languages: ["en"], region: "CA")
    #expect(try locale(.fixed(tag("fr")), context, languages: ["en", "fr"]) == "fr")
    #expect(try locale(.fixed(tag("ar-EG")), context, languages: ["en"]) == "ar-EG")
  }

  @Test("of the device is its first language, which the system always speaks")
  func device() throws {
    let context = under(languages: ["en"], region: "CA", device: ["ja-JP", "en"])
    #expect(try locale(.device, context, languages: ["en", "fr"]) == "ja-CA")
  }
}
