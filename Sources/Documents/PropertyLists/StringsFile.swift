package import Diagnostics

/// A `.strings` table: its entries in the order of the file, with the comments before them.
package struct StringsFile: Sendable {
  /// The table as nodes, and what was tolerated.
  package var document: Document
  /// The entries whose value is a string; a key that stands twice stands twice here.
  package var entries: [Entry]
  /// How the file is encoded; nil for a binary property list.
  package var encoding: TextEncoding?

  /// One entry.
  package struct Entry: Sendable, Hashable {
    /// The key, unescaped.
    package var key: String
    /// Where the key starts, at its quote where it has one.
    package var keyPlace: SourceLocation
    /// How many columns a caret under the key takes.
    package var keyExtent: Int
    /// The value; the key itself in the shorthand `key;`.
    package var value: String
    /// Where the value starts, at its quote where it has one.
    package var valuePlace: SourceLocation
    /// How many columns a caret under the value takes.
    package var valueExtent: Int
    /// What translators read: the comments before the key, up to the last empty line, or after
    /// the entry on its line. Without comment signs; lines keep their ends. nil where none is.
    package var comment: String?
  }
}

/// Reads a `.strings` table in any of its forms: old-style, XML or binary property list.
///
/// Throws as `readPropertyList` does, and where the root is no dictionary. A value that is no
/// string is a warning in `document.problems` and no entry.
package func readStrings(
  _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
) throws(InputProblem) -> StringsFile {
  var list = try scanPropertyList(bytes, file: file, limits: limits)
  guard case .mapping(let members) = list.document.root.kind else {
    throw list.document.wrongType(list.document.root, expected: "a table of strings")
  }
  var entries: [StringsFile.Entry] = []
  for (index, member) in members.enumerated() {
    guard let value = member.value.string else {
      if list.document.problems.count < limits.problems {
        list.document.problems.append(
          list.document.problem(
            "value of ‘\(shortened(member.key))’ is \(member.value.kind.noun), not a string",
            at: member.value,
            severity: .warning))
      }
      continue
    }
    entries.append(
      StringsFile.Entry(
        key: member.key, keyPlace: member.keyPlace, keyExtent: member.keyExtent, value: value,
        valuePlace: member.value.place, valueExtent: member.value.extent,
        comment: list.comments[index]))
  }
  return StringsFile(document: list.document, entries: entries, encoding: list.encoding)
}
