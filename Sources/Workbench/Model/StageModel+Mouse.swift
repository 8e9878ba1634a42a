/// A press of the mouse, and how long ago it was.
struct Press: Hashable, Sendable {
  var column: Int
  var row: Int
  var age = Duration.zero

  /// A second press within this time is a double click.
  static let double = Duration.milliseconds(400)
}

extension StageModel {
  /// What the mouse does.
  mutating func point(_ event: MouseEvent) -> [StageEffect] {
    guard preferences.hasMouse, size.isEnough else { return [] }
    switch event.kind {
    case .press: return press(at: event)
    case .release:
      isScrubbing = false
      return []
    case .drag:
      guard isScrubbing else { return [] }
      // Beside the steps the nearest one counts, so that the hand need not keep its line.
      if let step = StageScreen(self).step(near: event.column) { jump(to: step) }
      return []
    case .scroll(let rows, _):
      scroll(event, by: rows)
      return []
    }
  }

  private mutating func press(at event: MouseEvent) -> [StageEffect] {
    // What is pressed is what was seen, the notice included.
    let target = StageScreen(self).target(column: event.column, row: event.row)
    notice = nil
    let isDouble =
      pressed.map { $0.column == event.column && $0.row == event.row && $0.age < Press.double }
      ?? false
    pressed = isDouble ? nil : Press(column: event.column, row: event.row)
    switch target {
    case nil: return []
    case .command(let command): return perform(command)
    case .key(let key): return press(key)
    case .step(let step):
      isScrubbing = true
      jump(to: step)
    case .run(let run):
      put(StageRun(surface: run.surface, text: run.text))
      if isDouble { return perform(.open) }
    case .finding(let number):
      guard let finding = numbered.first(where: { $0.number == number }) else { return [] }
      cursor = StageCursor(run: finding.cursorRun, finding: number)
      pane = .findings
      if isDouble { return perform(.open) }
    case .pane(let pane):
      if presented == nil { self.pane = pane }
    case .cell(let key):
      matrix.put(key)
      matrix.isOpen = false
      if isDouble { return perform(.open) }
    case .presentation(let index):
      matrix.select(index)
      matrix.isOpen = true
      if isDouble { return perform(.open) }
    case .previewRow(let row):
      preview.put(row: row)
      pane = .needs
      if isDouble { return perform(.open) }
    case .item(let index): return choose(index, isDouble: isDouble)
    }
    return []
  }

  /// A line of what lies over the panes.
  private mutating func choose(_ index: Int, isDouble: Bool) -> [StageEffect] {
    switch overlay {
    case .languages(var picker):
      picker.select(index)
      overlay = .languages(picker)
    case .commands(var palette):
      palette.select(index)
      overlay = .commands(palette)
    case .help, .name, .problem, nil: return []
    }
    return isDouble ? press(.enter) : []
  }

  private mutating func scroll(_ event: MouseEvent, by rows: Int) {
    guard rows != 0 else { return }
    switch overlay {
    case .languages, .commands, .help:
      _ = press(rows > 0 ? .down : .up)
      return
    case .name, .problem: return
    case nil: break
    }
    let pane = StageScreen(self).pane(column: event.column, row: event.row)
    switch pane {
    case .findings?, .voiceOver?, .log?, .inspect?, .cell?, .evidence?, .cards?:
      if let pane { scroll(pane, by: rows) }
    case .matrix?: matrix.top += rows
    case .slots?, .needs?: preview.move(rows: rows)
    case .lockScreen?, .island?, .expanded?, .displays?, .stale?, .ended?, .sizes?, nil: break
    }
  }
}
