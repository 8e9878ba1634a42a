/// What a preview is written as.
enum PreviewFormat: String, CaseIterable {
  case text
  case json
  case csv
}
