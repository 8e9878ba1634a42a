import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Variants of a text")
struct VariationTests {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Every category's text is its name.
  private func everyCategory(
    _ language: String, but missing: Set<String> = []
  ) throws -> ResourceSet {
    let named = Self.categories.filter { !missing.contains($0) && $0 != "zero" || language == "ar" }
    let cases = Dictionary(uniqueKeysWithValues: named.map { ($0, "%lld \($0)") })
    return try resources([
      "%lld stops": [
        language: plural(cases), "en": plural(["one": "%lld stop", "other": "%lld stops"]),
      ]
    ])
  }

  @Test(
    "plural: the rules of the table's language choose",
    arguments: [
      ("pl", 1, "one"), ("pl", 2, "few"), ("pl", 5, "many"), ("pl", 22, "few"), ("pl", 112, "many"),
      ("pl", 0, "many"), ("ar", 0, "zero"), ("ar", 1, "one"), ("ar", 2, "two"), ("ar", 3, "few"),
      ("ar", 11, "many"), ("ar", 100, "other"), ("ar", 103, "few"), ("fr", 0, "one"),
      ("fr", 1, "one"), ("fr", 2, "other"), ("fr", 1_000_000, "many"), ("fr", 1_000_001, "other"),
      ("de", 0, "other"), ("de", 1, "one"), ("ja", 1, "other"), ("cs", 3, "few"),
      ("ru", 21, "one"), ("sl", 102, "two"), ("cy", 6, "many"), ("he", 2, "two"),
    ])
  func categories(language: String, number: Int, category: String) throws {
    let found = Stage(try everyCategory(language)).message("%lld stops", .int(number), in: language)
    #expect(found.category == category)
    #expect(found.string.hasSuffix(" \(category)"))
    #expect(found.lookup?.categoryLanguage == tag(language))
    #expect(
      found.lookup?.variations == [
        VariationChoice(
          kind: .plural, argument: 1, wanted: category, taken: category, language: tag(language))
      ])
  }

  @Test("plural: an explicit zero is exactly 0 in a language without that category")
  func zero() throws {
    let set = try resources([
      "%lld stops": [
        "en": plural(["zero": "no stops", "one": "%lld stop", "other": "%lld stops"])
      ]
    ])
    let none = Stage(set).message("%lld stops", .int(0))
    #expect(none.string == "no stops")
    #expect(none.category == "zero")
    #expect(none.lookup?.variations[0].wanted == "other")
    #expect(Stage(set).message("%lld stops", .int(10)).string == "10 stops")
    #expect(Stage(set).message("%lld stops", .double(0)).string == "no stops")
  }

  @Test("plural: a category that is not there is `other`, and the trace says which was wanted")
  func missingCategory() throws {
    let set = try everyCategory("fr", but: ["many"])
    let found = Stage(set).message("%lld stops", .int(1_000_000), in: "fr")
    #expect(found.string.hasSuffix(" other"))
    #expect(found.category == "other")
    #expect(found.lookup?.variations[0].wanted == "many")
    #expect(found.lookup?.variations[0].taken == "other")
  }

  @Test("plural: without `other` there is nothing to show, and the trace says so")
  func missingOther() throws {
    let set = try resources([
      "%lld stops": ["ru": plural(["one": "%lld остановка", "few": "%lld остановки"])]
    ])
    let few = Stage(set).message("%lld stops", .int(2), in: "ru")
    #expect(few.string == "2 остановки")
    let many = Stage(set).message("%lld stops", .int(5), in: "ru")
    #expect(many.string == "5 stops")
    #expect(many.steps == ["ru hit", "ru raw-key"])
    #expect(many.answered == nil)
    #expect(many.lookup?.variations[0].taken == nil)
    #expect(many.lookup?.variations[0].wanted == "many")
  }

  @Test("plural: the setting makes the locale's language choose, not the table's")
  func pluralLanguage() throws {
    // Polish has no file: the English table answers, and 0 is `many` in Polish.
    let set = try resources([
      "Widgets/Localizable.xcstrings": catalog([
        "%lld stops": [
          "en": plural(["one": "%lld stop", "many": "%lld (many)", "other": "%lld stops"])
        ]
      ]),
      "Widgets/Other.xcstrings": catalog(["x": ["pl": "x"]]),
    ])
    let table = Stage(set).message("%lld stops", .int(5), in: "pl")
    #expect(table.string == "5 stops")
    #expect(table.lookup?.categoryLanguage == tag("en"))
    let locale = Stage(set, under(settings(.pluralLanguage, "locale")))
      .message("%lld stops", .int(5), in: "pl")
    #expect(locale.string == "5 (many)")
    #expect(locale.lookup?.categoryLanguage == tag("pl"))
  }

  @Test("plural: the first number of the key is counted, whatever stands before it")
  func countedArgument() throws {
    let set = try resources([
      "%@ has %lld stops": [
        "en": plural(["one": "%1$@ has %2$lld stop", "other": "%1$@ has %2$lld stops"]),
        "de": plural(["one": "%2$lld Halt für %1$@", "other": "%2$lld Halte für %1$@"]),
      ]
    ])
    let name = Value.text("Ada", .userContent)
    #expect(Stage(set).message("%@ has %lld stops", name, .int(1)).string == "Ada has 1 stop")
    let german = Stage(set).message("%@ has %lld stops", name, .int(3), in: "de")
    #expect(german.string == "3 Halte für Ada")
    #expect(german.lookup?.variations[0].argument == 2)
  }

  @Test(
    "plural: of a decimal the digits shown choose",
    arguments: [
      ("en", "%.1f", 1.0, "other"), ("en", "%.0f", 1.0, "one"), ("en", "%g", 1.0, "one"),
      ("cs", "%.1f", 1.0, "many"), ("cs", "%.0f", 3.0, "few"), ("cs", "%lf", 5.0, "many"),
      ("pl", "%.1f", 1.0, "other"), ("pl", "%.1f", 2.0, "other"), ("pl", "%.0f", 2.0, "few"),
      ("pl", "%.0f", 1.6, "few"), ("fr", "%.1f", 1.5, "one"), ("ru", "%1$.2f", 5.0, "other"),
    ])
  func shownDigits(language: String, specifier: String, number: Double, category: String) throws {
    let cases = Dictionary(
      uniqueKeysWithValues: Self.categories.dropFirst().map { ($0, "\(specifier) \($0)") })
    let set = try resources(["k.x": [language: plural(cases)]])
    let found = Stage(set).message("k.x", .double(number), in: language)
    #expect(found.category == category)
    #expect(found.string.hasSuffix(" \(category)"))
  }

  @Test("plural: digits that only the key or the substitution names choose for `%arg`")
  func shownDigitsOfArg() throws {
    let cases = ["one": "%arg km", "other": "%arg kms"]
    let named = substitutions(
      "%#@d@", substitution("d", argument: 1, specifier: ".1f", cases))
    let set = try resources(["%.1lf": ["en": plural(cases)], "k": ["en": named]])
    #expect(Stage(set).message("%.1lf", .double(1)).string == "1.0 kms")
    #expect(Stage(set).message("k", .double(1)).string == "1.0 kms")
  }

  @Test("plural: digits given by an argument count as well")
  func shownDigitsOfStar() throws {
    let set = try resources(["k": ["en": plural(["one": "%1$.*2$f km", "other": "%1$.*2$f kms"])]])
    #expect(Stage(set).message("k", .double(1), .int(0)).string == "1 km")
    #expect(Stage(set).message("k", .double(1), .int(1)).string == "1.0 kms")
  }

  @Test("plural: `%arg` is the counted argument")
  func arg() throws {
    let set = try resources([
      "%lld stops": ["en": plural(["one": "%arg stop", "other": "%arg stops"])]
    ])
    #expect(Stage(set).message("%lld stops", .int(1200)).string == "1,200 stops")
  }

  @Test("device: iPhone's text, else `other`")
  func device() throws {
    func device(_ cases: [String: String]) -> String {
      "{\"variations\": {\"device\": {" + units(cases) + "}}}"
    }
    let set = try resources([
      "tap": ["en": device(["iphone": "Tap", "mac": "Click", "other": "Select"])],
      "see": ["en": device(["mac": "Click", "other": "Select"])],
      "lost": ["en": device(["mac": "Click", "applewatch": "Press"])],
    ])
    #expect(Stage(set).message("tap").string == "Tap")
    let other = Stage(set).message("see")
    #expect(other.string == "Select")
    #expect(
      other.lookup?.variations == [VariationChoice(kind: .device, wanted: "iphone", taken: "other")]
    )
    let lost = Stage(set).message("lost")
    #expect(lost.string == "lost")
    #expect(lost.lookup?.variations.map(\.taken) == [nil])
    #expect(lost.answered == nil)
  }

  @Test(
    "device: each kind has its own text",
    arguments: [(DeviceClass.iPad, "Tap here"), (.mac, "Click"), (.appleTV, "Select")])
  func deviceClass(device: DeviceClass, shown: String) throws {
    let cases = units(["iphone": "Tap", "ipad": "Tap here", "mac": "Click", "other": "Select"])
    let set = try resources(["tap": ["en": "{\"variations\": {\"device\": {\(cases)}}}"]])
    var context = under()
    context.deviceClass = device
    let found = Stage(set, context).message("tap")
    #expect(found.string == shown)
    #expect(found.lookup?.variations.map(\.wanted) == [device.rawValue])
  }

  @Test("device: plurals nest in it")
  func deviceOfPlurals() throws {
    let nested = """
      {"variations": {"device": {
        "iphone": {"variations": {"plural": {\(units(["one": "%lld tap", "other": "%lld taps"]))}}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld clicks"}}}}}
      """
    let set = try resources(["%lld taps": ["en": nested]])
    let found = Stage(set).message("%lld taps", .int(1))
    #expect(found.string == "1 tap")
    #expect(found.lookup?.variations.map(\.kind) == [.device, .plural])
    #expect(found.category == "one")
  }

  private func substitutions(_ parent: String, _ all: String) -> String {
    """
    {"stringUnit": {"state": "translated", "value": \(quoted(parent))}, "substitutions": {\(all)}}
    """
  }

  private func substitution(
    _ name: String, argument: Int? = nil, specifier: String? = "lld", _ cases: [String: String]
  ) -> String {
    let number = argument.map { "\"argNum\": \($0), " } ?? ""
    let type = specifier.map { "\"formatSpecifier\": \(quoted($0)), " } ?? ""
    return """
      \(quoted(name)): {\(number)\(type)"variations": {"plural": {\(units(cases))}}}
      """
  }

  @Test("substitutions: each counts its own argument")
  func twoSubstitutions() throws {
    let english = substitutions(
      "%#@parcels@ at %#@stops@",
      substitution("parcels", argument: 1, ["one": "%arg parcel", "other": "%arg parcels"]) + ","
        + substitution("stops", argument: 2, ["one": "%arg stop", "other": "%arg stops"]))
    let polish = substitutions(
      "Przystanki: %#@stops@ – %#@parcels@",
      substitution(
        "parcels", argument: 1, ["one": "%arg paczka", "few": "%arg paczki", "other": "?"])
        + ","
        + substitution(
          "stops", argument: 2, ["one": "jeden", "few": "%arg kilka", "many": "%arg wiele"]))
    let set = try resources(["%lld parcels %lld stops": ["en": english, "pl": polish]])
    let key = "%lld parcels %lld stops"
    #expect(Stage(set).message(key, .int(1), .int(3)).string == "1 parcel at 3 stops")
    let found = Stage(set).message(key, .int(2), .int(5), in: "pl")
    #expect(found.string == "Przystanki: 5 wiele – 2 paczki")
    #expect(found.lookup?.variations.map(\.substitution) == ["stops", "parcels"])
    #expect(found.lookup?.variations.map(\.argument) == [2, 1])
    #expect(found.lookup?.variations.map(\.wanted) == ["many", "few"])
    #expect(found.arguments.map(\.string) == ["5", "2"])
  }

  @Test("substitutions: without argNum the references are counted in order")
  func withoutArgNum() throws {
    let text = substitutions(
      "%#@a@, %@, %#@b@",
      substitution("a", ["one": "%lld one", "other": "%lld many"]) + ","
        + substitution("b", ["one": "%lld one", "other": "%lld many"]))
    let set = try resources(["k": ["en": text]])
    let found = Stage(set).message("k", .int(1), .text("Ada", .userContent), .int(2))
    #expect(found.string == "1 one, Ada, 2 many")
  }

  @Test("substitutions: one may be the whole translation of a plain source")
  func onlyInTranslation() throws {
    let german = substitutions(
      "%#@count@",
      substitution("count", argument: 1, ["one": "%lld Stern", "other": "%lld Sterne"]))
    let set = try resources(["starred %lld": ["en": "starred", "de": german]])
    #expect(Stage(set).message("starred %lld", .int(2)).string == "starred")
    #expect(Stage(set).message("starred %lld", .int(2), in: "de").string == "2 Sterne")
  }

  @Test("substitutions: `.stringsdict` variables nest")
  func nestedVariables() throws {
    func variable(_ name: String, _ cases: [String: String]) -> String {
      "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>lld</string>"
        + cases.sorted { $0.key < $1.key }
        .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
    }
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@files@</string>
      \(variable("files", ["one": "%1$lld file in %2$#@folders@", "other": "%1$lld files in %2$#@folders@"]))
      \(variable("folders", ["one": "%2$lld folder", "other": "%2$lld folders"]))
      </dict></dict></plist>
      """
    let set = try resources(
      ["en.lproj/Localizable.stringsdict": dictionary], developmentLanguage: "en")
    let found = Stage(set).message("k", .int(1), .int(3))
    #expect(found.string == "1 file in 3 folders")
    #expect(found.lookup?.variations.map(\.substitution) == ["files", "folders"])
  }

  @Test("substitutions: one that contains itself or is not defined is shown as written")
  func cycle() throws {
    let text = substitutions(
      "%#@a@ %#@nothing@", substitution("a", argument: 1, ["other": "x %#@a@"]))
    let set = try resources(["k": ["en": text]])
    #expect(Stage(set).message("k", .int(1)).string == "x %#@a@ %#@nothing@")
  }

  @Test("substitutions: a catalog that doubles at every level neither hangs nor fills the memory")
  func explosion() throws {
    let names = (0..<40).map { "s\($0)" }
    let all = names.enumerated().map { index, name in
      substitution(name, argument: 1, ["other": String(repeating: "%#@s\(index + 1)@", count: 30)])
    }.joined(separator: ",")
    let set = try resources(["k": ["en": substitutions("%#@s0@", all)]])
    let found = Stage(set).message("k", .int(1))
    #expect(found.string.utf8.count < 1_000_000)
    // Not even where there is nothing to show at the end.
    let empty = names.map { name in
      substitution(name, argument: 1, ["other": String(repeating: "%#@s39@", count: 30)])
    }
    let hollow = (empty.dropLast() + [substitution("s39", argument: 1, ["other": ""])])
      .joined(separator: ",")
    let nothing = try resources(["k": ["en": substitutions("%#@s0@", hollow)]])
    #expect(Stage(nothing).message("k", .int(1)).string == "")
  }

  @Test("a string set shows its first phrase")
  func stringSet() throws {
    let set = try resources([
      "k": [
        "en": "{\"stringSet\": {\"state\": \"translated\", \"values\": [\"Track\", \"Follow\"]}}"
      ]
    ])
    #expect(Stage(set).message("k").string == "Track")
  }
}
