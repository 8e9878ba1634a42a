import Localization
import Presentation

/// A view as fitting sees it: everything composed is a stack of leaves.
struct FittingNode: Sendable {
  var kind: Kind
  var id: String
  var children: [Int]
  var direction: LayoutDirection
  var environment: FittingEnvironment
  var priority: Double
  var isFixed: Bool

  /// What is left to distinguish.
  enum Kind: Hashable, Sendable {
    case stack(FittingAxis, alignment: StackAlignment, spacing: Double)
    case depth(alignment: StackAlignment)
    case grid
    case fits
    case text(Int)
    case spacer(FittingAxis)
    /// `along` is the axis that the line runs along.
    case divider(along: FittingAxis)
    case element(PlacedElement.Kind)
  }
}

/// What views inherit from those above them.
struct FittingEnvironment: Hashable, Sendable {
  var font = "body"
  var lineLimit: Int?
  var minimumScale = 1.0
  var truncation = TruncationMode.tail
}

/// The tree of a surface in an array, children before their parents, the root last.
struct FittingTree: Sendable {
  private(set) var nodes: [FittingNode] = []
  let rules: FittingRules

  /// Takes a view apart.
  init(_ view: ResolvedView, rules: FittingRules) {
    self.rules = rules
    _ = add(view, environment: FittingEnvironment(), axis: .vertical)
  }

  private mutating func add(
    _ view: ResolvedView, environment: FittingEnvironment, axis: FittingAxis
  ) -> Int {
    var node = FittingNode(
      kind: .fits, id: view.id, children: [], direction: view.direction, environment: environment,
      priority: 0, isFixed: false)
    for modifier in view.modifiers { apply(modifier, to: &node) }
    switch view.kind {
    case .stack(.horizontal, let alignment):
      node.kind = .stack(.horizontal, alignment: alignment, spacing: rules.horizontalSpacing)
      node.children = add(view.children, node, axis: .horizontal)
    case .stack(.vertical, let alignment):
      node.kind = .stack(.vertical, alignment: alignment, spacing: rules.verticalSpacing)
      node.children = add(view.children, node, axis: .vertical)
    case .stack(.depth, let alignment):
      node.kind = .depth(alignment: alignment)
      node.children = add(view.children, node, axis: .horizontal)
    case .grid:
      node.kind = .grid
      node.children = add(view.children, node, axis: .vertical)
    case .fits:
      node.children = add(view.children, node, axis: axis)
    case .text(let text):
      node.kind = .text(text)
    case .label(let text, let symbol):
      node.kind = .stack(.horizontal, alignment: .center, spacing: rules.horizontalSpacing)
      node.children = [leaf(.element(.symbol(symbol)), node), leaf(.text(text), node)]
    case .symbol(let name):
      node.kind = .element(.symbol(name))
    case .image(let name):
      node.kind = .element(.image(name))
    case .spacer:
      node.kind = .spacer(axis)
      node.priority = -.infinity
    case .divider:
      node.kind = .divider(along: axis.other)
    case .progress(let fraction), .gauge(let fraction):
      node.kind = .stack(.vertical, alignment: .leading, spacing: rules.verticalSpacing)
      node.children = add(view.children, node, axis: .vertical)
      node.children.append(leaf(.element(.bar(fraction)), node))
    case .button:
      node.kind = .stack(.horizontal, alignment: .center, spacing: 0)
      let content = group(view.children, node)
      node.children = [
        leaf(.element(.buttonStart), node), content, leaf(.element(.buttonEnd), node),
      ]
    case .toggle(let isOn):
      node.kind = .stack(.horizontal, alignment: .center, spacing: rules.horizontalSpacing)
      var spacer = node
      spacer.priority = -.infinity
      node.children = [
        group(view.children, node), leaf(.spacer(.horizontal), spacer),
        leaf(.element(.toggle(isOn: isOn)), node),
      ]
    case .link:
      node.kind = .stack(.horizontal, alignment: .center, spacing: rules.horizontalSpacing)
      node.children = add(view.children, node, axis: .horizontal)
    case .unresolved(let reason):
      node.kind = .element(.unresolved(reason))
    }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func add(
    _ views: [ResolvedView], _ parent: FittingNode, axis: FittingAxis
  ) -> [Int] {
    views.map { add($0, environment: parent.environment, axis: axis) }
  }

  /// The label of a control, side by side.
  private mutating func group(_ views: [ResolvedView], _ parent: FittingNode) -> Int {
    var node = parent
    node.priority = 0
    node.isFixed = false
    node.kind = .stack(.horizontal, alignment: .center, spacing: rules.horizontalSpacing)
    node.children = add(views, parent, axis: .horizontal)
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func leaf(_ kind: FittingNode.Kind, _ parent: FittingNode) -> Int {
    var node = parent
    node.kind = kind
    node.children = []
    if case .spacer = kind {} else { node.priority = 0 }
    nodes.append(node)
    return nodes.count - 1
  }

  private func apply(_ modifier: Modifier, to node: inout FittingNode) {
    switch modifier {
    case .font(let name): node.environment.font = name
    case .lineLimit(let limit): node.environment.lineLimit = max(1, limit)
    case .minimumScaleFactor(let factor):
      node.environment.minimumScale = min(1, max(0.01, factor))
    case .layoutPriority(let priority): node.priority = priority
    case .truncationMode(let mode): node.environment.truncation = mode
    case .fixedSize: node.isFixed = true
    case .environmentLocale, .environmentDirection, .accessibility, .accessibilityHidden,
      .accessibilityTraits, .accessibilityChildren, .accessibilitySortPriority,
      .accessibilitySpeechLanguage:
      break
    }
  }
}
