import Diagnostics
import Documents

/// What is wrong between a text with its substitutions and the references in them.
struct ReferenceProblem {
  var message: String
  var place: SourceLocation
  var hints: [String] = []
}

/// References to substitutions that are not there, then substitutions that nothing refers to.
func referenceProblems(
  from parent: EntryForm, to substitutions: [Substitution]
) -> [ReferenceProblem] {
  var problems: [ReferenceProblem] = []
  var referenced: Set<String> = []
  for unit in EntryForm.substituted(parent, substitutions).units {
    for name in FormatString(unit.text).references {
      referenced.insert(name)
      if !substitutions.contains(where: { $0.name == name }) {
        problems.append(
          ReferenceProblem(
            message: "reference to an undefined substitution ‘\(name)’", place: unit.place,
            hints: nameHints(name, among: substitutions.map(\.name))))
      }
    }
  }
  for substitution in substitutions where !referenced.contains(substitution.name) {
    problems.append(
      ReferenceProblem(
        message: "nothing refers to the substitution ‘\(substitution.name)’",
        place: substitution.place))
  }
  return problems
}
