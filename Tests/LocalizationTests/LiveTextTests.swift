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

  @Test("count down and stop, or go on up")
  func pastTheEnd() {
    let stage = Stage([:])
    let countdown = live(.countdown, morning + 900)
    #expect(stage.text(countdown).string == "15:00")
    #expect(stage.text(countdown, looking: morning + 840).string == "1:00")
    #expect(stage.text(countdown, looking: morning + 960).string == "0:00")
    #expect(stage.text(countdown).text.isLive)
    #expect(stage.text(countdown).text.runningForms == ["15:00"])
    #expect(stage.text(live(.countdown, morning + -60)).text.runningForms == ["0:00"])
    #expect(stage.text(live(.timer, morning + -60)).text.runningForms == ["1:00", "8:01:00"])
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

  @Test("count down at their widest when they are rendered")
  func countdown() {
    #expect(Stage([:]).text(live(.timer, morning + 3900)).text.runningForms == ["1:05:00"])
    // Looking later changes what is shown, not what it may be.
    let later = Stage([:]).text(live(.timer, morning + 3900), looking: morning + 3600)
    #expect(later.string == "5:00")
    #expect(later.text.runningForms == ["1:05:00"])
  }

  @Test("that count up will have hours")
  func countingUp() {
    let forms = Stage([:]).text(live(.timer, morning + -60)).text.runningForms
    #expect(forms == ["1:00", "8:01:00"])
  }

  @Test("in words have the form of every number that is coming")
  func words() {
    let forms = Stage([:]).text(live(.relative, morning + 65, in: "en")).text.runningForms
    #expect(forms.contains { $0.contains("1") && $0.contains("5") })
    #expect(forms.contains { $0.contains("59") })
    #expect(!forms.contains { $0.contains("2 min") })
    let still = Stage([:]).text(.verbatim(.literal(.int(5))))
    #expect(still.text.runningForms.isEmpty)
  }

  @Test("of dates at the end of time do not crash", arguments: [Int.min, Int.max])
  func extremes(_ seconds: Int) {
    for format in LiveFormat.allCases where seconds != .min || format != .timer {
      _ = Stage([:]).text(live(format, Instant(seconds))).text.runningForms
    }
  }
}
