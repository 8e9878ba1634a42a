/// A place where text meets a person. The table of all surfaces gives their order.
package struct Surface: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// A stable id, as `compact-trailing`.
  package let id: String
  /// Place in the table; reports sort by it.
  package let order: Int

  private init(_ id: String, _ order: Int) {
    self.id = id
    self.order = order
  }

  /// The surface with that id; nil when there is none.
  package init?(id: String) {
    guard let found = Surface.all.first(where: { $0.id == id }) else { return nil }
    self = found
  }

  package var description: String { id }

  package static func == (a: Self, b: Self) -> Bool { a.order == b.order }
  package func hash(into hasher: inout Hasher) { hasher.combine(order) }
  /// By the order of the table.
  package static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  package static let lockScreen = Surface("lock-screen", 0)
  package static let compactLeading = Surface("compact-leading", 1)
  package static let compactTrailing = Surface("compact-trailing", 2)
  /// Drawn attached and detached; one surface.
  package static let minimal = Surface("minimal", 3)
  package static let expandedLeading = Surface("expanded-leading", 4)
  package static let expandedTrailing = Surface("expanded-trailing", 5)
  package static let expandedCenter = Surface("expanded-center", 6)
  package static let expandedBottom = Surface("expanded-bottom", 7)
  package static let banner = Surface("banner", 8)
  package static let alwaysOn = Surface("always-on", 9)
  package static let standby = Surface("standby", 10)
  package static let smartStack = Surface("smart-stack", 11)
  package static let carPlay = Surface("carplay", 12)
  package static let macMenuBar = Surface("mac-menu-bar", 13)
  /// Title and body of an alert that came with an activity; read on the paired Apple Watch.
  package static let alert = Surface("alert", 14)
  /// What the app itself shows.
  package static let appScreen = Surface("app-screen", 15)
  package static let widgetSmall = Surface("widget-small", 16)
  package static let widgetMedium = Surface("widget-medium", 17)
  package static let widgetLarge = Surface("widget-large", 18)
  package static let widgetExtraLarge = Surface("widget-extra-large", 19)
  package static let accessoryCircular = Surface("accessory-circular", 20)
  package static let accessoryRectangular = Surface("accessory-rectangular", 21)
  package static let accessoryInline = Surface("accessory-inline", 22)
  package static let androidWidget = Surface("android-widget", 23)
  package static let androidChip = Surface("android-chip", 24)

  /// Every surface, in the order of reports.
  package static let all =
    activity + derived + [alert, appScreen] + widgets + [androidWidget, androidChip]

  /// The presentations of a Live Activity, in order.
  package static let activity = [
    lockScreen, compactLeading, compactTrailing, minimal, expandedLeading, expandedTrailing,
    expandedCenter, expandedBottom,
  ]

  /// Where the system shows the presentations of a Live Activity once more, in order.
  package static let derived = [banner, alwaysOn, standby, smartStack, carPlay, macMenuBar]

  /// The families of widgets, in order.
  package static let widgets = [
    widgetSmall, widgetMedium, widgetLarge, widgetExtraLarge, accessoryCircular,
    accessoryRectangular, accessoryInline,
  ]

  /// The surfaces that a product declares presentations for; an alert's texts come with an event.
  package static let declared = activity + [smartStack, appScreen]

  /// The surfaces that can have a render of their own, in order.
  package static let rendered =
    activity + [alwaysOn, standby, smartStack, alert, appScreen]

  /// The surfaces of which something can be expected: those, and where they are shown once more, in
  /// order.
  package static let expectable = activity + derived + [alert, appScreen]

  /// Whether it is a part of the expanded island, whose parts are fitted together.
  package var isExpandedRegion: Bool {
    switch self {
    case .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom: true
    case _: false
    }
  }
}
