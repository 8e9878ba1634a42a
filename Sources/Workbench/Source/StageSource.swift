package import Diagnostics
package import Inspection
package import Languages
package import Layout
package import Simulation

/// What the Stage plays: a script with a frame for each position, which can be left for another one
/// by changing the language live.
package protocol StageSource: Sendable {
  /// What is under test.
  var product: Product { get }
  /// The scenario's name.
  var title: String { get }
  /// The steps in order, and what was done live between them.
  var steps: [StageStep] { get }
  /// What the texts are measured with.
  var measure: TextMeasure { get }
  /// What the panes show, step after step, in its places; what shows the same as the step before
  /// may be left out.
  var places: [StagePlaces] { get }
  /// What stands at a position.
  func frame(at position: StagePosition) -> StageFrame
  /// The same script with a language changed at a position, and where it stands after that: what
  /// comes later is played on, its expectations are not judged.
  func switching(
    to language: LanguageTag, by route: LanguageRoute, at position: StagePosition
  ) -> (source: any StageSource, position: StagePosition)
  /// The same with anything else that happens live.
  func performing(
    _ event: Event, at position: StagePosition
  ) -> (source: any StageSource, position: StagePosition)
  /// How much of what the surfaces can show is translated, from 0 to 1, at a position; empty where
  /// nothing is known.
  func translated(at position: StagePosition) -> [LanguageTag: Double]
  /// The session as a scenario, what was done live included, for a folder.
  func savedSession(in folder: String) -> SessionFile
  /// A report of a run, or of a finding that marks none; nil where there is neither.
  func bugReport(
    of run: StageRun?, finding: Finding?, at position: StagePosition, versions: ToolVersions,
    paths: PathStyle
  ) -> SessionFile?
  /// What the texts of a surface say in the source language, by their index.
  func glosses(of surface: InspectedSurface, at position: StagePosition) -> [String?]
  /// The boundaries that a run crossed, and at which one it broke.
  func diagnosis(of judged: Judged, on surface: InspectedSurface, in frame: Frame) -> Diagnosis
}

/// Where a language is chosen.
package enum LanguageRoute: String, Hashable, Sendable, CaseIterable {
  case inApp = "in the app"
  /// Settings, the app.
  case perApp = "per app"
  /// Settings, General.
  case device
}

/// A place in the script: after a step, or inside one that takes time.
package struct StagePosition: Hashable, Sendable {
  /// The step, from 1; 0 only where there are no steps.
  package var step: Int
  /// Seconds gone inside the step; nil at its end.
  package var seconds: Int?

  package init(step: Int, seconds: Int? = nil) {
    self.step = step
    self.seconds = seconds
  }
}

/// A step as the timeline shows it.
package struct StageStep: Hashable, Sendable {
  package var kind: Kind
  /// As `push nearby.apns`.
  package var name: String
  /// A word or two, as `push nearby`.
  package var label: String
  /// Seconds that it takes on the virtual clock.
  package var seconds: Int
  /// The clock after it, `09:00:30` in the device's zone.
  package var clock: String

  /// What matters about a step here.
  package enum Kind: Hashable, Sendable {
    case event
    /// A change of language, by the script or live.
    case language
    case caption(String)
    case chapter(String)
    /// Nil where it is not judged, as the script was left.
    case expect(passed: Bool?)
    case pause
    case other
  }

  /// Whether a chapter begins here.
  package var isChapter: Bool {
    if case .chapter = kind { true } else { false }
  }

  package init(kind: Kind, name: String, label: String, seconds: Int = 0, clock: String) {
    self.kind = kind
    self.name = name
    self.label = label
    self.seconds = seconds
    self.clock = clock
  }
}
