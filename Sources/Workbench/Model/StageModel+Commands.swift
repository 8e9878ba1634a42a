import Presentation

extension StageModel {
  /// Does what a key, a click or a word in the palette asks.
  mutating func perform(_ command: StageCommand) -> [StageEffect] {
    if let effects = performOnMatrix(command) ?? performOnPreview(command) { return effects }
    switch command {
    case .stage: show(.stage)
    case .inspect: show(.inspect)
    case .verify: return showMatrix()
    case .preview: showPreview()
    case .togglePlaying: togglePlaying()
    case .stepForward: step(by: 1)
    case .stepBack: step(by: -1)
    case .pageForward: page(by: 5)
    case .pageBack: page(by: -5)
    case .halfForward: page(by: 2)
    case .halfBack: page(by: -2)
    case .first: goToEdge(last: false)
    case .last: goToEdge(last: true)
    case .nextChapter: goToChapter(next: true)
    case .previousChapter: goToChapter(next: false)
    case .slower: changeSpeed(by: -1)
    case .faster: changeSpeed(by: 1)
    case .again: if mayDropLive(.again) { runAgain() }
    case .nextRun: moveRun(by: 1)
    case .previousRun: moveRun(by: -1)
    case .nextFinding: moveFinding(by: 1)
    case .previousFinding: moveFinding(by: -1)
    case .nextSurface: moveScene(by: 1)
    case .previousSurface: moveScene(by: -1)
    case .open: open()
    case .back: _ = goBack()
    case .nextPane: turnPane(by: 1)
    case .previousPane: turnPane(by: -1)
    case .language: openLanguages()
    case .hypothetical: turnLockScreen()
    case .marks: toggle(\.marks, "marks")
    case .voiceOver: toggleVoiceOver()
    case .bounds: toggle(\.bounds, "bounds")
    case .gloss: toggleGloss()
    case .choice, .largerText, .smallerText, .device, .pseudolocales, .order:
      notice = "\(KeyTable.key(of: command)) has no work here"
    case .zoom: isZoomed.toggle()
    case .present: presented = presented == nil ? .lockScreen : nil
    case .filter: openFilter()
    case .commands: overlay = .commands(CommandPalette())
    case .help: overlay = .help(HelpSearch())
    case .edit: return editPlace()
    case .copy: return copyText()
    case .write: overlay = .name(NamePrompt(.picture, suggesting: pictureName))
    case .saveSession: askToSave()
    case .report: askToReport()
    case .reload: return mayDropLive(.reload) ? [.reload] : []
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit: return goBack() ? [] : [.end(.quit)]
    }
    return []
  }

  /// Another screen; run and step go along.
  mutating func show(_ workspace: Workspace) {
    presented = nil
    guard workspace != self.workspace else { return }
    self.workspace = workspace
    isZoomed = false
    filter =
      workspace == .verify ? matrix.filter : workspace == .preview ? preview.filter : nil
    scrolled = [:]
    switch workspace {
    case .stage: pane = scene.pane
    case .preview: pane = .needs
    case .verify: pane = .matrix
    case .inspect: pane = .inspect
    }
    if workspace == .inspect, cursor?.run == nil { moveRun(by: 1) }
  }

  /// The run under the cursor with its way; from there back to the Stage.
  private mutating func open() {
    switch workspace {
    case .stage: show(.inspect)
    case .inspect: show(.stage)
    case .verify, .preview: break
    }
  }

  /// One level back; false at the top.
  private mutating func goBack() -> Bool {
    if workspace == .verify, matrix.isOpen {
      matrix.isOpen = false
    } else if filter != nil {
      filter = nil
    } else if presented != nil {
      presented = nil
    } else if isZoomed {
      isZoomed = false
    } else if workspace != .stage {
      show(.stage)
    } else if beforeReplay != nil {
      if mayDropLive(.back) { leaveReplay() }
    } else {
      return false
    }
    return true
  }

  private mutating func toggle(
    _ path: WritableKeyPath<StageToggles, Bool>, _ name: String
  ) {
    shows[keyPath: path].toggle()
    notice = "\(name) \(shows[keyPath: path] ? "on" : "off")"
  }

  private mutating func toggleVoiceOver() {
    shows.voiceOverFirst.toggle()
    if pane == .findings {
      pane = .voiceOver
    } else if pane == .voiceOver {
      pane = .findings
    }
  }

  /// `{` and `}`: another scene of the Stage, elsewhere another surface.
  private mutating func moveScene(by step: Int) {
    guard presented == nil else {
      turnPane(by: step)
      return
    }
    guard workspace == .stage else {
      moveSurface(by: step)
      return
    }
    scene = scene.moved(by: step)
    pane = scene.pane
    isZoomed = false
    notice = scene.rawValue
  }

  private mutating func turnLockScreen() {
    guard StageView(self).geometry.turnsLockScreen, workspace == .stage else {
      notice = "i has no work here: both have a pane"
      return
    }
    lockScreen = lockScreen.next
  }

  private mutating func turnPane(by step: Int) {
    if let presented {
      let all: [StagePane] = [.lockScreen, .island, .expanded]
      let index = all.firstIndex(of: presented) ?? 0
      self.presented = all[(index + step + all.count) % all.count]
      return
    }
    let all = StageGeometry.panes(of: workspace, scene: scene, size: size)
    let index = all.firstIndex(of: pane) ?? 0
    pane = all[(index + step + all.count) % all.count]
  }

  private mutating func openFilter() {
    let lists: [StagePane] = [.findings, .voiceOver, .log]
    let visible = StageGeometry.panes(of: workspace, scene: scene, size: size)
    // A picture has nothing to filter; what is beside it has.
    let wanted = lists.contains(pane) ? pane : lists.first { visible.contains($0) }
    guard let wanted else { return }
    pane = wanted
    scrolled[wanted] = nil
    filter = PaneFilter(pane: wanted)
  }

  /// Five steps, or a page of the list that has the keys.
  private mutating func page(by count: Int) {
    let isList = [.log, .voiceOver, .findings].contains(pane)
    if workspace == .inspect, isList {
      scroll(pane, by: count)
    } else {
      step(by: count)
    }
  }

  /// Moves a list's window; drawing keeps it within the list.
  mutating func scroll(_ pane: StagePane, by rows: Int) {
    scrolled[pane] = max(-999, min(999, (scrolled[pane] ?? 0) + rows))
  }
}
