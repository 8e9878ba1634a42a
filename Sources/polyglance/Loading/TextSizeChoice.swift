import Presentation

/// The text size of the device in place of a scenario's.
enum TextSizeChoice {
  /// Reads `--text-size`: a Dynamic Type size by its name in files, in SwiftUI or in short; nil where
  /// it is not given.
  static func size(_ name: String?) throws(UsageError) -> DynamicTypeSize? {
    guard let name else { return nil }
    return try size(name, orAll: false)
  }

  /// Reads the sizes of a command that takes many, or `all`; nil where none is given.
  static func sizes(_ names: [String]) throws(UsageError) -> [DynamicTypeSize]? {
    if names.isEmpty { return nil }
    if names == ["all"] { return DynamicTypeSize.allCases }
    var chosen: Set<DynamicTypeSize> = []
    for name in names { chosen.insert(try size(name, orAll: true)) }
    return DynamicTypeSize.allCases.filter(chosen.contains)
  }

  private static func size(_ name: String, orAll: Bool) throws(UsageError) -> DynamicTypeSize {
    if let size = DynamicTypeSize(name: name) { return size }
    let names = DynamicTypeSize.allCases.map(\.rawValue)
    throw UsageError(
      "there is no text size ‘\(name)’, only " + names.joined(separator: ", ")
        + (orAll ? ", or ‘all’" : ""),
      nearest: nearest(name, among: names + (orAll ? ["all"] : [])))
  }
}

extension Option {
  /// For commands that play.
  static let textSize = Option(
    "--text-size", value: "T", "the device's text size, as large, xxL, AX3")
}
