import Diagnostics
import Languages
import Layout
import Localization
import Presentation
import Simulation

@testable import Inspection
@testable import Workbench

/// A short script about a parcel, without a model behind it: what stands after each step is written
/// here, so that a test of the screen depends on nothing else.
struct FakeStage: StageSource {
  var steps: [StageStep] = [
    StageStep(kind: .event, name: "start parcel", label: "start", clock: "09:00:00"),
    StageStep(
      kind: .caption("A parcel is on its way"), name: "caption", label: "caption",
      clock: "09:00:00"),
    StageStep(
      kind: .event, name: "wait 30s", label: "wait 30s", seconds: 30, clock: "09:00:30"),
    StageStep(kind: .language, name: "language fr-CA", label: "fr-CA", clock: "09:00:30"),
    StageStep(kind: .expect(passed: true), name: "expect", label: "expect", clock: "09:00:30"),
    StageStep(kind: .event, name: "push late.apns", label: "push late", clock: "09:00:30"),
    StageStep(kind: .expect(passed: false), name: "expect", label: "expect", clock: "09:00:30"),
    StageStep(kind: .pause, name: "pause", label: "pause", clock: "09:00:30"),
    StageStep(
      kind: .event, name: "wait 10m", label: "wait 10m", seconds: 600, clock: "09:10:30"),
    StageStep(kind: .event, name: "end", label: "end", clock: "09:10:30"),
  ]
  /// The step at which a language was chosen live, and which.
  var live: (step: Int, language: String)?

  var title = "Parcel in French"

  /// What measures its texts.
  var shaper: any TextShaping = FakeFace()
  var measure: TextMeasure { shaper.measure }
  /// What the small presentations say.
  var minutes = "4 min"

  let product = Product(
    name: "Parcel", file: "parcel/product.yaml", defaultLanguage: tag("en"),
    supported: [tag("en"), tag("fr-CA"), tag("ja"), tag("ar")],
    onLanguageChangePlace: place("product.yaml", 3))

  static func tag(_ text: String) -> LanguageTag {
    LanguageTag(text) ?? LanguageTag(language: text)
  }

  static func place(_ file: String, _ line: Int, _ column: Int = 1) -> SourceLocation {
    SourceLocation(file: "parcel/\(file)", line: line, column: column)
  }

  func switching(
    to language: LanguageTag, by route: LanguageRoute, at position: StagePosition
  ) -> (source: any StageSource, position: StagePosition) {
    var branch = self
    branch.live = (position.step + 1, language.description)
    branch.steps.insert(
      StageStep(
        kind: .language, name: "language \(language), live", label: language.description,
        clock: clock(position)),
      at: position.step)
    for index in branch.steps.indices.dropFirst(position.step + 1) {
      if case .expect = branch.steps[index].kind { branch.steps[index].kind = .expect(passed: nil) }
    }
    return (branch, StagePosition(step: position.step + 1))
  }

  func performing(
    _ event: Event, at position: StagePosition
  ) -> (source: any StageSource, position: StagePosition) {
    if case .languageInApp(let tag) = event { return switching(to: tag, by: .inApp, at: position) }
    var branch = self
    branch.steps.insert(
      StageStep(
        kind: .event, name: "\(event.word), live", label: event.word, clock: clock(position)),
      at: position.step)
    return (branch, StagePosition(step: position.step + 1))
  }

  func translated(at position: StagePosition) -> [LanguageTag: Double] {
    [Self.tag("en"): 1, Self.tag("fr-CA"): 0.978, Self.tag("ja"): 0.999, Self.tag("ar"): 0.5]
  }

  func savedSession(in folder: String) -> SessionFile {
    SessionFile(stem: "parcel-session", ending: ".scenario.yaml", text: "scenario: saved\n")
  }

  func bugReport(
    of run: StageRun?, finding: Finding?, at position: StagePosition, versions: ToolVersions,
    paths: PathStyle
  ) -> SessionFile? {
    guard let run else { return nil }
    return SessionFile(
      stem: "parcel-report", ending: ".md", text: "# \(finding?.id ?? "none") \(run.surface)\n")
  }

  func glosses(of surface: InspectedSurface, at position: StagePosition) -> [String?] {
    surface.resolved.texts.map { $0.string == "Bientôt chez vous" ? "On its way" : nil }
  }

