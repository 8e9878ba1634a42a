/// How much was looked at in one locale.
package struct PreviewExtent: Sendable, Hashable {
  /// States that scenarios and declared codes bring, fresh, stale and ended.
  package var states: Int
  /// Those of them in which some surface looks as in none before.
  package var differing: Int
}
