/// What a preview is written as.
enum PreviewFormat: String, CaseIterable {
  case text
  case json
  case csv
  case svg
  case png
  case html

  /// Whether it is drawn.
  var isPicture: Bool {
    switch self {
    case .text, .json, .csv: false
    case .svg, .png, .html: true
    }
  }
}