  func diagnosis(of judged: Judged, on surface: InspectedSurface, in frame: Frame) -> Diagnosis {
    diagnose(
      judged, on: surface, in: frame, of: product,
      from: ResourceLibrary([:], app: TargetID("app")))
  }

  func frame(at position: StagePosition) -> StageFrame {
    let step = position.step
    let done = steps.prefix(position.seconds == nil ? step : step - 1)
    let names = done.map(\.name)
    let isBroken = names.contains("push late.apns")
    let hasEnded = names.contains("end")
    let language =
      live.flatMap { step >= $0.step ? $0.language : nil }
      ?? (names.contains("language fr-CA") ? "fr-CA" : "en")
    let phase: ActivityPhase =
      hasEnded ? .ended : names.contains("wait 10m") ? .stale : .active
    var world = World(
      clock: Instant(0),
      device: Device(languages: [Self.tag("en-US")], region: "CA", timeZone: "America/Toronto"),
      settings: PlatformSettings(),
      decision: Decision(
        tag: Self.tag(language), rule: language == "en" ? .deviceMatch : .appPreference,
        revision: language == "en" ? 7 : 8, event: 0),
      store: language == "en"
        ? SharedStore()
        : SharedStore(preference: language, tag: Self.tag(language), revision: 8),
      resources: ResourceVersion())
    let activity = Activity(
      id: "parcel#1", kind: "parcel", phase: phase, attributes: [:], state: [:],
      startedAt: Instant(0), staleAt: nil, lastTimestamp: 0)
    world.activities = [activity.id: activity]
    let made = FakeSurfaces(
      language: language, isBroken: isBroken, phase: phase, shaper: shaper, latin: minutes)
    let surfaces = made.surfaces
    let step7 = steps.indices.contains(step - 1) ? steps[step - 1].kind : .other
    return StageFrame(
      frame: Frame(
        step: step, world: world, surfaces: surfaces,
        findings: surfaces.flatMap { $0.judged.compactMap(\.finding) }),
      clock: clock(position), caption: names.contains("caption") ? "A parcel is on its way" : nil,
      focus: activity,
      failed: step7 == .expect(passed: false)
        ? [
          ExpectationResult(
            step: step, place: Self.place("late.scenario.yaml", 12, 5), passed: false,
            expected: "every text in fr-CA", found: "‘Your parcel is near’", locale: "fr-CA",
            claims: [])
        ] : [],
      isUnjudged: step7 == .expect(passed: nil),
      parties: [
        Party(
          name: "app", languages: [Self.tag("en-US")], tag: Self.tag(language),
          source: "app-preference", revision: 8),
        Party(
          name: "server", languages: [], tag: Self.tag("en"), source: "sync-server", revision: 7),
      ],
      ifStale: Deferred(
        made: phase == .active
          ? FakeSurfaces(
            language: language, isBroken: isBroken, phase: .stale, shaper: shaper, latin: minutes
          ).surfaces[0] : nil),
      ifEnded: Deferred(
        made: hasEnded
          ? nil
          : FakeSurfaces(
            language: language, isBroken: false, phase: .ended, shaper: shaper, latin: minutes
          ).surfaces[0]),
      staleSince: phase == .stale ? "09:05:30" : nil, endedAt: hasEnded ? "09:10:30" : nil,
      leavesAt: hasEnded ? "13:10:30" : nil, log: log(done.count))
  }

  /// A line for each step that is an event.
  private func log(_ count: Int) -> [StageLogLine] {
    steps.prefix(count).enumerated().compactMap { index, step in
      guard step.kind == .event || step.kind == .language else { return nil }
      return StageLogLine(
        clock: step.clock,
        entry: LogEntry(
          at: Instant(index), event: step.name.split(separator: " ").first.map(String.init) ?? "",
          subject: "parcel#1", fields: [LogEntry.Field("revision", "\(7 + index / 4)")],
          place: Self.place("parcel.scenario.yaml", 10 + index)))
    }
  }

  private func clock(_ position: StagePosition) -> String {
    guard let seconds = position.seconds else {
      return steps.indices.contains(position.step - 1) ? steps[position.step - 1].clock : "09:00:00"
    }
    let start = position.step > 1 ? steps[position.step - 2].clock : "09:00:00"
    let parts = start.split(separator: ":").compactMap { Int($0) }
    let total = parts[0] * 3600 + parts[1] * 60 + parts[2] + seconds
    return [total / 3600, total / 60 % 60, total % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
