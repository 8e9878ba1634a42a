import Diagnostics
import Simulation

/// Reads what `lint` is given: a `product.yaml` or a folder with one, a folder without (one target,
/// and each product below by itself), or files. All files that are named and belong to one product,
/// or to none, are one input.
///
/// What cannot be read is told in the inputs, and the rest goes on.
package func readLintInputs(
  _ paths: [String], files: any FileSource, vocabulary: Vocabulary
) -> [LintInput] {
  var reader = LintReader(files: files, vocabulary: vocabulary)
  for path in paths { reader.read(FilePath.normalised(path)) }
  reader.finish()
  return reader.inputs
}

/// Goes through paths, one after the other.
struct LintReader {
  let files: any FileSource
  let vocabulary: Vocabulary
  private(set) var inputs: [LintInput] = []
  /// Index of the input that takes named files, by the `product.yaml` that describes them.
  private var loose: [String: Int] = [:]
  private var products: Set<String> = []

  init(files: any FileSource, vocabulary: Vocabulary) {
    self.files = files
    self.vocabulary = vocabulary
  }

  /// Reads what had to wait for all names.
  mutating func finish() {
    for index in inputs.indices { inputs[index].readNamedResources(files: files) }
  }

  mutating func read(_ path: String) {
    switch files.kind(path) {
    case nil:
      var input = LintInput(root: FilePath.folder(of: path))
      input.isWhole = false
      input.unreadable.append(missingFile(path, files: files))
      inputs.append(input)
    case .folder:
      let product = FilePath.join(path, "product.yaml")
      if files.kind(product) == .file { read(product: product) } else { read(folder: path) }
    case .file where FilePath.name(of: path) == "product.yaml": read(product: path)
    case .file: read(file: path)
    }
  }

  private mutating func read(product path: String) {
    guard products.insert(path).inserted else { return }
    var input = LintInput(root: FilePath.folder(of: path))
    do throws(InputProblem) {
      let loaded = try readProduct(
        path, files: files, vocabulary: vocabulary, skipsUnreadable: true)
      input.take(loaded)
      for path in loaded.payloadPaths { input.readPayload(path, files: files) }
    } catch {
      input.unreadable.append(error)
    }
    inputs.append(input)
  }

  private mutating func read(folder path: String) {
    let walk = LintWalk(path, files: files)
    var input = LintInput(root: path)
    input.readPolicy(in: path, files: files, vocabulary: vocabulary)
    input.read(walk.resources, named: FilePath.name(of: path), files: files)
    for payload in walk.payloads { input.readPayload(payload, files: files) }
    if !input.files.isEmpty || !input.unreadable.isEmpty || walk.products.isEmpty {
      inputs.append(input)
    }
    for product in walk.products { read(product: product) }
  }

  private mutating func read(file path: String) {
    let product = owner(of: path)
    var index = looseInput(of: product, root: FilePath.folder(of: product ?? path))
    if inputs[index].isForeign(path) {
      index = looseInput(of: nil, root: FilePath.folder(of: path))
    }
    inputs[index].readNamed(path, files: files)
  }

  /// The input that takes the named files of a product, or of none.
  private mutating func looseInput(of product: String?, root: String) -> Int {
    if let index = loose[product ?? ""] { return index }
    var input = LintInput(root: root)
    input.isWhole = false
    if let product {
      do throws(InputProblem) {
        let loaded = try readProduct(
          product, files: files, vocabulary: vocabulary, skipsUnreadable: true)
        input.take(loaded)
        // What was not named is context: neither told nor counted.
        input.files = []
        input.unreadable = []
      } catch {
        input.unreadable.append(error)
      }
    } else {
      input.readPolicy(in: root, files: files, vocabulary: vocabulary)
    }
    loose[product ?? ""] = inputs.count
    inputs.append(input)
    return inputs.count - 1
  }

  /// The `product.yaml` in the folder of a file or in one above, as far as the path was typed.
  private func owner(of path: String) -> String? {
    var folder = FilePath.folder(of: path)
    while true {
      let product = FilePath.join(folder, "product.yaml")
      if files.kind(product) == .file { return product }
      if folder == "." || folder == "/" || folder.hasSuffix("..") { return nil }
      folder = FilePath.folder(of: folder)
    }
  }
}
