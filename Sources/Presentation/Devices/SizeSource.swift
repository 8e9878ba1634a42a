/// Where a size comes from, in words that people can be shown.
package struct SizeSource: Hashable, Sendable, CustomStringConvertible {
  /// How much a size can be relied on; the words are stable.
  package enum Standing: String, Hashable, Sendable, CaseIterable {
    /// The vendor states it for this screen.
    case published
    /// The vendor states it for another screen, whose class this one takes.
    case mapped
    /// Computed from what is stated.
    case derived
  }

  package let standing: Standing
  /// `Human Interface Guidelines, Live Activities: 430×932`, `derived: screen width − 22`.
  package let description: String

  /// A size that `document` states, for `subject`.
  static func published(_ document: String, _ subject: String) -> SizeSource {
    SizeSource(standing: .published, description: "\(document): \(subject)")
  }

  /// A size taken from another screen.
  static func mapped(_ words: String) -> SizeSource {
    SizeSource(standing: .mapped, description: "mapped: \(words)")
  }

  /// A size that was computed.
  static func derived(_ words: String) -> SizeSource {
    SizeSource(standing: .derived, description: "derived: \(words)")
  }
}
