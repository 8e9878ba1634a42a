import Languages
import Simulation

/// Which locales a scenario is played for.
enum LocaleChoice {
  /// The scenario's own.
  case own
  case listed([Item])

  /// What may be written for a locale.
  enum Item: Equatable {
    case tag(LanguageTag)
    /// Every language that the product supports.
    case all
    /// Every pseudolocale.
    case pseudo
  }

  init(_ names: [String]) throws(UsageError) {
    if names.isEmpty {
      self = .own
      return
    }
    var items: [Item] = []
    for name in names {
      switch name {
      case "all": items.append(.all)
      case "pseudo": items.append(.pseudo)
      default:
        guard let tag = LanguageTag(name) else {
          throw UsageError(
            "‘\(name)’ is no language tag, as ‘fr-CA’, and not ‘all’ or ‘pseudo’",
            nearest: nearest(name, among: ["all", "pseudo"]))
        }
        items.append(.tag(tag))
      }
    }
    self = .listed(items)
  }

  /// Whether it is one locale at most, as a screen plays it.
  var isOne: Bool {
    switch self {
    case .own: true
    case .listed(let items): items.count == 1 && items[0] != .all && items[0] != .pseudo
    }
  }

  /// The tags in the order written, each once; nil for the scenario's own.
  func tags(of product: Product) -> [LanguageTag]? {
    switch self {
    case .own: return nil
    case .listed(let items):
      var tags: [LanguageTag] = []
      for item in items {
        let named: [LanguageTag] =
          switch item {
          case .tag(let tag): [tag]
          case .all: product.supported
          case .pseudo: product.pseudolocales
          }
        tags += named.filter { !tags.contains($0) }
      }
      return tags
    }
  }

  /// The languages in the order of the product, then pseudolocales: every language where none is
  /// named. One that the product does not support cannot be looked at.
  func supported(by product: Product) throws(UsageError) -> [LanguageTag] {
    guard let tags = tags(of: product) else { return product.supported }
    try product.requireChoosable(tags)
    return product.choosable.filter(tags.contains)
  }
}

extension Product {
  /// Throws for the first that is neither one of its languages nor a pseudolocale, with the nearest.
  func requireChoosable(_ tags: [LanguageTag]) throws(UsageError) {
    guard let other = tags.first(where: { !choosable.contains($0) }) else { return }
    throw UsageError(
      "the product does not support ‘\(other)’, only "
        + supported.map(\.description).joined(separator: ", "),
      nearest: nearest(other.description, among: choosable.map(\.description)))
  }
}
