import Diagnostics
package import Inspection
import Internationalization
package import Languages
package import Presentation
package import Simulation

/// Which part of a target's keys each language has, from 0 to 1, at a version of the resources.
package typealias TranslatedKeys = @Sendable (TargetID, ResourceVersion) -> [LanguageTag: Double]

/// A scenario played through the model, as the Stage's source.
package struct ScenarioStage: StageSource {
  package let steps: [StageStep]
  /// What each entry logged.
  private let logs: [[StageLogLine]]
  let playback: Playback
  let inspector: Inspector
  let translatedKeys: TranslatedKeys

  /// Plays the whole scenario, and judges its expectations.
  ///
  /// - Parameter translatedKeys: for the list of languages; without it nothing is counted.
  package init(
    _ scenario: Scenario, with inspector: Inspector, calendar: any CivilCalendar,
    translatedKeys: @escaping TranslatedKeys = { _, _ in [:] }
  ) {
    self.init(
      Playback(product: inspector.product, scenario: scenario, calendar: calendar), inspector,
      translatedKeys)
  }

  init(_ playback: Playback, _ inspector: Inspector, _ translatedKeys: @escaping TranslatedKeys) {
    self.playback = playback
    self.translatedKeys = translatedKeys
    self.inspector = inspector
    var steps: [StageStep] = []
    var logs: [[StageLogLine]] = []
    var last: (end: Position, frame: Deferred<Frame>)?
    playback.forEachEntry { index, entry, world in
      let number = index + 1
      // What is no event changes nothing; only the end of the run settles it.
      let frame =
        if let last, last.end == entry.end, number < playback.entries.count { last.frame } else {
          Deferred {
            ScenarioStage.frame(of: world, at: StagePosition(step: number), playback, inspector)
          }
        }
      last = (entry.end, frame)
      steps.append(
        ScenarioStage.step(at: number, of: playback, leaving: world, frame, inspector.product))
      let isEvent = entry.action.event != nil
      logs.append(
        isEvent
          ? world.log.map { StageLogLine(clock: ScenarioStage.clock($0.at, world), entry: $0) } : []
      )
    }
    (self.steps, self.logs) = (steps, logs)
  }

  package var product: Product { inspector.product }

  package var title: String { playback.scenario.name }

  package func frame(at position: StagePosition) -> StageFrame {
    let world = world(at: position)
    let frame = ScenarioStage.frame(of: world, at: position, playback, inspector)
    let focus = world.focusedActivity
    let entry =
      playback.entries.indices.contains(position.step - 1)
      ? playback.entries[position.step - 1] : nil
    var failed: [ExpectationResult] = []
    if case .expect(let expectation) = entry?.step?.action, entry?.isJudged == true {
      failed = judge(
        expectation, at: entry?.step?.number ?? 0, frame: frame, product: product
      ).filter { !$0.passed }
    }
    return StageFrame(
      frame: frame, clock: ScenarioStage.clock(world.clock, world), caption: caption(at: position),
      focus: focus, failed: failed, isUnjudged: isUnjudged(entry),
      parties: world.parties(of: product),
      ifStale: Deferred { focus.flatMap { ifStale($0, in: world, entry) } },
      ifEnded: Deferred { focus.flatMap { ifEnded($0, in: world, after: position, entry) } },
      staleSince: focus?.staleAt.map { ScenarioStage.clock($0, world) },
      endedAt: focus?.endedAt.map { ScenarioStage.clock($0, world) },
      leavesAt: focus?.dismissesAt.map { ScenarioStage.clock($0, world) },
      log: Array(logs.prefix(position.step).joined()), chapter: chapter(at: position))
  }

  package func switching(
    to language: LanguageTag, by route: LanguageRoute, at position: StagePosition
  ) -> (source: any StageSource, position: StagePosition) {
    let event: Event =
      switch route {
      case .inApp: .languageInApp(language)
      case .perApp: .languagePerApp(language)
      case .device:
        .languageOfDevice(
          [language] + world(at: position).device.languages.filter { $0 != language })
      }
    return performing(event, at: position)
  }

  // MARK: Positions

  func position(at position: StagePosition) -> Position {
    guard let seconds = position.seconds else { return playback.position(after: position.step) }
    let start = playback.position(after: position.step - 1)
    return Position(
      events: start.events, time: playback.run.time(at: start) + seconds)
  }

  func world(at position: StagePosition) -> World {
    var world = playback.run.world(at: self.position(at: position))
    let isEvent =
      switch playback.entries.indices.contains(position.step - 1)
        ? playback.entries[position.step - 1].action : nil
      {
      case .step(let step): if case .event = step.action { true } else { false }
      case .live: true
      case nil: true
      }
    if !isEvent {
      // What happened belongs to the step that did it; what became of a push can still be expected.
      world.log = []
    }
    return world
  }

  private func caption(at position: StagePosition) -> String? {
    for entry in playback.entries.prefix(position.step).reversed() {
      if case .caption(let text) = entry.step?.action { return text }
    }
    return nil
  }

  private func chapter(at position: StagePosition) -> String? {
    for entry in playback.entries.prefix(position.step).reversed() {
      if case .chapter(let name) = entry.step?.action { return name }
    }
    return nil
  }

  private func isUnjudged(_ entry: Playback.Entry?) -> Bool {
    guard case .expect = entry?.step?.action else { return false }
    return entry?.isJudged == false
  }
}

