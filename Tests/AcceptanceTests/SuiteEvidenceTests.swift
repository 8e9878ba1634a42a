import Diagnostics
import Foundation
import Inspection
import Languages
import Localization
import Presentation
import ProductFiles
import Simulation
import Testing

@testable import polyglance

/// What suite LA asks for beyond what a scenario can expect: sameness, visibility, coverage.
@Suite("Evidence of the shipped scenarios")
struct SuiteEvidenceTests {
  private static let first = "delivery#1"
  private static let second = "delivery#2"

  @Test("LA-03: what a push brought and what the app sent say the same words")
  func pushedAndLocalSayTheSame() throws {
    for run in try PlayedCourier.play("pushed-from-the-start", locales: .listed([.all])) {
      let frame = try #require(run.frames.first { $0.world.activities[Self.second] != nil })
      let pushed = texts(of: Self.first, in: frame)
      #expect(pushed.count >= 20)
      #expect(pushed == texts(of: Self.second, in: frame), "\(frame.world.decision.tag)")
    }
  }

  @Test("LA-04: every kind has every presentation, each with words of its own")
  func everyPresentation() throws {
    let run = try PlayedCourier.play("every-status", files: DiskFiles())
    let wanted: [Surface] = [
      .lockScreen, .compactLeading, .compactTrailing, .minimal, .expandedLeading,
      .expandedTrailing, .expandedCenter, .expandedBottom,
    ]
    for kind in ["delivery", "pickup", "tour"] {
      let owner = Owner.activity("\(kind)#1")
      let shown = Set(
        run.frames.flatMap(\.surfaces).filter { surface in
          surface.owner == owner && surface.resolved.texts.contains { !$0.string.isEmpty }
        }.map(\.surface))
      #expect(shown == Set(wanted), "\(kind)")
    }
  }

  @Test("LA-06, LA-16: the business state is what it was; a restart costs identity and time")
  func whatARestartCosts() throws {
    let run = try PlayedCourier.play("one-change-three-policies", files: DiskFiles())
    let changed = try #require(
      run.frames.first { frame in frame.world.activities["pickup#2"] != nil }?.world)
    let before = try #require(run.frames.last { $0.world.activities["pickup#2"] == nil }?.world)
    for (old, new) in [
      ("delivery#1", "delivery#1"), ("pickup#1", "pickup#2"), ("tour#1", "tour#1"),
    ] {
      #expect(business(before.activities[old]) == business(changed.activities[new]), "\(old)")
      #expect(!business(changed.activities[new]).isEmpty)
    }
    #expect(changed.store.revision == before.store.revision + 1)
    #expect(changed.activities["pickup#1"]?.phase == .dismissed)
    #expect(changed.activities["pickup#2"]?.startedAt == changed.clock)
    #expect(
      changed.activities["delivery#1"]?.startedAt == before.activities["delivery#1"]?.startedAt)
  }

  @Test("LA-11: every plural category of each language is hit")
  func everyPluralCategory() throws {
    for run in try PlayedCourier.play("counts-and-clocks", locales: .listed([.all])) {
      let locale = run.scenario.locale
      let lookups = run.frames.flatMap(\.surfaces).filter { $0.owner != .appScreen }
        .flatMap { $0.resolved.provenances.compactMap(\.lookup) }
      let hit = Set(lookups.compactMap { $0.category })
      let language = locale.description.prefix { $0 != "-" }
      let wanted = try #require(Self.categories[String(language)])
      #expect(hit.isSuperset(of: wanted), "\(locale): \(wanted.subtracting(hit).sorted())")
    }
  }

  /// Those of CLDR for cardinal numbers, fractions included.
  private static let categories: [String: Set<String>] = [
    "en": ["one", "other"], "fr": ["one", "many", "other"], "de": ["one", "other"],
    "ar": ["zero", "one", "two", "few", "many", "other"], "pl": ["one", "few", "many", "other"],
    "ja": ["other"], "ru": ["one", "few", "many", "other"], "pt": ["one", "many", "other"],
    "zh": ["other"], "he": ["one", "two", "other"], "hi": ["one", "other"],
  ]

  @Test(
    "LA-19: the winner has the island, the other the Lock Screen; beside another app all is minimal"
  )
  func whoHasTheIsland() throws {
    let run = try PlayedCourier.play("two-parcels", files: DiskFiles())
    let alone = try #require(run.frames.first { $0.world.activities[Self.second] != nil })
    #expect(shown(of: Self.first, in: alone) == [.lockScreen])
    #expect(shown(of: Self.second, in: alone).isSuperset(of: [.lockScreen, .compactLeading]))
    #expect(!shown(of: Self.second, in: alone).contains(.minimal))
    let beside = try #require(run.frames.first { $0.world.isOtherAppRunning })
    #expect(shown(of: Self.first, in: beside) == [.lockScreen])
    #expect(shown(of: Self.second, in: beside).contains(.minimal))
    #expect(!shown(of: Self.second, in: beside).contains(.compactLeading))
    let end = try #require(run.frames.last)
    #expect(shown(of: Self.first, in: end).contains(.compactTrailing))
    #expect(shown(of: Self.second, in: end) == [.lockScreen])
  }

  @Test("LA-24: one push, and every follower reads it in another language")
  func oneBroadcastForAll() throws {
    let runs = try PlayedCourier.play("broadcast", locales: .listed([.all]))
    let said = try runs.map { run in
      let frame = try #require(run.frames.first { !$0.world.pushes.isEmpty })
      let center = frame.surfaces.first { $0.surface == .expandedCenter }
      return try #require(center?.resolved.texts.first?.string)
    }
    #expect(Set(said).count == runs.count)
  }

  @Test("where extensions follow the app's own language, the twin without a store passes")
  func extensionThatFollowsTheApp() throws {
    let path = "Scenarios/courier-broken/per-app-language/per-app-language.scenario.yaml"
    #expect(try BuiltTool.run(["run", path]).status == 1)
    #expect(try BuiltTool.run(["run", path, "--set", "extension-language=app"]).status == 0)
  }

  private func texts(of id: String, in frame: Frame) -> [String] {
    frame.surfaces.filter { $0.owner == .activity(id) }
      .flatMap { surface in surface.resolved.texts.map { "\(surface.surface): \($0.string)" } }
  }

  private func shown(of id: String, in frame: Frame) -> Set<Surface> {
    Set(
      frame.surfaces.filter { $0.owner == .activity(id) && $0.visibility.isShown }.map(\.surface))
  }

  /// The state without what says in which language it is to be drawn.
  private func business(_ activity: Activity?) -> [String: Value] {
    (activity?.state ?? [:]).filter { !["localeTag", "localeRevision"].contains($0.key) }
  }
}
