import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import ProductFiles
import Simulation

/// A scenario and what plays it.
struct BenchedScenario {
  var scenario: Scenario
  let inspector: Inspector
  private let product: LoadedProduct
  private let path: String

  /// Reads a scenario with its product.
  init(_ path: String) throws(BenchProblem) {
    let loaded = try BenchedScenario.read(path, locale: nil, product: nil)
    let product = loaded.product.product
    let library = ResourceLibrary(
      loaded.product.resources, app: product.appTarget?.id ?? TargetID("app"),
      folders: loaded.folders)
    scenario = loaded.scenario
    inspector = Inspector(
      product: product,
      resolver: Resolver(library: library, views: product.presentations, rule: .platform))
    self.product = loaded.product
    self.path = path
  }

  /// The same for each language that the product supports.
  func inEveryLanguage() throws(BenchProblem) -> [Scenario] {
    var all: [Scenario] = []
    for tag in product.product.supported {
      all.append(try BenchedScenario.read(path, locale: tag, product: product).scenario)
    }
    return all
  }

  private static func read(
    _ path: String, locale: LanguageTag?, product: LoadedProduct?
  ) throws(BenchProblem) -> LoadedScenario {
    do {
      return try readScenario(
        path, locale: locale, files: DiskFiles(), calendar: ICUCalendar(),
        vocabulary: Vocabulary(
          findings: CheckRegistry.all.map(\.id),
          findingGroups: CheckRegistry.idsByGroup),
        product: product)
    } catch {
      throw BenchProblem(error.text(paths: .workingDirectory("/")))
    }
  }
}
