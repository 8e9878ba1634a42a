package import Languages
import Presentation

/// What VoiceOver reads of a surface, element by element.
///
/// A function of the surface as it was resolved, so it is made anew with every render. Surfaces are
/// read in their order in the table: compact leading before trailing; of the expanded island first
/// the row beside the camera (leading, trailing), then center, then bottom. Apple documents no order
/// of the regions; this is that of their places.
package struct SpokenSurface: Hashable, Sendable {
  /// In the order of reading.
  package var elements: [SpokenElement]

  /// - Parameter system: the device's language, in which trait words are said.
  package init(of surface: ResolvedSurface, system: LanguageTag) {
    let reader = SpeechReader(surface, system: system)
    elements = reader.ordered(reader.rows(surface.view, SpokenProperties()), in: "")
  }
}
