import Internationalization
import Languages
import Testing

@Suite("Dates and times")
struct DateTests {
  let formats = InternationalFormats.shared
  /// 2026-08-06T09:00:00-04:00.
  let morning = 1_786_021_200.0
  /// 2026-08-06T21:05:00-04:00.
  let evening = 1_786_064_700.0
  let toronto = "America/Toronto"

  @Test(
    "follow the locale's styles",
    arguments: [
      ("en-US", "Aug 6, 2026, 9:00 AM"), ("fr-CA", "6 août 2026, 09 h 00"),
      ("ar-EG", "٠٦‏/٠٨‏/٢٠٢٦، ٩:٠٠ ص"), ("pl", "6 sie 2026, 09:00"),
    ])
  func styles(_ place: String, _ expected: String) {
    let text = formats.date(
      morning, .styles(date: .medium, time: .short), in: locale(place), zone: toronto)
    #expect(plain(text) == expected)
  }

  @Test(
    "follow a skeleton",
    arguments: [
      ("en-US", "yMMMd", "Aug 6, 2026"), ("fr-CA", "MMMMd", "6 août"),
      ("pl", "yMMMMd", "6 sierpnia 2026"),
      ("ar-EG", "jm", "٩:٠٥ م"), ("en-US", "jm", "9:05 PM"), ("de", "jm", "21:05"),
      ("en-US", "EEEE", "Thursday"), ("ja", "MMMd", "8月6日"),
    ])
  func skeletons(_ place: String, _ skeleton: String, _ expected: String) {
    #expect(
      plain(formats.date(evening, .skeleton(skeleton), in: locale(place), zone: toronto))
        == expected)
  }

  @Test(
    "obey the person's clock",
    arguments: [
      ("en-US", FormattingLocale.HourCycle.h24, "21:05"), ("en-US", .h12, "9:05 PM"),
      ("de", .h12, "9:05 PM"), ("pl", .h12, "9:05 PM"), ("pl", .h24, "21:05"),
      ("ar-EG", .h24, "٢١:٠٥"), ("fr-CA", .h12, "9 h 05 p.m."), ("fr-CA", .h24, "21 h 05"),
    ])
  func clock(_ place: String, _ hours: FormattingLocale.HourCycle, _ expected: String) {
    let place = locale(place, hours)
    let skeleton = formats.date(evening, .skeleton("jm"), in: place, zone: toronto)
    #expect(plain(skeleton) == expected)
    let style = DateFormat.styles(date: .none, time: .short)
    #expect(plain(formats.date(evening, style, in: place, zone: toronto)) == expected)
  }

  @Test("follow a pattern as it stands, in any zone")
  func patterns() {
    let pattern = DateFormat.pattern("yyyy-MM-dd HH:mm")
    #expect(formats.date(evening, pattern, in: locale("en"), zone: toronto) == "2026-08-06 21:05")
    #expect(
      formats.date(evening, pattern, in: locale("en"), zone: "Asia/Tokyo") == "2026-08-07 10:05")
    #expect(formats.date(evening, pattern, in: locale("ar"), zone: "UTC") == "2026-08-07 01:05")
    #expect(formats.date(evening, pattern, in: locale("en"), zone: "Mars/Olympus") == nil)
    #expect(plain(formats.datePattern(.skeleton("jm"), in: locale("de", .h12))) == "h:mm a")
  }

  @Test("keep the rest of a style when the clock is overridden")
  func clockWithinStyles() {
    let style = DateFormat.styles(date: .long, time: .medium)
    let german = formats.date(evening, style, in: locale("de", .h12), zone: toronto)
    #expect(plain(german) == "6. August 2026 um 9:05:00 PM")
    let american = formats.date(evening, style, in: locale("en-US", .h24), zone: toronto)
    #expect(plain(american) == "August 6, 2026 at 21:05:00")
    // A quoted h is a word, not an hour.
    let quoted = formats.datePattern(.styles(date: .none, time: .short), in: locale("fr-CA", .h24))
    #expect(plain(quoted) == "HH 'h' mm")
  }

  @Test("fall back to the root for a language without data, never to the machine's")
  func unknownLanguage() {
    let none = locale("qtz")
    #expect(formats.date(morning, .skeleton("MMM"), in: none, zone: toronto) == "M08")
    #expect(formats.list(["A", "B"], in: none) == "A, B")
  }

  @Test("pair a language with the device's region")
  func regions() throws {
    let french = try #require(LanguageTag("fr"))
    #expect(FormattingLocale(tag: french, region: "CA") == locale("fr-CA"))
    #expect(FormattingLocale(tag: LanguageTag("fr-FR")!, region: "CA") == locale("fr-FR"))
    let arabic = FormattingLocale(tag: LanguageTag("ar")!, region: "EG")
    #expect(arabic.numbering == "arab")
    #expect(FormattingLocale(tag: LanguageTag("ar")!, region: "CA").numbering == "latn")
    #expect(locale("ar-EG/latn", .h24).description == "ar-EG (latn, h24)")
    #expect(locale("ar-EG").description == "ar-EG")
  }

  @Test(
    "are relative",
    arguments: [
      ("en", 300.0, FormatWidth.wide, "in 5 minutes"), ("en", -300, .wide, "5 minutes ago"),
      ("en", -300, .short, "5 min. ago"), ("en", 59, .wide, "in 59 seconds"),
      ("en", 7_199, .wide, "in 1 hour"), ("fr-CA", 300, .wide, "dans 5 minutes"),
      ("pl", 300, .wide, "za 5 minut"), ("ar-EG", -300, .wide, "قبل ٥ دقائق"),
      ("de", 172_800, .wide, "in 2 Tagen"),
    ])
  func relative(_ place: String, _ seconds: Double, _ width: FormatWidth, _ expected: String) {
    #expect(formats.relative(seconds: seconds, width: width, in: locale(place)) == expected)
  }

  @Test("have names when asked")
  func named() {
    #expect(formats.relative(-1, .day, named: true, in: locale("en")) == "yesterday")
    #expect(formats.relative(-1, .day, in: locale("en")) == "1 day ago")
    #expect(formats.relative(seconds: 0, named: true, in: locale("fr")) == "maintenant")
  }

  @Test(
    "last as a clock shows it",
    arguments: [
      ("en", 125.0, "2:05"), ("en", 0, "0:00"), ("en", 59.9, "0:59"), ("en", 3725, "1:02:05"),
      ("en", 360_000, "100:00:00"), ("fi", 3725, "1.02.05"), ("ar-EG", 125, "٢:٠٥"),
      ("ar", 125, "2:05"),
    ])
  func clockDuration(_ place: String, _ seconds: Double, _ expected: String) {
    #expect(formats.clockDuration(seconds: seconds, in: locale(place)) == expected)
  }

  @Test("last in words")
  func wordDuration() {
    let english = locale("en")
    #expect(formats.wordDuration(seconds: 3900, in: english) == "1 hr, 5 min")
    #expect(formats.wordDuration(seconds: 3900, width: .wide, in: english) == "1 hour, 5 minutes")
    #expect(formats.wordDuration(seconds: 3605, in: english) == "1 hr")
    #expect(formats.wordDuration(seconds: 3605, units: 3, in: english) == "1 hr, 5 sec")
    #expect(formats.wordDuration(seconds: 0, in: english) == "0 sec")
    #expect(formats.wordDuration(seconds: 59, smallest: .minute, in: english) == "0 min")
    #expect(
      formats.wordDuration(seconds: 3900, width: .wide, in: locale("pl")) == "1 godzina i 5 minut")
  }

  @Test("run as a widget shows them")
  func running() {
    let english = locale("en-US")
    func text(_ style: RunningStyle, _ left: Double, _ place: FormattingLocale? = nil) -> String? {
      formats.running(
        style, to: morning + left, now: morning, in: place ?? english, zone: toronto)
    }
    #expect(text(.relative, 674) == "11 min, 14 sec")
    #expect(text(.relative, -674) == "11 min, 14 sec")
    #expect(text(.offset, 674) == "-11 minutes")
    #expect(text(.offset, -674) == "+11 minutes")
    #expect(text(.offset, 0) == "0 seconds")
    #expect(text(.timer, 900) == "15:00")
    #expect(text(.timer, 899.5) == "15:00")
    #expect(text(.timer, 0) == "0:00")
    #expect(text(.timer, -61) == "1:01")
    #expect(text(.timer, 900, locale("ar-EG")) == "١٥:٠٠")
    #expect(text(.date, 0) == "August 6, 2026")
    #expect(plain(text(.time, 0)) == "9:00 AM")
    #expect(formats.running(.date, to: 0, now: 0, in: english, zone: "Nowhere") == nil)
  }

  @Test("of any size do no harm", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func extremes(_ seconds: Double) {
    let english = locale("en-US")
    #expect(formats.date(seconds, .skeleton("yMMMd"), in: english, zone: toronto) != "")
    #expect(!formats.clockDuration(seconds: seconds, in: english).isEmpty)
    #expect(!formats.wordDuration(seconds: seconds, in: english).isEmpty)
    #expect(!formats.relative(seconds: seconds, in: english).isEmpty)
    #expect(formats.iso8601(seconds, zone: toronto) == nil)
    for style in RunningStyle.allCases {
      #expect(formats.running(style, to: seconds, now: 0, in: english, zone: toronto) != "")
    }
  }
}
