package import Languages
package import Layout
import Localization
package import Presentation
import Simulation
import Synchronization

/// Fits the texts of a product in the frames of devices, in every state that its scenarios offer.
/// What was played for a locale is kept, so that another text size or device costs the fitting
/// alone.
package final class Previewer: Sendable {
  package let material: VerificationMaterial
  package let shaper: any TextShaping
  private let played = Mutex<[PreviewPlayer.Conditions: PreviewPlayer.Played]>([:])

  /// - Parameters:
  ///   - material: what the scenarios of the product offer.
  ///   - shaper: measures texts; what it says in cells is no claim about points.
  package init(_ material: VerificationMaterial, shaper: any TextShaping) {
    self.material = material
    self.shaper = shaper
  }

  /// What the points of its cells are worth.
  package var measure: TextMeasure { shaper.measure }

  /// What is asked for where nobody says it: the phone and text size of the first scenario, every
  /// locale that the product supports.
  package var standard: PreviewRequest {
    PreviewRequest(
      locales: material.locales, devices: [material.device.model],
      textSizes: [material.device.textSize])
  }

  /// A cell each text, locale, class of device and text size: by locale as asked, device, text
  /// size, then in the order of states and views.
  package func cells(_ request: PreviewRequest) -> [PreviewCell] {
    request.locales.flatMap { cells(request, in: $0) }
  }

  /// The same for one locale, which depends on no other.
  package func cells(_ request: PreviewRequest, in locale: LanguageTag) -> [PreviewCell] {
    var kinds: [DeviceClass] = []
    for device in request.devices where !kinds.contains(device.kind) { kinds.append(device.kind) }
    return kinds.flatMap { kind in
      let devices = request.devices.filter { $0.kind == kind }
      var fitting = PreviewFitting(request, locale: locale, shaper: shaper)
      return fitting.cells(of: cards(request, in: locale, on: kind), on: devices)
    }
  }

  /// Every state of a locale in which something is to be read, each look once, in order.
  package func cards(
    _ request: PreviewRequest, in locale: LanguageTag, on kind: DeviceClass
  ) -> [PreviewCard] {
    play(request, in: locale, on: kind).cards
  }

  /// How much is looked at in a locale, on the kind of the first device asked for: the most, where
  /// locales differ.
  package func extent(_ request: PreviewRequest) -> PreviewExtent {
    let kind = request.devices.first?.kind ?? .iPhone
    let extents = request.locales.map { play(request, in: $0, on: kind).extent }
    return PreviewExtent(
      states: extents.map(\.states).max() ?? 0, differing: extents.map(\.differing).max() ?? 0)
  }

  private func play(
    _ request: PreviewRequest, in locale: LanguageTag, on kind: DeviceClass
  ) -> PreviewPlayer.Played {
    let conditions = PreviewPlayer.Conditions(
      locale: locale, region: request.region ?? material.device.region, model: .fullest(of: kind),
      appearance: request.appearance)
    if let known = played.withLock({ $0[conditions] }) { return known }
    let new = PreviewPlayer.play(material, under: conditions)
    played.withLock { $0[conditions] = new }
    return new
  }

  /// Where everything stands on the surface of a cell, in its state, by the surfaces whose renders
  /// are shown: with it the other regions of an expanded island, on a watch both compact ones.
  package func placed(_ cell: PreviewCell) -> [Surface: PlacedSurface] {
    guard let device = cell.devices.first else { return [:] }
    return cell.card.placed(
      on: device, display: cell.display, at: cell.textSize, shaper: shaper)
  }
}

extension DeviceModel {
  /// The model of a kind that has the most surfaces. What is rendered at all depends on what a device
  /// has; fitting leaves out what the others lack.
  fileprivate static func fullest(of kind: DeviceClass) -> DeviceModel {
    all.filter { $0.kind == kind }.max { $0.surfaceCount < $1.surfaceCount } ?? .standard
  }

  private var surfaceCount: Int { Surface.rendered.count { frame(of: $0) != nil } }
}
