/// Something that the inventory misses for an element. Ids that are findings' too mean the same.
package struct InventoryGap: Sendable, Hashable {
  /// As `unlabelled`, `untranslated`.
  package var id: String
  /// What exactly, one sentence without full stop.
  package var detail: String

  package init(_ id: String, _ detail: String) {
    self.id = id
    self.detail = detail
  }

  /// Every id, in the order in which gaps of an element stand.
  package static let ids = [
    "unresolved", "unlabelled", "missing-key", "target-membership", "hardcoded-literal",
    "payload-prose", "raw-code", "frozen-text", "concatenated-fragments", "untranslated",
    "not-reviewed", "comment-missing", "unreached",
  ]
}
