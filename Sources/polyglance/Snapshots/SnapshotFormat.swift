/// What a picture is written as.
enum SnapshotFormat: String, CaseIterable {
  case text
  case ansi
  case svg
  case png
  case html

  /// Whether it is made of characters in cells.
  var isText: Bool {
    switch self {
    case .text, .ansi: true
    case .svg, .png, .html: false
    }
  }
}
