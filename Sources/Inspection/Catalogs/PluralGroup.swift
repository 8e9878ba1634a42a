import Catalogs

/// The plural forms that one number chooses among, of a text or of a substitution in it.
struct PluralGroup {
  /// The substitution; nil for the text itself.
  var name: String?
  var variants: Variants<StringUnit>
  /// Whether the counted number is a whole one, as far as its specifier says.
  var countsIntegers: Bool

  /// Whether its forms differ in more than the number that they show.
  var varies: Bool { Set(variants.list.map(\.value.text)).count > 1 }
}

extension EntryForm {
  /// Every choice by number in the form, in file order.
  var pluralGroups: [PluralGroup] { pluralGroups(of: nil, specifier: nil) }

  private func pluralGroups(of name: String?, specifier: FormatSpecifier?) -> [PluralGroup] {
    switch self {
    case .text, .stringSet: return []
    case .plural(let variants):
      let specifiers =
        specifier.map { [$0] } ?? variants.list.flatMap { FormatString($0.value.text).specifiers }
      return [
        PluralGroup(
          name: name, variants: variants,
          countsIntegers: !specifiers.contains { $0.type == .double })
      ]
    case .device(let variants), .width(let variants):
      return variants.list.flatMap { $0.value.pluralGroups(of: name, specifier: specifier) }
    case .substituted(let parent, let substitutions):
      return parent.pluralGroups(of: nil, specifier: nil)
        + substitutions.flatMap {
          $0.form.pluralGroups(
            of: $0.name, specifier: $0.formatSpecifier.flatMap(FormatSpecifier.init(bare:)))
        }
    }
  }
}
