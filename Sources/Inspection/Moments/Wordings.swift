import Localization
import Presentation
import Simulation
import Synchronization

/// The wording of each version of a product's resources, indexed when it is first asked for.
final class Wordings: Sendable {
  private let product: Product
  private let library: ResourceLibrary
  private let known = Mutex<[ResourceVersion: Wording]>([:])

  init(product: Product, library: ResourceLibrary) {
    self.product = product
    self.library = library
  }

  /// What the catalogs of that version know about words.
  func wording(at version: ResourceVersion) -> Wording {
    known.withLock { known in
      if let wording = known[version] { return wording }
      let wording = Wording(
        sets: library.sets(at: version), brands: product.brands, supported: product.supported,
        source: product.defaultLanguage)
      known[version] = wording
      return wording
    }
  }
}
