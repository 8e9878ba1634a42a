/// The displays besides the device's own that show its Live Activities, by surface, smallest first
/// (Human Interface Guidelines, Live Activities). The guidelines state no margins, so none are taken:
/// what is cut here is cut with margins too.
enum CompanionDisplays {
  static let smartStack = [
    watch("40 mm", 152, 69.5), watch("41 mm", 165, 72.5), watch("44 mm", 173, 76.5),
    watch("45 mm", 184, 80.5), watch("49 mm", 191, 81.5),
  ]

  /// Sizes that the guidelines ask to check; the system may scale them.
  static let carPlay = [car(170, 78), car(240, 78), car(240, 100)]

  /// A Home Screen of Android with 5×4 cells, in dp (Android Developers, “Provide flexible widget
  /// layouts”).
  static let androidWidgets: [SurfaceFrame] = (1...4).flatMap { rows in
    (1...5).map { androidWidget(columns: $0, rows: rows) }
  }

  private static func androidWidget(columns: Int, rows: Int) -> SurfaceFrame {
    let width = Double(73 * columns - 16)
    let height = Double(66 * rows - 15)
    let rule = "73 × \(columns) − 16 by 66 × \(rows) − 15 dp"
    return SurfaceFrame(
      .androidWidget, .card, width, height, on: "\(columns)×\(rows) cells",
      .derived("\(rule), a phone of 5×4 cells in portrait"))
  }

  /// The chip of a Live Update, in dp.
  static let androidChip = [
    SurfaceFrame(
      .androidChip, .slot, width: 0...96, height: 24...24, on: "status bar",
      .derived(
        "at most 96 by 24 dp, which nobody promises; setShortCriticalText suggests 7 characters"))
  ]

  private static func watch(_ name: String, _ width: Double, _ height: Double) -> SurfaceFrame {
    SurfaceFrame(
      .smartStack, .row, width, height, on: "Apple Watch \(name)",
      .published(ActivitySizes.document, "Apple Watch \(name)"))
  }

  private static func car(_ width: Double, _ height: Double) -> SurfaceFrame {
    let size = "CarPlay \(points(width))×\(points(height))"
    return SurfaceFrame(
      .carPlay, .row, width, height, on: size,
      .published(
        ActivitySizes.document, "a size to check, which the system may scale; \(size)"))
  }
}

extension Surface {
  /// The room that the surface has whatever the device: on watches, in cars, on Android; the
  /// smallest first.
  package var framesOnAnyDevice: [SurfaceFrame] {
    switch self {
    case .smartStack: CompanionDisplays.smartStack
    case .carPlay: CompanionDisplays.carPlay
    case .androidWidget: CompanionDisplays.androidWidgets
    case .androidChip: CompanionDisplays.androidChip
    case _: []
    }
  }
}