extension ScenarioStage {
  fileprivate static func frame(
    of world: World, at position: StagePosition, _ playback: Playback, _ inspector: Inspector
  ) -> Frame {
    let entry =
      playback.entries.indices.contains(position.step - 1)
      ? playback.entries[position.step - 1] : nil
    return inspector.frame(
      of: world, step: entry?.step?.number ?? position.step,
      isFinal: position.step == playback.entries.count && position.seconds == nil)
  }

  /// The clock on the wall of the device's zone; in UTC where the zone is unknown.
  static func clock(_ instant: Instant, _ world: World) -> String {
    let seconds = Double(instant.seconds)
    let time =
      InternationalFormats.shared.civilTime(at: seconds, zone: world.device.timeZone)
      ?? CivilTime(secondsSince1970: Int64(instant.seconds))
    return String(time.description.suffix(8))
  }

  fileprivate static func step(
    at number: Int, of playback: Playback, leaving world: World, _ frame: Deferred<Frame>,
    _ product: Product
  ) -> StageStep {
    let entry = playback.entries[number - 1]
    let (start, end) = (playback.position(after: number - 1), entry.end)
    let seconds = playback.run.time(at: end).seconds - playback.run.time(at: start).seconds
    let clock = clock(world.clock, world)
    switch entry.action {
    case .live(let event):
      let isLanguage = event.value.changesLanguage
      let name = event.value.liveName
      return StageStep(
        kind: isLanguage ? .language : .event, name: "\(name), live",
        label: isLanguage ? event.value.languageName : name, seconds: seconds, clock: clock)
    case .step(let step):
      var kind = StageStep.Kind.other
      switch step.action {
      case .event(let event): kind = event.changesLanguage ? .language : .event
      case .caption(let text): kind = .caption(text)
      case .pause: kind = .pause
      case .chapter(let name): kind = .chapter(name)
      case .snapshot: break
      case .expect(let expectation):
        guard entry.isJudged else {
          kind = .expect(passed: nil)
          break
        }
        kind = .expect(
          passed: judge(
            expectation, at: step.number, frame: frame.value, product: product
          ).allSatisfy(\.passed))
      }
      return StageStep(
        kind: kind, name: step.fullName, label: step.shortName, seconds: seconds, clock: clock)
    }
  }
}

extension Playback.Entry {
  /// The line that it stands on.
  func place(in scenario: Scenario) -> SourceLocation {
    switch action {
    case .step(let step): step.place
    case .live(let event): event.place
    }
  }
}
