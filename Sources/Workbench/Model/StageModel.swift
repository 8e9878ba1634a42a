import Languages
package import Layout
import Simulation

/// Everything that decides what the Stage's screen shows, but the source's own content.
package struct StageModel: Sendable {
  package internal(set) var source: any StageSource {
    didSet { scales = PictureScales(source, glyphs: glyphs, aspect: cellAspect) }
  }
  /// The script as it was written, without what was done live.
  var script: any StageSource
  package internal(set) var position: StagePosition
  package internal(set) var frame: StageFrame
  package internal(set) var isPlaying = false
  package internal(set) var speed = PlaybackSpeed.once
  /// Real time spent on the step that is playing, already at the speed.
  var spent = Duration.zero
  package internal(set) var workspace = Workspace.stage
  package internal(set) var scene = StageScene.device
  /// What Verify shows; gathered when it is first shown.
  var matrix = MatrixModel()
  /// What Preview shows; gathered when it is first shown.
  var preview = PreviewModel()
  /// The Stage as it was before a cell was replayed on it; nil while none is.
  var beforeReplay: StageBeforeReplay?
  package internal(set) var overlay: StageOverlay?
  /// What the Lock Screen pane shows where the other panes have no room.
  package internal(set) var lockScreen = LockScreenView.now
  /// The pane with the keys; it has the screen where there is room for one alone.
  package internal(set) var pane = StagePane.lockScreen
  package internal(set) var isZoomed = false
  /// The surface that the presenter's screen shows; nil while there is no presenter.
  package internal(set) var presented: StagePane?
  package internal(set) var cursor: StageCursor?
  package internal(set) var filter: PaneFilter?
  package internal(set) var shows = StageToggles()
  /// What the key line says until the next key.
  package internal(set) var notice: String?
  package internal(set) var size: ScreenSize
  /// Runs that differ from the step before.
  package internal(set) var changed: Set<StageRun> = []
  /// What is flashing.
  var flash: Flash?
  /// The last change of language, while both names are shown.
  var languageChange: LanguageChange?
  /// Lines that panes are scrolled by, beyond what the cursor asks for.
  var scrolled: [StagePane: Int] = [:]
  /// The last press of the mouse, to know a double click by.
  var pressed: Press?
  var isScrubbing = false
  var keyStyle = KeyStyle.plain
  /// What `y` copied last.
  var copied: Copied?
  /// The command that would drop what was done live, asked for once.
  var leaving: StageCommand?
  let preferences: StagePreferences
  let glyphs: GlyphSet
  /// Height of a cell over its width.
  let cellAspect: Double
  /// The scales of the pictures of this source.
  private(set) var scales: PictureScales
  var tints: LanguageTints

  /// Opens the script after its first step, paused.
  ///
  /// - Parameter cellAspect: height of a cell over its width, where the terminal tells it.
  package init(
    source: any StageSource, size: ScreenSize, glyphs: GlyphSet = .unicode,
    preferences: StagePreferences = StagePreferences(), cellAspect: Double? = nil
  ) {
    self.source = source
    self.cellAspect = cellAspect ?? 2
    scales = PictureScales(source, glyphs: glyphs, aspect: self.cellAspect)
    script = source
    position = StagePosition(step: min(1, source.steps.count))
    frame = source.frame(at: position)
    self.size = size
    self.glyphs = glyphs
    self.preferences = preferences
    tints = LanguageTints(
      default: source.product.defaultLanguage, supported: source.product.choosable)
    if glyphs == .ascii {
      notice = "ASCII: letters lose their marks, other scripts are told as [ja 11]"
    }
    keepCursor()
  }

  /// The findings of the frame as the list numbers them.
  var numbered: [StageFinding] { frame.numbered(tints) }

  /// How long the device may wait before the next tick; nil while nothing moves by itself.
  package var nextTick: Duration? {
    guard size.isEnough else { return nil }
    let isPresenting = presented != nil
    return [
      hasIdleWork ? .milliseconds(1) : nil, playingTick, flash?.rest(isPresenting: isPresenting),
      isPresenting ? languageChange?.rest : nil,
    ]
    .compactMap { $0 }.min()
  }

  private var playingTick: Duration? {
    guard isPlaying else { return nil }
    let next = position.seconds == nil ? position.step + 1 : position.step
    let rest = (dwell(next) - spent) / speed.factor
    // A clock that runs through a wait is drawn ten times a second.
    let runs = isInsideWait && !preferences.isMotionReduced
    return max(.milliseconds(1), min(rest, runs ? .milliseconds(100) : rest))
  }
}

/// What lies over the panes.
package enum StageOverlay: Hashable, Sendable {
  case help(HelpSearch)
  case commands(CommandPalette)
  case languages(LanguagePicker)
  /// A name is asked for.
  case name(NamePrompt)
  /// Something outside could not be done.
  case problem(StageProblem)
}

/// What the Lock Screen pane shows.
package enum LockScreenView: String, Hashable, Sendable, CaseIterable {
  case now
  case ifStale
  case ifEnded

  /// The one after it, in a ring.
  var next: LockScreenView {
    switch self {
    case .now: .ifStale
    case .ifStale: .ifEnded
    case .ifEnded: .now
    }
  }
}

/// The panes, in the order of `Tab`.
package enum StagePane: String, Hashable, Sendable, CaseIterable {
  case inspect
  case lockScreen
  case island
  case expanded
  /// Watch, car, Mac, StandBy, Always-On and banner.
  case displays
  case stale
  case ended
  case findings
  case voiceOver
  case log
  /// The grid of Verify.
  case matrix
  /// What a cell of it holds.
  case cell
  case evidence
  /// Of Preview: the pictures of a slot side by side, the table, whole cards, the text sizes.
  case slots
  case needs
  case cards
  case sizes
}

/// What is shown beside the texts themselves.
package struct StageToggles: Hashable, Sendable {
  /// Marks of wrong runs.
  package var marks = true
  /// VoiceOver has the place of Findings, and Findings that of VoiceOver.
  package var voiceOverFirst = false
  /// Names and points of regions.
  package var bounds = false
  /// What runs say in the source language.
  package var gloss = false
}

/// Where the one cursor stands: on a run of text, on a finding, or on both.
package struct StageCursor: Hashable, Sendable {
  package var run: StageRun?
  /// Number in the list; nil for a run that is sound.
  package var finding: Int?

  package init(run: StageRun? = nil, finding: Int? = nil) {
    self.run = run
    self.finding = finding
  }
}
