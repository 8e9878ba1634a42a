import Foundation
import Simulation
import TestSupport
import Testing

@testable import ProductFiles

/// The list of views in the language's own page.
struct ViewListTests {
  /// The views of the table, as they are written there.
  private static let examples: [String] = {
    let page = Repository.root.appendingPathComponent("Scenarios/README.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    guard let head = text.firstRange(of: "| view | shows |\n| --- | --- |\n") else { return [] }
    return text[head.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "`").dropFirst().first }
      .map(String.init)
  }()

  private static func name(_ example: String) -> String {
    String(example.drop { "{ ".contains($0) }.prefix { $0 != ":" })
  }

  @Test func everyViewThatIsReadIsListedOnce() {
    #expect(Self.examples.map(Self.name).sorted() == ViewKeys.kinds.map(\.name).sorted())
  }

  @Test(arguments: examples)
  func everyExampleIsRead(example: String) throws {
    let files = MemoryFiles([
      "p/product.yaml": """
      product: Parcel
      languages: { default: en, supported: [en] }
      targets:
        app: { kind: app, resources: [] }
        widgets: { kind: widget-extension, resources: [] }
      activities:
        delivery:
          target: widgets
          attributes: {}
          content-state:
            phase: { codes: [packing, near], unknown: reject }
            done: Int
            stops: Int
            muted: Bool
            parcels: [UserText]
          views: delivery.views.yaml
      """,
      "p/delivery.views.yaml": "lock-screen:\n  vstack:\n    - \(example)\n",
    ])
    let product = try readProduct("p/product.yaml", files: files).product
    #expect(product.presentations.count == 1)
  }
}
