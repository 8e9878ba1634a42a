/// Words that narrow a pane as one types.
package struct PaneFilter: Hashable, Sendable {
  package internal(set) var pane: StagePane
  package internal(set) var field = LineField()
  /// Whether keys still go into it.
  package internal(set) var isTyping = true

  /// Whether a line of the pane stays: it has every word, in any order and case.
  func keeps(_ line: String) -> Bool {
    let line = line.lowercased()
    return field.text.lowercased().split(separator: " ").allSatisfy { line.contains($0) }
  }
}
