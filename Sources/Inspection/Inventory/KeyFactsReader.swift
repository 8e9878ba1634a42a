import Catalogs
import Languages
import Localization
import Presentation
import Simulation

/// What the resources of the target that renders know about a key.
struct KeyFactsReader {
  let product: Product
  let resolver: Resolver
  let target: TargetID

  private var version: ResourceVersion { ResourceVersion(edits: product.edits) }

  /// The same for another target.
  func asking(_ other: TargetID) -> KeyFactsReader {
    KeyFactsReader(product: product, resolver: resolver, target: other)
  }

  /// Whose table is asked.
  func owner(of key: MessageKey) -> TargetID {
    switch key.bundle {
    case .own: target
    case .app: resolver.library.app
    case .target(let other): other
    }
  }

  func part(for key: MessageKey, arguments: [String]) -> InventoryPart {
    let owner = owner(of: key)
    let set = resolver.library.sets(at: version, settings: product.settings)[owner]
    let source = set?.sourceEntry(of: key.key, in: key.table)
    var part = InventoryPart(
      .key(key.key, table: key.table, target: owner), arguments.isEmpty ? .fixed : .derived,
      at: key.place, copy: copy(of: key, source, in: set))
    part.arguments = arguments
    part.variants = source?.form.variantNames ?? []
    part.siblings = set.map { siblings(of: key, in: $0) } ?? []
    part.comment = set?.facts(of: key.key, in: key.table)?.comment
    part.coverage = product.supported.map { coverage(of: key, in: $0) }
    let trace = trace(of: key, in: product.defaultLanguage).trace
    part.isInTable = !trace.languagesWithKey.isEmpty
    part.otherTargets = trace.otherTargets
    return part
  }

  private func trace(
    of key: MessageKey, in language: LanguageTag
  ) -> (trace: LookupTrace, entry: TableEntry?) {
    resolver.answer(
      to: key, of: target, in: language, at: version, settings: product.settings)
  }

  private func copy(of key: MessageKey, _ source: TableEntry?, in set: ResourceSet?) -> String? {
    if let source, source.origin == .written { return source.form.representative?.text }
    if let text = key.defaultValue, !text.isEmpty { return text }
    return set?.keyIsSourceText(key.key, in: key.table) == true ? key.key : nil
  }

  private func coverage(of key: MessageKey, in language: LanguageTag) -> LocaleCoverage {
    let (trace, entry) = trace(of: key, in: language)
    let isSource = language.isSameLanguage(as: product.defaultLanguage)
    let showsSourceKey =
      trace.answered == nil && trace.keyIsSourceText && trace.showsKey && isSource
    let answered = showsSourceKey ? language : trace.answered
    guard let answered, answered.isSameLanguage(as: language) else {
      return LocaleCoverage(
        locale: language, answer: .missing(shows: answered), review: .unrecorded)
    }
    return LocaleCoverage(
      locale: language, answer: .covered(by: answered),
      review: entry.map { review(of: $0) } ?? .unrecorded)
  }

  private func review(of entry: TableEntry) -> LocaleCoverage.Review {
    let states = entry.form.units.compactMap(\.state)
    if let pending = states.first(where: { $0 != .translated }) {
      return .pending(pending.spelling)
    }
    return states.isEmpty ? .unrecorded : .reviewed
  }

  /// Keys whose names differ from this one's only by an ending that names a length.
  private func siblings(of key: MessageKey, in set: ResourceSet) -> [String] {
    let stem = stem(of: key.key)
    return set.keys(in: key.table).filter { $0 != key.key && self.stem(of: $0) == stem }
  }

  private func stem(of key: String) -> Substring {
    for ending in ["short", "long", "compact", "brief", "full", "medium"] {
      for separator in [".", "_", "-"] where key.hasSuffix(separator + ending) {
        return key.dropLast(ending.count + 1)
      }
    }
    return key[...]
  }
}

extension EntryForm {
  /// The text that stands for the whole: of plurals and devices the `other`, of widths the widest.
  fileprivate var representative: StringUnit? {
    switch self {
    case .text(let unit): unit
    case .plural(let variants): variants["other"] ?? variants.list.last?.value
    case .device(let variants): (variants["other"] ?? variants.list.first?.value)?.representative
    case .width(let variants):
      variants.list.max { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }?.value.representative
    case .substituted(let parent, _): parent.representative
    case .stringSet(let units): units.first
    }
  }

  /// As `plural one, other`, `plural of stops one, other`, `device iphone, other`.
  fileprivate var variantNames: [String] {
    switch self {
    case .text: []
    case .plural(let variants): ["plural \(variants.names.joined(separator: ", "))"]
    case .device(let variants):
      ["device \(variants.names.joined(separator: ", "))"] + inner(variants)
    case .width(let variants):
      ["width \(variants.names.joined(separator: ", "))"] + inner(variants)
    case .substituted(let parent, let substitutions):
      parent.variantNames
        + substitutions.flatMap { substitution in
          substitution.form.variantNames.map { "\(substitution.name): \($0)" }
        }
    case .stringSet(let units): ["\(units.count) phrases"]
    }
  }

  private func inner(_ variants: Variants<EntryForm>) -> [String] {
    variants.list.flatMap { variant in variant.value.variantNames.map { "\(variant.name): \($0)" } }
  }
}
