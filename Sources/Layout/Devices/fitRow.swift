package import Localization
package import Presentation

/// Fits two presentations side by side, as watches, cars and the Mac show compact leading and
/// trailing where an app declares nothing of its own. Each has what it needs; where both together
/// need more than there is, the wider one gives way, down to half.
/// - Returns: a placed surface for each that was given, all in one frame.
package func fitRow(
  leading: ResolvedSurface?, trailing: ResolvedSurface?, in frame: SurfaceFrame,
  shaper: any TextShaping = CellTextShaper()
) -> [Surface: PlacedSurface] {
  let fittings = [leading, trailing].map { $0.map { ViewFitting($0, shaper: shaper) } }
  let size = PointSize(width: frame.width.upperBound, height: frame.height.upperBound)
  let isMirrored = (leading ?? trailing)?.view.direction == .rightToLeft

  func needed(_ fitting: ViewFitting?, width: Double) -> PointSize {
    fitting.map { $0.size($0.root, Proposal(width: width, height: size.height)) } ?? .zero
  }
  let wanted = fittings.map { needed($0, width: size.width).width }
  let offers = [0, 1].map { side in
    max(size.width / 2, size.width - wanted[1 - side])
  }
  var placed: [Surface: PlacedSurface] = [:]
  for (side, fitting) in fittings.enumerated() {
    guard let fitting else { continue }
    let offer = Proposal(width: offers[side], height: size.height)
    let own = fitting.size(fitting.root, offer)
    let isLeft = (side == 0) != isMirrored
    fitting.place(
      fitting.root,
      in: PointRectangle(
        x: isLeft ? 0 : size.width - own.width, y: (size.height - own.height) / 2,
        width: own.width, height: own.height),
      offered: offer)
    placed[fitting.surface.render.surface] = fitting.placed(
      frame: size,
      content: PointRectangle(x: 0, y: 0, width: size.width, height: size.height),
      tooTall: max(0, own.height - size.height), tooWide: max(0, own.width - offers[side]))
  }
  return placed
}
