import Languages
import Presentation
import Simulation
import Testing

@Suite("Decision, store and revision")
struct LanguageTests {
  private func stored(_ language: String?, _ revision: Int = 7) -> StoredLanguage {
    StoredLanguage(language: language, revision: revision, place: step(7))
  }

  @Test("the first launch of a fresh install stores its tag under revision 1")
  func fresh() {
    let play = Play()
    #expect(
      play.world.decision == Decision(tag: english, rule: .deviceMatch, revision: 1, event: 0))
    #expect(play.world.store.tag == english)
    #expect(play.world.store.preference == nil)
    #expect(play.world.server == TaggedRevision(tag: english, revision: 1))
    #expect(play.screen?.context.decision == english)
    #expect(play.world.app?.isForeground == true)
  }

  @Test(
    "what earlier runs stored decides, if it is canonical and supported",
    arguments: [
      ("fr-CA", canadian, DecisionRule.appPreference, 7), ("fr_CA", english, .deviceMatch, 8),
      ("French", english, .deviceMatch, 8), ("ja", english, .deviceMatch, 8),
    ])
  func stored(_ spelling: String, _ tag: LanguageTag, _ rule: DecisionRule, _ revision: Int) {
    let play = Play(courier(), story(store: stored(spelling)))
    #expect(play.world.decision.tag == tag)
    #expect(play.world.decision.rule == rule)
    #expect(play.world.decision.revision == revision)
    #expect(play.world.store.preference == spelling, "nothing is rewritten")
    #expect(play.world.store.place == step(7))
  }

  @Test("without `decide` a launch stores nothing")
  func noDecide() {
    let play = Play(courier(onLaunch: []))
    #expect(play.world.store.tag == nil)
    #expect(play.world.store.revision == 0)
    #expect(play.world.decision.tag == english)
  }

  @Test("a choice in the app runs the whole procedure and raises the revision, even for the same")
  func choice() {
    var play = Play()
    play(start(["stopCount": 3], staleAfter: 600), .wait(30), .languageInApp(canadian))
    #expect(
      play.world.decision == Decision(tag: canadian, rule: .appPreference, revision: 2, event: 3))
    #expect(play.world.store.preference == "fr-CA")
    #expect(
      play.world.store.history
        == [
          TaggedRevision(tag: nil, revision: 0), TaggedRevision(tag: english, revision: 1),
          TaggedRevision(tag: canadian, revision: 2),
        ])
    #expect(play.world.server == TaggedRevision(tag: canadian, revision: 2))
    #expect(play["delivery#1"].state["localeTag"] == .tag(canadian))
    #expect(play["delivery#1"].state["stopCount"] == .int(3), "business state unchanged")
    #expect(play["delivery#1"].staleAt == nine + 600, "the stale date that it has")
    #expect(
      play.render()?.cause == Cause(event: 3, place: product(12), kind: "update-activities"))
    #expect(play.screen?.cause == Cause(event: 3, place: step(3), kind: "language"))
    play(.languageInApp(canadian))
    #expect(play.world.decision.revision == 3)
  }

  @Test("the decision changes though nothing is persisted; a relaunch decides anew from the store")
  func unpersisted() {
    var play = Play(courier(onLanguageChange: [.raiseRevision, .updateActivities]))
    play(start(), .languageInApp(german))
    #expect(
      play.world.decision == Decision(tag: german, rule: .appPreference, revision: 1, event: 2))
    #expect(play.world.store.tag == english)
    #expect(play["delivery#1"].state["localeTag"] == .tag(english))
    play(.terminate)
    #expect(play.world.decision.tag == german)
    #expect(play.screen == nil)
    play(.launch)
    #expect(play.world.decision.tag == english)
    #expect(play.world.decision.event == 4)
  }

  @Test("an update that races ahead of the saved choice carries the old tag and revision")
  func race() {
    var play = Play(courier(onLanguageChange: [.updateActivities, .persist, .raiseRevision]))
    play(start(), .wait(1), .languageInApp(german))
    #expect(play.render()?.context.content == TaggedRevision(tag: english, revision: 1))
    #expect(play.render()?.cause.place == product(10))
    #expect(play.world.store.pair == TaggedRevision(tag: german, revision: 2))
  }

  @Test("a sync before the choice is stored tells the server the old tag")
  func earlySync() {
    var play = Play(courier(onLanguageChange: [.syncServer, .persist, .raiseRevision]))
    play(.languageInApp(german))
    #expect(play.world.server.tag == english)
    play(.syncServer)
    #expect(play.world.server == TaggedRevision(tag: german, revision: 2))
  }

  @Test("revision raised before the preference is stored stays as it is")
  func raisedTooEarly() {
    var play = Play(courier(onLanguageChange: [.raiseRevision, .persist]))
    play(.languageInApp(german))
    #expect(play.world.store.revision == 1)
    #expect(play.world.store.tag == english)
    play(.languageInApp(arabic))
    #expect(play.world.store.pair == TaggedRevision(tag: german, revision: 2), "the older choice")
  }

  @Test("restart ends at once and starts another with the same business state")
  func restart() {
    var play = Play(courier(policy: .restart))
    play(start(["stopCount": 3]), .wait(60), .languageInApp(german))
    #expect(play["delivery#1"].phase == .dismissed)
    #expect(play["delivery#2"].state["stopCount"] == .int(3))
    #expect(play["delivery#2"].state["localeTag"] == .tag(german))
    #expect(play["delivery#2"].attributes == play["delivery#1"].attributes)
    #expect(play["delivery#2"].startedAt == nine + 60)
    #expect(play.render("delivery#2")?.cause.place == product(12))
  }

  @Test("nothing leaves it to the next push, and the change is not settled until then")
  func nothing() {
    var play = Play(courier(policy: .nothing))
    play(start(), .wait(60))
    let before = play.render()
    play(.languageInApp(german))
    #expect(play.render() == before)
    #expect(play["delivery#1"].awaitsPush)
    play(.wait(5), push(aps(state: ["phase": "late"])))
    #expect(play["delivery#1"].awaitsPush, "a refused push brings nothing")
    play(.wait(5), push(aps()))
    #expect(!play["delivery#1"].awaitsPush)
    #expect(play.render()?.context.content == TaggedRevision(tag: german, revision: 2))
  }

  @Test("nothing without a server that is told waits for nothing")
  func nothingUnsynced() {
    var play = Play(courier(onLanguageChange: [.persist, .raiseRevision], policy: .nothing))
    play(start(), .languageInApp(german))
    #expect(!play["delivery#1"].awaitsPush)
  }

  @Test("a sync that told the language before does not make a later change wait for a push")
  func syncedBefore() {
    var play = Play(
      courier(
        onLanguageChange: [.persist, .raiseRevision], onLaunch: [.decide], policy: .nothing))
    play(start(), .syncServer)
    #expect(!play["delivery#1"].awaitsPush, "the activity carries what the server was told")
    play(.languageInApp(german))
    #expect(!play["delivery#1"].awaitsPush, "the server knows nothing of it")
    play(.syncServer)
    #expect(play["delivery#1"].awaitsPush)
    play(.languageInApp(arabic))
    #expect(!play["delivery#1"].awaitsPush, "the next push would bring German")
    play(.languageInApp(german))
    #expect(play["delivery#1"].awaitsPush, "the next push would bring German")
    play(.languageInApp(english))
    #expect(!play["delivery#1"].awaitsPush)
    play(.languageInApp(german), update())
    #expect(!play["delivery#1"].awaitsPush, "the app has brought it")
  }

  @Test("an activity that carries no tag waits while it was last rendered in another language")
  func withoutTag() {
    var product = courier(policy: .nothing)
    product.activities[0].contentState.removeAll { $0.name.hasPrefix("locale") }
    var play = Play(product)
    play(start(), .wait(60), .languageInApp(german))
    #expect(play["delivery#1"].awaitsPush)
    play(push(aps()), .syncServer)
    #expect(!play["delivery#1"].awaitsPush)
    #expect(play.render()?.context.store.tag == german)
  }

  @Test("a choice that waits in AppleLanguages outranks a change of the device's languages")
  func pendingAppleLanguages() {
    var play = Play(courier(inApp: .appleLanguages))
    play(start(), .languageInApp(french), .languageOfDevice([german]))
    #expect(play.world.decision.tag == french)
    #expect(play.world.decision.rule == .platformAppLocale)
    #expect(!play.world.awaitsProcedure)
    let before = play.world.decision
    play(.launch)
    #expect(play.world.decision == before, "a relaunch decides the same")
    #expect(play.world.perAppLanguage == french)
    // What was never stored is gone.
    var forgetful = Play(courier(onLanguageChange: [], inApp: .appleLanguages))
    forgetful(.languageInApp(french), .languageOfDevice([german]))
    #expect(forgetful.world.decision.tag == german)
  }

  @Test("offline, the server is not told")
  func offlineSync() {
    var play = Play()
    play(.offline(true), .languageInApp(german))
    #expect(play.world.server.tag == english)
  }

  @Test("a device language ends the app, decides anew, renders everything again, stores nothing")
  func device() {
    var play = Play()
    play(start(), .wait(5), .languageOfDevice([LanguageTag("de-AT")!, french]))
    #expect(play.world.app == nil)
    #expect(play.screen == nil)
    #expect(play.world.decision == Decision(tag: german, rule: .deviceMatch, revision: 1, event: 3))
    #expect(play.world.store.tag == english)
    #expect(play.world.awaitsProcedure)
    #expect(play.render()?.context.process.languages == [LanguageTag("de-AT")!, french])
    #expect(play.render()?.context.content?.tag == english, "the content is as it was sent")
    #expect(play.render()?.cause == Cause(event: 3, place: step(3), kind: "device-language"))
    play(.foreground)
    #expect(!play.world.awaitsProcedure)
    #expect(play.world.store.pair == TaggedRevision(tag: german, revision: 2))
  }

  @Test("a launch brings activities up to date that carry another tag, and leaves the others alone")
  func updatesAtLaunch() {
    for policy in [LanguageChangePolicy.update, .restart] {
      let launch: [ProcedureItem] = [.decide, .updateActivities, .syncServer]
      var play = Play(courier(onLaunch: launch, policy: policy))
      play(start(), .terminate, .launch)
      #expect(play.render()?.cause.kind == "start", "nothing was chosen anew")
      play(.languageOfDevice([german]), .foreground)
      let id = policy == .restart ? "delivery#2" : "delivery#1"
      let carried = play.world.activities[id]?.state["localeTag"]
      #expect(carried == .tag(german))
      #expect(
        play.world.renders[.activity(id)]?[.lockScreen]?.cause
          == Cause(event: 5, place: product(21), kind: "update-activities"))
    }
  }

  @Test("a stored preference outranks the device")
  func preferenceFirst() {
    var play = Play()
    play(.languageInApp(canadian), .languageOfDevice([german]))
    #expect(play.world.decision.tag == canadian)
    #expect(play.world.decision.event == 1, "the decision in force is the old one")
    #expect(!play.world.awaitsProcedure)
  }

  @Test("the per-app language ends the app; what is made again is a setting")
  func perApp() {
    for (option, cause) in [
      ("nothing", "start"), ("widgets", "start"), ("all", "per-app-language"),
    ] {
      var play = Play(courier(), story(settings: [.perAppChangeReloads: option]))
      play(start(), .wait(5), .languagePerApp(french))
      #expect(play.world.app == nil)
      #expect(play.world.decision.rule == .platformAppLocale)
      #expect(play.world.decision.tag == french)
      #expect(play.render()?.cause.kind == cause)
      #expect(play.render()?.context.process.languages == [LanguageTag("en-US")!])
      play(.launch)
      #expect(play.world.app?.facts.languages == [french, LanguageTag("en-US")!])
      play(.languagePerApp(nil))
      #expect(play.world.decision.tag == english)
    }
  }

  @Test("a choice kept in AppleLanguages is seen from the app's next launch")
  func appleLanguages() {
    var play = Play(courier(inApp: .appleLanguages))
    play(.languageInApp(german))
    #expect(play.world.decision.rule == .appPreference)
    #expect(play.world.store.preference == nil)
    #expect(play.world.store.pair == TaggedRevision(tag: german, revision: 2))
    #expect(play.world.app?.facts.languages == [LanguageTag("en-US")!])
    play(.terminate, .launch)
    #expect(play.world.app?.facts.languages == [german, LanguageTag("en-US")!])
    #expect(play.world.decision.tag == german)
    #expect(play.world.decision.rule == .platformAppLocale)
  }

  @Test("an app without a choice ignores it")
  func noChoice() {
    var play = Play(courier(inApp: .none))
    play(.languageInApp(german))
    #expect(play.world.decision.tag == english)
    #expect(play.log == ["language-refused no-choice-in-app"])
  }
}
