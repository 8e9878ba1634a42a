import Presentation

/// What of a product `preview` is asked for, by the names that people type.
enum PreviewChoice {
  /// Surfaces by their ids; `compact` and `expanded` stand for their parts. In the order of the
  /// table, each once.
  static func surfaces(_ names: [String]) throws(UsageError) -> [Surface] {
    var chosen: Set<Surface> = []
    for name in names {
      let part = Surface.all.filter { groups[name]?.contains($0) ?? ($0.id == name) }
      guard !part.isEmpty else {
        throw UsageError(
          "there is no surface ‘\(name)’", nearest: nearest(name, among: surfaceNames))
      }
      chosen.formUnion(part)
    }
    return chosen.sorted()
  }

  /// Text sizes by any of their names, smallest first; `all` stands for every one. Nil: none named.
  static func textSizes(_ names: [String]) throws(UsageError) -> [DynamicTypeSize]? {
    if names.isEmpty { return nil }
    if names == ["all"] { return DynamicTypeSize.allCases }
    var chosen: Set<DynamicTypeSize> = []
    for name in names {
      guard let size = DynamicTypeSize(name: name) else {
        throw UsageError(
          "there is no text size ‘\(name)’, only "
            + DynamicTypeSize.allCases.map(\.rawValue).joined(separator: ", ") + ", or ‘all’",
          nearest: nearest(name, among: DynamicTypeSize.allCases.map(\.rawValue) + ["all"]))
      }
      chosen.insert(size)
    }
    return DynamicTypeSize.allCases.filter(chosen.contains)
  }

  private static let groups: [String: [Surface]] = [
    "compact": [.compactLeading, .compactTrailing],
    "expanded": [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom],
  ]

  private static let surfaceNames = Surface.all.map(\.id) + groups.keys.sorted()
}
