import Simulation

/// What a message does to the model, and what it asks of the outside.
package func updateStage(_ model: inout StageModel, _ message: StageMessage) -> [StageEffect] {
  defer {
    model.keepMatrix()
    model.keepPreview()
  }
  switch message {
  case .idle: return model.work()
  case .tick(let time):
    model.age(by: time)
    model.play(for: time)
    return []
  case .resized(let size):
    model.size = size
    model.keepPane()
    return []
  case .resumed: return [.repaint]
  case .stopRequested: return [.suspend]
  case .signal(let number): return [.end(.signal(number))]
  case .hangup: return [.end(.hangup)]
  case .key(.control("c")): return [.end(.interrupted)]
  case .key(.control("z")): return [.suspend]
  case .key(.control("l")): return [.repaint]
  case .key(let key): return model.press(key)
  case .mouse(let event): return model.point(event)
  case .copied(let isDone):
    if !isDone { model.notice = "this terminal takes no copies" }
    return []
  case .written(let name):
    model.notice = "written to \(name)"
    return []
  case .reloaded(let source):
    model.reload(source)
    return []
  case .gathered(let source):
    model.take(source)
    return []
  case .notGathered(let problem):
    model.matrix.refuse(problem)
    return []
  case .previewGathered(let previewer):
    model.preview.take(previewer)
    return []
  case .previewNotGathered(let problem):
    model.preview.refuse(problem)
    return []
  case .failed(let problem):
    model.fail(problem)
    return []
  }
}

extension StageModel {
  /// A key where it goes: to what lies over the panes, to a filter, to its command.
  mutating func press(_ key: Key) -> [StageEffect] {
    guard size.isEnough else {
      // Nothing can be seen, so nothing is done but leaving.
      return key == .character("q") ? [.end(.quit)] : []
    }
    notice = nil
    if let overlay { return press(key, in: overlay) }
    if filter?.isTyping == true, type(key) { return [] }
    guard let command = KeyTable.command(key, style: keyStyle) else {
      if case .character(let character) = key {
        notice = "\(character) has no work here"
      }
      return []
    }
    if command != .copy { copied = nil }
    if command != leaving { leaving = nil }
    return perform(command)
  }

  /// A key into the filter; false for one that is a command all the same.
  private mutating func type(_ key: Key) -> Bool {
    switch key {
    case .escape: filter = nil
    case .enter: filter?.isTyping = false
    case .up, .down, .pageUp, .pageDown, .tab, .backTab, .function: return false
    case .character, .control, .left, .right, .home, .end, .backspace, .delete:
      _ = filter?.field.press(key)
    }
    return true
  }

  /// After another size: the keys stay in a pane that is there.
  mutating func keepPane() {
    let panes = StageGeometry.panes(of: workspace, scene: scene, size: size)
    if !panes.contains(pane), let first = panes.first { pane = first }
  }

  /// The files were read again: the step stays, what was done live is gone.
  mutating func reload(_ source: any StageSource) {
    isPlaying = false
    spent = .zero
    if case .problem = overlay { overlay = nil }
    if beforeReplay != nil { leaveReplay() }
    matrix.forget()
    preview.forget()
    self.source = source
    script = source
    tints = LanguageTints(
      default: source.product.defaultLanguage, supported: source.product.choosable)
    let steps = source.steps.count
    position = StagePosition(step: max(min(1, steps), min(steps, position.step)))
    show(source.frame(at: position))
    notice = "files read again"
  }

  mutating func fail(_ problem: StageProblem) {
    if problem.lines.isEmpty {
      notice = problem.title
    } else {
      overlay = .problem(problem)
    }
  }
}
