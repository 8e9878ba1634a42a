import Diagnostics

/// Files that exist in memory alone, by normalised path.
package struct MemoryFiles: FileSource {
  private var files: [String: [UInt8]]

  /// Texts by path; folders are whatever the paths imply.
  package init(_ texts: [String: String]) {
    files = [:]
    for (path, text) in texts { files[FilePath.normalised(path)] = Array(text.utf8) }
  }

  /// Sets or removes (nil) the bytes of a file.
  package subscript(path: String) -> [UInt8]? {
    get { files[FilePath.normalised(path)] }
    set { files[FilePath.normalised(path)] = newValue }
  }

  package func read(_ path: String) -> [UInt8]? { self[path] }

  package func kind(_ path: String) -> FileKind? {
    let path = FilePath.normalised(path)
    if files[path] != nil { return .file }
    return files.keys.contains { FilePath.isWithin($0, path) } ? .folder : nil
  }

  package func list(_ folder: String) -> [FileEntry] {
    let folder = FilePath.normalised(folder)
    let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
    var kinds: [String: FileKind] = [:]
    for path in files.keys where path.hasPrefix(prefix) {
      let rest = path.dropFirst(prefix.count)
      guard let name = rest.split(separator: "/").first else { continue }
      kinds[String(name)] = rest.contains("/") ? .folder : .file
    }
    return kinds.sorted { $0.key < $1.key }.map { FileEntry($0.key, $0.value) }
  }
}
