import Internationalization
import Languages
import Testing

/// A locale from `ar-EG`, `ar-EG/latn`.
func locale(_ text: String, _ hours: FormattingLocale.HourCycle? = nil) -> FormattingLocale {
  let parts = text.split(separator: "/").map(String.init)
  return FormattingLocale(
    tag: LanguageTag(parts[0])!, numbering: parts.count > 1 ? parts[1] : nil, hourCycle: hours)
}

/// With every blank an ordinary one: which blank stands before a sign changes with CLDR's versions.
func plain(_ text: String?) -> String? {
  text.map { $0.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : String($0) }.joined() }
}

@Suite("Numbers")
struct NumberTests {
  let formats = InternationalFormats.shared

  @Test(
    "are written as the locale does",
    arguments: [
      ("en-US", "1234567.5", "1,234,567.5"), ("fr-CA", "1234567.5", "1 234 567,5"),
      ("fr", "1234567.5", "1 234 567,5"), ("de", "1234567.5", "1.234.567,5"),
      ("ar-EG", "1234.5", "١٬٢٣٤٫٥"), ("ar", "1234.5", "1,234.5"), ("ar-US", "12", "12"),
      ("ar-EG/latn", "1234.5", "1,234.5"), ("pl", "1234.5", "1234,5"),
      ("pl", "12345.5", "12 345,5"), ("hi", "1234567", "12,34,567"), ("mr", "12", "१२"),
      ("fa", "12", "۱۲"), ("en-US", "1.0", "1.0"), ("en-US", "-3", "-3"),
      ("en-US", "12345678901234567890", "12,345,678,901,234,567,890"),
    ])
  func decimals(_ place: String, _ digits: String, _ expected: String) {
    #expect(plain(formats.number(.digits(digits), in: locale(place))) == expected)
  }

  @Test("have the fraction digits that the style asks for")
  func fractions() {
    let english = locale("en-US")
    let two = NumberStyle(minimumFraction: 2, maximumFraction: 2)
    #expect(formats.number(.int(3), two, in: english) == "3.00")
    #expect(formats.number(.double(2.675), two, in: english) == "2.68")
    #expect(formats.number(.digits("2.5"), NumberStyle(maximumFraction: 0), in: english) == "2")
    #expect(formats.number(.double(3.5), in: english) == "3.5")
    #expect(formats.number(.int(12345), NumberStyle(grouping: false), in: english) == "12345")
    #expect(formats.number(.int(5), NumberStyle(alwaysSigned: true), in: english) == "+5")
    #expect(
      formats.number(.int(1_200_000), NumberStyle(notation: .compactShort), in: english) == "1.2M")
  }

  @Test(
    "are shares, money and measures",
    arguments: [
      ("en-US", NumberStyle(.percent), "0.25", "25%"),
      ("fr-CA", NumberStyle(.percent), "0.25", "25 %"),
      ("ar-EG", NumberStyle(.percent), "0.25", "٢٥٪\u{61C}"),
      ("en-US", NumberStyle(.percent, maximumFraction: 1), "0.2567", "25.7%"),
      ("en-US", NumberStyle(.currency("USD")), "12.5", "$12.50"),
      ("fr-CA", NumberStyle(.currency("CAD")), "12.5", "12,50 $"),
      ("ja", NumberStyle(.currency("JPY")), "1250", "￥1,250"),
      ("de", NumberStyle(.currency("EUR"), width: .wide), "1", "1,00 Euro"),
      ("en-US", NumberStyle(.unit("kilometer")), "3", "3 km"),
      ("en-US", NumberStyle(.unit("kilometer"), width: .wide), "1", "1 kilometer"),
      ("en-US", NumberStyle(.unit("kilometer"), width: .narrow), "3", "3km"),
      ("pl", NumberStyle(.unit("minute"), width: .wide), "5", "5 minut"),
      ("pl", NumberStyle(.unit("minute"), width: .wide), "2", "2 minuty"),
      ("ar-EG", NumberStyle(.unit("minute"), width: .wide), "2", "دقيقتان"),
      ("en-US", NumberStyle(.unit("kilometer")), "1.0", "1.0 km"),
      ("fr-CA", NumberStyle(.unit("kilometer-per-hour")), "50", "50 km/h"),
    ])
  func kinds(_ place: String, _ style: NumberStyle, _ digits: String, _ expected: String) {
    let value = Int64(digits).map { NumericValue.int($0) } ?? .digits(digits)
    #expect(plain(formats.number(value, style, in: locale(place))) == expected)
  }

  @Test("that are none come back as they were written")
  func nonsense() {
    #expect(formats.number(.digits("12a"), in: locale("en-US")) == "12a")
    #expect(
      formats.number(.int(3), NumberStyle(.unit("no-such-unit")), in: locale("en-US")) == "3")
    let injected = NumberStyle(.unit("kilometer scale/100"))
    #expect(formats.number(.int(3), injected, in: locale("en-US")) == "3")
    #expect(formats.number(.int(3), NumberStyle(.currency("E R")), in: locale("en-US")) == "3")
  }

  @Test(
    "of any size do no harm", arguments: ["1e999999999", "1e-999999999", "1e99999999999999999999"])
  func huge(_ digits: String) {
    #expect(formats.number(.digits(digits), in: locale("en-US")) == digits)
    #expect(formats.pluralCategory(of: .digits(digits), in: LanguageTag(language: "en")) == .other)
  }

  @Test("join in lists")
  func lists() {
    #expect(formats.list(["A", "B", "C"], in: locale("en-US")) == "A, B, and C")
    #expect(formats.list(["A", "B", "C"], in: locale("fr")) == "A, B et C")
    #expect(formats.list(["A", "B"], .or, in: locale("de")) == "A oder B")
    #expect(formats.list(["أ", "ب"], in: locale("ar-EG")) == "أ وب")
    #expect(formats.list(["A"], in: locale("en")) == "A")
    #expect(formats.list([], in: locale("en")) == "")
    #expect(formats.list(["a", "", "c"], .units, in: locale("en")) == "a, , c")
  }
}
