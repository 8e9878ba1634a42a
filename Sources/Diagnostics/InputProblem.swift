/// Something that is wrong in a file that a person wrote: the place, the line, a caret, what was
/// expected and the nearest known name. Readers throw it; the executable prints it.
package struct InputProblem: Error, Hashable, Sendable {
  /// How bad it is: an `error` stops reading of that file, a `warning` does not.
  package var severity: Severity
  /// Where it starts.
  package var location: SourceLocation
  /// Lower case, most specific words first, no full stop: `unknown language ‘fr-CN’`.
  package var message: String
  /// The text of the line at `location`, without its line end; empty when it could not be read.
  package var excerpt: String
  /// How many columns the caret underlines; at least 1.
  package var length: Int
  /// What helps: what was expected, the nearest known name. One line each.
  package var hints: [String]

  /// Makes a problem; see the properties.
  package init(
    _ message: String, at location: SourceLocation, severity: Severity = .error,
    excerpt: String = "", length: Int = 1, hints: [String] = []
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.excerpt = excerpt
    self.length = max(1, length)
    self.hints = hints
  }
}
