import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import ProductFiles
import Simulation

/// A product that is ready to be verified.
struct LoadedVerification {
  /// One for each device.
  var materials: [VerificationMaterial]
  /// The folder of the product, as typed.
  var root: String
  /// What was tolerated in the files of the product.
  var problems: [InputProblem]
  /// Scenarios beside the product that could not be read, so that their material is missing.
  var unread: [InputProblem]
}

extension ScenarioLoader {
  /// Reads a product and the scenarios beside it, each for the locale that it names.
  func verification(_ path: String) throws(InputProblem) -> LoadedVerification {
    let discovery = try discover(path, files: tool.files)
    guard let file = discovery.product else {
      throw InputProblem(
        "expected a product.yaml or the folder that holds it",
        at: SourceLocation(file: path, line: 1, column: 1),
        hints: ["a scenario is played by ‘polyglance run’"])
    }
    let loaded = try readProduct(file, files: tool.files, vocabulary: Self.vocabulary)
    var scenarios: [Scenario] = []
    var unread: [InputProblem] = []
    for scenario in discovery.scenarios {
      do throws(InputProblem) {
        scenarios.append(try load(scenario, locale: nil, product: loaded).scenario)
      } catch {
        unread.append(error)
      }
    }
    let product = loaded.product
    let resolver = Resolver(loaded)
    var platform = product.settings
    settings.apply(to: &platform)
    var material = VerificationMaterial(
      inspector: Inspector(product: product, resolver: resolver, shaper: shaper),
      scenarios: scenarios, calendar: ICUCalendar(), settings: platform)
    if let region { material.device.region = region }
    return LoadedVerification(
      materials: devices.models.map { model in
        var material = material
        if let model { material.device.model = model }
        return material
      },
      root: FilePath.folder(of: product.file), problems: loaded.problems, unread: unread)
  }
}
