import Diagnostics
import ProductFiles
import Testing

/// What a path on the command line leads to.
@Suite struct DiscoveryTests {
  private let files = Parcel.files([
    "p/another.scenario.yaml": "", "p/notes.txt": "", "s/one.scenario.yaml": "", "e/x/y.txt": "",
    "t/a/product.yaml": "", "t/b/product.yaml": "",
  ])

  @Test(arguments: [
    ("p/trip.scenario.yaml", Discovery(product: nil, scenarios: ["p/trip.scenario.yaml"])),
    ("./p//trip.scenario.yaml", Discovery(product: nil, scenarios: ["p/trip.scenario.yaml"])),
    (
      "p",
      Discovery(
        product: "p/product.yaml", scenarios: ["p/another.scenario.yaml", "p/trip.scenario.yaml"])
    ),
    (
      "p/",
      Discovery(
        product: "p/product.yaml", scenarios: ["p/another.scenario.yaml", "p/trip.scenario.yaml"])
    ),
    (
      "p/product.yaml",
      Discovery(
        product: "p/product.yaml", scenarios: ["p/another.scenario.yaml", "p/trip.scenario.yaml"])
    ),
    ("s", Discovery(product: nil, scenarios: ["s/one.scenario.yaml"])),
  ])
  func leadsTo(path: String, found: Discovery) throws {
    #expect(try discover(path, files: files) == found)
  }

  @Test func saysWhatIsThereInstead() {
    func message(_ path: String) -> String {
      problem { () throws(InputProblem) in try discover(path, files: files) }
    }
    #expect(
      message("p/trop.scenario.yaml") == """
        p/trop.scenario.yaml:1:1: error: no such file
        did you mean ‘p/trip.scenario.yaml’?
        """)
    #expect(
      message("t") == """
        t:1:1: error: the folder holds no product.yaml and no *.scenario.yaml
        a product is in ‘t/a’
        a product is in ‘t/b’
        """)
    for path in ["p/notes.txt", "p/Widgets/delivery.views.yaml"] {
      #expect(
        message(path) == """
          \(path):1:1: error: this is no scenario and no product
          expected a *.scenario.yaml, a product.yaml or a folder that holds one
          """)
    }
  }
}
