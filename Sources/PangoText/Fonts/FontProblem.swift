/// Why a font cannot measure.
package enum FontProblem: Error, Hashable, Sendable {
  /// The family that was asked for is not installed: the one that fontconfig answers with in its
  /// place, and all that are there, in alphabetical order.
  case notInstalled(family: String, answered: String, installed: [String])
  /// No font is installed at all.
  case noFonts
}
