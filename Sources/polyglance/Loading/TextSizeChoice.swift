import Presentation

/// The text size of the device in place of a scenario's.
enum TextSizeChoice {
  /// Reads `--text-size`: a Dynamic Type size by its name in files, in SwiftUI or in short; nil where
  /// it is not given.
  static func size(_ name: String?) throws(UsageError) -> DynamicTypeSize? {
    guard let name else { return nil }
    if let size = DynamicTypeSize(name: name) { return size }
    let names = DynamicTypeSize.allCases.map(\.rawValue)
    throw UsageError(
      "there is no text size ‘\(name)’, only " + names.joined(separator: ", "),
      nearest: nearest(name, among: names))
  }
}

extension Option {
  /// For commands that play.
  static let textSize = Option(
    "--text-size", value: "T", "the device's text size, as large, xxL, AX3")
}
