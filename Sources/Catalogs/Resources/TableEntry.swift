package import Diagnostics

/// What one table file holds for one key.
package struct TableEntry: Hashable, Sendable {
  package var form: EntryForm
  /// Where the text of the key stands in this localization; for a key without a text of its own
  /// (`origin` not `written`) where the key stands.
  package var place: SourceLocation
  package var origin: Origin

  /// How the text came into the file.
  package enum Origin: Hashable, Sendable {
    /// It is written for this localization.
    case written
    /// The source language of a catalog says nothing for the key: the key is its text. A default
    /// value of the caller stands before it.
    case key
    /// Nothing is written for this localization and the build put the source language's text here.
    case source
  }

  package init(_ form: EntryForm, at place: SourceLocation, origin: Origin = .written) {
    self.form = form
    self.place = place
    self.origin = origin
  }
}
