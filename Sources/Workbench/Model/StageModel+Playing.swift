import Languages

extension StageModel {
  /// The longest that a wait is shown, and how long what takes no time stays before the next step.
  static let longestWait = Duration.seconds(3)
  static let moment = Duration.milliseconds(400)
  static let glance = Duration.seconds(1)
  static let reading = Duration.milliseconds(2500)

  /// Whether the next step is a wait that is playing.
  var isInsideWait: Bool {
    source.steps.indices.contains(position.step) && source.steps[position.step].seconds > 0
      || position.seconds != nil
  }

  /// Whether the script has come to a `pause` of its own and goes on at a key.
  var waitsForKey: Bool {
    guard !isPlaying, !isAtEnd, position.seconds == nil,
      source.steps.indices.contains(position.step - 1),
      case .pause = source.steps[position.step - 1].kind
    else { return false }
    return true
  }

  /// Whether there is no step after this one.
  var isAtEnd: Bool { position.step >= source.steps.count && position.seconds == nil }

  /// How long a step is shown at once the speed.
  func dwell(_ number: Int) -> Duration {
    guard source.steps.indices.contains(number - 1) else { return .zero }
    let step = source.steps[number - 1]
    if step.seconds > 0 { return min(.seconds(step.seconds), StageModel.longestWait) }
    // What takes no time gives the step before it time to be seen.
    switch number > 1 ? source.steps[number - 2].kind : .other {
    case .caption, .chapter: return StageModel.reading
    case .event, .language: return StageModel.glance
    case .expect, .pause, .other: return StageModel.moment
    }
  }

  /// Lets real time pass while playing.
  mutating func play(for time: Duration) {
    guard isPlaying else { return }
    spent += time * speed.factor
    while isPlaying {
      let next = position.seconds == nil ? position.step + 1 : position.step
      guard source.steps.indices.contains(next - 1) else {
        isPlaying = false
        break
      }
      let dwell = dwell(next)
      if spent >= dwell {
        spent -= dwell
        go(to: StagePosition(step: next))
        if case .pause = source.steps[next - 1].kind { isPlaying = false }
        if next == source.steps.count { isPlaying = false }
        continue
      }
      let whole = source.steps[next - 1].seconds
      if whole > 0, !preferences.isMotionReduced {
        let inside = Int((Double(whole) * (spent / dwell)).rounded(.down))
        if inside > 0 { go(to: StagePosition(step: next, seconds: min(inside, whole - 1))) }
      }
      break
    }
    if !isPlaying { spent = .zero }
  }

  /// Runs or pauses; at the end it begins again.
  mutating func togglePlaying() {
    isPlaying.toggle()
    spent = .zero
    guard isPlaying else { return }
    if isAtEnd {
      go(to: StagePosition(step: min(1, source.steps.count)))
    }
    if let seconds = position.seconds, source.steps[position.step - 1].seconds > 0 {
      // Goes on where the wait was paused.
      let whole = source.steps[position.step - 1].seconds
      spent = dwell(position.step) * (Double(seconds) / Double(whole))
    }
  }

  /// Steps by hand, which pauses.
  mutating func step(by count: Int) {
    isPlaying = false
    spent = .zero
    // Inside a wait, back is its beginning and forward its end.
    let base = position.seconds == nil || count < 0 ? position.step : position.step - 1
    go(to: StagePosition(step: bounded(base + count)))
  }

  mutating func goToEdge(last: Bool) {
    isPlaying = false
    spent = .zero
    go(to: StagePosition(step: last ? source.steps.count : bounded(1)))
  }

  /// To the previous or next chapter; back from inside one is its beginning.
  mutating func goToChapter(next: Bool) {
    let chapters = source.steps.indices.filter { source.steps[$0].isChapter }.map { $0 + 1 }
    guard !chapters.isEmpty else {
      notice = "this script has no chapters"
      return
    }
    let here = position.step
    // A chapter opens with the captions that follow its name.
    let openings = chapters.map { chapter in
      var opening = chapter
      while source.steps.indices.contains(opening),
        case .caption = source.steps[opening].kind
      { opening += 1 }
      return opening
    }
    let target = next ? openings.first { $0 > here } : openings.last { $0 < here }
    guard let target else {
      goToEdge(last: next)
      return
    }
    isPlaying = false
    spent = .zero
    go(to: StagePosition(step: target))
  }

  /// To a step, as the mouse does; pauses.
  mutating func jump(to step: Int) {
    isPlaying = false
    spent = .zero
    go(to: StagePosition(step: bounded(step)))
  }

  mutating func changeSpeed(by step: Int) {
    let all = PlaybackSpeed.allCases
    let index = (all.firstIndex(of: speed) ?? 0) + step
    if all.indices.contains(index) { speed = all[index] }
  }

  /// From the start, as the script was written.
  /// Whether a command may drop what was done live: it has to be asked for twice.
  mutating func mayDropLive(_ command: StageCommand) -> Bool {
    guard source.steps.count != script.steps.count, leaving != command else { return true }
    leaving = command
    notice = "once more, and what was done live is gone; S saves it"
    return false
  }

  mutating func runAgain() {
    isPlaying = false
    spent = .zero
    source = script
    lockScreen = .now
    position = StagePosition(step: bounded(1))
    show(source.frame(at: position))
  }

  /// A position's frame becomes what is shown.
  mutating func go(to position: StagePosition) {
    guard position != self.position else { return }
    let isNext = self.position == StagePosition(step: position.step - 1)
    let isBack = position.step < self.position.step
    self.position = position
    // Going forward, what stood before is the step before.
    show(source.frame(at: position), after: isNext ? frame : nil, isBack: isBack)
  }

  /// A frame of another source's or step's, with what changed on the way to it.
  ///
  /// - Parameters:
  ///   - previous: what stood after the step before, where it is known.
  ///   - isBack: an earlier step, which changes nothing for whoever watches.
  mutating func show(
    _ frame: StageFrame, after previous: StageFrame? = nil, isBack: Bool = false
  ) {
    let before = self.frame
    self.frame = frame
    scrolled = [:]
    if position.seconds == nil {
      let last =
        position.step > 1
        ? previous ?? source.frame(at: StagePosition(step: position.step - 1)) : nil
      changed = last.map { frame.changes(since: $0) } ?? []
      let isLocaleChanged = before.decision.tag != frame.decision.tag
      flash(frame.changes(since: before), isLocaleChanged)
      languageChange = nil
      if let tag = last?.decision.tag, tag != frame.decision.tag, !isBack {
        languageChange = LanguageChange(before: tag, after: frame.decision.tag)
      }
    }
    let surface = cursor?.run?.surface
    keepCursor()
    if workspace == .inspect, cursor?.run == nil { stayInspecting(surface) }
  }

  private mutating func flash(_ runs: Set<StageRun>, _ isLocaleChanged: Bool) {
    guard !runs.isEmpty || isLocaleChanged else {
      flash?.runs = []
      flash?.isLocaleChanged = false
      return
    }
    let isTooSoon = flash.map { $0.age < Flash.least } ?? false
    flash = Flash(
      runs: runs, isLocaleChanged: isLocaleChanged,
      age: isTooSoon ? flash?.age ?? .zero : .zero,
      isSeen: !isTooSoon && !preferences.isMotionReduced)
  }

  /// Real time goes by for what is on the screen only for a while.
  mutating func age(by time: Duration) {
    flash?.age += time
    languageChange?.age += time
    if languageChange?.rest == nil { languageChange = nil }
    pressed?.age += time
  }

  private func bounded(_ step: Int) -> Int {
    max(min(1, source.steps.count), min(source.steps.count, step))
  }
}
