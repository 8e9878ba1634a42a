package import Diagnostics
package import Documents

/// Reads a `.stringsdict` file into the entry forms that catalogs have: a format with its
/// variables is a text with substitutions, device and width rules are variants.
///
/// What is broken about one key is a problem, and the key reads as far as it has a meaning.
/// - Throws: where the file is no property list or its root no dictionary.
package func readStringsDictionary(
  _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
) throws(InputProblem) -> StringsTable {
  let document = try readPropertyList(bytes, file: file, limits: limits)
  guard case .mapping(let members) = document.root.kind else {
    throw document.wrongType(document.root, expected: "a dictionary of keys")
  }
  var reader = StringsDictionaryReader(
    document: document, problems: document.problems, limit: limits.problems)
  var table = StringsTable(file: file)
  var indices: [String: Int] = [:]
  for member in members {
    guard let form = reader.form(member.value, at: member.keyPlace) else { continue }
    let entry = StringsTable.Entry(key: member.key, keyPlace: member.keyPlace, form: form)
    if let index = indices[member.key] {
      let first = table.entries[index].keyPlace
      reader.note(
        "key stands twice: ‘\(member.key)’", at: member.keyPlace,
        hints: ["it stands at line \(first.line) too; the last one counts"])
      table.entries[index] = entry
    } else {
      indices[member.key] = table.entries.count
      table.entries.append(entry)
    }
  }
  table.problems = reader.problems
  return table
}

/// Rules of `.stringsdict` (Foundation, stringsdict file format); depth is the document's.
private struct StringsDictionaryReader {
  let document: Document
  var problems: [InputProblem]
  /// How many problems are listed.
  let limit: Int

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceRule = "NSStringDeviceSpecificRuleType"
  private static let widthRule = "NSStringVariableWidthRuleType"
  private static let rules = [formatKey, deviceRule, widthRule]
  private static let pluralRule = "NSStringPluralRuleType"
  private static let specTypeKey = "NSStringFormatSpecTypeKey"
  private static let valueTypeKey = "NSStringFormatValueTypeKey"

  mutating func note(_ message: String, at place: SourceLocation, hints: [String] = []) {
    problems.list(upTo: limit) {
      document.problem(message, at: place, severity: .warning, hints: hints)
    }
  }

  /// What a key, a device or a width says.
  mutating func form(_ node: Node, at place: SourceLocation) -> EntryForm? {
    if let text = node.string { return .text(StringUnit(text, at: node.place)) }
    guard case .mapping(let members) = node.kind else {
      note("expected a string or a dictionary, found \(node.kind.noun)", at: place)
      return nil
    }
    let rules = members.filter { Self.rules.contains($0.key) }
    if rules.count > 1 {
      note(
        "‘\(rules[1].key)’ beside ‘\(rules[0].key)’", at: rules[1].keyPlace,
        hints: ["a key has one of them; ‘\(Self.formatKey)’ counts, then the device rule"])
    }
    guard let format = node[Self.formatKey] else {
      if let rule = node[Self.deviceRule] {
        return variants(rule, at: place).map(EntryForm.device)
      }
      if let rule = node[Self.widthRule] { return variants(rule, at: place).map(EntryForm.width) }
      note("missing key ‘\(Self.formatKey)’", at: place)
      return nil
    }
    guard let text = format.string else {
      note("expected a string for ‘\(Self.formatKey)’", at: format.place)
      return nil
    }
    return substituted(.text(StringUnit(text, at: format.place)), members)
  }

  private mutating func variants(
    _ node: Node, at place: SourceLocation
  ) -> Variants<EntryForm>? {
    guard case .mapping(let members) = node.kind, !members.isEmpty else {
      note("expected a dictionary of variants", at: place)
      return nil
    }
    var all: [(String, EntryForm)] = []
    for member in members {
      if let form = form(member.value, at: member.keyPlace) { all.append((member.key, form)) }
    }
    return all.isEmpty ? nil : Variants(all)
  }

  private mutating func substituted(_ parent: EntryForm, _ members: [Node.Member]) -> EntryForm {
    var variables: [Substitution] = []
    for member in members where !Self.rules.contains(member.key) {
      if let variable = variable(member) { variables.append(variable) }
    }
    for problem in referenceProblems(from: parent, to: variables) {
      note(problem.message, at: problem.place, hints: problem.hints)
    }
    return variables.isEmpty ? parent : .substituted(parent, variables)
  }

  private mutating func variable(_ member: Node.Member) -> Substitution? {
    guard case .mapping(let rules) = member.value.kind else {
      note(
        "expected a dictionary for the variable ‘\(member.key)’, found \(member.value.kind.noun)",
        at: member.keyPlace)
      return nil
    }
    let type = member.value[Self.specTypeKey]?.string
    if type != Self.pluralRule {
      note(
        "rule of the variable ‘\(member.key)’ is \(type.map { "‘\($0)’" } ?? "missing")",
        at: member.keyPlace, hints: ["expected ‘\(Self.pluralRule)’"])
    }
    var cases: [(String, StringUnit)] = []
    for rule in rules where rule.key != Self.specTypeKey && rule.key != Self.valueTypeKey {
      if !pluralCategories.contains(rule.key) {
        note(
          "unknown plural category ‘\(rule.key)’", at: rule.keyPlace,
          hints: nameHints(rule.key, among: pluralCategories))
      }
      guard let text = rule.value.string else {
        note("expected a string for ‘\(rule.key)’", at: rule.keyPlace)
        continue
      }
      cases.append((rule.key, StringUnit(text, at: rule.value.place)))
    }
    guard !cases.isEmpty else {
      note("variable ‘\(member.key)’ has no plural cases", at: member.keyPlace)
      return nil
    }
    return Substitution(
      member.key, formatSpecifier: member.value[Self.valueTypeKey]?.string,
      form: .plural(Variants(cases)), at: member.keyPlace)
  }
}
