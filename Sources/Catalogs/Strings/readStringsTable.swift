package import Diagnostics
package import Documents

/// Reads a `.strings` file into table entries. Of a key that stands twice the last one counts, as
/// CFPropertyList sets them in turn.
/// - Throws: where the file is no property list or its root no dictionary.
package func readStringsTable(
  _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
) throws(InputProblem) -> StringsTable {
  let strings = try readStrings(bytes, file: file, limits: limits)
  var table = StringsTable(file: file, problems: strings.document.problems)
  var indices: [String: Int] = [:]
  for entry in strings.entries {
    let new = StringsTable.Entry(
      key: entry.key, keyPlace: entry.keyPlace, comment: entry.comment,
      form: .text(StringUnit(entry.value, at: entry.valuePlace)))
    guard let index = indices[entry.key] else {
      indices[entry.key] = table.entries.count
      table.entries.append(new)
      continue
    }
    let earlier = table.entries[index].keyPlace
    table.problems.list(upTo: limits.problems) {
      strings.document.problem(
        "key stands twice: ‘\(entry.key)’", at: entry.keyPlace, length: entry.keyExtent,
        severity: .warning, hints: ["it stands at line \(earlier.line) too; the last one counts"])
    }
    table.entries[index] = new
  }
  return table
}
