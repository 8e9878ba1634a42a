import Internationalization
import Testing

@Suite("The civil calendar")
struct CivilTimeTests {
  let formats = InternationalFormats.shared
  let toronto = "America/Toronto"

  @Test("goes from instants to the wall and back, whatever the day")
  func roundTrip() {
    var seconds: Int64 = -70_000_000_000
    while seconds < 70_000_000_000 {
      let time = CivilTime(secondsSince1970: seconds)
      #expect(time.secondsSince1970 == seconds)
      #expect(time.isValid)
      seconds += 86_399 * 977
    }
    #expect(CivilTime(secondsSince1970: -1).description == "1969-12-31T23:59:59")
    #expect(CivilTime(secondsSince1970: 951_782_400).description == "2000-02-29T00:00:00")
  }

  @Test("knows which days there are")
  func validity() {
    #expect(CivilTime(year: 2024, month: 2, day: 29).isValid)
    #expect(!CivilTime(year: 2026, month: 2, day: 29).isValid)
    #expect(!CivilTime(year: 1900, month: 2, day: 29).isValid)
    #expect(!CivilTime(year: 2026, month: 13, day: 1).isValid)
    #expect(!CivilTime(year: 2026, month: 4, day: 31).isValid)
    #expect(!CivilTime(year: 2026, month: 4, day: 0).isValid)
    #expect(!CivilTime(year: 2026, month: 4, day: 1, hour: 24).isValid)
  }

  @Test("knows when clocks jump and when they go back")
  func changes() {
    let spring = CivilTime(year: 2026, month: 3, day: 8, hour: 2, minute: 30)
    // 2026-03-08T07:00:00Z is the jump.
    #expect(formats.wallClock(spring, zone: toronto) == .never(jump: 1_772_953_200))
    #expect(formats.instant(of: spring, zone: toronto) == 1_772_955_000)
    #expect(formats.iso8601(1_772_955_000, zone: toronto) == "2026-03-08T03:30:00-04:00")
    let autumn = CivilTime(year: 2026, month: 11, day: 1, hour: 1, minute: 30)
    let first: Int64 = 1_793_511_000
    #expect(formats.wallClock(autumn, zone: toronto) == .twice(first: first, second: first + 3600))
    #expect(formats.instant(of: autumn, zone: toronto) == first)
    let noon = CivilTime(year: 2026, month: 8, day: 6, hour: 12)
    #expect(formats.wallClock(noon, zone: toronto) == .once(1_786_032_000))
    // A whole day was left out in Samoa.
    let skipped = CivilTime(year: 2011, month: 12, day: 30, hour: 12)
    #expect(formats.wallClock(skipped, zone: "Pacific/Apia") == .never(jump: 1_325_239_200))
    #expect(formats.wallClock(noon, zone: "Nowhere") == nil)
  }

  @Test("knows the offsets of zones")
  func offsets() {
    #expect(formats.offset(of: toronto, at: 1_786_021_200) == -14_400)
    #expect(formats.offset(of: toronto, at: 1_767_225_600) == -18_000)
    #expect(formats.offset(of: "Asia/Kathmandu", at: 0) == 19_800)
    #expect(formats.offset(of: "Asia/Kathmandu", at: 1_786_021_200) == 20_700)
    #expect(formats.offset(of: "Nowhere", at: 0) == nil)
    #expect(formats.knowsZone("Europe/Berlin"))
    #expect(!formats.knowsZone("Berlin"))
    #expect(!formats.knowsZone(""))
  }

  @Test(
    "reads what files hold",
    arguments: [
      ("2026-08-06T09:00", 1_786_021_200.0), ("2026-08-06T09:00:00", 1_786_021_200),
      ("2026-08-06 09:00", 1_786_021_200), ("2026-08-06T13:00:00Z", 1_786_021_200),
      ("2026-08-06T15:00:00+02:00", 1_786_021_200), ("2026-08-06T15:00+0200", 1_786_021_200),
      ("2026-08-06T15:00+02", 1_786_021_200), ("2026-08-06T13:00:00.25Z", 1_786_021_200.25),
      ("2026-08-06", 1_785_988_800), ("1969-12-31T23:59:59Z", -1),
    ])
  func reads(_ text: String, _ seconds: Double) {
    #expect(formats.instant(iso8601: text, zone: toronto) == seconds)
  }

  @Test(
    "reads nothing else",
    arguments: [
      "", "now", "2026", "2026-08", "06/08/2026", "2026-08-06T", "2026-08-06T9:00",
      "2026-02-30", "2026-08-06T25:00", "2026-08-06T09:00:00ZZ", "2026-08-06T09:00+25:00",
      "2026-08-06T09:00+02:0", "2026-08-06T09:00:00.", "٢٠٢٦-08-06",
    ])
  func refuses(_ text: String) {
    #expect(formats.instant(iso8601: text, zone: toronto) == nil)
  }

  @Test("writes instants with the zone's offset")
  func writes() {
    #expect(formats.iso8601(1_786_021_200, zone: toronto) == "2026-08-06T09:00:00-04:00")
    #expect(formats.iso8601(1_786_021_200, zone: "UTC") == "2026-08-06T13:00:00+00:00")
    #expect(
      formats.iso8601(1_786_021_200.5, zone: "Asia/Kolkata") == "2026-08-06T18:30:00.500+05:30")
    #expect(formats.iso8601(-0.001, zone: "UTC") == "1969-12-31T23:59:59.999+00:00")
    #expect(formats.iso8601(0, zone: "Nowhere") == nil)
  }
}
