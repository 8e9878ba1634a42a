import Presentation

/// The two classes of iPhone with a Dynamic Island, by the sizes that they give a Live Activity
/// (Human Interface Guidelines, Live Activities). Lengths are points.
package struct IslandDevice: Hashable, Sendable {
  /// The island with compact or minimal presentations.
  package let islandWidth: Double
  /// Each of the two compact presentations.
  package let compactWidth: Double
  /// The minimal presentation, least and most.
  package let minimalWidth: ClosedRange<Double>
  /// The expanded island and the Lock Screen presentation.
  package let cardWidth: Double
  /// Height of a card, least and most: the system may truncate what is higher.
  package let cardHeight: ClosedRange<Double>
  /// Standard margin of the Lock Screen presentation.
  package let margin: Double

  /// What the island leaves to the camera.
  package var cameraWidth: Double { islandWidth - 2 * compactWidth }

  /// iPhone 17 Pro, 16, 15, 14 Pro and their like.
  package static let regular = IslandDevice(
    islandWidth: 230, compactWidth: 52.33, minimalWidth: 36.67...45, cardWidth: 371,
    cardHeight: 84...160, margin: 14)

  /// iPhone Pro Max, Plus and Air.
  package static let large = IslandDevice(
    islandWidth: 250, compactWidth: 62.33, minimalWidth: 36.67...45, cardWidth: 408,
    cardHeight: 84...160, margin: 14)

  /// The class of a model by its marketing name; nil for one without an island.
  package static func model(_ name: String) -> IslandDevice? {
    switch IslandClass(model: name) {
    case .regular: regular
    case .large: large
    case nil: nil
    }
  }
}
