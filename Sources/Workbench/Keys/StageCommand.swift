/// Everything that a key, a click or a word in the palette can ask of the workbench.
enum StageCommand: String, Hashable, Sendable, CaseIterable {
  case stage, verify, preview, inspect
  case togglePlaying, stepForward, stepBack, pageForward, pageBack, halfForward, halfBack
  case first, last, nextChapter, previousChapter, slower, faster, again
  case nextRun, previousRun, nextFinding, previousFinding, nextSurface, previousSurface
  case open, back, nextPane, previousPane
  case language, hypothetical, marks, voiceOver, bounds, gloss
  case zoom, present, choice
  case largerText, smallerText, device, pseudolocales, order
  case filter, commands, help
  case edit, copy, write, saveSession, report, reload
  case repaint, suspend, quit
}

extension StageCommand {
  /// As the palette lists it; nil for what only a key does.
  var name: String? {
    switch self {
    case .stage: "stage"
    case .verify: "verify"
    case .preview: "preview"
    case .inspect: "inspect"
    case .togglePlaying: "play, pause"
    case .first: "first step"
    case .last: "last step"
    case .nextChapter: "next chapter"
    case .previousChapter: "previous chapter"
    case .slower: "slower"
    case .faster: "faster"
    case .again: "run again"
    case .nextFinding: "next finding"
    case .previousFinding: "previous finding"
    case .nextSurface: "next scene, surface"
    case .previousSurface: "previous scene, surface"
    case .hypothetical: "if stale, if ended"
    case .marks: "marks"
    case .voiceOver: "VoiceOver"
    case .bounds: "bounds"
    case .gloss: "gloss"
    case .zoom: "zoom"
    case .present: "presenter"
    case .choice: "all, failing cases"
    case .largerText: "larger text"
    case .smallerText: "smaller text"
    case .device: "other device"
    case .pseudolocales: "pseudolocales"
    case .order: "order"
    case .filter: "filter"
    case .help: "keys"
    case .edit: "editor"
    case .copy: "copy"
    case .write: "write picture"
    case .saveSession: "save session"
    case .report: "bug report"
    case .reload: "reload files"
    case .repaint: "repaint"
    case .suspend: "suspend"
    case .quit: "quit"
    case .stepForward, .stepBack, .pageForward, .pageBack, .halfForward,
      .halfBack, .nextRun, .previousRun, .open, .back, .nextPane, .previousPane, .language,
      .commands:
      nil
    }
  }

  /// What else the palette says of it.
  var detail: String {
    switch self {
    case .stage: "everything at once"
    case .verify: "cases by locales"
    case .preview: "a text in all locales"
    case .inspect: "the way of one run"
    case .togglePlaying: "the script, the cases"
    case .first, .last, .nextChapter, .previousChapter: "of the script"
    case .slower, .faster: "½ to 10 times"
    case .again: "from its start, as written"
    case .nextFinding, .previousFinding: "in this frame"
    case .nextSurface, .previousSurface: "device; watch, StandBy, car"
    case .hypothetical: "what it would show now"
    case .marks: "of wrong runs, on or off"
    case .voiceOver: "in place of Findings"
    case .bounds: "names and points of regions"
    case .gloss: "in the source language"
    case .zoom: "the pane with the keys"
    case .present: "for a projector"
    case .choice: "on Verify"
    case .largerText, .smallerText, .device, .pseudolocales: "on Preview"
    case .order: "worst, longest, catalog"
    case .filter: "the pane with the keys"
    case .help: "of this screen"
    case .edit: "at the line to mend"
    case .copy: "the text, then its line"
    case .write: "as SVG, text or ANSI"
    case .saveSession: "as a scenario"
    case .report: "of the run, in Markdown"
    case .reload: "and stay where it is"
    case .repaint: "the whole screen"
    case .suspend: "back to the shell"
    case .quit: "polyglance"
    case .stepForward, .stepBack, .pageForward, .pageBack, .halfForward,
      .halfBack, .nextRun, .previousRun, .open, .back, .nextPane, .previousPane, .language,
      .commands:
      ""
    }
  }
}
