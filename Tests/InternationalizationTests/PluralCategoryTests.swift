import Internationalization
import Languages
import Testing

/// One row of the table of cardinal plurals: `one 1,21; few 2-4; …`, and the categories of 1.0 and
/// 1.5.
struct PluralRow: CustomTestStringConvertible, Sendable {
  var language: String
  var categories: String
  var integers: String
  var decimals: [String: String]
  var testDescription: String { language }

  init(_ language: String, _ categories: String, _ integers: String, _ one: String, _ half: String)
  {
    self.language = language
    self.categories = categories
    self.integers = integers
    decimals = ["1.0": one, "1.5": half]
  }

  static let all: [PluralRow] =
    ["en", "de", "nl", "sv", "fi"].map {
      PluralRow($0, "one other", "one 1; other 0,2,11,21,1000000", "other", "other")
    }
    + ["it", "pt-PT", "ca"].map {
      PluralRow(
        $0, "one many other", "one 1; many 1000000,2000000; other 0,2,1000001", "other", "other")
    }
    + ["fr", "fr-CA", "pt", "pt-BR"].map {
      PluralRow(
        $0, "one many other", "one 0,1; many 1000000; other 2,999999,1000001", "one", "one")
    }
    + ["nb", "el", "hu", "tr"].map {
      PluralRow(
        $0, "one other", "one 1; other 0,2",
        $0 == "el" || $0 == "hu" || $0 == "tr" || $0 == "nb" ? "one" : "other", "other")
    }
    + ["cs", "sk"].map {
      PluralRow($0, "one few many other", "one 1; few 2-4; other 0,5,21,22,100", "many", "many")
    }
    + ["ru", "uk"].map {
      PluralRow(
        $0, "one few many other",
        "one 1,21,101,1001; few 2-4,22,102; many 0,5-20,25,111,1000000", "other", "other")
    }
    + ["ja", "ko", "zh-Hans", "zh-Hant", "th", "vi", "id"].map {
      PluralRow($0, "other", "other 0,1,2,5,1000000", "other", "other")
    } + [
      PluralRow("es", "one many other", "one 1; many 1000000; other 0,2,999999", "one", "other"),
      PluralRow("da", "one other", "one 1; other 0,2", "one", "one"),
      PluralRow(
        "pl", "one few many other",
        "one 1; few 2-4,22-24,102; many 0,5-21,25,100,101,112-114,1000000", "other", "other"),
      PluralRow(
        "hr", "one few other", "one 1,21,101; few 2-4,22; other 0,5-20,11-14,1000000", "other",
        "other"),
      PluralRow(
        "lt", "one few many other", "one 1,21,101; few 2-9,22; other 0,10-20,30,111,1000000",
        "one", "many"),
      PluralRow(
        "lv", "zero one other", "zero 0,10-20,30,100,111,1000000; one 1,21,101; other 2-9,22",
        "one", "other"),
      PluralRow(
        "ro", "one few other", "one 1; few 0,2-19,101-119,1001; other 20-100,120,1000000", "few",
        "few"),
      PluralRow(
        "sl", "one two few other", "one 1,101,1001; two 2,102; few 3,4,103; other 0,5,11,100",
        "few", "few"),
      PluralRow(
        "ar", "zero one two few many other",
        "zero 0; one 1; two 2; few 3-10,103-110; many 11-99,111; other 100-102,200,1000,1000000",
        "one", "other"),
      PluralRow("he", "one two other", "one 1; two 2; other 0,3,10,20,100", "other", "other"),
      PluralRow(
        "ga", "one two few many other", "one 1; two 2; few 3-6; many 7-10; other 0,11,100", "one",
        "other"),
      PluralRow(
        "cy", "zero one two few many other",
        "zero 0; one 1; two 2; few 3; many 6; other 4,5,7,10", "one", "other"),
      PluralRow("hi", "one other", "one 0,1; other 2", "one", "other"),
    ]

  /// The integers with the category that each has.
  var expected: [(number: Int64, category: String)] {
    integers.split(separator: ";").flatMap { part -> [(Int64, String)] in
      let words = part.split(separator: " ")
      return words[1].split(separator: ",").flatMap { range -> [(Int64, String)] in
        let ends = range.split(separator: "-").compactMap { Int64($0) }
        return (ends[0]...ends[ends.count - 1]).map { ($0, String(words[0])) }
      }
    }
  }
}

@Suite("Plural categories")
struct PluralCategoryTests {
  let formats = InternationalFormats.shared

  @Test("are those of CLDR", arguments: PluralRow.all)
  func rows(_ row: PluralRow) throws {
    let language = try #require(LanguageTag(row.language))
    let categories = formats.pluralCategories(in: language).map(\.rawValue)
    #expect(categories.joined(separator: " ") == row.categories)
    for (number, category) in row.expected {
      let found = formats.pluralCategory(of: .int(number), in: language).rawValue
      #expect(found == category, "\(number) in \(row.language)")
      let written = formats.pluralCategory(of: .digits("\(number)"), in: language).rawValue
      #expect(written == category, "\(number) in \(row.language), as digits")
    }
    for (digits, category) in row.decimals.sorted(by: { $0.key < $1.key }) {
      let found = formats.pluralCategory(of: .digits(digits), in: language).rawValue
      #expect(found == category, "\(digits) in \(row.language)")
    }
  }

  @Test(
    "count the fraction as it is written",
    arguments: [
      ("en", "1", "one"), ("en", "1.0", "other"), ("en", "-1", "one"), ("fr", "0.0", "one"),
      ("fr", "1.9", "one"), ("fr", "2.0", "other"), ("fr", "1000000.0", "other"),
      ("da", "0.1", "one"), ("da", "2.0", "other"), ("da", "0.0", "other"), ("he", "0.5", "one"),
      ("hi", "0.5", "one"), ("hr", "0.1", "one"), ("hr", "0.2", "few"), ("pl", "2.0", "other"),
      ("cs", "2.0", "many"),
    ])
  func fractions(_ language: String, _ digits: String, _ category: String) throws {
    let language = try #require(LanguageTag(language))
    #expect(formats.pluralCategory(of: .digits(digits), in: language).rawValue == category)
  }

  @Test("count a number as its style shows it")
  func shown() {
    let english = LanguageTag(language: "en")
    let french = LanguageTag(language: "fr")
    let twoDigits = NumberStyle(minimumFraction: 2, maximumFraction: 2)
    #expect(formats.pluralCategory(of: .int(1), shown: twoDigits, in: english) == .other)
    #expect(formats.pluralCategory(of: .double(1), in: english) == .one)
    #expect(formats.pluralCategory(of: .double(1.5), in: english) == .other)
    let whole = NumberStyle(maximumFraction: 0)
    #expect(formats.pluralCategory(of: .double(1.2), shown: whole, in: english) == .one)
    let compact = NumberStyle(notation: .compactShort)
    #expect(formats.pluralCategory(of: .int(1_200_000), shown: compact, in: french) == .many)
    #expect(formats.pluralCategory(of: .int(1_000), shown: compact, in: french) == .other)
  }

  @Test("of what is no number is other")
  func nonsense() {
    #expect(formats.pluralCategory(of: .digits("many"), in: LanguageTag(language: "ar")) == .other)
  }
}
