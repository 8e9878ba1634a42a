import Catalogs
import Localization
import Presentation
import ProductFiles
import Simulation

extension Resolver {
  /// A resolver over the resources of a product as read.
  ///
  /// - Parameter folders: what `translation-version` brings, by the folder that its edit names.
  init(_ loaded: LoadedProduct, folders: [String: ResourceSet] = [:]) {
    let product = loaded.product
    let app = product.appTarget?.id ?? TargetID("app")
    self.init(
      library: ResourceLibrary(loaded.resources, app: app, folders: folders),
      views: product.presentations, rule: LookupRule(product))
  }
}
