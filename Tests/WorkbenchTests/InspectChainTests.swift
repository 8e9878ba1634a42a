import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import Simulation
import TestSupport
import Testing

@testable import Workbench
@testable import polyglance

/// The chain of boundaries over the shipped Courier and the ways to break it.
@Suite struct InspectChainTests {
  private func model(_ path: String) throws -> StageModel {
    StageModel(
      source: try Replayed(shipped: path).stage, size: ScreenSize(columns: 120, rows: 40))
  }

  /// Every run of every step, spans and spoken texts included.
  private func chains(_ model: StageModel) -> [(subject: InspectSubject, chain: InspectChain)] {
    var model = model
    return model.source.steps.indices.flatMap { index in
      model.go(to: StagePosition(step: index + 1))
      let standing = model
      return Surface.activity.compactMap { standing.frame.surface($0) }.flatMap { surface in
        surface.judged.compactMap { judged in
          InspectSubject(
            StageRun(surface: surface.surface, text: judged.text, span: judged.span), in: standing
          ).map { ($0, InspectChain(subject: $0, model: standing)) }
        }
      }
    }
  }

  @Test func aSoundScriptHasNoBrokenBoundaryButWhatIsCut() throws {
    let chains = chains(try model("courier/french-on-the-way.scenario.yaml"))
    #expect(chains.count > 100)
    for (subject, chain) in chains {
      let broken = chain.links.filter { $0.state == .broke }.map(\.boundary)
      #expect(broken == (chain.onScreen.isCut ? [.onScreen] : []), "\(subject.string)")
      #expect(chain.links.count == 7)
    }
  }

  @Test(arguments: [
    ("frozen-text", Boundary.regeneration), ("hardcoded-literal", .keyMapping),
    ("payload-prose", .keyMapping), ("target-membership", .resources),
    ("locale-not-passed", .localeDecision),
  ])
  func aBrokenTwinBreaksAtItsBoundaryAndNowhereBefore(
    _ way: String, boundary: Boundary
  ) throws {
    let chains = chains(try model("courier-broken/\(way)/\(way).scenario.yaml"))
    let wrong = chains.filter { $0.subject.judged?.finding?.severity == .error }
    #expect(!wrong.isEmpty)
    #expect(wrong.contains { $0.chain.broken == boundary })
    for (subject, chain) in wrong {
      let first = chain.links.first { $0.state == .broke }?.boundary
      #expect(first == chain.broken, "\(subject.string)")
    }
  }

  @Test func theChainTellsWhoseTableAnsweredAndWhen() throws {
    var model = try model("courier/french-on-the-way.scenario.yaml")
    for _ in 0..<3 { _ = updateStage(&model, .key(.right)) }
    _ = updateStage(&model, .key(.character("4")))
    _ = updateStage(&model, .key(.down))
    _ = updateStage(&model, .key(.down))
    let subject = try #require(model.subject)
    let links = InspectChain(subject: subject, model: model).links
    let words = Dictionary(uniqueKeysWithValues: links.map { ($0.boundary, $0.words) })
    let decision = "fr-CA r2 · chosen in the app at 09:00:30, stored · device en-US"
    #expect(words[.localeDecision] == decision)
    #expect(words[.resources]?.contains("target widgets") == true)
    #expect(words[.resources]?.hasSuffix("fr-CA") == true)
    #expect(words[.keyMapping]?.contains("key ") == true)
    #expect(words[.lookup]?.hasPrefix("fr-CA answered") == true)
    #expect(words[.regeneration]?.hasPrefix("drawn 09:00:30 under r2") == true)
    #expect(words[.onScreen]?.hasPrefix("cells, not points · fits") == true)
  }

  // MARK: What is read aloud

  @Test func aLabelIsReadInPlaceOfItsText() throws {
    var model = try model("courier/french-on-the-way.scenario.yaml")
    _ = updateStage(&model, .key(.right))
    let transcript = Transcript(of: .lockScreen, in: model.frame, model.tints)
    let surface = try #require(model.frame.surface(.lockScreen)).resolved
    for entry in transcript.entries {
      for run in entry.runs {
        let text = surface.texts[run.text]
        let labels = surface.texts.filter { $0.node == text.node && $0.role == .label }
        #expect(labels.isEmpty || text.role != .visible, "\(entry.text)")
        #expect(entry.text.contains(text.string))
      }
    }
    #expect(transcript.entries.map(\.name) == (1...transcript.entries.count).map(String.init))
  }

  @Test func theLogGrowsWithTheScriptAndNeverSaysAText() throws {
    var model = try model("courier/french-on-the-way.scenario.yaml")
    var last = 0
    for _ in model.source.steps {
      #expect(model.frame.log.count >= last)
      last = model.frame.log.count
      let words = model.frame.log.flatMap { $0.entry.fields.map(\.value) }.joined(separator: " ")
      for surface in model.frame.frame.surfaces {
        for text in surface.resolved.texts where text.string.count > 10 {
          #expect(!words.contains(text.string))
        }
      }
      _ = updateStage(&model, .key(.right))
    }
    #expect(last > 5)
  }

  // MARK: Live

  @Test func aVerbInThePaletteMovesTheRun() throws {
    var model = try model("courier/french-on-the-way.scenario.yaml")
    _ = updateStage(&model, .key(.character(":")))
    for key in "region FR" { _ = updateStage(&model, .key(.character(key))) }
    _ = updateStage(&model, .key(.enter))
    #expect(model.frame.frame.world.device.region == "FR")
    #expect(model.source.steps[model.position.step - 1].name == "region FR, live")
    _ = updateStage(&model, .key(.left))
    #expect(model.frame.frame.world.device.region == "CA")
  }

  @Test func thePickerCountsTheKeysOfTheWidgetsAtTheirVersion() throws {
    let replayed = try Replayed(shipped: "courier/french-on-the-way.scenario.yaml")
    let library = replayed.inspector.resolver.library
    let stage = ScenarioStage(
      replayed.scenario, with: replayed.inspector, calendar: ICUCalendar(),
      translatedKeys: translatedKeys(in: library))
    let translated = stage.translated(at: StagePosition(step: 1))
    for tag in stage.product.supported { #expect(translated[tag] == 1, "\(tag)") }
    let widgets = TargetID("widgets")
    let place = SourceLocation(file: "x", line: 1, column: 1)
    let fewer = ResourceVersion(edits: [
      .remove(
        target: widgets, table: "Localizable", locale: "ja",
        key: "live_activity.delivery.status.collected", place: place)
    ])
    let counted = translatedKeys(in: library)(widgets, fewer)
    let japanese = try #require(LanguageTag("ja"))
    #expect(try #require(counted[japanese]) < 1)
    #expect(
      try #require(
        LanguagePicker(
          [japanese], current: japanese, translated: counted
        ).percent(japanese)) < 100)
  }
}
