import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A symbol, image, progress view, gauge or control has no accessible name.
enum Unlabelled: MomentCheck {
  static let definition = CheckDefinition(
    id: "unlabelled", scope: .render, severity: .error,
    boundary: .keyMapping,
    explanation: Explanation(
      meaning: """
        A symbol, image, progress view, gauge or control has no accessible name. VoiceOver reads \
        the file's name, or nothing.
        """,
      onDevice: """
        “shippingbox dot fill, image”.
        """,
      mend: """
        Give it an accessibility label from the catalog, or hide it from accessibility when a \
        text beside it says the same.
        """,
      inSwift: """
        Add `.accessibilityLabel(_:)` with a key, or `.accessibilityHidden(true)` where a text \
        beside it says the same. `Image(decorative:)` is hidden from the start.
        """,
      inCatalog: """
        A key for the label in the table of the target that renders; labels are translated like \
        anything that is read.
        """,
      before: #"""
        Image(systemName: "shippingbox.fill")
        """#,
      after: #"""
        Image(systemName: "shippingbox.fill")
          .accessibilityLabel("symbol.parcel")
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface -> [Finding] in
      let render = surface.render
      guard let presentation = moment.product.presentations[render.view] else { return [] }
      let labelled = Set(surface.texts.filter { $0.role == .label }.map(\.node))
      let nameless = unnamed(surface.view, labelled)
      // Most surfaces have none, and walking every view of a presentation takes long.
      guard !nameless.isEmpty else { return [] }
      let places = placesByID(presentation)
      return nameless.compactMap { view in
        // Elements of a loop share the node that made them.
        let place = places[view.id] ?? presentation.place
        return moment.finding(
          definition, "\(view.kind.noun) has no accessible name", at: place,
          surface: render.surface, owner: render.owner)
      }
    }
  }

  private static func unnamed(_ view: ResolvedView, _ labelled: Set<String>) -> [ResolvedView] {
    if view.modifiers.contains(.accessibilityHidden) || labelled.contains(view.id) { return [] }
    let hasName: Bool
    switch view.kind {
    case .symbol, .image, .progress, .gauge: hasName = false
    case .button, .toggle, .link: hasName = view.showsText
    case .stack, .grid, .text, .label, .spacer, .divider, .fits, .unresolved: hasName = true
    }
    return (hasName ? [] : [view]) + view.children.flatMap { unnamed($0, labelled) }
  }

  private static func placesByID(_ view: ViewNode) -> [String: SourceLocation] {
    var places = [view.id: view.place]
    var inner = view.children
    if case .when(let branches, let otherwise) = view.kind {
      inner += branches.map(\.view) + [otherwise].compactMap { $0 }
    }
    for child in inner { places.merge(placesByID(child)) { first, _ in first } }
    return places
  }
}

extension ResolvedView {
  /// Whether the view or one below it shows words, which then name a control.
  fileprivate var showsText: Bool {
    switch kind {
    case .text, .label: true
    case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
      .link, .fits, .unresolved:
      children.contains(where: \.showsText)
    }
  }
}

extension ResolvedViewKind {
  /// The kind as people say it, with the name of what is drawn.
  fileprivate var noun: String {
    switch self {
    case .symbol(let name): "the symbol ‘\(name)’"
    case .image(let name): "the image ‘\(name)’"
    case .progress: "the progress view"
    case .gauge: "the gauge"
    case .button: "the button"
    case .toggle: "the toggle"
    case .link: "the link"
    case .stack, .grid, .text, .label, .spacer, .divider, .fits, .unresolved: "the view"
    }
  }
}
