import Diagnostics
import Documents

/// A `product.yaml` and what it extends, merged.
struct ProductChain {
  /// The file that was asked for.
  var document: Document
  var root: Node
  var layers: [LayeredFiles.Layer]
  /// Names of files and folders that the twins take away, to be checked against what there is.
  var removals: [(layer: Int, node: Node)]

  /// Reads the file and its bases.
  static func read(
    _ path: String, files: any FileSource, into set: inout DocumentSet
  ) throws(InputProblem) -> ProductChain {
    var chain = try read(path, files: files, into: &set, above: [])
    for removal in chain.removals {
      let base = LayeredFiles(
        files: files, layers: Array(chain.layers.dropFirst(removal.layer + 1)))
      let name = FilePath.normalised(removal.node.string ?? "")
      guard base.locate(name) == nil else { continue }
      throw set.document(of: removal.node, else: chain.document).problem(
        "the base has no ‘\(name)’", at: removal.node,
        hints: missingHints(name, in: base.list(FilePath.folder(of: name))))
    }
    chain.removals = []
    return chain
  }

  private static func read(
    _ path: String, files: any FileSource, into set: inout DocumentSet, above: [String]
  ) throws(InputProblem) -> ProductChain {
    let document = try readYAMLFile(path, files: files, into: &set)
    let folder = FilePath.folder(of: path)
    let members = try document.requireMapping(
      document.root, keys: ProductKeys.root.names, expected: "a product")
    guard let extends = members.first(where: { $0.key == "extends" }) else {
      if let member = members.first(where: { $0.key == "without" }) {
        throw document.problem(
          "‘\(member.key)’ takes files away from a base", atKey: member,
          hints: ["name the base with ‘extends’"])
      }
      return ProductChain(
        document: document, root: document.root, layers: [LayeredFiles.Layer(folder: folder)],
        removals: [])
    }
    let base = try basePath(extends.value, of: document, files: files, above: above + [path])
    var chain = try read(base, files: files, into: &set, above: above + [path])
    var removals: [Node] = []
    if let node = document.member("without", of: document.root) {
      _ = try document.requireStrings(node)
      removals = node.elements
    }
    let edits = (
      document.member("edits", of: chain.root), document.member("edits", of: document.root)
    )
    chain.root = mergeNodes(
      chain.root.without(["edits"]), document.root.without(["extends", "without", "edits"]))
    if let merged = concatenated(edits.0, edits.1),
      let member = (document.root["edits"] == nil ? chain.document : document).root.members.first(
        where: { $0.key == "edits" })
    {
      chain.root.kind = .mapping(
        chain.root.members + [Node.Member(key: "edits", keyPlace: member.keyPlace, value: merged)])
    }
    chain.root.place = document.root.place
    chain.layers.insert(
      LayeredFiles.Layer(
        folder: folder, without: removals.map { FilePath.normalised($0.string ?? "") }), at: 0)
    chain.removals = removals.map { (0, $0) } + chain.removals.map { ($0.layer + 1, $0.node) }
    chain.document = document
    return chain
  }

  /// The edits of a base hold before those of its twin.
  private static func concatenated(_ base: Node?, _ own: Node?) -> Node? {
    guard let base, case .sequence(let first) = base.kind else { return own }
    guard let own, case .sequence(let second) = own.kind else { return own ?? base }
    var node = own
    node.kind = .sequence(first + second)
    return node
  }
}

/// The file that `extends:` names, which must not lead back.
func basePath(
  _ node: Node, of document: Document, files: any FileSource, above: [String]
) throws(InputProblem) -> String {
  let name = try document.requireText(node, expected: "the path of a file")
  let folder = FilePath.folder(of: document.file)
  let path = FilePath.join(folder, name)
  if above.contains(path) {
    throw document.problem(
      "‘\(name)’ extends this file", at: node,
      hints: ["\((above + [path]).joined(separator: " → "))"])
  }
  guard files.kind(path) == .file else {
    let near = missingHints(name, in: files.list(FilePath.folder(of: path)))
    throw document.problem("no such file ‘\(name)’", at: node, hints: near)
  }
  return path
}
