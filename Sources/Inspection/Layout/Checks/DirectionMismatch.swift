import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// Views are laid out in another direction than that of the language that their texts are in.
enum DirectionMismatch: MomentCheck {
  static let definition = CheckDefinition(
    id: "direction-mismatch", scope: .render, severity: .error, boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        The texts of a presentation run in one direction and its views in the other. On Apple's \
        platforms a locale in the environment chooses the words and not the direction: that is a \
        value of its own, and a root that passes only the locale keeps the direction of the \
        process. Leading and trailing of the island are taken to change sides with that direction \
        too: whether it is that or the phone's language which moves them, nobody documents.
        """,
      onDevice: """
        Arabic words in a card whose icon, columns and progress bar still start at the left, or \
        English ones mirrored.
        """,
      mend: """
        Pass the direction of the chosen language wherever its locale is passed, in each \
        presentation.
        """,
      inSwift: """
        `.environment(\\.layoutDirection, …)` beside `.environment(\\.locale, locale)`: \
        right-to-left where `locale.language.characterDirection` is.
        """,
      before: #"""
        StatusView(state: state)
          .environment(\.locale, locale)
        """#,
      after: #"""
        StatusView(state: state)
          .environment(\.locale, locale)
          .environment(\.layoutDirection, direction(of: locale))
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface -> [Finding] in
      let texts = surface.view.directedTexts.filter { judges($0.text, of: surface, moment) }
      guard texts.contains(where: { $0.layout != surface.texts[$0.text].direction }),
        let root = moment.product.presentations[surface.render.view]
      else { return [] }
      let scopes = root.directionScopes
      let byScope = Dictionary(grouping: texts) { scopes[surface.texts[$0.text].viewID] }
      let heard = Set(heard(surface, moment).map { scopes[surface.texts[$0].viewID] })
      return byScope.compactMap { scope, texts in
        guard let scope, scope.binding != .locale, !heard.contains(scope),
          // Names of languages in a list are each in their own, and none of them is wrong.
          texts.allSatisfy({ $0.layout != surface.texts[$0.text].direction })
        else { return nil }
        return finding(surface, texts.map(\.text), scope, moment)
      }
    }
  }

  private static func finding(
    _ surface: ResolvedSurface, _ texts: [Int], _ scope: DirectionScope, _ moment: Moment
  ) -> Finding? {
    guard let first = texts.first, let tag = surface.language(of: first) else { return nil }
    let direction = surface.texts[first].direction
    let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    let why =
      scope.binding == nil
      ? "no layout direction is passed along with the locale"
      : "the layout direction is fixed here"
    return moment.finding(
      definition,
      "texts in \(tag) run from \(direction.words), their views are laid out from "
        + "\(other.words): \(why)",
      at: scope.place, surface: surface.render.surface, owner: surface.render.owner)
  }

  /// A text that was asked for and answered in languages of one direction, here and now. One that
  /// fell back has another fault, and one that was made earlier too.
  private static func judges(_ index: Int, of surface: ResolvedSurface, _ moment: Moment) -> Bool {
    let text = surface.texts[index]
    guard let language = surface.language(of: index),
      LayoutDirection(of: language) == text.direction, moment.letters(of: text.string) > 1,
      text.hasLettersOfItsDirection
    else { return false }
    return text.spans.allSatisfy { surface.provenances[$0.provenance].carried == nil }
  }

  /// Texts of which `reading-order` tells it: whoever set the direction of their views has the same
  /// to do. What somebody else set is told here.
  private static func heard(_ surface: ResolvedSurface, _ moment: Moment) -> [Int] {
    let order = ReadingOrder.definition
    guard moment.product.severity(of: order.id, order.severity) != nil else { return [] }
    let elements = moment.spoken(surface).elements
    return SpokenOrder(elements, surface, moment).rowAgainstLanguage?.texts ?? []
  }
}

/// A view that says in which direction it is laid out, or the root where none does.
private struct DirectionScope: Hashable {
  var place: SourceLocation
  /// Nil where nobody says it.
  var binding: DirectionBinding?
}

extension ViewNode {
  /// For each view by id, who says in which direction it is laid out.
  fileprivate var directionScopes: [String: DirectionScope] {
    var scopes: [String: DirectionScope] = [:]
    gather(DirectionScope(place: place, binding: nil), into: &scopes)
    return scopes
  }

  private func gather(_ outer: DirectionScope, into scopes: inout [String: DirectionScope]) {
    var scope = outer
    // The first written is the innermost and wins.
    for case .environmentDirection(let binding) in modifiers.reversed() {
      scope = DirectionScope(place: place, binding: binding)
    }
    scopes[id] = scope
    var inner = children
    if case .when(let branches, let otherwise) = kind {
      inner += branches.map(\.view) + [otherwise].compactMap { $0 }
    }
    for child in inner { child.gather(scope, into: &scopes) }
  }
}

extension ResolvedView {
  /// Its visible texts, each with the direction of its view.
  fileprivate var directedTexts: [(text: Int, layout: LayoutDirection)] {
    let own: [(Int, LayoutDirection)] =
      switch kind {
      case .text(let text), .label(let text, _): [(text, direction)]
      case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
        .link, .fits, .unresolved:
        []
      }
    return own + children.flatMap(\.directedTexts)
  }
}

extension ResolvedText {
  /// The id of its view in the presentation; elements of a loop have their index behind it.
  fileprivate var viewID: String { String(node.prefix { $0 != "[" }) }
}

extension ResolvedSurface {
  /// The language that a text was answered or formatted in; nil where nobody looked it up.
  fileprivate func language(of text: Int) -> LanguageTag? {
    texts[text].spans.lazy.compactMap { span -> LanguageTag? in
      guard span.parent == nil else { return nil }
      let provenance = self.provenances[span.provenance]
      return provenance.lookup?.answered ?? provenance.format?.locale
    }.first
  }
}
