import Languages
import Presentation
import Simulation

extension StageModel {
  /// A key while something lies over the panes.
  mutating func press(_ key: Key, in overlay: StageOverlay) -> [StageEffect] {
    if key == .escape {
      self.overlay = nil
      return []
    }
    switch overlay {
    case .help(let search): press(key, in: search)
    case .commands(let palette): return press(key, in: palette)
    case .languages(let picker): press(key, in: picker)
    case .name(let prompt): return press(key, in: prompt)
    case .problem(let problem): return press(key, in: problem)
    }
    return []
  }

  private mutating func press(_ key: Key, in search: HelpSearch) {
    var search = search
    let closes: [Key] = [.enter, .function(1)]
    let closesUntyped: [Key] = [.character("q"), .character("?")]
    if closes.contains(key) || (search.field.text.isEmpty && closesUntyped.contains(key)) {
      overlay = nil
      return
    }
    search.press(key)
    overlay = .help(search)
  }

  private mutating func press(_ key: Key, in palette: CommandPalette) -> [StageEffect] {
    var palette = palette
    if key == .enter {
      guard let item = palette.selected(self) else { return [] }
      overlay = nil
      return perform(item.action)
    }
    palette.press(key, self)
    overlay = .commands(palette)
    return []
  }

  private mutating func perform(_ action: CommandPalette.Action) -> [StageEffect] {
    switch action {
    case .command(let command): return perform(command)
    case .language(let route):
      openLanguages(route)
    case .event(let event):
      branch(to: source.performing(event, at: position))
    case .keys(let style):
      keyStyle = style
      notice = style == .vim ? "h and l move, L is the language" : "l is the language"
    case .complete(let text): overlay = .commands(CommandPalette(text))
    case .none: break
    }
    return []
  }

  private mutating func press(_ key: Key, in picker: LanguagePicker) {
    var picker = picker
    if key == .enter {
      guard let language = picker.selected else { return }
      overlay = nil
      guard let route = picker.route else {
        preview.put(locale: language.tag)
        return
      }
      branch(to: source.switching(to: language.tag, by: route, at: position))
      let decision = frame.decision
      if decision.tag != language.tag {
        notice = "\(decision.tag) stays in force: \(decision.rule.reason)"
      }
      return
    }
    picker.press(key)
    overlay = .languages(picker)
  }

  private mutating func press(_ key: Key, in prompt: NamePrompt) -> [StageEffect] {
    var prompt = prompt
    if key == .enter {
      let name = prompt.field.text
      guard !name.isEmpty else { return [] }
      if prompt.content == .picture, PictureEnding(name: name) == nil {
        notice = "a picture is \(PictureEnding.words)"
        return []
      }
      overlay = nil
      return [write(prompt)]
    }
    _ = prompt.field.press(key)
    overlay = .name(prompt)
    return []
  }

  private mutating func press(_ key: Key, in problem: StageProblem) -> [StageEffect] {
    switch key {
    case .character("e"):
      return problem.place.map { [.edit($0)] } ?? []
    case .character("R"): return [.reload]
    case .character("q"), .enter: overlay = nil
    case .character, .control, .function, .left, .right, .up, .down, .home, .end, .pageUp,
      .pageDown, .escape, .tab, .backTab, .backspace, .delete:
      break
    }
    return []
  }

  /// What is played from here on is another script.
  mutating func branch(to branch: (source: any StageSource, position: StagePosition)) {
    isPlaying = false
    spent = .zero
    source = branch.source
    position = branch.position
    show(source.frame(at: position))
  }

  mutating func openLanguages(_ route: LanguageRoute = .inApp) {
    isPlaying = false
    spent = .zero
    let target = source.product.targets.first { $0.kind == .widgetExtension }
    overlay = .languages(
      LanguagePicker(
        source.product.choosable, current: frame.decision.tag, route: route,
        target: target?.id.name, translated: source.translated(at: position)))
  }
}
