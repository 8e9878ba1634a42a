import Diagnostics
import Presentation
import ProductFiles
import Simulation
import Testing

/// Values of every declared type, as a start gives them.
@Suite struct GivenValueTests {
  private func value(_ type: String, _ text: String) throws(InputProblem) -> GivenValue.Kind? {
    let product = Parcel.changed(Parcel.product, "stops: Int\n", "stops: \(type)\n")
    let scenario = Parcel.changed(Parcel.scenario, "stops: 3", "stops: \(text)")
    let views = "minimal: { spacer: {} }"
    let loaded = try readScenario(
      "p/trip.scenario.yaml",
      files: Parcel.files([
        "p/product.yaml": product, "p/trip.scenario.yaml": scenario,
        "p/Widgets/delivery.views.yaml": views,
      ]), calendar: TestCalendar())
    guard case .event(.start(let start)) = loaded.scenario.steps[0].action else { return nil }
    return start.state.first { $0.name == "stops" }?.value.kind
  }

  @Test(arguments: [
    ("String", "hello", GivenValue.Kind.string("hello")), ("String", "no", .string("no")),
    ("UserText", "Noor", .string("Noor")), ("Int", "-4", .number("-4")),
    ("Int", "0x10", .number("16")),
    ("Double", "2.50", .number("2.50")), ("Double", "3", .number("3")),
    ("Decimal", "1e3", .number("1e3")), ("Bool", "true", .bool(true)),
    ("Date", "-5m", .fromNow(-300)),
    ("Date", "2026-08-06T10:00", .moment(LocalMoment(year: 2026, month: 8, day: 6, hour: 10))),
    ("URL", "https://example.com/a?b", .string("https://example.com/a?b")),
    (
      "UUID", "123e4567-e89b-12d3-a456-426614174000",
      .string("123e4567-e89b-12d3-a456-426614174000")
    ),
    ("Data", "aGVsbG8=", .string("aGVsbG8=")), ("Duration", "2h5m", .number("7500")),
    ("LanguageTag", "French", .string("French")), ("Revision", "4", .number("4")),
    ("Int?", "null", .null), ("{ codes: [1st, no] }", "no", .string("no")),
  ])
  func fits(type: String, text: String, kind: GivenValue.Kind) throws {
    #expect(try value(type, text) == kind)
  }

  @Test(arguments: [
    ("Int", "2.0"), ("Int", "'2'"), ("Int", "true"), ("Double", "x"), ("Double", ".inf"),
    ("Bool", "yes"), ("Bool", "1"), ("String", "1"), ("String", "[a]"), ("URL", "a b"),
    ("UUID", "123"), ("Data", "???"), ("Data", "abc"), ("Duration", "5"), ("Duration", "5m1h"),
    ("Date", "2026-13-01"), ("Revision", "one"), ("[Int]", "3"), ("[Int]", "[a]"),
    ("{ a: Int }", "{ b: 1 }"), ("{ a: Int }", "{}"), ("UserText", "{ key: a }"),
    ("Int", "!!str 3"),
  ])
  func doesNotFit(type: String, text: String) {
    #expect(throws: InputProblem.self) { try value(type, text) }
  }

  @Test func whoWritesNilIsToldHowToLeaveAValueOut() {
    for type in ["Date?", "Int?"] {
      #expect {
        try value(type, "nil")
      } throws: {
        ($0 as? InputProblem)?.hints == ["leave the field out, or write null, for no value"]
      }
    }
  }

  @Test func aListAndARecordHoldTypedValues() throws {
    guard
      case .list(let elements) = try value(
        "[{ at: Date, n: Int? }]", "[{ at: +1m }, { at: +2m, n: null }]")
    else {
      Issue.record("no list")
      return
    }
    let kinds = elements.map { element -> [GivenValue.Kind] in
      guard case .record(let fields) = element.kind else { return [] }
      return fields.map(\.value.kind)
    }
    #expect(kinds == [[.fromNow(60)], [.fromNow(120), .null]])
  }

  @Test func aStringMayBeLookedUpByItsSender() throws {
    guard
      case .message(let key, let arguments) = try value(
        "String", "{ key: greeting, table: T, args: [3, Noor] }")
    else {
      Issue.record("no message")
      return
    }
    #expect(key.key == "greeting" && key.table == "T")
    #expect(arguments.map(\.kind) == [.number("3"), .string("Noor")])
  }

  @Test func whatTheAppMakesIsNotGiven() {
    let type = "{ type: String, from: { text: { key: a } } }"
    #expect {
      _ = try value(type, "x")
    } throws: { ($0 as? InputProblem)?.message == "the app makes the field ‘stops’ itself" }
  }
}
