/// The two classes of iPhone with a Dynamic Island (Human Interface Guidelines, Live Activities).
package enum IslandClass: Hashable, Sendable, CaseIterable {
  /// iPhone 17 Pro, 16, 15, 14 Pro and their like.
  case regular
  /// iPhone Pro Max, Plus and Air.
  case large

  /// The class of a model by its marketing name; nil for one without an island.
  package init?(model: String) {
    guard let found = Self.allCases.first(where: { $0.models.contains(model) }) else { return nil }
    self = found
  }

  /// Newest first.
  package var models: [String] {
    switch self {
    case .regular:
      [
        "iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro", "iPhone 16", "iPhone 15 Pro", "iPhone 15",
        "iPhone 14 Pro",
      ]
    case .large:
      [
        "iPhone 17 Pro Max", "iPhone Air", "iPhone 16 Pro Max", "iPhone 16 Plus",
        "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max",
      ]
    }
  }
}
