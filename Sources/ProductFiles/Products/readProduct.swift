import Catalogs
package import Diagnostics
import Documents
import Languages
import Presentation
import Simulation

/// Reads a product: its `product.yaml` (or the folder that holds it) with what it extends, the
/// views that it names, the resources of its targets.
///
/// - Parameter skipsUnreadable: whether a file of resources that cannot be read is a problem of the
///   product, which goes on without it.
/// - Throws: the first problem that makes it unreadable, with its line.
package func readProduct(
  _ path: String, files: any FileSource, vocabulary: Vocabulary = Vocabulary(),
  skipsUnreadable: Bool = false
) throws(InputProblem) -> LoadedProduct {
  var set = DocumentSet()
  do {
    return try readProduct(
      path, files: files, vocabulary: vocabulary, skipsUnreadable: skipsUnreadable, into: &set)
  } catch {
    throw set.corrected(error)
  }
}

func readProduct(
  _ path: String, files: any FileSource, vocabulary: Vocabulary, skipsUnreadable: Bool = false,
  into set: inout DocumentSet
) throws(InputProblem) -> LoadedProduct {
  let path = FilePath.normalised(
    files.kind(path) == .folder ? FilePath.join(path, "product.yaml") : path)
  let chain = try ProductChain.read(path, files: files, into: &set)
  var loader = ProductLoader(
    chain: chain, layers: LayeredFiles(files: files, layers: chain.layers), set: set,
    skipsUnreadable: skipsUnreadable)
  defer { set = loader.set }
  return try loader.load(vocabulary)
}

/// Reads what a merged product names.
private struct ProductLoader {
  let chain: ProductChain
  let layers: LayeredFiles
  var set: DocumentSet
  private let skipsUnreadable: Bool
  private var problems: [InputProblem] = []
  private var unreadable: [InputProblem] = []

  init(chain: ProductChain, layers: LayeredFiles, set: DocumentSet, skipsUnreadable: Bool) {
    self.skipsUnreadable = skipsUnreadable
    self.chain = chain
    self.layers = layers
    self.set = set
  }

  mutating func load(_ vocabulary: Vocabulary) throws(InputProblem) -> LoadedProduct {
    let reader = ProductReader(
      document: chain.document, documents: set, root: chain.root, vocabulary: vocabulary)
    var (product, views) = try reader.read()
    for reference in views { try readViews(reference, into: &product) }
    var resources: [TargetID: ResourceSet] = [:]
    for target in product.targets {
      resources[target.id] = try self.resources(of: target, product.defaultLanguage)
    }
    try checkEdits(product.edits, resources)
    return LoadedProduct(
      product: product, problems: problems, unreadable: unreadable, files: set.paths,
      resources: resources, layers: layers)
  }

  private mutating func readViews(
    _ reference: ProductReader.ViewsReference, into product: inout Product
  ) throws(InputProblem) {
    let node = reference.node
    let name = FilePath.normalised(try chain.document.requireText(node))
    if name.hasSuffix(".swift") {
      throw chain.document.problem("Swift sources are not yet supported", at: node)
    }
    guard let path = layers.locate(name, standingIn: node.place.file) else {
      throw missing("no such file ‘\(name)’", name, at: node)
    }
    let document = try readYAMLFile(path, files: layers.files, into: &set)
    let activity = reference.activity.map { product.activities[$0] }
    let scope = FieldScope(
      state: activity?.contentState ?? [], attributes: activity?.attributes ?? [],
      isApp: activity == nil, isActivityView: activity != nil)
    let views = try ProductFiles.readViews(
      document, scope: scope, targets: product.targets.map(\.id.name),
      allowed: activity == nil ? [.appScreen] : Surface.activity + [.smartStack])
    for (surface, view) in views.sorted(by: { $0.key < $1.key }) {
      var id = PresentationID("\(name)#\(surface)")
      // Two kinds may share a file; where their fields differ, so do the trees.
      if let activity, product.presentations[id].map({ $0 != view }) ?? false {
        id = PresentationID("\(name)#\(activity.kind)/\(surface)")
      }
      product.presentations[id] = view
      if let index = reference.activity { product.activities[index].views[surface] = id }
    }
    if activity == nil {
      guard let id = views[.appScreen].map({ _ in PresentationID("\(name)#app-screen") }) else {
        throw missing("‘\(name)’ has no ‘app-screen’", name, at: node)
      }
      for index in product.targets.indices where product.targets[index].screen != nil {
        product.targets[index].screen = id
      }
    }
  }

  private func missing(_ message: String, _ name: String, at node: Node) -> InputProblem {
    let folder = FilePath.folder(of: name)
    return chain.document.problem(
      message, at: node, hints: missingHints(name, in: layers.list(folder)))
  }

  private mutating func resources(
    of target: TargetDeclaration, _ language: LanguageTag
  ) throws(InputProblem) -> ResourceSet {
    let folders = ResourceFolders(layers: layers, defaultLanguage: language)
    let document = chain.document
    let read = try folders.read(
      target.resources.map(\.value), kind: target.kind, skipsUnreadable: skipsUnreadable
    ) {
      path, message, hints in
      let place = target.resources.first { $0.value == path }?.place ?? target.place
      return document.problem(message, at: place, length: path.unicodeScalars.count, hints: hints)
    }
    for file in read.files { set.note(file) }
    problems += read.set.problems
    unreadable += read.unreadable
    return read.set
  }

  /// An edit that finds nothing to change is a slip of the pen.
  private func checkEdits(
    _ edits: [ResourceEdit], _ resources: [TargetID: ResourceSet]
  ) throws(InputProblem) {
    var resources = resources
    for edit in edits {
      if let problem = applyEdit(edit, to: &resources, document: chain.document) { throw problem }
    }
  }
}

/// Applies an edit to the resources of its target; the problem where it finds nothing to remove.
func applyEdit(
  _ edit: ResourceEdit, to resources: inout [TargetID: ResourceSet], document: Document
) -> InputProblem? {
  switch edit {
  case .remove(let target, let table, let locale, let key, let place):
    guard resources[target]?.remove(table: table, localization: locale, key: key) == false else {
      return nil
    }
    let inLocale = locale.map { " in ‘\($0)’" } ?? ""
    let keys = resources[target]?.keys(in: table) ?? []
    let near = keys.contains(key) ? [] : nameHints(key, among: keys).prefix { $0.hasPrefix("did") }
    return document.problem(
      "the table ‘\(table)’ of ‘\(target)’ has no ‘\(key)’\(inLocale) to remove", at: place,
      length: "remove".count, hints: Array(near))
  case .set(let target, let table, let locale, let key, let value, let place):
    resources[target]?.set(table: table, localization: locale, key: key, value: value, at: place)
    return nil
  case .replace: return nil
  }
}
