import Diagnostics
import Foundation
import Languages
import Presentation
import ProductFiles
import Simulation
import TestSupport
import Testing

/// Everything that ships below `Scenarios`, from the disk.
@Suite struct ShippedScenariosTests {
  static let files = DiskFiles()
  static let root = Repository.root.path + "/Scenarios"

  /// Every folder with a `product.yaml`, two levels down at most.
  static let products: [String] = files.list(root).flatMap { entry -> [String] in
    let folder = root + "/" + entry.name
    if files.kind(folder + "/product.yaml") == .file { return [folder] }
    return files.list(folder).map { folder + "/" + $0.name }
      .filter { files.kind($0 + "/product.yaml") == .file }
  }

  @Test(arguments: products) func productsAreRead(folder: String) throws {
    let loaded = try readProduct(folder, files: Self.files)
    #expect(!loaded.product.presentations.isEmpty)
    #expect(loaded.files.first == folder + "/product.yaml")
  }

  @Test(arguments: products) func scenariosAreReadInEveryLanguage(folder: String) throws {
    let found = try discover(folder, files: Self.files)
    #expect(!found.scenarios.isEmpty)
    let product = try readProduct(folder, files: Self.files)
    for path in found.scenarios {
      for locale in product.product.supported {
        let loaded = try readScenario(
          path, locale: locale, files: Self.files, calendar: TestCalendar(), product: product)
        #expect(loaded.scenario.locale == locale)
        #expect(loaded.product.product.file == folder + "/product.yaml")
        #expect(!loaded.scenario.steps.isEmpty)
      }
    }
  }
}
