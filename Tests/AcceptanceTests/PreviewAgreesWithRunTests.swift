import Diagnostics
import Foundation
import Languages
import Layout
import Localization
import Presentation
import Simulation
import TestSupport
import Testing

@testable import Inspection
@testable import polyglance

/// What a preview calls cut or too tall is what a run finds so: the same texts on the same surfaces,
/// those included that are shown once more on a watch, in a car, on the Mac.
@Suite(
  "A preview agrees with runs",
  .enabled(if: Measuring.isPossible, "Pango is not built in, or Inter is not installed"))
struct PreviewAgreesWithRunTests {
  /// A text on a surface, or a surface, and what is wrong with it.
  private struct Fault: Hashable, Comparable, CustomStringConvertible {
    var kind: String
    var surface: String
    var owner: String
    var text: String

    var description: String { "\(surface) of \(owner) \(kind) \(text)" }

    static func < (a: Fault, b: Fault) -> Bool { a.description < b.description }
  }

  private static let textSize = DynamicTypeSize.accessibility2

  @Test("in each moment of each shipped scenario", arguments: ShippedScenariosTests.sound)
  func inEachMoment(scenario: String) throws {
    try expectAgreement(try playable(scenario, locale: "de"))
  }

  @Test(
    "on devices of every class",
    arguments: ["iPhone 17 Pro Max", "iPhone SE (3rd generation)", "iPad mini (6th generation)"])
  func onDevices(name: String) throws {
    var playable = try playable("courier/every-status.scenario.yaml", locale: "ar")
    playable.scenario.device.model = try #require(DeviceModel.named(name))
    #expect(try expectAgreement(playable) > 0)
  }

  /// - Returns: how many faults there were.
  @discardableResult
  private func expectAgreement(_ playable: PlayableScenario) throws -> Int {
    let run = play(playable.scenario, with: playable.inspector, calendar: ICUCalendar())
    var faulty = 0
    for frame in run.frames where frame.world.renders(areAllAt: Self.textSize) {
      let cells = previewed(frame.world, by: playable.inspector, in: run.scenario.locale)
      let (found, seen) = (faults(frame), faults(cells))
      #expect(
        found == seen, "step \(frame.step): \(found.symmetricDifference(seen).sorted())")
      faulty += found.count
    }
    return faulty
  }

  // MARK: Previews

  /// What a preview makes of a world, state by state as it stands there.
  private func previewed(
    _ world: World, by inspector: Inspector, in locale: LanguageTag
  ) -> [PreviewCell] {
    let model = world.device.model
    let cards = PreviewCard.cards(
      in: world, "now", at: SourceLocation(file: "", line: 1, column: 1),
      resolving: inspector.resolver.resolve)
    let request = PreviewRequest(locales: [locale], devices: [model], textSizes: [Self.textSize])
    // Each by itself, so that no text stands for its like.
    return cards.flatMap { card in
      var fitting = PreviewFitting(request, locale: locale, shaper: Measuring.shaper)
      return fitting.cells(of: [card], on: [model])
    }
  }

  private func playable(_ scenario: String, locale: String) throws -> PlayableScenario {
    var loader = ScenarioLoader(
      tool: .live(), settings: try SettingOverrides([]), shaper: Measuring.shaper)
    loader.textSize = Self.textSize
    return try #require(
      try loader.playables(
        "\(Repository.root.path)/Scenarios/\(scenario)", locales: try LocaleChoice([locale])
      ).first)
  }

  // MARK: Faults

  private func faults(_ frame: Frame) -> Set<Fault> {
    let ids = [Truncated.definition.id, Clipped.definition.id, TooTall.definition.id]
    return Set(
      frame.findings.filter { ids.contains($0.id) && frame.showsText(on: $0.surface, of: $0.owner) }
        .map {
          finding in
          let surface = finding.surface.flatMap(Surface.init(id:)) ?? .appScreen
          let node = finding.evidence.first { $0.name == "node" }?.value ?? ""
          let isTall = finding.id == TooTall.definition.id
          return Fault(
            kind: isTall ? finding.id : "cut", surface: isTall ? surface.frameName : surface.id,
            owner: frame.world.kind(of: finding.owner),
            text: isTall ? "" : finding.key ?? String(node.prefix { $0 != "[" }))
        })
  }

  private func faults(_ cells: [PreviewCell]) -> Set<Fault> {
    var faults: Set<Fault> = []
    for cell in cells {
      if cell.fate.isCut {
        faults.insert(
          Fault(
            kind: "cut", surface: cell.surface.id, owner: cell.owner,
            text: cell.key ?? cell.node))
      }
      if cell.tallest != nil {
        faults.insert(
          Fault(
            kind: TooTall.definition.id, surface: cell.surface.frameName, owner: cell.owner,
            text: ""))
      }
    }
    return faults
  }
}

extension Surface {
  /// What has one height: the regions of the island together.
  fileprivate var frameName: String { isExpandedRegion ? "expanded" : id }
}

extension Frame {
  /// Whether there is something to read: what is a picture alone is no text that could be previewed.
  fileprivate func showsText(on surface: String?, of owner: String?) -> Bool {
    guard let surface = surface.flatMap(Surface.init(id:)) else { return true }
    let own = surfaces.filter {
      $0.surface.frameName == surface.frameName
    }.map(\.resolved)
    let once = shownOnceMore.filter { $0.surface == surface }.map(\.placed.resolved)
    return (own + once).contains { resolved in
      resolved.render.owner.description == owner && resolved.texts.contains { $0.role == .visible }
    }
  }
}

extension World {
  /// Whether nothing that is kept was drawn at another text size.
  fileprivate func renders(areAllAt textSize: DynamicTypeSize) -> Bool {
    device.textSize == textSize
      && renders.values.allSatisfy { $0.values.allSatisfy { $0.context.textSize == textSize } }
  }

  /// What a finding says of whom it is, without the number of the activity.
  fileprivate func kind(of owner: String?) -> String {
    guard let owner, owner != "app" else { return InventoryStates.app }
    return activities[owner]?.kind ?? owner
  }
}
