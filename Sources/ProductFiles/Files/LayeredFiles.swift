import Diagnostics

/// The folders of a product and of what it extends as one: a file of a twin replaces the file of
/// the base with the same path.
struct LayeredFiles: Sendable {
  /// One folder of the chain.
  struct Layer: Sendable {
    /// As typed, normalised.
    var folder: String
    /// Files and folders of the layers below that are gone, relative.
    var without: [String] = []
  }

  let files: any FileSource
  /// The twin first, its base next.
  var layers: [Layer]

  /// Where a relative path of the product stands on disk; nil where no layer has it.
  func locate(_ path: String) -> String? {
    for layer in layers {
      let candidate = FilePath.join(layer.folder, path)
      if files.kind(candidate) != nil { return candidate }
      if layer.without.contains(where: { FilePath.isWithin(path, $0) }) { return nil }
    }
    return nil
  }

  /// The same for a path that stands in a file, which may lead out of the product's folder: then
  /// it is taken from where that file stands.
  func locate(_ path: String, standingIn file: String) -> String? {
    let path = FilePath.normalised(path)
    guard FilePath.leaves(path) else { return locate(path) }
    let direct = FilePath.join(FilePath.folder(of: file), path)
    return files.kind(direct) == nil ? nil : direct
  }

  /// What a folder of the product holds in all its layers, sorted by name.
  func list(_ folder: String) -> [FileEntry] {
    var found: [String: FileEntry] = [:]
    var gone: [String] = []
    for layer in layers {
      for entry in files.list(FilePath.join(layer.folder, folder)) where found[entry.name] == nil {
        let path = FilePath.normalised(folder + "/" + entry.name)
        if gone.contains(where: { FilePath.isWithin(path, $0) }) { continue }
        found[entry.name] = entry
      }
      gone += layer.without
    }
    return found.values.sorted { $0.name < $1.name }
  }
}
