import Workbench

/// A screen's size as people write it: `120x40`.
func screenSize(_ text: String) throws(UsageError) -> ScreenSize {
  let parts = text.split(separator: "x").compactMap { Int($0) }
  guard parts.count == 2, (1...1000).contains(parts[0]), (1...1000).contains(parts[1]) else {
    throw UsageError("‘--size \(text)’ is not of the form 120x40")
  }
  return ScreenSize(columns: parts[0], rows: parts[1])
}
