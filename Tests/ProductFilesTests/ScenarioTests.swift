import Diagnostics
import Languages
import Presentation
import ProductFiles
import Simulation
import Testing

/// What `*.scenario.yaml` becomes.
@Suite struct ScenarioTests {
  private func read(
    _ text: String, locale: String? = nil, _ more: [String: String?] = [:]
  ) throws -> LoadedScenario {
    var files = more
    files["p/trip.scenario.yaml"] = text
    return try readScenario(
      "p/trip.scenario.yaml", locale: locale.flatMap { LanguageTag($0) },
      files: Parcel.files(files), calendar: TestCalendar())
  }

  /// The steps of a scenario with these lines under `steps:`.
  private func steps(_ lines: String, _ more: [String: String?] = [:]) throws -> [Step] {
    let head = Parcel.scenario.split(separator: "steps:")[0]
    return try read(head + "steps:\n" + lines, more).scenario.steps
  }

  private func place(_ line: Int, _ column: Int) -> Place {
    Place(file: "p/trip.scenario.yaml", line: line, column: column)
  }

  private func tag(_ text: String) -> LanguageTag {
    LanguageTag(text) ?? LanguageTag(language: "?")
  }

  @Test func theWholeIsRead() throws {
    let loaded = try read(Parcel.scenario)
    let scenario = loaded.scenario
    #expect(scenario.name == "Round trip")
    #expect(scenario.file == "p/trip.scenario.yaml")
    #expect(scenario.locale == tag("fr-CA"))
    #expect(scenario.device.languages == [tag("en-US"), tag("de")])
    #expect(scenario.now == Instant(1_786_021_200))
    #expect(scenario.store == nil)
    #expect(scenario.steps.map(\.number) == [1, 2, 3, 4])
    #expect(scenario.steps.map(\.verb) == ["start", "language", "push", "expect"])
    #expect(
      scenario.steps.map(\.summary) == ["delivery", "fr-CA", "near.apns", "language, everywhere"])
    #expect(scenario.steps[1].place == place(10, 5))
    #expect(scenario.steps[1].action == .event(.languageInApp(tag("fr-CA"))))
    #expect(loaded.product.product.name == "Parcel")
    #expect(loaded.usesLocale)
    #expect(loaded.files.suffix(2) == ["p/trip.scenario.yaml", "p/near.apns"])
  }

  @Test func aStartGivesTypedFieldsWithTheirPlaces() throws {
    let step = try #require(try read(Parcel.scenario).scenario.steps.first)
    guard case .event(.start(let start)) = step.action else {
      Issue.record("no start")
      return
    }
    #expect(
      start.state == [
        GivenField("phase", at: place(8, 14), GivenValue(.string("packing"), at: place(8, 21))),
        GivenField("arrival", at: place(8, 30), GivenValue(.fromNow(720), at: place(8, 39))),
        GivenField("stops", at: place(8, 45), GivenValue(.number("3"), at: place(8, 52))),
      ])
    #expect(start.staleAfter == 600)
  }

  @Test func aLocaleTakesThePlaceOfTheName() throws {
    let loaded = try read(Parcel.scenario, locale: "no")
    #expect(loaded.scenario.locale == tag("no"))
    #expect(loaded.scenario.steps[1].action == .event(.languageInApp(tag("no"))))
    #expect(loaded.scenario.device.languages == [tag("en-US"), tag("de")])
  }

  @Test func withoutTheNameALocaleIsTheDevicesFirst() throws {
    let text = Parcel.scenario.replacing("$locale", with: "fr").replacing(
      "locale: fr-CA\n", with: "")
    let loaded = try read(text, locale: "fr")
    #expect(!loaded.usesLocale)
    #expect(loaded.scenario.device.languages == [tag("fr"), tag("de")])
    #expect(try read(text).scenario.locale == tag("en-US"))
  }

  @Test func theNameIsReplacedInsideStringsToo() throws {
    let read = try steps(
      "  - caption: In $locale, for $5\n  - push: near-$locale.apns", ["p/near-fr-CA.apns": "{}"])
    #expect(read[0].action == .caption("In fr-CA, for $5"))
    #expect(read[1].summary == "near-fr-CA.apns")
  }

  @Test(arguments: [
    ("stale", Event.stale(activity: nil)), ("stale: delivery", .stale(activity: "delivery")),
    ("dismiss: delivery#2", .dismiss(activity: "delivery#2")),
    ("other-app: start", .otherApp(isRunning: true)),
    ("other-app: end", .otherApp(isRunning: false)),
    ("other-app: true", .otherApp(isRunning: true)),
    (
      "language: { device: [de, fr] }",
      .languageOfDevice([LanguageTag(language: "de"), LanguageTag(language: "fr")])
    ),
    ("language: { device: fr }", .languageOfDevice([LanguageTag(language: "fr")])),
    ("language: { per-app: fr }", .languagePerApp(LanguageTag(language: "fr"))),
    ("language: { per-app: null }", .languagePerApp(nil)), ("region: US", .region("US")),
    ("time-zone: UTC", .timeZone("UTC")), ("hour-cycle: 24h", .hourCycle(.twentyFour)),
    ("hour-cycle: region", .hourCycle(nil)),
    ("text-size: accessibility-3", .textSize(.accessibility3)),
    ("text-size: AX5", .textSize(.accessibility5)),
    ("device: { model: iPhone 17, os: 26.1 }", .device(model: .named("iPhone 17"), os: "26.1")),
    ("install", .install), ("launch", .launch), ("foreground:", .foreground),
    ("background", .background), ("terminate", .terminate), ("reboot", .reboot),
    ("offline", .offline(true)), ("offline: false", .offline(false)), ("wait: 1h30m", .wait(5400)),
    (
      "at: 2026-08-07T10:00:05+02:00",
      .at(LocalMoment(year: 2026, month: 8, day: 7, hour: 10, second: 5, offset: 7200))
    ),
    ("sync-server", .syncServer),
    (
      "update: { state: { stops: 2 }, stale-after: 2d }",
      .update(
        UpdateEvent(
          state: [
            GivenField(
              "stops", at: Place(file: "p/trip.scenario.yaml", line: 6, column: 24),
              GivenValue(.number("2"), at: Place(file: "p/trip.scenario.yaml", line: 6, column: 31))
            )
          ], staleAfter: 172_800))
    ),
    ("update", .update(UpdateEvent())), ("end", .end(EndEvent())),
    (
      "end: delivery#1\n    dismissal: immediate",
      .end(EndEvent(activity: "delivery#1", dismissal: .immediate))
    ),
    (
      "end: { activity: delivery, dismissal: 4h }",
      .end(EndEvent(activity: "delivery", dismissal: .after(14400)))
    ),
  ])
  func verbsBecomeEvents(step: String, event: Event) throws {
    #expect(try steps("  - " + step).map(\.action) == [.event(event)])
  }

  @Test func whatIsForThoseWhoWatchIsNoEvent() throws {
    #expect(
      try steps("  - chapter: One\n  - caption: 3\n  - pause\n  - snapshot: first").map(\.action)
        == [.chapter("One"), .caption("3"), .pause, .snapshot("first")])
  }

  @Test func pushesSayHowTheyAreSent() throws {
    let read = try steps(
      """
        - push: { file: near.apns, as-written: true, activity: delivery }
        - miss-push: near.apns
        - push: near.apns
          to: broadcast
      """)
    guard case .event(.push(let written)) = read[0].action,
      case .event(.missPush(let missed)) = read[1].action,
      case .event(.push(let broadcast)) = read[2].action
    else {
      Issue.record("no pushes")
      return
    }
    #expect(written.asWritten && !written.isBroadcast && written.activity == "delivery")
    #expect(!missed.asWritten && !missed.isBroadcast && missed.activity == nil)
    #expect(broadcast.isBroadcast)
    #expect(missed.payload.file == "near.apns")
    #expect(missed.payload.root.place == Place(file: "p/near.apns", line: 1, column: 1))
  }

  @Test func expectationsHaveAnEntryForEachClaim() throws {
    let read = try steps(
      """
        - expect:
            language: fr
            source: app-preference
            revision: 2
            everywhere: true
            state: stale
            text: [exact, { contains: part }, { matches: "^a" }]
            absent: [mixed-language, cut]
            finding:
              - { id: frozen-text, surface: minimal, locale: fr, key: k, file: f, count: 2 }
            surface: lock-screen
            activity: delivery#1
      """)
    guard case .expect(let expectation) = read[0].action else {
      Issue.record("no expectation")
      return
    }
    #expect(
      expectation.entries.map(\.value) == [
        .language(tag("fr")), .source(.appPreference), .revision(2), .everywhere(tag("fr")),
        .state(.stale), .text(.equals("exact")), .text(.contains("part")), .text(.matches("^a")),
        .absent(["mixed-language", "cut"]),
        .finding(
          FindingMatch(
            id: "frozen-text", surface: .minimal, locale: tag("fr"), key: "k", file: "f", count: 2)),
      ])
    #expect(expectation.entries[0].place == place(7, 7))
    #expect(expectation.surface == .lockScreen)
    #expect(expectation.activity == "delivery#1")
  }

  @Test func everywhereAloneMeansTheLocaleThatIsPlayed() throws {
    guard case .expect(let expectation) = try steps("  - expect: { everywhere: true }")[0].action
    else { return }
    #expect(expectation.entries.map(\.value) == [.everywhere(tag("fr-CA"))])
  }

  @Test func theStoreIsReadRaw() throws {
    let head = Parcel.scenario.replacing(
      "steps:", with: "store: { language: French, revision: 7 }\nsteps:")
    #expect(
      try read(head).scenario.store
        == StoredLanguage(language: "French", revision: 7, place: place(5, 20)))
  }

  @Test func settingsLieOverThoseOfTheProduct() throws {
    let product = Parcel.product.replacing(
      "brands:", with: "platform: { plural-language: locale, equal-timestamp: applied }\nbrands:")
    let text = Parcel.scenario.replacing(
      "steps:",
      with: "platform: { equal-timestamp: ignored, activities-survive-reboot: false }\nsteps:")
    let settings = try read(text, ["p/product.yaml": product]).scenario.settings
    #expect(settings[.pluralLanguage] == "locale")
    #expect(settings[.equalTimestamp] == "ignored")
    #expect(settings[.activitiesSurviveReboot] == "false")
  }

  @Test func aScenarioThatExtendsPlaysOverTheProductBesideIt() throws {
    let files = Parcel.files([
      "q/product.yaml": "extends: ../p/product.yaml\nproduct: Broken",
      "q/trip.scenario.yaml": "extends: ../p/trip.scenario.yaml",
      "q/near.apns": "{ \"aps\": {} }",
      "r/trip.scenario.yaml": "extends: ../p/trip.scenario.yaml\nscenario: Elsewhere",
    ])
    let twin = try readScenario("q/trip.scenario.yaml", files: files, calendar: TestCalendar())
    #expect(twin.product.product.name == "Broken")
    #expect(twin.scenario.steps[0].place == place(6, 5))
    #expect(twin.files.contains("q/near.apns") && !twin.files.contains("p/near.apns"))
    let elsewhere = try readScenario("r/trip.scenario.yaml", files: files, calendar: TestCalendar())
    #expect(elsewhere.product.product.name == "Parcel")
    #expect(elsewhere.scenario.name == "Elsewhere")
    #expect(elsewhere.files.contains("p/near.apns"))
  }

  @Test func aProblemInTheScenarioThatIsExtendedShowsItsLine() {
    let files = Parcel.files([
      "q/trip.scenario.yaml": "extends: ../p/trip.scenario.yaml",
      "p/trip.scenario.yaml": Parcel.changed(Parcel.scenario, "stops: 3", "stops: x"),
    ])
    let message = problem { () throws(InputProblem) in
      try readScenario("q/trip.scenario.yaml", files: files, calendar: TestCalendar())
    }
    #expect(
      message == """
        p/trip.scenario.yaml:8:52: error: expected a whole number for ‘stops’, found ‘x’
            state: { phase: packing, arrival: +12m, stops: x }
                                                           ^
        """)
  }

  @Test func newVersionsOfResourcesAreRead() throws {
    let lines = """
        - remove-translation: { target: widgets, locale: fr, key: status.packing }
        - translation-version: { target: widgets, folder: Widgets-2 }
        - remove-translation: { target: widgets, locale: pl, key: status.packing }
      """
    let catalog = Parcel.catalog.replacing("\"fr\"", with: "\"pl\"")
    let head = Parcel.scenario.split(separator: "steps:")[0]
    let loaded = try read(
      head + "steps:\n" + lines, ["p/Widgets-2/Localizable.xcstrings": catalog])
    let widgets = TargetID("widgets")
    #expect(
      loaded.scenario.steps.map(\.action) == [
        .event(
          .edit([
            .remove(
              target: widgets, table: "Localizable", locale: "fr", key: "status.packing",
              place: place(6, 5))
          ])),
        .event(.edit([.replace(target: widgets, folder: "Widgets-2", place: place(7, 5))])),
        .event(
          .edit([
            .remove(
              target: widgets, table: "Localizable", locale: "pl", key: "status.packing",
              place: place(8, 5))
          ])),
      ])
    #expect(loaded.folders.keys.sorted() == ["Widgets-2"])
    #expect(loaded.files.contains("p/Widgets-2/Localizable.xcstrings"))
  }

  @Test func aProductReadBeforeIsTakenWhereItIsTheSame() throws {
    var product = try readProduct("p", files: Parcel.files())
    product.product.name = "Marked"
    let same = try readScenario(
      "p/trip.scenario.yaml", files: Parcel.files(), calendar: TestCalendar(), product: product)
    #expect(same.product.product.name == "Marked")
    product.product.file = "elsewhere/product.yaml"
    let other = try readScenario(
      "p/trip.scenario.yaml", files: Parcel.files(), calendar: TestCalendar(), product: product)
    #expect(other.product.product.name == "Parcel")
  }

  @Test func whatPayloadsTolerateIsListedOnce() throws {
    let loaded = try read(
      Parcel.scenario + "\n  - push: near.apns", ["p/near.apns": "{ \"aps\": {}, }"])
    #expect(loaded.problems.map(\.severity) == [.warning])
    #expect(loaded.problems.first?.location == Place(file: "p/near.apns", line: 1, column: 12))
  }
}
