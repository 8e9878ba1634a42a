package import Languages
import Presentation

/// A surface in one locale, on one class of device, at one text size, that may be too tall: the regions
/// of the expanded island are one.
package struct TallSurface: Sendable, Hashable {
  package let locale: LanguageTag
  private let surface: Surface
  private let owner: String
  private let device: DeviceModel?
  private let display: String?
  private let textSize: DynamicTypeSize

  package init(_ cell: PreviewCell) {
    surface = cell.surface.isExpandedRegion ? .expandedLeading : cell.surface
    (locale, owner) = (cell.locale, cell.owner)
    (device, display) = (cell.devices.first, cell.display)
    textSize = cell.textSize
  }
}

extension [PreviewCell] {
  /// Of each surface that is too tall the text that stands in its tallest state, in their order.
  package var tallest: [PreviewCell] {
    var order: [TallSurface] = []
    var tallest: [TallSurface: PreviewCell] = [:]
    for cell in self {
      guard let height = cell.tallest else { continue }
      let surface = TallSurface(cell)
      if tallest[surface] == nil { order.append(surface) }
      if height.over > tallest[surface]?.tallest?.over ?? 0 { tallest[surface] = cell }
    }
    return order.compactMap { tallest[$0] }
  }

  /// How many texts there are, each once a surface whatever the locale, device and text size.
  package var textCount: Int {
    Set(
      map { cell in
        var identity = cell.identity
        (identity.locale, identity.device) = (nil, nil)
        (identity.display, identity.textSize) = (nil, nil)
        return identity
      }
    ).count
  }
}
