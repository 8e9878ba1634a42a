/// The one table of keys: what works, what the key line and help say, what the palette shows.
enum KeyTable {
  /// In the order of help.
  static let entries: [KeyEntry] = everywhere + here + grid + previewed + moving

  private static func character(
    _ character: Character, _ command: StageCommand
  ) -> (Key, StageCommand) { (.character(character), command) }

  private static let everywhere: [KeyEntry] = [
    .line(
      "1 2 3 4", "screen", .everywhere,
      [
        character("1", .stage), character("2", .verify), character("3", .preview),
        character("4", .inspect),
      ]),
    .line(
      "{ }", "scene, surface, suite", .everywhere,
      [character("{", .previousSurface), character("}", .nextSurface)],
      hint: .says("{}", "surface", .nextSurface)),
    .line(
      ", .", "previous, next finding", .everywhere,
      [character(",", .previousFinding), character(".", .nextFinding)],
      hint: .says(", .", "finding", .nextFinding)),
    .line(
      "Tab", "next pane", .everywhere, [(.tab, .nextPane), (.backTab, .previousPane)],
      hint: .says("Tab", "pane", .nextPane)),
    .line(
      "Enter", "open      Esc  back", .everywhere, [(.enter, .open), (.escape, .back)],
      hint: .says("Enter", "inspect", .open)),
    .line(
      "l", "language", .everywhere, [character("l", .language), character("L", .language)],
      hint: .says("l", "language", .language)),
    .line(
      "/  :", "filter, commands", .everywhere,
      [
        character("/", .filter), character(":", .commands), (.control("p"), .commands),
      ],
      hint: .says(":", "commands", .commands)),
    .line(
      "e  y", "editor, copy", .everywhere,
      [character("e", .edit), character("y", .copy)], hint: .says("e", "editor", .edit)),
    .line(
      "w  R", "export, reload files", .everywhere,
      [character("w", .write), character("R", .reload)]),
    .line(
      "S  B", "session, bug report", .everywhere,
      [character("S", .saveSession), character("B", .report)]),
    .line("q", "close, quit", .everywhere, [character("q", .quit)]),
  ]

  private static let here: [KeyEntry] = [
    .line(
      "space", "play, pause", .here, [character(" ", .togglePlaying)],
      hint: .says("space", "play", .togglePlaying)),
    .line(
      "← →", ascii: "<- ->", "step back, forward", .here,
      [(.left, .stepBack), (.right, .stepForward)],
      hint: .says("←→", ascii: "<>", "step", .stepForward)),
    .line(
      "[ ]", "previous, next chapter", .here,
      [character("[", .previousChapter), character("]", .nextChapter)],
      hint: .says("[]", "chapter", .nextChapter)),
    .line(
      "< >", "slower, faster", .here, [character("<", .slower), character(">", .faster)],
      hint: .says("< >", "speed", .faster)),
    .line(
      "m v b", "marks, VoiceOver, bounds", .here,
      [character("m", .marks), character("v", .voiceOver), character("b", .bounds)]),
    .line(
      "Z F5", "presenter", .here, [character("Z", .present), (.function(5), .present)]),
    .line("z", "zoom the pane", .here, [character("z", .zoom)]),
    .line(
      "i", "if stale, if ended now", .here, [character("i", .hypothetical)],
      hint: .says("i", "if stale, ended", .hypothetical)),
    .line("t", "gloss, source language", .here, [character("t", .gloss)]),
    .line("r", "again from the start", .here, [character("r", .again)]),
  ]

  /// What keys do on Verify in place of what they do with the script.
  private static let grid: [KeyEntry] = [
    .line("space", "run, pause", .grid, [], hint: .says("space", "run", .togglePlaying)),
    .line("← →", ascii: "<- ->", "previous, next locale", .grid, []),
    .line("r", "run this cell again", .grid, [], hint: .says("r", "rerun", .again)),
    .line(
      "a", "all cases, failing ones", .grid, [character("a", .choice)],
      hint: .says("a", "all, failing", .choice)),
    .line("/", "words is:fail locale:fr", .grid, []),
    .line("Enter", "cell, replay on Stage", .grid, []),
  ]

