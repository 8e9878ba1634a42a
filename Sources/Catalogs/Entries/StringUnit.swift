package import Diagnostics

/// One text of a table: what is written, its state, where it stands.
package struct StringUnit: Hashable, Sendable {
  /// After unescaping; format specifiers are not read yet, see `FormatString`.
  package var text: String
  /// Nil in formats without states (`.strings`, `.stringsdict`) and where none is written.
  package var state: UnitState?
  /// The first character of the value in its file.
  package var place: SourceLocation

  package init(_ text: String, state: UnitState? = nil, at place: SourceLocation) {
    self.text = text
    self.state = state
    self.place = place
  }

  /// Whether Xcode counts it as not translated: state `new` without a text. Such a unit is not
  /// built into the language's table.
  package var isUntranslated: Bool { text.isEmpty && state == .new }
}
