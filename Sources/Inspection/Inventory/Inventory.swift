package import Diagnostics
package import Languages
package import Presentation

/// Every place of a product where a message meets a person, and what is known of the message.
package struct Inventory: Sendable, Hashable {
  package var product: String
  package var source: LanguageTag
  /// In the order of `product.yaml`.
  package var supported: [LanguageTag]
  /// How many states were looked at: what the scenarios brought, and every declared code besides.
  package var states: Int
  /// By owner as declared, then in the order of surfaces; the app's screen last.
  package var surfaces: [InventorySurface]

  /// Every element, in order.
  package var elements: [InventoryElement] { surfaces.flatMap(\.elements) }
}

/// One presentation with what it can show or speak in any state.
package struct InventorySurface: Sendable, Hashable {
  /// The kind of activity, as `delivery`; `app` for the app's own screen.
  package var owner: String
  package var surface: Surface
  /// The target that renders it.
  package var target: TargetID
  /// The root of its views.
  package var place: SourceLocation
  /// In the order of the tree, all branches.
  package var elements: [InventoryElement]
}

/// A view that shows or speaks a message, or should.
package struct InventoryElement: Sendable, Hashable {
  /// The view's id in its presentation.
  package var id: String
  /// `text label symbol image progress gauge button toggle link group unresolved`.
  package var kind: String
  /// The name of a symbol or image, the reason of an unresolved view; nil for other kinds.
  package var name: String?
  package var place: SourceLocation
  /// What must hold for it to be on the surface, outermost first; empty: always.
  package var conditions: [String]
  /// What it shows; nil for a symbol and for a view that only has a voice.
  package var visible: InventoryMessage?
  /// Label, value and hint as written for it or for a group around it.
  package var spoken: [InventoryMessage]
  package var voice: Voice
  /// Who can change what it says while the app stays the same, in a fixed order; empty: nobody.
  package var updates: [UpdateSource]
  package var reached: Reach
  /// What is missing, in a fixed order.
  package var gaps: [InventoryGap]

  /// Every message, the visible one first.
  package var messages: [InventoryMessage] { [visible].compactMap { $0 } + spoken }

  /// What VoiceOver has to say for it.
  package enum Voice: String, Sendable, Hashable, CaseIterable {
    /// A label of its own.
    case labelled
    /// The visible text.
    case ownText = "own-text"
    /// The texts inside a control.
    case content
    /// Hidden from accessibility, by itself or by a view around it.
    case hidden
    /// A labelled view around it speaks for it.
    case spokenByGroup = "spoken-by-group"
    /// Nothing.
    case missing
  }

  /// Where changes come from.
  package enum UpdateSource: String, Sendable, Hashable, CaseIterable {
    /// The app, at start alone: it reads attributes.
    case start
    /// The app: start, update, end.
    case local
    case push
    /// The system: it marks the activity stale, or keeps a text running.
    case system
  }

  /// Which states show it.
  package enum Reach: String, Sendable, Hashable, CaseIterable {
    /// One that a scenario brings.
    case scenario
    /// One that the declared types allow.
    case types
    /// None that was looked at.
    case never
  }
}
