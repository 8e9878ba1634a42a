import Diagnostics
import Foundation
import Inspection
import Languages
import Presentation
import ProductFiles
import Simulation
import TestSupport
import Testing

@testable import Workbench

/// A report is the whole story of one wrong run of text.
@Suite struct BugReportTests {
  private let versions = ToolVersions(tool: "polyglance 1.2.3", icu: "72.1", cldr: "42.0")
  private let paths = PathStyle.workingDirectory(Repository.root.path)

  /// The report of the run with that finding, or of the first that is sound where none is named, at
  /// the end of a trip.
  private func report(_ id: String?, live: String? = nil) throws -> SessionFile {
    var stage = try Replayed("van/trip.scenario.yaml", in: Van.files).stage
    var position = StagePosition(step: stage.steps.count)
    if let live { (stage, position) = try stage.switched(to: live, by: .inApp, at: position) }
    for surface in stage.frame(at: position).frame.surfaces {
      guard
        let judged = surface.judged.first(where: { !$0.isNeutral && $0.finding?.id == id })
      else { continue }
      let run = StageRun(surface: surface.surface, text: judged.text, span: judged.span)
      return try #require(
        stage.bugReport(
          of: run, at: position, versions: versions, paths: .workingDirectory("/home/me")))
    }
    throw NoSuchRun(id: id)
  }

  @Test(arguments: [
    "payload-prose", "fallback-language", "frozen-text", "locale-not-passed",
  ])
  func theReportOfEachKindOfFinding(id: String) throws {
    let file = try report(id)
    #expect(file.stem == "trip-\(id)-step-4")
    #expect(file.ending == ".md")
    expectGolden(file.text, "\(id).md")
  }

  @Test func aTextThatIsCutIsReportedAsTheScreenShowsIt() throws {
    var files = Van.files
    files["van/large.scenario.yaml"] = Array(
      """
      scenario: Large
      product: product.yaml
      device:
        { languages: [fr], region: CA, time-zone: America/Toronto, text-size: AX1, hour-cycle: 24h,
          now: 2026-08-06T09:00 }
      steps:
        - start: trip
          state: { stops: 2 }
      """.utf8)
    let stage = try Replayed("van/large.scenario.yaml", in: files, shaper: CountedFace()).stage
    let position = StagePosition(step: 1)
    let finding = try #require(
      stage.frame(at: position).frame.findings.first { $0.id == "truncated" })
    let run = try #require(stage.frame(at: position).frame.laidRuns(of: [finding]).first)
    let file = try #require(
      stage.bugReport(
        of: run, finding: finding, at: position, versions: versions,
        paths: .workingDirectory("/home/me")))
    expectGolden(file.text, "truncated.md")
    let model = StageModel(
      source: stage, size: ScreenSize(columns: 120, rows: 40), preferences: .still)
    let subject = try #require(InspectSubject(run, in: model))
    let shown = try #require(InspectChain(subject: subject, model: model).onScreen.words)
    #expect(
      file.text.contains("| **on screen** | broke | \(shown.joined(separator: ", ")), shown on"))
  }

  @Test func filesThatAreNotBelowTheWorkingDirectoryCountFromTheProduct() throws {
    let stage = try Replayed(shipped: "courier/french-on-the-way.scenario.yaml").stage
    let file = try #require(
      stage.bugReport(
        of: StageRun(surface: .lockScreen, text: 1), at: StagePosition(step: 1),
        versions: versions, paths: .workingDirectory("/elsewhere")))
    #expect(!file.text.contains(Repository.root.path))
    #expect(file.text.contains("Widgets/delivery.views.yaml:"))
    #expect(file.text.contains("\nproduct: product.yaml\n"))
  }

  @Test func aSoundRunIsReportedWithItsGlossAndWithWhatWasDoneLive() throws {
    let file = try report(nil, live: "fr")
    #expect(file.stem == "trip-text-step-5")
    #expect(!file.text.contains("## What is wrong"))
    expectGolden(file.text, "sound.md")
  }

  @Test func theScenarioInTheReportPlaysToTheSameText() throws {
    let file = try report("payload-prose")
    let yaml = try #require(file.text.firstMatch(of: /```yaml\n(?s:(.*?))```/)?.1)
    var files = Van.files
    files["van/again.scenario.yaml"] = Array(yaml.utf8)
    let stage = try Replayed("van/again.scenario.yaml", in: files).stage
    let position = StagePosition(step: stage.steps.count)
    let shown = try #require(stage.frame(at: position).surface(.lockScreen))
    #expect(shown.judged.contains { $0.finding?.id == "payload-prose" })
  }

  @Test func insideAWaitTheScenarioWaitsAsLong() throws {
    let stage = try Replayed(shipped: "courier/french-on-the-way.scenario.yaml").stage
    let wait = try #require(stage.steps.lastIndex { $0.seconds > 100 }) + 1
    let file = try #require(
      stage.bugReport(
        of: StageRun(surface: .lockScreen, text: 1),
        at: StagePosition(step: wait, seconds: 61), versions: versions, paths: paths))
    #expect(file.text.contains("next-stop.apns\n  - wait: 1m1s\n```\n"))
  }

  @Test func aFindingThatMarksNoRunIsReportedAlone() throws {
    let stage = try Replayed(shipped: "courier/french-on-the-way.scenario.yaml").stage
    let finding = Finding(
      id: "payload-rejected", severity: .error, message: "the field ‘a|b`’ is missing\u{1B}[2J",
      boundary: "delivery", place: SourceLocation(file: "x/up.apns", line: 3, column: 5),
      evidence: [Finding.Evidence("type", "Int")])
    let file = try #require(
      stage.bugReport(
        of: nil, finding: finding, at: StagePosition(step: 7), versions: versions, paths: paths))
    #expect(file.stem == "french-on-the-way-payload-rejected-step-7")
    #expect(
      file.text.hasPrefix("# payload-rejected: the field ‘a\\|b\\`’ is missing⟨U+001B⟩\\[2J\n"))
    #expect(file.text.contains("Nothing: it marks no text."))
    #expect(file.text.contains("- evidence: `type = Int`"))
    #expect(file.text.contains("| **delivery** | broke | payload-rejected, x/up.apns:3"))
    #expect(
      stage.bugReport(
        of: nil, at: StagePosition(step: 7), versions: versions, paths: paths) == nil)
  }
}

