import Internationalization
import Languages
import Presentation

/// Walks the views of a surface as VoiceOver does.
///
/// Order is geometric, from top to bottom and in each row from leading to trailing (Human Interface
/// Guidelines, "VoiceOver"; UIKit sorts by corners). What counts is the direction of the layout: a
/// stack begins where its own direction begins, whatever language its words are in. Rows come from
/// the stacks alone, no text is measured: columns that stand side by side are read across, row by
/// row, unless they are grouped.
struct SpeechReader {
  /// Elements that nothing can come between.
  typealias Block = [SpokenElement]

  private let surface: ResolvedSurface
  private let system: LanguageTag
  private let own: [String: [TextRole: Int]]

  init(_ surface: ResolvedSurface, system: LanguageTag) {
    self.surface = surface
    self.system = system
    own = surface.texts.indices.reduce(into: [:]) { own, index in
      let text = surface.texts[index]
      if text.role != .visible { own[text.node, default: [:]][text.role] = index }
    }
  }

  /// The elements of a container: by sort priority, then row by row.
  func ordered(_ rows: [[Block]], in container: String) -> [SpokenElement] {
    let blocks = rows.enumerated().flatMap { index, row in
      row.map { block in block.map { $0.standing(in: "\(container)#\(index)") } }
    }
    // `sorted` keeps no order among equals.
    return blocks.enumerated().sorted { a, b in
      let (first, second) = (priority(a.element), priority(b.element))
      return first == second ? a.offset < b.offset : first > second
    }.flatMap(\.element)
  }

  private func priority(_ block: Block) -> Double { block.map(\.priority).max() ?? 0 }

  /// The elements of a view by rows, in the direction of its layout.
  func rows(_ view: ResolvedView, _ outer: SpokenProperties) -> [[Block]] {
    let properties = outer.entering(view, own: own[view.id] ?? [:])
    guard !properties.isHidden else { return [] }
    switch view.kind {
    case .spacer, .divider, .unresolved: return []
    case .text, .symbol, .image, .progress, .gauge, .label, .button, .toggle, .link:
      let isIgnoring = properties.children == .ignore
      return leaf(element(view, properties, grouping: isIgnoring ? .ignored : nil))
    case .stack, .grid, .fits: break
    }
    switch properties.children {
    case .ignore: return leaf(element(view, properties, grouping: .ignored))
    case .combine: return leaf(element(view, properties, grouping: .combined))
    case .contain:
      let inner = ordered(childRows(view, SpokenProperties()), in: view.id)
      // The container has its place among its neighbours by its own priority.
      return inner.isEmpty ? [] : [[inner.map { $0.with(priority: properties.priority) }]]
    case nil: return childRows(view, properties)
    }
  }

  private func leaf(_ element: SpokenElement) -> [[Block]] {
    element.parts.isEmpty && element.grouping == nil && !element.kind.isPicture ? [] : [[[element]]]
  }

  private func childRows(_ view: ResolvedView, _ properties: SpokenProperties) -> [[Block]] {
    let children = view.children.map { rows($0, properties) }
    switch view.kind {
    case .stack(.horizontal, _, _): return beside(children)
    case .fits: return children.first ?? []
    case .stack, .grid, .text, .label, .symbol, .image, .spacer, .divider, .progress, .gauge,
      .button, .toggle, .link, .unresolved:
      return children.flatMap { $0 }
    }
  }

  /// Views side by side: their first rows are one row, and so on.
  private func beside(_ children: [[[Block]]]) -> [[Block]] {
    let count = children.map(\.count).max() ?? 0
    return (0..<count).map { row in
      children.flatMap { $0.indices.contains(row) ? $0[row] : [] }
    }
  }

  // MARK: - One element

  private func element(
    _ view: ResolvedView, _ properties: SpokenProperties, grouping: SpokenElement.Grouping?
  ) -> SpokenElement {
    let inner = grouping == .ignored ? [] : contents(view)
    var traits = view.kind.traits
    for trait in properties.traits + inner.flatMap(\.traits) where !traits.contains(trait) {
      traits.append(trait)
    }
    let isPicture = grouping != .ignored && inner.isEmpty
    var parts = given(.label, properties, view) ?? inner.flatMap(\.labels)
    if parts.isEmpty, isPicture { parts = name(view) }
    parts += given(.value, properties, view) ?? values(view, inner)
    parts += traits.compactMap { trait in
      SystemWord(trait).map { word in
        SpokenPart(
          role: .trait, string: word.text(in: system), source: .system(word.language(near: system)),
          node: view.id)
      }
    }
    parts += given(.hint, properties, view) ?? inner.flatMap(\.hints)
    return SpokenElement(
      node: view.id, kind: view.kind, parts: parts, traits: traits,
      priority: properties.priority, grouping: grouping, direction: view.direction, row: "")
  }

