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
  /// Title and body of an alert that came with an activity; read on the paired Apple Watch.
  package static let alert = Surface("alert", 8)
  /// What the app itself shows.
  package static let appScreen = Surface("app-screen", 9)

  /// Every surface, in the order of reports.
  package static let all = [
    lockScreen, compactLeading, compactTrailing, minimal, expandedLeading, expandedTrailing,
    expandedCenter, expandedBottom, alert, appScreen,
  ]

  /// The surfaces that a product declares presentations for; an alert's texts come with an event.
  package static let declared = all.filter { $0 != alert }

  /// The presentations of a Live Activity, in order.
  package static let activity = [
    lockScreen, compactLeading, compactTrailing, minimal, expandedLeading, expandedTrailing,
    expandedCenter, expandedBottom,
  ]
}
