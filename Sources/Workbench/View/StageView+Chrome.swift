import Diagnostics
import Inspection
import Languages
import Layout
import Presentation
import Simulation

extension StageView {
  /// Screens at the left, what is shown in the middle, and at the right, never displaced: the
  /// language in force, its revision, who decided it, the device's clock.
  func drawHeader(on screen: inout StageScreen) {
    let rightStart = drawDecided(on: &screen)
    let end = drawTabs(before: rightStart, on: &screen)
    let room = rightStart - end - 4
    let titles = titles
    let title = titles.first { screen.grid.cellWidth($0) <= room } ?? titles.last ?? ""
    let width = min(screen.grid.cellWidth(title), room)
    guard width > 0 else { return }
    screen.grid.write(
      title, column: end + (rightStart - end - width) / 2, row: 0, columns: width, style: .quiet)
  }

  /// The part at the right, and where it begins; it flashes when the language changes.
  func drawDecided(on screen: inout StageScreen) -> Int {
    let decision = model.frame.decision
    let languages =
      model.workspace == .preview && !model.preview.locales.isEmpty
      ? "\(model.preview.locales.count) locales" : decision.tag.description
    let decided = "\(languages) r\(decision.revision) \(decision.rule.word)"
    let clock = " \(model.frame.clock)"
    let start =
      screen.grid.columns - 1 - screen.grid.cellWidth(decided) - screen.grid.cellWidth(clock)
    var style = CellStyle.title
    if let flash = model.flash, flash.isLocaleChanged {
      style = flashing(style, flash.look(isPresenting: model.presented != nil))
    }
    let width = screen.grid.write(decided, column: start, row: 0, style: style)
    screen.grid.write(clock, column: start + width, row: 0, style: .title)
    screen.add(
      .command(.language), CellRectangle(column: start, row: 0, columns: width, rows: 1))
    return start
  }

  func flashing(_ style: CellStyle, _ look: Flash.Look?) -> CellStyle {
    var style = style
    switch look {
    case .reversed: style.isReversed = true
    case .underlined: style.isUnderlined = true
    case nil: break
    }
    return style
  }

  /// The screens by their keys; where there is no room only the one that is open has its name.
  private func drawTabs(before end: Int, on screen: inout StageScreen) -> Int {
    let names = Workspace.allCases
    func text(_ index: Int, named: Bool) -> String {
      let isOpen = names[index] == model.workspace
      let sign = isOpen ? model.glyphs(.cursor) : named ? " " : ""
      return " \(index + 1)\(sign)" + (named || isOpen ? names[index].rawValue : "")
    }
    let all = names.indices.map { text($0, named: true) }
    let isRoomy = all.reduce(0) { $0 + screen.grid.cellWidth($1) } + 2 <= end
    let commands: [StageCommand] = [.stage, .verify, .preview, .inspect]
    var column = 0
    for index in names.indices {
      let isOpen = names[index] == model.workspace
      let tab = isRoomy ? all[index] : text(index, named: false)
      let width = screen.grid.write(
        tab, column: column, row: 0, style: isOpen ? .title : .quiet)
      screen.add(
        .command(commands[index]),
        CellRectangle(column: column, row: 0, columns: width, rows: 1))
      column += width
    }
    return column
  }

  /// What is shown, longest first.
  private var titles: [String] {
    if model.workspace == .inspect {
      return [model.cursor?.run.map { surfaceName($0.surface.id) } ?? model.source.title]
    }
    let device = model.frame.frame.world.device
    let product = model.source.product.name
    if model.workspace == .verify { return matrixTitles(product) }
    if model.workspace == .preview { return previewTitles(product) }
    let title = model.source.title
    let languages = device.languages.map(\.description).joined(separator: ", ")
    return [
      join(
        product, title, device.model.name, "languages \(languages)", "region \(device.region)",
        device.timeZone),
      join(product, title, device.model.name), join(product, title), title,
    ]
  }

  // MARK: Keys

  /// The keys that work here, the most needed first; those that have no room are left away, but
  /// never help. What there is to say is said here until the next key.
  func drawKeyLine(on screen: inout StageScreen) {
    let row = screen.grid.rows - 1
    let area = CellRectangle(column: 0, row: row, columns: screen.grid.columns, rows: 1)
    screen.grid.clear(area)
    let gap = 2
    let help = KeyEntry.Hint.says("?", "help", .help)
    var room = screen.grid.columns - 2 - width(help, screen.grid)
    var column = 1
    if let notice = model.notice {
      let columns = room - gap
      column += screen.grid.write(
        ascii(notice), column: column, row: row, columns: columns, style: .focus)
      column += gap
      room = 0
    }
    var hints: [KeyEntry.Hint] = []
    for hint in keyHints where width(hint, screen.grid) + gap <= room {
      hints.append(hint)
      room -= width(hint, screen.grid) + gap
    }
    if model.overlay == nil { hints.append(help) }
    for hint in hints {
      let start = column
      column += screen.grid.write(keys(hint), column: column, row: row)
      column += 1
      column += screen.grid.write(hint.words, column: column, row: row, style: .quiet)
      screen.add(
        model.overlay == nil ? .command(hint.command) : .key(hint.key ?? .escape),
        CellRectangle(column: start, row: row, columns: column - start, rows: 1))
      column += gap
    }
  }