  private func given(
    _ role: SpokenPart.Role, _ properties: SpokenProperties, _ view: ResolvedView
  ) -> [SpokenPart]? {
    let textRole: TextRole =
      switch role {
      case .label: .label
      case .value: .value
      case .hint, .trait: .hint
      }
    guard let index = properties[textRole] else { return nil }
    return part(role, index, view)
  }

  private func part(_ role: SpokenPart.Role, _ index: Int, _ view: ResolvedView) -> [SpokenPart] {
    let string = surface.texts[index].string
    guard string.contains(where: { !$0.isWhitespace }) else { return [] }
    return [SpokenPart(role: role, string: string, source: .text(index), node: view.id)]
  }

  /// What the parts of a view give to it: its own text, and what its children would say.
  private func contents(_ view: ResolvedView) -> [Contents] {
    switch view.kind {
    case .text(let index), .label(let index, symbol: _):
      return [Contents(labels: part(.label, index, view))]
    case .symbol, .image, .spacer, .divider, .unresolved: return []
    case .stack, .grid, .fits, .progress, .gauge, .button, .toggle, .link:
      return ordered(childRows(view, SpokenProperties()), in: view.id).map { element in
        Contents(
          labels: element.parts(.label), values: element.parts(.value),
          hints: element.parts(.hint), traits: element.traitsToKeep)
      }
    }
  }

  /// What a view without a value says of how much it holds.
  private func values(_ view: ResolvedView, _ inner: [Contents]) -> [SpokenPart] {
    switch view.kind {
    case .progress(let fraction?), .gauge(let fraction?):
      let style = NumberStyle(.percent, minimumFraction: 0, maximumFraction: 0)
      let percent = InternationalFormats.shared.number(
        .double(fraction), style, in: FormattingLocale(tag: system))
      return [SpokenPart(role: .value, string: percent, source: .system(system), node: view.id)]
    case .toggle(let isOn):
      let word: SystemWord = isOn ? .on : .off
      return [
        SpokenPart(
          role: .value, string: word.text(in: system), source: .system(word.language(near: system)),
          node: view.id)
      ]
    case .stack, .grid, .text, .label, .symbol, .image, .spacer, .divider, .progress, .gauge,
      .button, .link, .fits, .unresolved:
      return inner.flatMap(\.values)
    }
  }

  private func name(_ view: ResolvedView) -> [SpokenPart] {
    switch view.kind {
    case .symbol(let name), .image(let name):
      let words = name.map { $0 == "." || $0 == "_" ? " " : $0 }
      return [SpokenPart(role: .label, string: String(words), source: .name, node: view.id)]
    case .stack, .grid, .text, .label, .spacer, .divider, .progress, .gauge, .button, .toggle,
      .link, .fits, .unresolved:
      return []
    }
  }
}

/// What a view gives to the element that it becomes part of.
private struct Contents {
  var labels: [SpokenPart] = []
  var values: [SpokenPart] = []
  var hints: [SpokenPart] = []
  var traits: [AccessibilityTrait] = []
}

extension SpokenElement {
  fileprivate func with(priority: Double) -> SpokenElement {
    var element = self
    element.priority = priority
    return element
  }

  /// What a container inside has placed already stays in its row.
  fileprivate func standing(in row: String) -> SpokenElement {
    guard self.row.isEmpty else { return self }
    var element = self
    element.row = row
    return element
  }

  /// Combining keeps what the whole then is: a control or a heading, no image (SwiftUI changes some
  /// traits of what it combines).
  fileprivate var traitsToKeep: [AccessibilityTrait] { traits.filter { $0 != .image } }
}

extension ResolvedViewKind {
  /// What the view is by itself.
  fileprivate var traits: [AccessibilityTrait] {
    switch self {
    case .symbol, .image: [.image]
    case .button: [.button]
    case .toggle: [.toggleButton]
    case .link: [.link]
    case .progress: [.updatesFrequently]
    case .stack, .grid, .text, .label, .spacer, .divider, .gauge, .fits, .unresolved: []
    }
  }

  /// Whether VoiceOver stops there, even if there is nothing to say.
  fileprivate var isPicture: Bool {
    switch self {
    case .symbol, .image, .progress, .gauge, .button, .toggle, .link: true
    case .stack, .grid, .text, .label, .spacer, .divider, .fits, .unresolved: false
    }
  }
}
