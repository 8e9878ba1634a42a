import Localization
import Simulation

extension LookupRule {
  /// The rule that a product declares as `fallback:`.
  init(_ product: Product) {
    switch product.fallback {
    case .platform: self = .platform
    case .perKey(let steps):
      self = .perKey(
        steps.map { step in
          switch step {
          case .parents: .parents
          case .default: .language(product.defaultLanguage)
          }
        })
    }
  }
}
