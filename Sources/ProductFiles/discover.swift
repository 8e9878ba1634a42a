package import Diagnostics

/// What a path on the command line leads to.
package struct Discovery: Sendable, Hashable {
  /// The `product.yaml`; nil where only scenarios were named or found.
  package var product: String?
  /// Scenarios: the one that was named, or all `*.scenario.yaml` beside the product, by name.
  package var scenarios: [String]

  package init(product: String?, scenarios: [String]) {
    self.product = product
    self.scenarios = scenarios
  }
}

/// Finds what a path names: a scenario, a `product.yaml`, or a folder that holds either.
///
/// - Throws: a problem at the path where nothing of the kind is there.
package func discover(
  _ path: String, files: any FileSource
) throws(InputProblem) -> Discovery {
  let path = FilePath.normalised(path)
  switch files.kind(path) {
  case nil: throw missingFile(path, files: files)
  case .file where isScenario(path): return Discovery(product: nil, scenarios: [path])
  case .file where path.hasSuffix(".yaml") && !path.hasSuffix(".views.yaml"):
    return Discovery(product: path, scenarios: scenarios(in: FilePath.folder(of: path), files))
  case .file:
    throw InputProblem(
      "this is no scenario and no product", at: SourceLocation(file: path, line: 1, column: 1),
      hints: ["expected a *.scenario.yaml, a product.yaml or a folder that holds one"])
  case .folder:
    let product = FilePath.join(path, "product.yaml")
    let found = scenarios(in: path, files)
    if files.kind(product) == .file { return Discovery(product: product, scenarios: found) }
    if !found.isEmpty { return Discovery(product: nil, scenarios: found) }
    let below = files.list(path).filter {
      $0.kind == .folder && files.kind(FilePath.join(path, $0.name + "/product.yaml")) == .file
    }
    throw InputProblem(
      "the folder holds no product.yaml and no *.scenario.yaml",
      at: SourceLocation(file: path, line: 1, column: 1),
      hints: below.prefix(5).map { "a product is in ‘\(FilePath.join(path, $0.name))’" })
  }
}

private func isScenario(_ path: String) -> Bool {
  path.hasSuffix(".scenario.yaml") || path.hasSuffix(".scenario.yml")
}

private func scenarios(in folder: String, _ files: any FileSource) -> [String] {
  files.list(folder).filter { $0.kind == .file && isScenario($0.name) }
    .map { FilePath.join(folder, $0.name) }
}
