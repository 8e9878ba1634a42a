import Diagnostics
import Foundation
import Inspection
import Languages
import Layout
import Localization
import Presentation
import ProductFiles
import Simulation
import TestSupport

@testable import Workbench
@testable import polyglance

/// A scenario that was read, with what is needed to play it.
struct Replayed {
  var scenario: Scenario
  var inspector: Inspector

  /// From files; `path` is as a person types it.
  init(
    _ path: String, in files: any FileSource, locale: LanguageTag? = nil,
    shaper: any TextShaping = CellTextShaper()
  ) throws {
    let vocabulary = Vocabulary(
      findings: CheckRegistry.all.map(\.id), findingGroups: CheckRegistry.idsByGroup)
    let loaded = try readScenario(
      path, locale: locale, files: files, calendar: ICUCalendar(), vocabulary: vocabulary)
    let product = loaded.product.product
    let library = ResourceLibrary(
      loaded.product.resources, app: product.appTarget?.id ?? TargetID("app"),
      folders: loaded.folders)
    scenario = loaded.scenario
    inspector = Inspector(
      product: product,
      resolver: Resolver(
        library: library, views: product.presentations, rule: LookupRule(product)),
      shaper: shaper)
  }

  /// One that ships.
  init(shipped path: String, locale: LanguageTag? = nil) throws {
    try self.init(
      Repository.root.path + "/Scenarios/" + path, in: DiskFiles(), locale: locale)
  }

  var stage: ScenarioStage {
    ScenarioStage(scenario, with: inspector, calendar: ICUCalendar())
  }
}

/// Files of which one is in memory alone.
struct Overlaid: FileSource {
  var files: any FileSource
  var path: String
  var text: String

  func read(_ path: String) -> [UInt8]? {
    path == self.path ? Array(text.utf8) : files.read(path)
  }

  func kind(_ path: String) -> FileKind? { path == self.path ? .file : files.kind(path) }

  func list(_ folder: String) -> [FileEntry] { files.list(folder) }
}

extension ScenarioStage {
  /// What stands after each event, places apart: everything that a person could see or a report say.
  var story: [String] {
    (0...playback.run.events.count).map { count in
      let world = playback.run.world(at: Position(events: count))
      let frame = inspector.frame(
        of: world, step: 0, isFinal: count == playback.run.events.count)
      let decision = world.decision
      var lines = [
        "\(world.clock.seconds) \(decision.tag) \(decision.rule.rawValue) r\(decision.revision)",
        "\(world.device)", "\(world.parties(of: product))",
        "\(world.activities.values.map { "\($0.id) \($0.phase) \($0.staleAt?.seconds ?? 0)" }.sorted())",
        "\(world.pushes.map { "\($0.activity ?? "") \($0.outcome) \($0.size)" }.map { $0.prefix(20) })",
      ]
      for surface in frame.surfaces {
        lines.append("\(surface.owner) \(surface.surface) \(surface.visibility)")
        lines += surface.judged.map {
          "  \($0.string) \($0.language?.description ?? "-") \($0.finding?.id ?? "")"
        }
      }
      lines += frame.findings.map { "\($0.id) \($0.severity) \($0.surface ?? "")" }.sorted()
      return lines.joined(separator: "\n")
    }
  }

  /// Captions, chapters and what is still judged, each with the number of events before it.
  var remarks: [String] {
    playback.entries.compactMap { entry in
      guard let action = entry.step?.action else { return nil }
      switch action {
      case .event: return nil
      case .expect where !entry.isJudged: return nil
      case .expect(let expectation):
        return "\(entry.end.events) expect \(SessionSteps.members(expectation).flow)"
      case .caption(let text): return "\(entry.end.events) \(text)"
      case .chapter(let name): return "\(entry.end.events) chapter \(name)"
      case .snapshot(let name): return "\(entry.end.events) snapshot \(name)"
      case .pause: return "\(entry.end.events) pause"
      }
    }
  }

  /// The session read back from what was saved into a folder.
  func saved(in folder: String, over files: any FileSource) throws -> ScenarioStage {
    let path = FilePath.join(folder, "saved.scenario.yaml")
    let text = savedSession(in: folder).text
    return try Replayed(path, in: Overlaid(files: files, path: path, text: text)).stage
  }

  /// With a language changed at a position.
  func switched(
    to tag: String, by route: LanguageRoute, at position: StagePosition
  ) throws -> (stage: ScenarioStage, position: StagePosition) {
    let branch = switching(to: LanguageTag(tag)!, by: route, at: position)
    return (branch.source as! ScenarioStage, branch.position)
  }
}
