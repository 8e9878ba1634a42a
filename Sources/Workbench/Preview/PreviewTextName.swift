import Inspection

/// What makes the text of a surface the same one in every locale: its key, else its view.
struct PreviewTextName: Hashable, Sendable {
  /// Nil: any, as long as the key is the same.
  private var owner: String?
  private var key: String?
  private var node: String?

  init(_ cell: PreviewCell) {
    owner = cell.owner
    key = cell.key
    node = cell.key == nil ? cell.node : nil
  }

  /// Of whichever activity.
  init(key: String) { self.key = key }

  func names(_ cell: PreviewCell) -> Bool { names(cell.owner, cell.key, cell.node) }

  func names(_ fit: LargestFit) -> Bool { names(fit.owner, fit.key, fit.node) }

  private func names(_ owner: String, _ key: String?, _ node: String) -> Bool {
    self.key == key && (self.owner ?? owner) == owner && (self.node ?? node) == node
  }
}
