package import Diagnostics

/// A view after evaluation: conditions chosen, loops unrolled, texts bound but not yet found.
package struct BoundView: Hashable, Sendable {
  /// The id of the view node, with the index of the element inside loops.
  package var id: String
  package var kind: BoundViewKind
  package var modifiers: [Modifier]
  package var children: [BoundView]
  /// What VoiceOver is given, in the order written.
  package var accessibility: [BoundAccessibility]
  package var place: SourceLocation
  /// Root of the presentation: where an environment would go that is missing.
  package var rootPlace: SourceLocation
  /// Set by the nearest `environment` above; nil where none was.
  package var direction: LayoutDirection?

  package init(
    id: String, kind: BoundViewKind, modifiers: [Modifier], children: [BoundView],
    accessibility: [BoundAccessibility], place: SourceLocation, rootPlace: SourceLocation,
    direction: LayoutDirection?
  ) {
    self.id = id
    self.kind = kind
    self.modifiers = modifiers
    self.children = children
    self.accessibility = accessibility
    self.place = place
    self.rootPlace = rootPlace
    self.direction = direction
  }
}

/// One accessibility text of a view.
package struct BoundAccessibility: Hashable, Sendable {
  package var part: AccessibilityPart
  package var text: BoundText

  package init(part: AccessibilityPart, text: BoundText) {
    self.part = part
    self.text = text
  }
}

/// The kinds that are left after evaluation.
package enum BoundViewKind: Hashable, Sendable {
  case stack(StackAxis, alignment: StackAlignment, spacing: Double? = nil)
  case grid(GridStyle = GridStyle())
  case text(BoundText)
  case label(BoundText, symbol: String)
  case symbol(String)
  case image(String)
  case spacer
  case divider
  /// Fraction from 0 to 1; nil is indeterminate.
  case progress(Double?)
  /// Fraction from 0 to 1; nil is unknown.
  case gauge(Double?)
  case button
  case toggle(isOn: Bool)
  case link
  case fits(in: FittedAxes = .both)
  case unresolved(String)
}
