import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// VoiceOver stops on something that has no name: a symbol, an image, a progress view, a gauge, a
/// control, or a group whose children are not read.
enum Unlabelled: MomentCheck {
  static let definition = CheckDefinition(
    id: "unlabelled", scope: .render, severity: .error,
    boundary: .keyMapping,
    explanation: Explanation(
      meaning: """
        VoiceOver stops on something that has no accessible name: a symbol, an image, a progress \
        view, a gauge, a control, or a group that does not let its children be read. It says the \
        name of the symbol or of the file, or nothing.
        """,
      onDevice: """
        “shippingbox fill, image”.
        """,
      mend: """
        Give it an accessibility label from the catalog, or hide it from accessibility when a \
        text beside it says the same.
        """,
      inSwift: """
        Add `.accessibilityLabel(_:)` with a key, or `.accessibilityHidden(true)` where a text \
        beside it says the same. `Image(decorative:)` is hidden from the start. After \
        `.accessibilityElement(children: .ignore)` the group itself needs the label.
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
      let nameless = moment.spoken(surface).elements.flatMap(unnamed)
      // Most surfaces have none, and walking every view of a presentation takes long.
      guard !nameless.isEmpty, let places = moment.viewPlaces(surface.render) else { return [] }
      return nameless.map { view in
        moment.finding(
          definition, "\(view.noun) has no accessible name",
          at: places.byID[view.node] ?? places.root,
          surface: surface.render.surface, owner: surface.render.owner)
      }
    }
  }

  /// The views that lack a name: the element, or the pictures in it that are called by their files.
  private static func unnamed(_ element: SpokenElement) -> [(node: String, noun: String)] {
    let names = element.parts(.label).filter(\.isMerelyNamed)
    if !names.isEmpty {
      return names.map { part in
        part.node == element.node
          ? (element.node, element.noun) : (part.node, "the picture ‘\(part.string)’")
      }
    }
    return element.hasName ? [] : [(element.node, element.noun)]
  }
}

extension SpokenElement {
  /// The kind as people say it, with the name of what is drawn.
  fileprivate var noun: String {
    switch kind {
    case .symbol(let name): "the symbol ‘\(name)’"
    case .image(let name): "the image ‘\(name)’"
    case .progress: "the progress view"
    case .gauge: "the gauge"
    case .button: "the button"
    case .toggle: "the toggle"
    case .link: "the link"
    case .text, .label: "the text"
    case .stack, .grid, .fits:
      grouping == .ignored ? "the group, whose children are ignored," : "the group"
    case .spacer, .divider, .unresolved: "the view"
    }
  }
}