  /// What keys do on Preview.
  private static let previewed: [KeyEntry] = [
    .line("↑ ↓", ascii: "^ v", "previous, next language", .preview, []),
    .line("← →", ascii: "<- ->", "previous, next text", .preview, []),
    .line(
      "+ -", "larger, smaller text", .preview,
      [
        character("+", .largerText), character("=", .largerText), character("-", .smallerText),
      ],
      hint: .says("+ -", "text size", .largerText)),
    .line(
      "d", "another device", .preview, [character("d", .device)],
      hint: .says("d", "device", .device)),
    .line(
      "x", "pseudolocales", .preview, [character("x", .pseudolocales)],
      hint: .says("x", "pseudo", .pseudolocales)),
    .line(
      "o", "worst, longest, catalog", .preview, [character("o", .order)],
      hint: .says("o", "order", .order)),
    .line("z b", "zoom the pane, bounds", .preview, []),
  ]

  /// Help has them on its second page.
  private static let moving: [KeyEntry] = [
    .line(
      "↑ ↓", ascii: "^ v", "previous, next run", .everywhere,
      [
        (.up, .previousRun), (.down, .nextRun), character("k", .previousRun),
        character("j", .nextRun),
      ],
      hint: .says("↑↓", ascii: "^v", "run", .nextRun)),
    .line(
      "PgUp/Dn", "five steps", .everywhere,
      [
        (.pageUp, .pageBack), (.pageDown, .pageForward), (.control("b"), .pageBack),
        (.control("f"), .pageForward), (.control("u"), .halfBack), (.control("d"), .halfForward),
      ]),
    .line(
      "Home/End", "first, last step", .everywhere,
      [
        (.home, .first), (.end, .last), character("g", .first), character("G", .last),
      ]),
    .line(
      "?  F1", "these keys", .everywhere, [character("?", .help), (.function(1), .help)],
      hint: .says("?", "help", .help)),
    .line("Ctrl-L", "repaint", .everywhere, [(.control("l"), .repaint)]),
    .line("Ctrl-Z", "suspend", .everywhere, [(.control("z"), .suspend)]),
    .line("Ctrl-C", "quit at once", .everywhere, []),
  ]

  /// The command of a key; every key does the same on every screen.
  static func command(_ key: Key, style: KeyStyle = .plain) -> StageCommand? {
    if style == .vim {
      switch key {
      case .character("h"): return .stepBack
      case .character("l"): return .stepForward
      case .character, .control, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown,
        .enter, .escape, .tab, .backTab, .backspace, .delete, .function:
        break
      }
    }
    return commands[key]
  }

  private static let commands: [Key: StageCommand] = Dictionary(
    entries.flatMap(\.bindings).map { ($0.key, $0.command) }, uniquingKeysWith: { a, _ in a })

  /// The first key of a command, as the palette shows it; empty where it has none.
  static func key(of command: StageCommand) -> String {
    entries.flatMap(\.bindings).first { $0.command == command }?.key.name ?? ""
  }

  /// What help tells on a screen.
  static func entries(on workspace: Workspace) -> [KeyEntry] {
    let own: KeyEntry.Place =
      switch workspace {
      case .stage, .inspect: .here
      case .verify: .grid
      case .preview: .preview
      }
    return entries.filter { $0.place == .everywhere || $0.place == own }
  }

  /// The hint of a command in the key line.
  static func hint(_ command: StageCommand, on workspace: Workspace = .stage) -> KeyEntry.Hint? {
    let own = workspace == .verify ? grid : []
    return (own + entries).lazy.compactMap(\.hint).first { $0.command == command }
  }
}

/// Whose habits `h` and `l` follow.
package enum KeyStyle: String, Hashable, Sendable, CaseIterable {
  case plain
  case vim
}

extension Key {
  /// As a person calls it.
  var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    }
  }
}
