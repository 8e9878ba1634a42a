/// What a picture of the screen is written as, by the ending of its file's name.
enum PictureEnding: String, CaseIterable {
  case svg
  case png
  case html
  case txt
  case ansi

  /// Nil for a name with another ending.
  init?(name: String) {
    guard let ending = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = ending
  }

  /// All of them, as a sentence has them.
  static let words =
    allCases.dropLast().map { ".\($0.rawValue)" }.joined(separator: ", ")
    + " or .\(ansi.rawValue)"
}
