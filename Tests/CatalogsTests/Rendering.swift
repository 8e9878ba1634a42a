import Catalogs
import Diagnostics

/// A form in one line, for whole expectations: `plural(one: ‘a’, other: ‘b’)`.
func rendered(_ form: EntryForm?) -> String {
  guard let form else { return "nothing" }
  switch form {
  case .text(let unit): return rendered(unit)
  case .plural(let variants): return "plural(\(rendered(variants, rendered)))"
  case .device(let variants): return "device(\(rendered(variants, rendered)))"
  case .width(let variants): return "width(\(rendered(variants, rendered)))"
  case .substituted(let parent, let substitutions):
    let list = substitutions.map {
      "\($0.name) \($0.argument.map(String.init) ?? "-") \($0.formatSpecifier ?? "-") "
        + rendered($0.form)
    }
    return "\(rendered(parent)) with \(list.joined(separator: "; "))"
  case .stringSet(let units): return "set(\(units.map(rendered).joined(separator: ", ")))"
  }
}

/// `‘text’`, with the state where it is not `translated`.
func rendered(_ unit: StringUnit) -> String {
  let state = unit.state == .translated ? nil : unit.state?.spelling
  return "‘\(unit.text)’" + (state.map { " \($0.isEmpty ? "\"\"" : $0)" } ?? "")
}

private func rendered<Value>(_ variants: Variants<Value>, _ value: (Value) -> String) -> String {
  variants.list.map { "\($0.name): \(value($0.value))" }.joined(separator: ", ")
}

/// `line:column: severity: message (hint; hint)`.
func rendered(_ problem: InputProblem) -> String {
  let hints = problem.hints.isEmpty ? "" : " (\(problem.hints.joined(separator: "; ")))"
  let place = "\(problem.location.line):\(problem.location.column)"
  return "\(place): \(problem.severity): \(problem.message)\(hints)"
}

/// A catalog of these keys (the inside of `strings`), with source language `en`.
func catalogText(_ strings: String, source: String = "en", version: String = "1.0") -> String {
  """
  {
    "sourceLanguage" : "\(source)",
    "strings" : {
  \(strings)
    },
    "version" : "\(version)"
  }
  """
}

/// A set read from files by path, in the order given.
func resourceSet(
  _ files: KeyValuePairs<String, String>, developmentLanguage: String? = nil
) throws -> ResourceSet {
  var reader = ResourceSetReader(developmentLanguage: developmentLanguage)
  for (path, text) in files {
    guard let file = ResourceFile(path: path) else { throw NoResource(path: path) }
    try reader.add(file, Array(text.utf8))
  }
  return reader.finish()
}

private struct NoResource: Error { var path: String }

/// What a set says for a key: `de: ‘Wohnung’` a localization, with the origin where not written.
func rendered(_ set: ResourceSet, _ key: String, in table: String = "Localizable") -> [String] {
  set.localizations(having: key, in: table).map { localization in
    let entry = set.file(table: table, localization: localization)?.entry(key)
    let origin: String? =
      switch entry?.origin {
      case .key: "key"
      case .source: "source"
      case .written, nil: nil
      }
    return "\(localization.spelling): \(rendered(entry?.form))" + (origin.map { " (\($0))" } ?? "")
  }
}
