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

  private static let groups: [String: [Surface]] = [
    "compact": [.compactLeading, .compactTrailing],
    "expanded": [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom],
  ]

  private static let surfaceNames = Surface.all.map(\.id) + groups.keys.sorted()
}
