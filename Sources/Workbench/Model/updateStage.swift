import Languages
import Simulation

/// What a message does to the model, and what it asks of the outside.
package func updateStage(_ model: inout StageModel, _ message: StageMessage) -> [StageEffect] {
  switch message {
  case .tick(let time):
    model.play(for: time)
    return []
  case .resized(let size):
    model.size = size
    return []
  case .resumed: return [.repaint]
  case .stopRequested: return [.suspend]
  case .signal(let number): return [.end(.signal(number))]
  case .hangup: return [.end(.hangup)]
  case .key(.control("c")): return [.end(.interrupted)]
  case .key(.control("z")): return [.suspend]
  case .key(.control("l")): return [.repaint]
  case .key(let key): return model.press(key)
  }
}

extension StageModel {
  fileprivate mutating func press(_ key: Key) -> [StageEffect] {
    guard size.isEnough else {
      // Nothing can be seen, so nothing is done but leaving.
      return key == .character("q") ? [.end(.quit)] : []
    }
    switch overlay {
    case .help:
      closesHelp(key)
      return []
    case .languages(let picker):
      press(key, in: picker)
      return []
    case nil: return pressOnStage(key)
    }
  }

  private mutating func pressOnStage(_ key: Key) -> [StageEffect] {
    switch key {
    case .character("q"): return [.end(.quit)]
    case .character(" "): togglePlaying()
    case .right: step(by: 1)
    case .left: step(by: -1)
    case .pageDown, .control("f"): step(by: 5)
    case .pageUp, .control("b"): step(by: -5)
    case .home, .character("g"): goToEdge(last: false)
    case .end, .character("G"): goToEdge(last: true)
    case .up, .character("k"): moveRun(by: -1)
    case .down, .character("j"): moveRun(by: 1)
    case .character(","): moveFinding(by: -1)
    case .character("."): moveFinding(by: 1)
    case .character("<"): changeSpeed(by: -1)
    case .character(">"): changeSpeed(by: 1)
    case .character("l"), .character("L"): openLanguages()
    case .character("i"): lockScreen = lockScreen.next
    case .character("r"): runAgain()
    case .tab: turnPane(by: 1)
    case .backTab: turnPane(by: -1)
    case .character("?"), .function(1): overlay = .help
    case .character, .control, .function, .enter, .escape, .backspace, .delete: break
    }
    return []
  }

  private mutating func closesHelp(_ key: Key) {
    switch key {
    case .escape, .character("q"), .character("?"), .function(1), .enter: overlay = nil
    case .character, .control, .function, .left, .right, .up, .down, .home, .end, .pageUp,
      .pageDown, .tab, .backTab, .backspace, .delete:
      break
    }
  }

  private mutating func press(_ key: Key, in picker: LanguagePicker) {
    var picker = picker
    switch key {
    case .escape:
      overlay = nil
      return
    case .enter:
      guard let language = picker.selected else { return }
      overlay = nil
      isPlaying = false
      spent = .zero
      let branch = source.switching(to: language.tag, by: picker.route, at: position)
      source = branch.source
      position = branch.position
      frame = source.frame(at: position)
      keepCursor()
      return
    case .up: picker.move(by: -1)
    case .down: picker.move(by: 1)
    case .home: picker.selection = 0
    case .end: picker.move(by: picker.matches.count)
    case .tab: picker.turnRoute(by: 1)
    case .backTab: picker.turnRoute(by: -1)
    case .backspace: picker.erase()
    case .control("u"):
      picker.query = ""
      picker.selection = 0
    case .character(let character): picker.type(character)
    case .control, .function, .left, .right, .pageUp, .pageDown, .delete: break
    }
    overlay = .languages(picker)
  }

  private mutating func openLanguages() {
    isPlaying = false
    spent = .zero
    overlay = .languages(
      LanguagePicker(source.product.supported, current: frame.decision.tag))
  }

  private mutating func changeSpeed(by step: Int) {
    let all = PlaybackSpeed.allCases
    let index = (all.firstIndex(of: speed) ?? 0) + step
    if all.indices.contains(index) { speed = all[index] }
  }

  /// From the start, as the script was written.
  private mutating func runAgain() {
    isPlaying = false
    spent = .zero
    source = script
    position = StagePosition(step: min(1, source.steps.count))
    frame = source.frame(at: position)
    lockScreen = .now
    keepCursor()
  }

  private mutating func turnPane(by step: Int) {
    let all = StagePane.allCases
    let index = all.firstIndex(of: pane) ?? 0
    pane = all[(index + step + all.count) % all.count]
  }
}
