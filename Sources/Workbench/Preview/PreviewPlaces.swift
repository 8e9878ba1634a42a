import Inspection
import Languages
import Layout
import Presentation
import Synchronization

/// Where everything stands on the surfaces that were drawn: each is fitted once.
final class PreviewPlaces: Sendable {
  private let known = Mutex<[Name: [Surface: PlacedSurface]]>([:])

  private struct Name: Hashable {
    var surface: Surface
    var owner: String
    var state: String
    var locale: LanguageTag
    var device: DeviceModel?
    var textSize: DynamicTypeSize
  }

  /// The surface of a cell in its state, with the other regions of an expanded island.
  func places(of cell: PreviewCell, by previewer: Previewer) -> [Surface: PlacedSurface] {
    let name = Name(
      surface: cell.surface, owner: cell.owner, state: cell.state, locale: cell.locale,
      device: cell.devices.first, textSize: cell.textSize)
    return known.withLock { known in
      if let places = known[name] { return places }
      let places = previewer.placed(cell)
      known[name] = places
      return places
    }
  }
}
