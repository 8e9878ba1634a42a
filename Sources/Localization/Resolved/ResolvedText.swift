package import Diagnostics
package import Presentation

/// How a text reaches a person.
package enum TextRole: String, Hashable, Sendable, CaseIterable {
  case visible
  case label
  case value
  case hint
}

/// One text of a surface: the string, and for each part of it where it comes from.
package struct ResolvedText: Hashable, Sendable {
  /// The view's id.
  package var node: String
  package var role: TextRole
  package var string: String
  /// Parents before their children; arguments are child spans. Together the spans without a parent
  /// cover the string.
  package var spans: [Span]
  /// Direction of the text's own paragraph, by the language that it was asked in.
  package var direction: LayoutDirection
  /// The view's place.
  package var place: SourceLocation
  /// Root of the presentation: where an environment would go that is missing.
  package var rootPlace: SourceLocation
  /// Whether the string depends on the time of looking.
  package var isLive: Bool
  /// For a text that is live: the forms that it takes until it is rendered again, as far as they
  /// may differ in width; room is kept for the widest. Empty for every other text.
  package var runningForms: [String]

  package init(
    node: String, role: TextRole, string: String, spans: [Span], direction: LayoutDirection,
    place: SourceLocation, rootPlace: SourceLocation, isLive: Bool, runningForms: [String] = []
  ) {
    self.node = node
    self.role = role
    self.string = string
    self.spans = spans
    self.direction = direction
    self.place = place
    self.rootPlace = rootPlace
    self.isLive = isLive
    self.runningForms = runningForms
  }
}

/// A part of a text.
package struct Span: Hashable, Sendable {
  /// Offsets into the UTF-8 of the text.
  package var range: Range<Int>
  /// Index into the provenances of the surface.
  package var provenance: Int
  /// Index of the span that this one is an argument of; nil at the top.
  package var parent: Int?

  package init(range: Range<Int>, provenance: Int, parent: Int?) {
    self.range = range
    self.provenance = provenance
    self.parent = parent
  }
}
