package import Layout

/// What the command line says about the screen.
package struct TerminalOptions: Hashable, Sendable {
  /// `--no-color`; `NO_COLOR` does the same.
  package var noColor: Bool
  /// `--ascii`
  package var ascii: Bool
  /// `--background`; nil asks the terminal.
  package var background: Ground?

  package init(noColor: Bool = false, ascii: Bool = false, background: Ground? = nil) {
    self.noColor = noColor
    self.ascii = ascii
    self.background = background
  }
}
