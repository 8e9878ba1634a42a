/// A surface in a state in which it is too tall. Lengths are points.
package struct PreviewHeight: Sendable, Hashable {
  /// What there is.
  package var available: Double
  /// By how much it is higher.
  package var over: Double
  /// The state.
  package var state: String

  package var needed: Double { available + over }
}
