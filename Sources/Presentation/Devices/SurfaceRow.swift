/// What is known of a surface besides its sizes.
package struct SurfaceRow: Hashable, Sendable {
  package let surface: Surface
  /// As people call it, `Lock Screen`.
  package let title: String
  /// Where it is.
  package let place: String
  /// When the system picks it.
  package let time: String
  /// Whose renders it shows where it has none of its own; empty where it always has.
  package let shows: [Surface]
  /// The first iOS that has it; nil where every one with Live Activities, or none, has. That of CarPlay
  /// and of the Mac is unverified: the documentation names none.
  package let system: Int?

  init(
    _ surface: Surface, _ title: String, _ place: String, _ time: String, shows: [Surface] = [],
    since system: Int? = nil
  ) {
    self.surface = surface
    self.title = title
    self.place = place
    self.time = time
    self.shows = shows
    self.system = system
  }
}

extension Surface {
  /// The row of the table.
  package var row: SurfaceRow { SurfaceRow.all[order] }
}

/// Sources: ActivityKit, “Displaying live data with Live Activities” and “Creating custom views for
/// Live Activities”; Human Interface Guidelines, Live Activities and Widgets; Android Developers,
/// “Live Updates” and “App widgets”.
extension SurfaceRow {
  /// In the order of the surfaces.
  package static let all = activities + derived + texts + widgets + android

  private static let compact = "one app has running activities; its most relevant one shows"
  private static let expanded = "a touch and hold on the island; for moments, an alerting update"

  private static let activities = [
    SurfaceRow(
      .lockScreen, "Lock Screen", "iPhone and iPad",
      "while the activity runs, and after its end until it is dismissed"),
    SurfaceRow(.compactLeading, "compact leading", "Dynamic Island", compact),
    SurfaceRow(.compactTrailing, "compact trailing", "Dynamic Island", compact),
    SurfaceRow(
      .minimal, "minimal", "Dynamic Island",
      "activities of two apps run; one is attached to the island, one detached"),
    SurfaceRow(.expandedLeading, "expanded leading", "Dynamic Island", expanded),
    SurfaceRow(.expandedTrailing, "expanded trailing", "Dynamic Island", expanded),
    SurfaceRow(.expandedCenter, "expanded center", "Dynamic Island", expanded),
    SurfaceRow(.expandedBottom, "expanded bottom", "Dynamic Island", expanded),
  ]

  private static let derived = [
    SurfaceRow(
      .banner, "banner", "over the Home Screen and other apps, on a device without an island",
      "an alerting update while the device is unlocked and the app is not in use",
      shows: [.lockScreen]),
    SurfaceRow(
      .alwaysOn, "Always-On", "Lock Screen of an iPhone with an Always-On display",
      "the device is locked and put down: dark, dimmed, without animation", shows: [.lockScreen]),
    SurfaceRow(
      .standby, "StandBy", "an iPhone that charges on its side",
      "a tap on the minimal presentation at the top; twice as large", shows: [.lockScreen],
      since: 17),
    SurfaceRow(
      .smartStack, "Smart Stack", "the paired Apple Watch, at the top of the stack",
      "while the activity runs, and up to 4 hours after its end",
      shows: [.compactLeading, .compactTrailing], since: 18),
    SurfaceRow(
      .carPlay, "CarPlay", "CarPlay Dashboard", "while the activity runs; buttons do nothing",
      shows: [.compactLeading, .compactTrailing], since: 26),
    SurfaceRow(
      .macMenuBar, "Mac menu bar", "the menu bar of a paired Mac",
      "while the activity runs, and up to 4 hours after its end; a click opens iPhone Mirroring",
      shows: [.compactLeading, .compactTrailing], since: 26),
  ]

  private static let texts = [
    SurfaceRow(
      .alert, "alert", "the paired Apple Watch",
      "a start or an update with an alert; the iPhone shows expanded or the banner instead"),
    SurfaceRow(.appScreen, "app", "the app’s own screen", "the app is in the foreground"),
  ]

  private static let widgets = [
    SurfaceRow(.widgetSmall, "small widget", "Home Screen, StandBy, CarPlay", placed),
    SurfaceRow(.widgetMedium, "medium widget", "Home Screen", placed),
    SurfaceRow(.widgetLarge, "large widget", "Home Screen", placed),
    SurfaceRow(.widgetExtraLarge, "extra large widget", "Home Screen of an iPad", placed),
    SurfaceRow(.accessoryCircular, "circular accessory", "Lock Screen, below the clock", placed),
    SurfaceRow(
      .accessoryRectangular, "rectangular accessory", "Lock Screen, below the clock", placed),
    SurfaceRow(.accessoryInline, "inline accessory", "Lock Screen, above the clock", placed),
  ]

  private static let placed = "somebody has put it there"

  private static let android = [
    SurfaceRow(.androidWidget, "Android widget", "Home Screen of Android", placed),
    SurfaceRow(
      .androidChip, "Live Update chip", "status bar of Android 16",
      "a promoted ongoing notification, while its app is not in use"),
  ]
}
