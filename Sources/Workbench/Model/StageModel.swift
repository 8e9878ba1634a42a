package import Layout
import Simulation

/// Everything that decides what the Stage's screen shows, but the source's own content.
package struct StageModel: Sendable {
  package internal(set) var source: any StageSource
  /// The script as it was written, without what was done live.
  let script: any StageSource
  package internal(set) var position: StagePosition
  package internal(set) var frame: StageFrame
  package internal(set) var isPlaying = false
  package internal(set) var speed = PlaybackSpeed.once
  /// Real time spent on the step that is playing, already at the speed.
  var spent = Duration.zero
  package internal(set) var overlay: StageOverlay?
  /// What the Lock Screen pane shows where the other panes have no room.
  package internal(set) var lockScreen = LockScreenView.now
  /// The pane that has the screen where there is room for one alone.
  package internal(set) var pane = StagePane.lockScreen
  package internal(set) var cursor: StageCursor?
  package internal(set) var size: ScreenSize
  let glyphs: GlyphSet
  let tints: LanguageTints

  /// Opens the script after its first step, paused.
  package init(source: any StageSource, size: ScreenSize, glyphs: GlyphSet = .unicode) {
    self.source = source
    script = source
    position = StagePosition(step: min(1, source.steps.count))
    frame = source.frame(at: position)
    self.size = size
    self.glyphs = glyphs
    tints = LanguageTints(
      default: source.product.defaultLanguage, supported: source.product.supported)
    keepCursor()
  }

  /// The findings of the frame as the list numbers them.
  var numbered: [StageFinding] { frame.numbered(tints) }

  /// How long the device may wait before the next tick; nil while nothing moves by itself.
  package var nextTick: Duration? {
    guard isPlaying, size.isEnough else { return nil }
    let next = position.seconds == nil ? position.step + 1 : position.step
    let rest = (dwell(next) - spent) / speed.factor
    // A clock that runs through a wait is drawn ten times a second.
    return max(.milliseconds(1), min(rest, isInsideWait ? .milliseconds(100) : rest))
  }
}

/// What lies over the panes.
package enum StageOverlay: Hashable, Sendable {
  case help
  case languages(LanguagePicker)
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

/// The panes of the Stage, in the order of `Tab`.
package enum StagePane: String, Hashable, Sendable, CaseIterable {
  case lockScreen
  case island
  case expanded
  case stale
  case ended
  case findings
  case decision
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

/// Faster or slower than the clock.
package enum PlaybackSpeed: String, Hashable, Sendable, CaseIterable {
  case half = "½×"
  case once = "1×"
  case twice = "2×"
  case fivefold = "5×"
  case tenfold = "10×"

  /// How many seconds of the script's showing pass in one.
  var factor: Double {
    switch self {
    case .half: 0.5
    case .once: 1
    case .twice: 2
    case .fivefold: 5
    case .tenfold: 10
    }
  }
}
