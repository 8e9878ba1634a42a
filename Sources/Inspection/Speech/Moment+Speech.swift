import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

extension Moment {
  /// The place of every view of a presentation, by id; elements of a loop share the node that made
  /// them, which stands under its id without the index.
  func viewPlaces(_ render: KeptRender) -> (root: SourceLocation, byID: [String: SourceLocation])? {
    product.presentations[render.view].map { ($0.place, $0.places) }
  }

  /// Whether a part of speech says no words: a number, a time, a sign.
  func isBare(_ part: SpokenPart, on surface: ResolvedSurface) -> Bool {
    guard let index = part.text else { return false }
    let text = surface.texts[index]
    let top = text.spans.filter { $0.parent == nil }.map { surface.provenances[$0.provenance] }
    let isFormatted = top.allSatisfy { provenance in
      switch provenance.source {
      case .formatter, .value: true
      case .catalog, .literal, .payload, .scenario, .userContent, .code, .joined: false
      }
    }
    return isFormatted || letters(of: text.string) < 2
  }
}

extension ViewNode {
  fileprivate var places: [String: SourceLocation] {
    var places = [id: place]
    var inner = children
    if case .when(let branches, let otherwise) = kind {
      inner += branches.map(\.view) + [otherwise].compactMap { $0 }
    }
    for child in inner { places.merge(child.places) { first, _ in first } }
    return places
  }
}
