package import Diagnostics

/// A table of its own in one localization, as a `.strings` or `.stringsdict` file holds it.
package struct StringsTable: Hashable, Sendable {
  /// The path as given.
  package var file: String
  /// In file order, every key once.
  package var entries: [Entry]
  /// What was tolerated (severity `warning`).
  package var problems: [InputProblem]

  /// One key.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var keyPlace: SourceLocation
    /// The comment for translators; nil where none is written.
    package var comment: String?
    package var form: EntryForm
  }

  package init(file: String, entries: [Entry] = [], problems: [InputProblem] = []) {
    self.file = file
    self.entries = entries
    self.problems = problems
  }
}
