package import Layout

/// What the command line says about the screen.
package struct TerminalOptions: Hashable, Sendable {
  /// `--no-color`; `NO_COLOR` does the same.
  package var noColor: Bool
  /// `--ascii`
  package var ascii: Bool
  /// False with `--no-mouse`.
  package var hasMouse: Bool
  /// `--background`; nil asks the terminal.
  package var background: Ground?

  package init(
    noColor: Bool = false, ascii: Bool = false, background: Ground? = nil, hasMouse: Bool = true
  ) {
    self.noColor = noColor
    self.ascii = ascii
    self.background = background
    self.hasMouse = hasMouse
  }
}
