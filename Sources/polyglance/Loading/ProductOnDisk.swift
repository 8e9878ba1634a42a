import Diagnostics
import Inspection
import Languages
import ProductFiles
import Simulation

/// A product with the scenarios beside it, as the commands that take a PRODUCT read it.
struct ProductOnDisk {
  var loaded: LoadedProduct
  /// Those that could be read, each for its own locale.
  var scenarios: [Scenario]
  /// Those that could not be read.
  var problems: [InputProblem]

  /// Reads a `product.yaml`, or the folder that holds it.
  init(_ path: String, in tool: ToolEnvironment) throws(InputProblem) {
    let found = try discover(path, files: tool.files)
    guard let product = found.product else {
      throw InputProblem(
        "this is a scenario, not a product", at: SourceLocation(file: path, line: 1, column: 1),
        hints: ["expected a product.yaml or the folder that holds it"])
    }
    loaded = try readProduct(product, files: tool.files, vocabulary: ScenarioLoader.vocabulary)
    scenarios = []
    problems = []
    for file in found.scenarios {
      do throws(InputProblem) {
        let read = try readScenario(
          file, files: tool.files, calendar: ICUCalendar(),
          vocabulary: ScenarioLoader.vocabulary, product: loaded)
        // One that stands here and plays another product says nothing of this one.
        if FilePath.normalised(read.product.product.file) == loaded.product.file {
          scenarios.append(read.scenario)
        }
      } catch {
        problems.append(error)
      }
    }
  }

  /// The folder of the product, as typed.
  var root: String { FilePath.folder(of: loaded.product.file) }
}
