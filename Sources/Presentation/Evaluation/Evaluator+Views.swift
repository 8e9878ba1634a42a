import Diagnostics

extension Evaluator {
  /// A presentation after evaluation. Its `modifiers` are those that evaluation leaves: environments
  /// have gone into the texts and `direction`, accessibility texts into `accessibility`.
  ///
  /// A root whose condition or loop leaves no view or several is a stack of what is left, as the
  /// system shows a group.
  package func view(_ root: ViewNode) -> BoundView {
    let views = self.views(root, root: root.place, index: "")
    if views.count == 1 { return views[0] }
    return BoundView(
      id: root.id, kind: .stack(.vertical, alignment: .center),
      modifiers: root.modifiers.filter(\.isOfPresentation), children: views, accessibility: [],
      place: root.place, rootPlace: root.place, direction: direction)
  }

  private func views(_ node: ViewNode, root: SourceLocation, index: String) -> [BoundView] {
    let inner = entering(node)
    switch node.kind {
    case .when(let branches, let otherwise):
      let chosen = branches.first { inner.value($0.condition).isTrue }?.view ?? otherwise
      let views = chosen.map { inner.views($0, root: root, index: index) } ?? []
      return views.map { inner.adding(node, to: $0) }
    case .each(let list, let name):
      guard case .list(let elements) = inner.value(list) else { return [] }
      return elements.enumerated().flatMap { offset, element in
        let body = inner.binding(name, to: element)
        return node.children
          .flatMap { body.views($0, root: root, index: "\(index)[\(offset)]") }
          .map { body.adding(node, to: $0) }
      }
    case .stack(let axis, let alignment, let spacing):
      let kind = BoundViewKind.stack(axis, alignment: alignment, spacing: spacing)
      return [inner.bound(node, kind, root: root, index: index)]
    case .grid(let style): return [inner.bound(node, .grid(style), root: root, index: index)]
    case .text(let text):
      return [inner.bound(node, .text(inner.text(text)), root: root, index: index)]
    case .label(let text, let symbol):
      return [
        inner.bound(node, .label(inner.text(text), symbol: symbol), root: root, index: index)
      ]
    case .symbol(let name): return [inner.bound(node, .symbol(name), root: root, index: index)]
    case .image(let name): return [inner.bound(node, .image(name), root: root, index: index)]
    case .spacer: return [inner.bound(node, .spacer, root: root, index: index)]
    case .divider: return [inner.bound(node, .divider, root: root, index: index)]
    case .progress(let value, let total):
      let fraction = inner.value(value).fraction(of: inner.value(total))
      return [inner.bound(node, .progress(fraction), root: root, index: index)]
    case .gauge(let value, let total):
      let fraction = inner.value(value).fraction(of: inner.value(total))
      return [inner.bound(node, .gauge(fraction), root: root, index: index)]
    case .button: return [inner.bound(node, .button, root: root, index: index)]
    case .toggle(let isOn):
      let kind = BoundViewKind.toggle(isOn: inner.value(isOn).isTrue)
      return [inner.bound(node, kind, root: root, index: index)]
    case .link: return [inner.bound(node, .link, root: root, index: index)]
    case .fits(let axes):
      return [inner.bound(node, .fits(in: axes), root: root, index: index)]
    case .unresolved(let reason):
      return [inner.bound(node, .unresolved(reason), root: root, index: index)]
    }
  }

  /// Where several environments stand on one view, the first written is the innermost and wins.
  private func entering(_ node: ViewNode) -> Evaluator {
    var inner = self
    for case .environmentLocale(let binding) in node.modifiers.reversed() {
      inner = inner.setting(binding)
    }
    // A direction may follow the locale that is set beside it.
    for case .environmentDirection(let binding) in node.modifiers.reversed() {
      inner = inner.setting(binding)
    }
    return inner
  }

  private func bound(
    _ node: ViewNode, _ kind: BoundViewKind, root: SourceLocation, index: String
  ) -> BoundView {
    BoundView(
      id: node.id + index, kind: kind, modifiers: left(of: node),
      children: node.children.flatMap { views($0, root: root, index: index) },
      accessibility: accessibility(node), place: node.place, rootPlace: root,
      direction: direction)
  }

