/// How paths appear in output.
package enum PathStyle: Sendable, Hashable {
  /// Relative to the working directory where the file lies below it, else absolute, so that tools
  /// can jump.
  case workingDirectory(String)
  /// Relative to the folder of the `product.yaml` that was run.
  case folder(String)

  /// The path as it appears. Both sides are absolute or both relative to the same folder.
  package func show(_ path: String) -> String {
    switch self {
    case .workingDirectory(let directory):
      let absolute = FilePath.join(directory, path)
      let base = directory.hasSuffix("/") ? directory : directory + "/"
      return absolute.hasPrefix(base) ? String(absolute.dropFirst(base.count)) : absolute
    case .folder(let folder):
      return PathStyle.relative(FilePath.normalised(path), to: FilePath.normalised(folder))
    }
  }

  private static func relative(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
    let target = path.split(separator: "/").filter { $0 != "." }
    let base = folder.split(separator: "/").filter { $0 != "." }
    var common = 0
    while common < min(target.count, base.count), target[common] == base[common] { common += 1 }
    if base[common...].contains("..") { return path }
    let up = Array(repeating: Substring(".."), count: base.count - common)
    return (up + target[common...]).joined(separator: "/")
  }
}
