/// What can be guessed of a terminal by its name, where it cannot be asked.
struct TerminalKind: Hashable {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Whether it is sure to pass over what it does not know; hardware terminals and the kernel's
  /// console print some of it.
  var takesUnknownSequences: Bool {
    !["linux", "vt", "ansi", "cons", "sun", "wsvt", "console"].contains { name.hasPrefix($0) }
  }
}