/// No run of the fixture has that finding.
private struct NoSuchRun: Error {
  var id: String?
}

/// A product with one fault of each kind on its card.
private enum Van {
  static var files: MemoryFiles {
    MemoryFiles([
      "van/product.yaml": """
      product: Van
      languages: { default: en, supported: [en, fr] }
      brands: [Van]
      on-language-change: [persist, raise-revision, update-activities]
      targets:
        app: { kind: app, resources: [App] }
        widgets: { kind: widget-extension, resources: [Widgets] }
      activities:
        trip:
          target: widgets
          attributes: {}
          content-state:
            stops: Int
            words: String?
            headline: { type: String?, from: { text: { key: trip.title, lookup: process } } }
            tag: LanguageTag
            revision: Revision
          views: Widgets/trip.views.yaml
      """,
      "van/trip.scenario.yaml": """
      scenario: Trip | `one`
      product: product.yaml
      device: { languages: [en-GB], region: GB, time-zone: Europe/London, now: 2026-08-06T09:00 }
      steps:
        - start: trip
          state: { stops: 2, words: Round the corner }
        - caption: Now in French
        - language: fr
        - wait: 30s
      """,
      "van/Widgets/trip.views.yaml": """
      lock-screen:
        environment: { locale: content-state }
        vstack:
          - text: { key: trip.stops, args: [stops] }
          - text: { value: words }
          - text: { value: headline }
      compact-leading:
        environment: { locale: content-state }
        symbol: box.truck
        accessibility: { label: { key: trip.label, default: On the way } }
      compact-trailing:
        text: { key: trip.stops, args: [stops] }
      """,
      "van/Widgets/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "trip.label": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "On the way" } } } },
        "trip.stops": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "%lld stops left" } },
          "fr": { "stringUnit": { "state": "translated", "value": "Encore %lld arrêts" } } } } } }
      """,
      "van/App/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "trip.title": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Your parcel" } },
          "fr": { "stringUnit": { "state": "translated", "value": "Votre colis" } } } } } }
      """,
    ])
  }
}
