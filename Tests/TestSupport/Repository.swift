package import Foundation

/// Where the package and the optional corpus of real files lie.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Real files by other people, to test against; nil where there are none, and such tests skip.
  package static let corpus: URL? = {
    let given = ProcessInfo.processInfo.environment["POLYGLANCE_CORPUS"].map {
      URL(fileURLWithPath: $0)
    }
    let folder = given ?? root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The files below a folder of the corpus with that ending, sorted by path.
  package static func corpusFiles(_ folder: String, ending: String) -> [URL] {
    guard let base = corpus?.appendingPathComponent(folder),
      let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }.filter { $0.path.hasSuffix(ending) }
      .sorted { $0.path < $1.path }
  }
}
