import Diagnostics
import Foundation
import Inspection
import Internationalization
import Languages
import Layout
import Localization
import Presentation
import ProductFiles
import Simulation
import TestSupport
import Testing

@testable import Workbench

/// Keys over the shipped Courier, through the whole model.
@Suite struct ScenarioStageTests {
  private func stage(_ path: String) throws -> ScenarioStage {
    let file = Repository.root.appendingPathComponent("Scenarios/\(path)").path
    let loaded = try readScenario(file, files: DiskFiles(), calendar: WallCalendar())
    let product = loaded.product.product
    let library = ResourceLibrary(
      loaded.product.resources, app: product.appTarget?.id ?? TargetID("app"),
      folders: loaded.folders)
    let inspector = Inspector(
      product: product,
      resolver: Resolver(library: library, views: product.presentations))
    return ScenarioStage(loaded.scenario, with: inspector, calendar: WallCalendar())
  }

  private func model(
    _ path: String = "courier/french-on-the-way.scenario.yaml"
  ) throws -> StageModel {
    StageModel(source: try stage(path), size: ScreenSize(columns: 120, rows: 40))
  }

  private func press(_ model: inout StageModel, _ keys: [Key]) {
    for key in keys { _ = updateStage(&model, .key(key)) }
  }

  private func step(_ model: inout StageModel, until reached: (StageStep) -> Bool) {
    for _ in model.source.steps where !reached(model.source.steps[model.position.step - 1]) {
      press(&model, [.right])
    }
  }

  private func screen(_ model: StageModel) -> String {
    viewStage(model).lines.joined(separator: "\n")
  }

  @Test func everyExpectationOfTheSoundScriptHolds() throws {
    let stage = try stage("courier/french-on-the-way.scenario.yaml")
    #expect(stage.steps.contains { $0.kind == .expect(passed: true) })
    #expect(!stage.steps.contains { $0.kind == .expect(passed: false) })
  }

  @Test func steppingBackShowsWhatStoodThere() throws {
    var model = try model()
    var seen: [String] = []
    for _ in model.source.steps {
      seen.append(screen(model))
      press(&model, [.right])
    }
    press(&model, [.end])
    for expected in seen.reversed() {
      #expect(screen(model) == expected)
      press(&model, [.left])
    }
  }

  @Test func theLanguageOfTheScriptReachesHeaderAndCard() throws {
    var model = try model()
    step(&model) { $0.kind == .language }
    let header = viewStage(model).lines[0]
    #expect(header.contains("fr-CA r2 app"))
    #expect(screen(model).contains("commande"))
    #expect(!screen(model).contains("your order"))
  }

  @Test func aLiveSwitchSpeaksAtOnceAndLeavesLaterExpectationsUnjudged() throws {
    var model = try model()
    let before = model.source.steps.filter { $0.kind == .expect(passed: true) }.count
    press(&model, [.character("l"), .character("d"), .character("e"), .enter])
    #expect(model.frame.decision.tag == LanguageTag("de"))
    #expect(model.frame.decision.rule == .appPreference)
    let languages = Set(
      model.frame.frame.surfaces.flatMap(\.judged).filter { !$0.isNeutral }.compactMap(\.language))
    #expect(languages == [LanguageTag(language: "de")])
    #expect(model.source.steps.filter { $0.kind == .expect(passed: nil) }.count == before)
  }

  @Test func theSystemsLanguageDoesNotUndoAChoiceInTheApp() throws {
    var model = try model()
    step(&model) { $0.kind == .language }
    press(&model, [.character("l"), .tab, .tab, .character("p"), .character("l"), .enter])
    #expect(model.frame.decision.tag == LanguageTag("fr-CA"))
    #expect(model.frame.frame.world.device.languages.first == LanguageTag("pl"))
  }

