import Diagnostics
import Documents

/// The documents that were read for one product or scenario, by file. Nodes of several are merged
/// into one tree; a problem then shows the line of the file that it names.
struct DocumentSet {
  private(set) var documents: [String: Document] = [:]
  /// Every file that was read, in order, each once.
  private(set) var paths: [String] = []
  private var known: Set<String> = []

  /// Notes that a file was read.
  mutating func note(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }

  mutating func add(_ document: Document) {
    documents[document.file] = document
    note(document.file)
  }

  /// The document that a node stands in.
  func document(of node: Node, else other: Document) -> Document {
    documents[node.place.file] ?? other
  }

  /// The problem with the line of the file that it names.
  func corrected(_ problem: InputProblem) -> InputProblem {
    guard let document = documents[problem.location.file] else { return problem }
    var problem = problem
    problem.excerpt = document.problem("", at: problem.location).excerpt
    return problem
  }
}

/// Reads a YAML file that a person named; `at` is where they named it.
func readYAMLFile(
  _ path: String, files: any FileSource, into set: inout DocumentSet
) throws(InputProblem) -> Document {
  guard let bytes = files.read(path) else { throw missingFile(path, files: files) }
  let document = try readYAML(bytes, file: path)
  set.add(document)
  return document
}

/// `no such file`, with the nearest name in its folder. Such a problem has no line.
func missingFile(_ path: String, files: any FileSource) -> InputProblem {
  let place = SourceLocation(file: path, line: 1, column: 1)
  if files.kind(path) == .folder {
    return InputProblem("this is a folder, expected a file", at: place)
  }
  if files.kind(path) == .file {
    return InputProblem("the file cannot be read: see its permissions", at: place)
  }
  return InputProblem(
    "no such file", at: place, hints: missingHints(path, in: files.list(FilePath.folder(of: path))))
}

/// What is wrong with a path that does not lead to a file, by the name that a person wrote.
func unreadable(_ name: String, path: String?, files: any FileSource) -> String {
  switch path.flatMap(files.kind) {
  case .folder: "‘\(name)’ is a folder, expected a file"
  case .file: "‘\(name)’ cannot be read: see its permissions"
  case nil: "no such file ‘\(name)’"
  }
}

/// The nearest name among what is there.
func missingHints(_ path: String, in entries: [FileEntry]) -> [String] {
  guard let near = nearestName(FilePath.name(of: path), among: entries.map(\.name)) else {
    return []
  }
  let folder = FilePath.folder(of: path)
  return ["did you mean ‘\(folder == "." ? near : folder + "/" + near)’?"]
}