  private func left(of node: ViewNode) -> [Modifier] {
    node.modifiers.compactMap { modifier in
      if case .accessibilitySpeechLanguage(.locale) = modifier {
        guard case .languages(let tags) = locale.asked, let tag = tags.first else { return nil }
        return .accessibilitySpeechLanguage(.fixed(tag))
      }
      return modifier.isLeftAfterEvaluation ? modifier : nil
    }
  }

  private func accessibility(_ node: ViewNode) -> [BoundAccessibility] {
    node.modifiers.compactMap { modifier in
      guard case .accessibility(let part, let text) = modifier else { return nil }
      return BoundAccessibility(part: part, text: self.text(text))
    }
  }

  /// What is written on a condition or a loop holds for each of its views that says nothing else.
  private func adding(_ group: ViewNode, to view: BoundView) -> BoundView {
    var view = view
    for modifier in left(of: group) {
      if modifier.isFurtherOut || !view.modifiers.contains(where: { $0.isSameKind(as: modifier) }) {
        view.modifiers.append(modifier)
      }
    }
    for added in accessibility(group)
    where !view.accessibility.contains(where: { $0.part == added.part }) {
      view.accessibility.append(added)
    }
    return view
  }
}

extension Modifier {
  fileprivate var isLeftAfterEvaluation: Bool {
    switch self {
    case .environmentLocale, .environmentDirection, .accessibility: false
    case .font, .fontWeight, .monospacedDigit, .dynamicTypeSize, .lineLimit, .allowsTightening,
      .minimumScaleFactor, .truncationMode, .multilineTextAlignment, .layoutPriority, .fixedSize,
      .padding, .frame, .gridCellColumns, .regionPriority, .verticalPlacement, .contentMargins,
      .accessibilityHidden, .accessibilityTraits, .accessibilityChildren,
      .accessibilitySortPriority, .accessibilitySpeechLanguage:
      true
    }
  }

  /// Whether it is said of the whole presentation, not of a view.
  fileprivate var isOfPresentation: Bool {
    switch self {
    case .regionPriority, .verticalPlacement, .contentMargins: true
    case .font, .fontWeight, .monospacedDigit, .dynamicTypeSize, .lineLimit, .allowsTightening,
      .minimumScaleFactor, .truncationMode, .multilineTextAlignment, .layoutPriority, .fixedSize,
      .padding, .frame, .gridCellColumns, .environmentLocale, .environmentDirection,
      .accessibility, .accessibilityHidden, .accessibilityTraits, .accessibilityChildren,
      .accessibilitySortPriority, .accessibilitySpeechLanguage:
      false
    }
  }

  /// Whether it surrounds what the view says of itself and takes nothing's place.
  fileprivate var isFurtherOut: Bool {
    isSameKind(as: .padding(Insets())) || isSameKind(as: .frame(ViewFrame()))
  }

  fileprivate func isSameKind(as other: Modifier) -> Bool { ordinal == other.ordinal }

  private var ordinal: Int {
    switch self {
    case .font: 0
    case .fontWeight: 1
    case .monospacedDigit: 2
    case .dynamicTypeSize: 3
    case .lineLimit: 4
    case .allowsTightening: 5
    case .minimumScaleFactor: 6
    case .truncationMode: 7
    case .multilineTextAlignment: 8
    case .layoutPriority: 9
    case .fixedSize: 10
    case .padding: 11
    case .frame: 12
    case .gridCellColumns: 13
    case .regionPriority: 14
    case .verticalPlacement: 15
    case .contentMargins: 16
    case .environmentLocale: 17
    case .environmentDirection: 18
    case .accessibility: 19
    case .accessibilityHidden: 20
    case .accessibilityTraits: 21
    case .accessibilityChildren: 22
    case .accessibilitySortPriority: 23
    case .accessibilitySpeechLanguage: 24
    }
  }
}
