/// Paths as strings, always with `/`, as typed by a person: relative ones stay relative.
package enum FilePath {
  /// Without `.`, empty parts and the `..` that can be resolved; `.` for an empty path.
  package static func normalised(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// A path that stands in a file of `folder`, normalised; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    normalised(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// The folder that holds a path; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a normalised relative path leaves the folder that it stands in.
  package static func leaves(_ path: String) -> Bool {
    path.hasPrefix("/") || path == ".." || path.hasPrefix("../")
  }

  /// Whether a path is the folder or lies below it; both normalised.
  package static func isWithin(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "." || path.hasPrefix(folder + "/")
  }
}
