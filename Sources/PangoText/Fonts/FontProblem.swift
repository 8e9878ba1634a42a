/// A font that was asked for and is not there.
package struct FontProblem: Error, Hashable, Sendable {
  /// The family that was asked for.
  package var family: String
  /// The family that fontconfig answers with in its place.
  package var answered: String
  /// The families that are installed, in alphabetical order.
  package var installed: [String]
}
