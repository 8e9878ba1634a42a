import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Texts that run")
struct LiveTextTests {
  private func live(
    _ format: LiveFormat, _ date: Instant, in locale: String = "fr"
  )
    -> TextExpression
  {
    .live(format, .literal(.date(date)), .fixed(tag(locale)))
  }

  @Test("depend on the time of looking")
  func time() {
    let stage = Stage([:])
    let timer = live(.timer, morning + 900)
    #expect(stage.text(timer).string == "15:00")
    #expect(stage.text(timer, looking: morning + 899).string == "0:01")
    #expect(stage.text(timer, looking: morning + 960).string == "1:00")
    #expect(stage.text(timer).text.isLive)
    #expect(stage.text(live(.offset, morning + 900)).string.hasSuffix("15 minutes"))
  }

  @Test("speak the device's language, or the environment's by the setting")
  func locale() {
    let relative = live(.relative, morning + 7200, in: "de")
    let device = Stage([:], under(languages: ["fr-CA"])).text(relative)
    #expect(device.string.plainSpaces == "2 h")
    #expect(device.provenance.format?.locale == tag("fr-CA"))
    #expect(device.provenance.binding == BoundLocale(asked: .device, source: .device))
    let environment = Stage(
      [:], under(languages: ["fr-CA"], settings(.liveTextLocale, "environment"))
    ).text(relative)
    #expect(environment.string.plainSpaces == "2 Std.")
    #expect(environment.provenance.format?.locale == tag("de"))
    #expect(environment.provenance.format?.formatter == "relative")
  }

  @Test("stay live inside other texts, and nothing else is live")
  func nested() throws {
    let set = try resources(["In %@": ["en": "In %@"]])
    let inner = StateExpression.string(live(.timer, morning + 60))
    let message = TextExpression.message(
      MessageKey("In %@", place: place()), [inner], language: .process, formats: .process)
    #expect(Stage(set).text(message).text.isLive)
    #expect(Stage(set).text(message).string == "In 1:00")
    #expect(Stage(set).text(.joined([.verbatim(inner)])).text.isLive)
    #expect(!Stage(set).message("In %@", .date(morning)).text.isLive)
  }

  @Test("of no date show the value")
  func noDate() {
    let text = TextExpression.live(.timer, .literal(.null), .environment)
    #expect(Stage([:]).text(text).string == "")
  }
}
