/// Why a screen cannot be opened.
package enum TerminalProblem: Error, Hashable, Sendable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// `TERM` names a terminal that cannot move its cursor, as `dumb`.
  case cannotMoveCursor(String)
  /// `TERM` is not set, or nothing describes the terminal it names.
  case unknownTerminal(String)
  /// The terminal library refused it for a reason that it does not tell.
  case refused(String)

  /// What is wrong and what to set.
  package var message: String {
    switch self {
    case .notATerminal: "standard input and output are no terminal"
    case .cannotMoveCursor(let term): "a terminal of type ‘\(term)’ cannot move its cursor"
    case .unknownTerminal(""):
      "TERM is not set; set it to your terminal’s type, as TERM=xterm-256color"
    case .unknownTerminal(let term):
      "unknown terminal type ‘\(term)’; set TERM to one that is installed, as TERM=xterm-256color"
    case .refused(let term): "cannot open the terminal of type ‘\(term)’"
    }
  }
}
