/// What a file of a target's resources is, told by its path alone.
package struct ResourceFile: Hashable, Sendable {
  /// As given; stands in every place.
  package var path: String
  package var kind: Kind
  /// The name of the file without its ending; empty for `Info.plist`.
  package var table: String
  /// The folder without `.lproj`; nil for a file outside any.
  package var localization: String?

  /// The kinds that are read.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case catalog = "xcstrings"
    case strings
    case stringsdict
    case infoPlist = "plist"
  }

  /// Nil for a file that is none of the kinds. Of property lists only `Info.plist` is one.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last, let dot = name.lastIndex(of: "."),
      let kind = Kind(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    if kind == .infoPlist, name != "Info.plist" { return nil }
    self.path = path
    self.kind = kind
    table = kind == .infoPlist ? "" : String(name[..<dot])
    if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
      localization = String(parts[parts.count - 2].dropLast(6))
    }
  }
}
