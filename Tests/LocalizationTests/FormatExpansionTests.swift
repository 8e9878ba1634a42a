import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Arguments of a text")
struct FormatExpansionTests {
  private let name = Value.text("Ada", .userContent)

  private func expand(
    _ text: String, _ arguments: Value..., in language: String = "en"
  ) throws -> String {
    let set = try resources(["k": [language: text]], source: language)
    let binding: LocaleBinding = .fixed(tag(language))
    let key = MessageKey("k", place: place())
    return Stage(set).text(
      .message(key, arguments.map(StateExpression.literal), language: binding, formats: binding)
    ).string.plainSpaces
  }

  @Test("numbers have the locale's digits and grouping, as `String(format:locale:)` writes them")
  func numbers() throws {
    #expect(try expand("%lld m", .int(1_234_567)) == "1,234,567 m")
    #expect(try expand("%lld m", .int(1_234_567), in: "de") == "1.234.567 m")
    #expect(try expand("%lld m", .int(1_234_567), in: "fr") == "1 234 567 m")
    #expect(try expand("%lld m", .int(-3)) == "-3 m")
    #expect(try expand("%lf", .double(1.5)) == "1.500000")
    #expect(try expand("%.1f km", .double(1234.56), in: "de") == "1.234,6 km")
    #expect(try expand("%.0f", .double(2.5)) == "2")
    #expect(try expand("%u", .int(7)) == "7")
    #expect(try expand("%x %X %#o", .int(255), .int(255), .int(8)) == "ff FF 010")
  }

  @Test("widths, zeros and signs are kept; zeros in front end the grouping")
  func widths() throws {
    #expect(try expand("%02lld:%02lld", .int(9), .int(5)) == "09:05")
    #expect(try expand("%06lld", .int(-1234)) == "-01234")
    #expect(try expand("[%5lld|%-5lld]", .int(42), .int(42)) == "[   42|42   ]")
    #expect(try expand("%+lld", .int(4)) == "+4")
    #expect(try expand("%.3lld", .int(4)) == "004")
    #expect(try expand("%*lld", .int(4), .int(7)) == "   7")
    #expect(try expand("%02lld", .int(5), in: "ar-EG") == "٠٥")
  }

  @Test("an integer that is too long for its specifier is cut off as in memory")
  func bits() throws {
    #expect(try expand("%d", .int(4_294_967_297)) == "1")
    #expect(try expand("%hhd", .int(200)) == "-56")
    #expect(try expand("%llu", .int(-1)) == "18,446,744,073,709,551,615")
  }

  @Test("positions reorder, and one argument may stand twice")
  func positions() throws {
    #expect(try expand("%2$@ gets %1$lld", .int(3), name) == "Ada gets 3")
    #expect(try expand("%1$@ and %1$@", name) == "Ada and Ada")
    // Undefined on the platform; here every specifier takes what it would take alone.
    #expect(try expand("%2$@ %lld %% %5.2f", .int(3), name, .double(1.5)) == "Ada 3 % (null)")
  }

  @Test("one that is missing or null, or of another type, is visible and never crashes")
  func mistyped() throws {
    #expect(try expand("%@ and %@", name) == "Ada and (null)")
    #expect(try expand("%99$@", name) == "(null)")
    #expect(try expand("%@", .null) == "(null)")
    #expect(try expand("%lld", .null) == "(null)")
    #expect(try expand("%lld", name) == "(null)")
    #expect(try expand("%lld", .double(1.5)) == "(null)")
    #expect(try expand("%lf", .int(1)) == "(null)")
    #expect(try expand("%s", name) == "(null)")
    #expect(try expand("%@", .int(1234)) == "1,234")
  }

  @Test("%% is one percent sign where there are arguments; a lone one is itself")
  func percent() throws {
    #expect(try expand("%lld%% off, 20% off", .int(5)) == "5% off, 20% off")
    #expect(try expand("100%% sure") == "100%% sure")
    #expect(try expand("%lld of none") == "%lld of none")
  }

  @Test("a default value and a raw key are formats as well")
  func fallbacks() throws {
    let stage = Stage(try resources(["x": ["en": "x"]]))
    #expect(stage.message("%lld stops", .int(1200)).string == "1,200 stops")
    #expect(stage.message("stops", .int(3), default: "%lld stops left").string == "3 stops left")
  }

  @Test("objects are texts with where they come from, or values in their default format")
  func objects() throws {
    #expect(try expand("%@", .bool(true)) == "true")
    #expect(try expand("%@", .duration(3725)) == "1:02:05")
    #expect(try expand("%@", .measure("3.5", unit: "kilometer"), in: "de") == "3,5 km")
    #expect(try expand("%@", .money("12.5", currency: "EUR"), in: "de") == "12,50 €")
    #expect(try expand("%@", .date(morning)) == "2026-08-06T13:00:00Z")
    #expect(try expand("%@", .decimal("1.50"), in: "de") == "1,50")
    #expect(try expand("%@", .tag(tag("fr_CA"))) == "fr-CA")
  }

  @Test("are child spans with their own provenance")
  func spans() throws {
    let set = try resources(["%@ has %lld": ["en": "%1$@ has %2$lld é"]])
    let stage = Stage([widgets: set], state: ["n": .int(1200)])
    let key = MessageKey("%@ has %lld", place: place(9))
    let found = stage.text(
      .message(
        key, [.literal(.text("Zoë", .payload(place(3, "push.apns")))), .field(.state, ["n"])],
        language: .process, formats: .fixed(tag("de"))))
    #expect(found.string == "Zoë has 1.200 é")
    #expect(found.text.spans.map(\.range) == [0..<17, 0..<4, 9..<14])
    #expect(found.text.spans.map(\.parent) == [nil, 0, 0])
    let arguments = found.arguments
    #expect(arguments.map(\.string) == ["Zoë", "1.200"])
    #expect(arguments[0].provenance.source == .payload)
    #expect(arguments[0].provenance.textPlace == place(3, "push.apns"))
    #expect(arguments[1].provenance.source == .formatter)
    #expect(arguments[1].provenance.textPlace == place(9))
    #expect(
      arguments[1].provenance.format
        == FormatTrace(formatter: "number", locale: tag("de"), numbering: "latn", timeZone: nil))
  }
}
