import Localization
import Presentation

/// The order of reading beside the order in which people see the views.
struct SpokenOrder {
  /// Two elements, the first of which people read first.
  typealias Pair = (first: SpokenElement, second: SpokenElement)

  private let elements: [SpokenElement]
  private let surface: ResolvedSurface
  private let moment: Moment
  /// Place in the order of reading.
  private let spoken: [String: Int]

  init(_ elements: [SpokenElement], _ surface: ResolvedSurface, _ moment: Moment) {
    self.elements = elements
    self.surface = surface
    self.moment = moment
    spoken = Dictionary(
      elements.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first row that is laid out against the direction of all its words; nil where there is none.
  var rowAgainstLanguage:
    (text: String, texts: [Int], layout: LayoutDirection, language: LayoutDirection)?
  {
    for (index, element) in elements.enumerated() {
      guard elements.firstIndex(where: { $0.row == element.row }) == index else { continue }
      let row = elements.filter { $0.row == element.row }
      let directions = Set(row.flatMap(directions))
      if row.count > 1, directions.count == 1, let language = directions.first,
        language != element.direction
      {
        let text = row.map(\.utterance).joined(separator: ", ")
        return (text, row.flatMap(words), element.direction, language)
      }
    }
    return nil
  }

  /// Directions of the words of an element; numbers and brands have none.
  private func directions(_ element: SpokenElement) -> [LayoutDirection] {
    words(element).map { surface.texts[$0].direction }
  }

  /// The texts of an element that have letters of their direction.
  private func words(_ element: SpokenElement) -> [Int] {
    element.parts.compactMap(\.text).filter { index in
      let text = surface.texts[index]
      return moment.letters(of: text.string) > 1 && text.hasLettersOfItsDirection
    }
  }

  /// A number beside its words in one stack that is not read right after them, or before them.
  var torn: [Pair] {
    neighbours(surface.view).filter { pair in
      guard isBare(pair.first) != isBare(pair.second), let first = spoken[pair.first.node],
        let second = spoken[pair.second.node]
      else { return false }
      return second != first + 1
    }
  }

  private func isBare(_ element: SpokenElement) -> Bool {
    let labels = element.parts(.label)
    return !labels.isEmpty && labels.allSatisfy { moment.isBare($0, on: surface) }
  }

  /// What comes after a heading among the views and is read before it.
  var beforeHeading: [Pair] {
    let order = nodes(surface.view)
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return elements.enumerated().flatMap { index, heading -> [Pair] in
      guard heading.traits.contains(.header), let place = places[heading.node] else { return [] }
      return elements[..<index].filter { (places[$0.node] ?? 0) > place }
        .map { (heading, $0) }
    }
  }

  private func nodes(_ view: ResolvedView) -> [String] {
    [view.id] + view.children.flatMap(nodes)
  }

  /// Elements that follow each other in a stack.
  private func neighbours(_ view: ResolvedView) -> [Pair] {
    let inside = view.children.map { child in elements.first { $0.node == child.id } }
    let pairs = zip(inside, inside.dropFirst()).compactMap { first, second -> Pair? in
      guard let first, let second else { return nil }
      return (first, second)
    }
    return pairs + view.children.flatMap(neighbours)
  }
}
