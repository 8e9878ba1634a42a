/// What a key says in one localization: a text, or a tree of variants whose leaves are texts.
/// Whoever looks up walks it with the device, the plural category and the width at hand.
package indirect enum EntryForm: Hashable, Sendable {
  /// One text.
  case text(StringUnit)
  /// By plural category: `zero one two few many other`. `zero` is also written for languages
  /// without that category and then means exactly 0. `many` and even `other` may be missing.
  case plural(Variants<StringUnit>)
  /// By device: `iphone ipad ipod mac applewatch appletv applevision other`. `other` may be
  /// missing: then there is nothing for a device that is not listed.
  case device(Variants<EntryForm>)
  /// By width, the names being whole numbers (em for labels): the largest that is at most the
  /// width; the smallest below all (`NSStringVariableWidthRuleType`).
  case width(Variants<EntryForm>)
  /// A text, or device variants of it, that refers to the substitutions as `%#@name@`.
  case substituted(EntryForm, [Substitution])
  /// Phrases that are all in use at once, as those of App Shortcuts.
  case stringSet([StringUnit])

  /// Every text below, in file order: the parent's before those of its substitutions.
  package var units: [StringUnit] {
    switch self {
    case .text(let unit): [unit]
    case .plural(let variants): variants.list.map(\.value)
    case .device(let variants), .width(let variants): variants.list.flatMap(\.value.units)
    case .substituted(let parent, let substitutions):
      parent.units + substitutions.flatMap(\.form.units)
    case .stringSet(let units): units
    }
  }

  /// What a build puts into the language's table: the form without what is not translated yet;
  /// nil where nothing is left. Units that need review or are stale are built like any other.
  package var built: EntryForm? {
    switch self {
    case .text(let unit): return unit.isUntranslated ? nil : self
    case .plural(let variants):
      let rest = variants.compactMap { $0.isUntranslated ? nil : $0 }
      return rest.isEmpty ? nil : .plural(rest)
    case .device(let variants):
      let rest = variants.compactMap(\.built)
      return rest.isEmpty ? nil : .device(rest)
    case .width(let variants):
      let rest = variants.compactMap(\.built)
      return rest.isEmpty ? nil : .width(rest)
    case .substituted(let parent, let substitutions):
      guard let parent = parent.built else { return nil }
      return .substituted(
        parent,
        substitutions.compactMap { substitution in
          guard let form = substitution.form.built else { return nil }
          var built = substitution
          built.form = form
          return built
        })
    case .stringSet(let units):
      let rest = units.filter { !$0.isUntranslated }
      return rest.isEmpty ? nil : .stringSet(rest)
    }
  }
}
