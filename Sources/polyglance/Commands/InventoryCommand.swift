import Diagnostics
import Inspection
import Localization
import ProductFiles

/// `polyglance inventory`: every place where a message meets a person, and what is known of it.
struct InventoryCommand: Command {
  static let name = "inventory"
  static let usage = "polyglance inventory PRODUCT"
  static let summary = "every message that can be shown or spoken, and what it lacks"
  static let help = """
    usage: \(usage) [options]

    PRODUCT is a product.yaml or the folder that holds it. Views are walked over all branches;
    the scenarios beside the product, and each declared code, tell which of them can be reached.
    A text without a label is spoken as it is shown. What is missing stands in lines that begin
    with ‘gap’: polyglance inventory PRODUCT | grep '^ *gap'

    \(describe(options + Option.common))
    """

  private static let options = [
    Option(
      "--format", value: "FORMAT", choices: ["text", "json", "csv"],
      "text, json, or csv with a row a message"),
    Option("--gaps", "only what has gaps"),
    .output,
  ]

  private let path: String
  private let arguments: ParsedArguments

  init(arguments: [String]) throws(UsageError) {
    self.arguments = try ParsedArguments(arguments, options: InventoryCommand.options)
    guard let path = self.arguments.operands.first, self.arguments.operands.count == 1 else {
      throw UsageError("‘inventory’ takes one product: polyglance inventory product.yaml")
    }
    self.path = path
  }

  func run(in tool: ToolEnvironment) -> ExitStatus {
    let product: ProductOnDisk
    do throws(InputProblem) {
      product = try ProductOnDisk(path, in: tool)
    } catch {
      tool.complain(error.text(paths: tool.paths))
      return .usage
    }
    for problem in product.problems { tool.complain(problem.text(paths: tool.paths)) }
    var inventory = takeInventory(
      of: product.loaded.product, resolver: Resolver(product.loaded),
      states: InventoryStates(
        product: product.loaded.product, scenarios: product.scenarios, calendar: ICUCalendar()))
    let whole = inventory
    if arguments.has("--gaps") { inventory = inventory.withGapsOnly }
    let text =
      switch arguments.value("--format") {
      case "json":
        InventoryJSONReport(inventory: inventory, whole: whole, root: product.root).text
      case "csv": InventoryCSVReport(inventory: inventory, root: product.root).text
      default: InventoryTextReport(inventory: inventory, whole: whole, paths: tool.paths).text
      }
    let status = tool.deliver(Array(text.utf8), to: arguments.value("--output"))
    return product.problems.isEmpty ? status : .usage
  }
}

extension Inventory {
  /// What has gaps.
  fileprivate var withGapsOnly: Inventory {
    var inventory = self
    for index in inventory.surfaces.indices {
      inventory.surfaces[index].elements.removeAll { $0.gaps.isEmpty }
    }
    inventory.surfaces.removeAll { $0.elements.isEmpty }
    return inventory
  }
}