  private func width(_ hint: KeyEntry.Hint, _ grid: CellGrid) -> Int {
    grid.cellWidth(keys(hint)) + 1 + grid.cellWidth(hint.words)
  }

  private func keys(_ hint: KeyEntry.Hint) -> String {
    model.glyphs == .unicode ? hint.keys : hint.ascii
  }

  /// Arrows and the like as the set has them.
  private func ascii(_ text: String) -> String {
    model.glyphs == .unicode
      ? text
      : text.replacing("↑ ↓", with: "^ v").replacing("·", with: model.glyphs(.separator))
  }

  private var keyHints: [KeyEntry.Hint] {
    if let overlay = model.overlay { return overlayHints(overlay) }
    if model.filter?.isTyping == true {
      return [.says("Enter", "keep", .open), .says("Esc", "all", .back)]
    }
    switch model.workspace {
    case .inspect:
      var hints = [hint(.nextRun), hint(.nextSurface)]
      if !findings.isEmpty { hints.append(hint(.nextFinding)) }
      hints.append(.says("Enter", "on stage", .open))
      if !StageGeometry.hasInspectPanes(model.size) { hints.append(hint(.nextPane)) }
      return hints + [
        hint(.edit), .says("y", "copy", .copy), .says("/", "filter", .filter),
        hint(.stepForward), .says("B", "report", .report), hint(.commands),
      ]
    case .verify: return matrixHints
    case .preview: return previewHints
    case .stage: return stageHints
    }
  }

  private var previewHints: [KeyEntry.Hint] {
    guard model.preview.page != nil else { return [.says("1", "stage", .stage)] }
    return [
      .says("↑↓", ascii: "^v", "language", .nextRun),
      .says("←→", ascii: "<>", "text", .stepForward),
      hint(.nextSurface), hint(.largerText),
      hint(.device), hint(.pseudolocales), hint(.order), hint(.open), hint(.edit),
      .says("b", "bounds", .bounds), .says("w", "export", .write),
      .says("z", "zoom", .zoom),
      .says("/", "filter", .filter), .says("y", "copy", .copy), hint(.commands),
    ]
  }

  private var matrixHints: [KeyEntry.Hint] {
    let matrix = model.matrix
    var run = hint(.togglePlaying)
    if matrix.isRunning { run.words = "pause" }
    let again = hint(.again)
    guard matrix.source != nil else { return [.says("1", "stage", .stage)] }
    let hints: [KeyEntry.Hint] =
      matrix.isOpen
      ? [
        .says("Enter", "replay", .open), .says("Esc", "grid", .back),
        .says("↑↓", ascii: "^v", "presentation", .nextRun),
        .says("e", "editor", .edit), .says("y", "copy", .copy), again,
      ]
      : [
        .says("Enter", "open", .open), run, again, .says("/", "filter", .filter), hint(.choice),
      ]
    return hints + [.says(", .", "next wrong", .nextFinding), hint(.commands)]
  }

  private var stageHints: [KeyEntry.Hint] {
    var play = hint(.togglePlaying)
    if model.isPlaying { play.words = "pause" }
    var hints = [play, hint(.stepForward)]
    if model.beforeReplay != nil { hints.insert(.says("Esc", "Verify", .back), at: 0) }
    if model.source.steps.contains(where: \.isChapter) { hints.append(hint(.nextChapter)) }
    hints.append(hint(.nextRun))
    if model.size.columns < 80 { hints.append(hint(.nextPane)) }
    hints += [hint(.open), hint(.language)]
    hints += [
      hint(.edit), .says("y", "copy", .copy), .says("/", "filter", .filter), hint(.commands),
    ]
    if !findings.isEmpty { hints.append(hint(.nextFinding)) }
    if geometry.turnsLockScreen { hints.append(hint(.hypothetical)) }
    return hints + [
      .says("z", "zoom", .zoom), .says("Z", "presenter", .present), .says("q", "quit", .quit),
    ]
  }

  private func hint(_ command: StageCommand) -> KeyEntry.Hint {
    KeyTable.hint(command, on: model.workspace)
      ?? .says(KeyTable.key(of: command), command.name ?? "", command)
  }

  private func overlayHints(_ overlay: StageOverlay) -> [KeyEntry.Hint] {
    let escape = KeyEntry.Hint.pressing("Esc", "back", .escape)
    switch overlay {
    case .help: return [.pressing("Tab", "page", .tab), escape]
    case .commands: return [.pressing("Enter", "do", .enter), escape]
    case .languages(let picker):
      let choose = KeyEntry.Hint.pressing("Enter", "choose", .enter)
      return picker.route == nil
        ? [choose, escape] : [choose, .pressing("Tab", "where", .tab), escape]
    case .name: return [.pressing("Enter", "write", .enter), escape]
    case .problem(let problem):
      let edit = problem.place.map {
        KeyEntry.Hint.pressing("e", "line \($0.line) in the editor", .character("e"))
      }
      return [edit, .pressing("R", "reload", .character("R")), escape].compactMap { $0 }
    }
  }
}