  @Test func whatWouldBeIsMadeNowAndCountsNowhere() throws {
    var model = try model()
    step(&model) { $0.kind == .language }
    let frame = model.frame
    let stale = try #require(frame.ifStale)
    let ended = try #require(frame.ifEnded)
    #expect(stale.resolved.render.input.isStale)
    #expect(!ended.resolved.render.input.isStale)
    let shown = try #require(frame.surface(.lockScreen))
    #expect(shown.resolved.texts.map(\.string) != stale.resolved.texts.map(\.string))
    #expect(shown.resolved.texts.map(\.string) != ended.resolved.texts.map(\.string))
    #expect(frame.frame.world.activities.values.map(\.phase) == [.active])
    #expect(screen(model).contains("if stale now"))
    #expect(screen(model).contains("if ended now"))
  }

  @Test func stalePaneBecomesTheLiveOneOnceTheCardIsStale() throws {
    var model = try model()
    for _ in model.source.steps where model.frame.focus?.phase != .stale {
      press(&model, [.right])
    }
    #expect(screen(model).contains("─ stale since "))
    #expect(!screen(model).contains("if stale now"))
    #expect(model.frame.ifStale == nil)
  }

  @Test func theIslandIsEmptyAfterTheEnd() throws {
    var model = try model()
    press(&model, [.end])
    #expect(model.frame.focus?.phase == .ended)
    #expect(screen(model).contains("expanded · not shown: ended"))
    #expect(screen(model).contains("Lock Screen · ended"))
  }

  @Test func aWaitCutInTheMiddleGoesOnAfterALiveSwitch() throws {
    var model = try model()
    for index in model.source.steps.indices where model.source.steps[index].seconds > 0 {
      press(&model, [.home] + Array(repeating: .right, count: index - 1))
      break
    }
    let clock = model.frame.clock
    press(&model, [.character(" ")])
    _ = updateStage(&model, .tick(.seconds(1)))
    let cut = model.frame.clock
    #expect(cut > clock)
    press(&model, [.character("l"), .character("d"), .character("e"), .enter])
    #expect(model.frame.clock == cut)
    let end = try #require(model.source.steps.last?.clock)
    #expect(end == (try stage("courier/french-on-the-way.scenario.yaml").steps.last?.clock))
  }

  @Test func aLongListKeepsTheFindingUnderTheCursorInSightWithItsPlace() throws {
    let twin = "courier-broken/target-membership/target-membership.scenario.yaml"
    var model = try model(twin)
    step(&model) { $0.kind == .language }
    try #require(model.numbered.count > 10)
    for finding in model.numbered {
      let lines = viewStage(model).lines
      let head = try #require(lines.firstIndex { $0.contains("▸\(finding.number) ") })
      let place = finding.finding.place
      #expect(lines[head...].contains { $0.contains(":\(place.line):\(place.column)") })
      press(&model, [.character(".")])
    }
  }

  @Test(arguments: [
    "payload-prose", "target-membership", "hardcoded-literal", "locale-not-passed",
  ])
  func aBrokenTwinIsMarkedInPictureAndList(_ way: String) throws {
    let twin = Repository.root.appendingPathComponent("Scenarios/courier-broken/\(way)").path
    let name = try #require(
      DiskFiles().list(twin).map(\.name).first { $0.hasSuffix(".scenario.yaml") })
    var model = try model("courier-broken/\(way)/\(name)")
    for _ in model.source.steps
    where !model.frame.frame.surfaces.contains(where: { surface in
      surface.judged.contains { $0.finding?.severity == .error }
    }) {
      press(&model, [.right])
    }
    let screen = screen(model)
    #expect(screen.contains("⟦"))
    #expect(screen.contains("▸1 "))
    #expect(model.source.steps.contains { $0.kind == .expect(passed: false) })
  }
}

/// Civil time for scripts, by ICU's time zones.
private struct WallCalendar: CivilCalendar {
  func instant(of moment: LocalMoment, timeZone: String) -> Instant? {
    let time = CivilTime(
      year: moment.year, month: moment.month, day: moment.day, hour: moment.hour,
      minute: moment.minute, second: moment.second)
    if let offset = moment.offset { return Instant(Int(time.secondsSince1970) - offset) }
    return InternationalFormats.shared.instant(of: time, zone: timeZone).map { Instant(Int($0)) }
  }
}
