package import Layout
package import Pictures

/// Plays a source on a screen that nobody sees, by a clock of its own: every wait is as long as the
/// Stage makes it, and no real time goes by.
package struct StageRecorder {
  private var model: StageModel
  private var at = Duration.zero
  private var frames: [Recording.Frame] = []
  private var markers: [Recording.Marker] = []
  private var markedStep = 0

  /// How long a pause of the script stands before it is played on, and the last frame before the end.
  private static let rest = Duration.seconds(2)

  private init(
    _ source: any StageSource, size: ScreenSize, glyphs: GlyphSet, speed: PlaybackSpeed,
    preferences: StagePreferences
  ) {
    model = StageModel(source: source, size: size, glyphs: glyphs, preferences: preferences)
    model.notice = nil
    model.speed = speed
  }

  /// What the Stage shows from the first step to the last, captions and chapters as markers.
  /// - Parameter size: at least `ScreenSize.least`.
  package static func record(
    _ source: any StageSource, size: ScreenSize, glyphs: GlyphSet = .unicode,
    speed: PlaybackSpeed = .once, preferences: StagePreferences = StagePreferences()
  ) -> Recording {
    var recorder = StageRecorder(
      source, size: size, glyphs: glyphs, speed: speed, preferences: preferences)
    recorder.play()
    return Recording(
      title: source.title, columns: size.columns, rows: size.rows, frames: recorder.frames,
      markers: recorder.markers, end: recorder.at + rest)
  }

  private mutating func play() {
    look()
    while model.position.step < model.source.steps.count {
      let before = model.position
      _ = updateStage(&model, .key(.character(" ")))
      look()
      while model.isPlaying { pass() }
      // What would not play on must not be waited for.
      if model.position == before { break }
      if model.position.step < model.source.steps.count {
        at += StageRecorder.rest / model.speed.factor
      }
    }
    // What flashes at the end comes to rest.
    while model.nextTick != nil { pass() }
  }

  /// Lets the time pass until something moves.
  private mutating func pass() {
    guard let tick = model.nextTick else { return }
    at += tick
    _ = updateStage(&model, .tick(tick))
    look()
  }

  private mutating func look() {
    mark()
    let grid = viewStage(model)
    guard frames.last?.grid != grid else { return }
    if frames.last?.at == at { frames.removeLast() }
    if frames.last?.grid != grid { frames.append(Recording.Frame(at: at, grid: grid)) }
  }

  /// Names the steps that were reached since the last look.
  private mutating func mark() {
    let reached = model.position.seconds == nil ? model.position.step : model.position.step - 1
    guard reached > markedStep else { return }
    for step in model.source.steps[markedStep..<reached] {
      switch step.kind {
      case .caption(let label), .chapter(let label):
        markers.append(Recording.Marker(at: at, label: label))
      case .event, .language, .expect, .pause, .other: break
      }
    }
    markedStep = reached
  }
}
