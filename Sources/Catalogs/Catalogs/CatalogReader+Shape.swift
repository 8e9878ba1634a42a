import Diagnostics
import Documents

/// Which part of an object counts, and what does not compile about it.
extension CatalogReader {
  /// The form that an object of units and variations stands for; nil where it says nothing.
  ///
  /// Of what excludes each other, what the build puts into `.stringsdict` wins, as that overrides
  /// `.strings`: variations over the unit.
  mutating func form(of body: Body, at place: SourceLocation) -> EntryForm? {
    if body.unit != nil, body.plural != nil || body.device != nil {
      note("a unit beside variations is lost", at: place)
    }
    if body.plural != nil, body.device != nil {
      note("plural and device variations side by side: one is lost", at: place)
    }
    let form: EntryForm? =
      if let device = body.device, !device.isEmpty {
        .device(device)
      } else if let plural = body.plural, !plural.isEmpty {
        .plural(plural)
      } else if let unit = body.unit { .text(unit) } else if let units = body.stringSet {
        .stringSet(units)
      } else { nil }
    guard !body.substitutions.isEmpty else { return form }
    guard let form else {
      note("substitutions without a text that refers to them", at: place)
      return nil
    }
    checkReferences(from: form, to: body.substitutions)
    return .substituted(form, body.substitutions)
  }

  private mutating func checkReferences(from parent: EntryForm, to all: [Substitution]) {
    for problem in referenceProblems(from: parent, to: all) {
      note(problem.message, at: problem.place, hints: problem.hints)
    }
  }
}
