package import Diagnostics

/// A named part of a text with variants of its own: `%#@name@` in the text stands for it.
package struct Substitution: Hashable, Sendable {
  /// As written; may hold dots and any letters.
  package var name: String
  /// The argument that it takes, from 1. Where nil, a position in the reference
  /// (`%1$#@name@`) or the order of the references decides.
  package var argument: Int?
  /// The argument's specifier without `%`, as `lld`, `d`, `@`; as written, right or wrong.
  package var formatSpecifier: String?
  /// Its variants: `plural`, or `device` of plurals. Leaves say the argument as `%arg` or with a
  /// specifier of their own, and in `.stringsdict` may refer to other substitutions.
  package var form: EntryForm
  /// Where its name stands.
  package var place: SourceLocation

  package init(
    _ name: String, argument: Int? = nil, formatSpecifier: String? = nil, form: EntryForm,
    at place: SourceLocation
  ) {
    self.name = name
    self.argument = argument
    self.formatSpecifier = formatSpecifier
    self.form = form
    self.place = place
  }
}
