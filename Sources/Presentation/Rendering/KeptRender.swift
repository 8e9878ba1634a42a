package import Diagnostics

/// Who a render belongs to. Ids are as reports show them.
package enum Owner: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// An activity by id, as `delivery#1`.
  case activity(String)
  case appScreen

  package var description: String {
    switch self {
    case .activity(let id): id
    case .appScreen: "app"
    }
  }

  /// Activities by id, the app's screen last.
  package static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.activity(let x), .activity(let y)): x < y
    case (.activity, .appScreen): true
    case (.appScreen, _): false
    }
  }
}

/// The name of a presentation: the file of views and the surface, as
/// `Widgets/delivery.views.yaml#lock-screen`.
package struct PresentationID: Hashable, Sendable, CustomStringConvertible {
  package var name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }
}

/// The values that a render was given, by copy.
package struct RenderInput: Hashable, Sendable {
  package var state: [String: Value]
  package var attributes: [String: Value]
  package var isStale: Bool
  /// What the environment tells a view of an activity.
  package var surroundings: ActivitySurroundings

  package init(
    state: [String: Value] = [:], attributes: [String: Value] = [:], isStale: Bool = false,
    surroundings: ActivitySurroundings = ActivitySurroundings()
  ) {
    self.state = state
    self.attributes = attributes
    self.isStale = isStale
    self.surroundings = surroundings
  }
}

/// Why a render was made: the event, the line that asked for it, and in what words.
package struct Cause: Hashable, Sendable {
  /// Number of the event in the run, from 1; 0 is the launch before the first.
  package var event: Int
  /// The scenario's step, or the item of a procedure in `product.yaml`.
  package var place: SourceLocation
  /// A stable word: `start update push stale end launch update-activities …`.
  package var kind: String

  package init(event: Int, place: SourceLocation, kind: String) {
    self.event = event
    self.place = place
    self.kind = kind
  }
}

/// What a surface showed when it was last made, with everything that it was made from; kept until
/// something makes it again.
package struct KeptRender: Hashable, Sendable {
  package var owner: Owner
  package var surface: Surface
  package var view: PresentationID
  /// The views themselves where they came with the event and no file declares them, as an alert's;
  /// nil: those that `view` names.
  package var content: ViewNode?
  package var input: RenderInput
  package var context: RenderContext
  package var cause: Cause
  package var at: Instant

  package init(
    owner: Owner, surface: Surface, view: PresentationID, content: ViewNode? = nil,
    input: RenderInput, context: RenderContext, cause: Cause, at: Instant
  ) {
    self.owner = owner
    self.surface = surface
    self.view = view
    self.content = content
    self.input = input
    self.context = context
    self.cause = cause
    self.at = at
  }
}
