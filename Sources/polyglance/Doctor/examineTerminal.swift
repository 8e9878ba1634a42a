import Diagnostics
import Layout
import Terminal
import Workbench

/// The terminal and its colours.
func examineTerminal(_ terminal: TerminalExamination, noColor: Bool) -> DoctorGroup {
  DoctorGroup(
    "Terminal", [type(terminal), size(terminal), colours(terminal, noColor: noColor)])
}

private func type(_ terminal: TerminalExamination) -> DoctorLine {
  let name = terminal.term?.spelledOut
  guard terminal.isTerminal else {
    return DoctorLine(
      .note, "terminal", "none: input or output is no terminal; the Stage prints its frames instead"
    )
  }
  switch (name, terminal.entry) {
  case (nil, _):
    return DoctorLine(
      .problem, "terminal", "TERM is not set; set it to the terminal's type, as TERM=xterm-256color"
    )
  case (let name?, .missing):
    return DoctorLine(
      .problem, "terminal",
      "terminfo does not know TERM=\(name); set one that it knows, as TERM=xterm-256color")
  case (let name?, .cannotMoveCursor):
    return DoctorLine(
      .note, "terminal",
      "TERM=\(name) cannot move its cursor; the Stage prints its frames instead")
  case (let name?, .complete): return DoctorLine(.ok, "terminal", "TERM=\(name)")
  }
}

private func size(_ terminal: TerminalExamination) -> DoctorLine {
  guard terminal.isTerminal else {
    return DoctorLine(.note, "size", "not measured: no terminal")
  }
  guard let size = terminal.size else {
    return DoctorLine(.note, "size", "the terminal does not tell; the Stage takes 80x24")
  }
  let text = "\(size.columns)x\(size.rows) cells"
  let least = ScreenSize.least
  if !size.isEnough {
    return DoctorLine(
      .note, "size", "\(text), the Stage needs \(least.columns)x\(least.rows); enlarge the window")
  }
  if size.columns < 80 || size.rows < 24 {
    return DoctorLine(
      .note, "size", "\(text), one pane at a time below 80x24; Tab turns to the others")
  }
  return DoctorLine(.ok, "size", text)
}

private func colours(_ terminal: TerminalExamination, noColor: Bool) -> DoctorLine {
  guard terminal.isTerminal else {
    return DoctorLine(.note, "colours", "none: no terminal")
  }
  let known = "terminfo has \(terminal.colors)"
  switch terminal.depth {
  case .mono:
    let why =
      noColor ? "asked for by --no-color or NO_COLOR" : known
    return DoctorLine(
      noColor ? .ok : .note, "colours",
      noColor ? "none, \(why)" : "none: \(why); states have letters and signs as well")
  case .eight:
    let why =
      terminal.colors >= 256
      ? "\(known), but nothing tells the background; give --background dark or light for 256"
      : "\(known); for more, set TERM to a type with 256, as xterm-256color"
    return DoctorLine(.note, "colours", "8: \(why)")
  case .indexed:
    let ground = terminal.ground?.rawValue ?? "unknown"
    let source =
      switch terminal.groundSource {
      case .option: "by --background"
      case .terminal: "as the terminal answers"
      case .variable: "by COLORFGBG"
      case .nothing: "by nothing"
      }
    return DoctorLine(.ok, "colours", "256 on a \(ground) background, \(source)")
  }
}
