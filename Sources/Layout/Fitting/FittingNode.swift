import Localization
import Presentation

/// A view as fitting sees it: everything composed is a stack of leaves, and each modifier that takes
/// room is a view round the one that it is written on.
struct FittingNode: Sendable {
  var kind: Kind
  var id: String
  var children: [Int]
  var direction: LayoutDirection
  var environment: FittingEnvironment
  var priority: Double
  /// Columns of the grid that it takes as a cell.
  var columns = 1

  /// What is left to distinguish.
  enum Kind: Hashable, Sendable {
    case stack(FittingAxis, alignment: StackAlignment, spacing: Double?)
    case depth(alignment: StackAlignment)
    case grid(GridStyle)
    case fits(FittedAxes)
    case text(Int)
    case spacer(FittingAxis)
    /// `along` is the axis that the line runs along.
    case divider(along: FittingAxis)
    case element(PlacedElement.Kind)
    case button
    case padding(Insets)
    case frame(ViewFrame)
    case fixed(horizontal: Bool, vertical: Bool)
  }
}

/// The tree of a surface in an array, children before their parents, the root last.
struct FittingTree: Sendable {
  private(set) var nodes: [FittingNode] = []
  let rules: FittingRules

  /// Takes a view apart.
  init(_ view: ResolvedView, textSize: DynamicTypeSize, rules: FittingRules) {
    self.rules = rules
    _ = add(view, environment: FittingEnvironment(textSize: textSize), axis: .vertical)
  }

  private mutating func add(
    _ view: ResolvedView, environment: FittingEnvironment, axis: FittingAxis
  ) -> Int {
    var node = FittingNode(
      kind: .depth(alignment: .center), id: view.id, children: [], direction: view.direction,
      environment: environment, priority: 0)
    for modifier in view.modifiers { node.environment.apply(modifier) }
    describe(view, in: &node, axis: axis)
    var outermost = append(node)
    for modifier in view.modifiers { outermost = surround(outermost, with: modifier) }
    return outermost
  }

  private mutating func append(_ node: FittingNode) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func describe(
    _ view: ResolvedView, in node: inout FittingNode, axis: FittingAxis
  ) {
    switch view.kind {
    case .stack(.horizontal, let alignment, let spacing):
      node.kind = .stack(.horizontal, alignment: alignment, spacing: spacing)
      node.children = add(view.children, node, axis: .horizontal)
    case .stack(.vertical, let alignment, let spacing):
      node.kind = .stack(.vertical, alignment: alignment, spacing: spacing)
      node.children = add(view.children, node, axis: .vertical)
    case .stack(.depth, let alignment, _):
      node.kind = .depth(alignment: alignment)
      node.children = add(view.children, node, axis: .horizontal)
    case .grid(let style):
      node.kind = .grid(style)
      node.children = add(view.children, node, axis: .vertical)
    case .fits(let axes):
      node.kind = .fits(axes)
      node.children = add(view.children, node, axis: axis)
    case .text(let text):
      node.kind = .text(text)
    case .label(let text, let symbol):
      node.kind = .stack(.horizontal, alignment: .center, spacing: nil)
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
      node.kind = .stack(.vertical, alignment: .leading, spacing: nil)
      node.children = add(view.children, node, axis: .vertical)
      node.children.append(leaf(.element(.bar(fraction)), node))
    case .button:
      node.kind = .button
      node.children = [group(view.children, node)]
    case .toggle(let isOn):
      node.kind = .stack(.horizontal, alignment: .center, spacing: nil)
      var spacer = node
      spacer.priority = -.infinity
      node.children = [
        group(view.children, node), leaf(.spacer(.horizontal), spacer),
        leaf(.element(.toggle(isOn: isOn)), node),
      ]
    case .link:
      node.kind = .stack(.horizontal, alignment: .center, spacing: nil)
      node.children = add(view.children, node, axis: .horizontal)
    case .unresolved(let reason):
      node.kind = .element(.unresolved(reason))
    }
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
    node.kind = .stack(.horizontal, alignment: .center, spacing: nil)
    node.children = add(views, parent, axis: .horizontal)
    return append(node)
  }

  private mutating func leaf(_ kind: FittingNode.Kind, _ parent: FittingNode) -> Int {
    var node = parent
    node.kind = kind
    node.children = []
    return append(node)
  }

  /// The view with what a modifier puts round it, in the order written: the first is the innermost.
  /// A priority or a span counts for the view with all that is round it.
  private mutating func surround(_ index: Int, with modifier: Modifier) -> Int {
    switch modifier {
    case .layoutPriority(let priority):
      nodes[index].priority = priority
      return index
    case .gridCellColumns(let columns):
      nodes[index].columns = max(1, columns)
      return index
    case .padding(let insets): return wrap(index, .padding(insets))
    case .frame(let frame): return wrap(index, .frame(frame))
    case .fixedSize(let horizontal, let vertical):
      return wrap(index, .fixed(horizontal: horizontal, vertical: vertical))
    case .font, .fontWeight, .monospacedDigit, .dynamicTypeSize, .lineLimit, .allowsTightening,
      .minimumScaleFactor, .truncationMode, .multilineTextAlignment, .regionPriority,
      .verticalPlacement, .contentMargins, .environmentLocale, .environmentDirection,
      .accessibility, .accessibilityHidden, .accessibilityTraits, .accessibilityChildren,
      .accessibilitySortPriority, .accessibilitySpeechLanguage:
      return index
    }
  }

  private mutating func wrap(_ index: Int, _ kind: FittingNode.Kind) -> Int {
    var node = nodes[index]
    node.kind = kind
    node.children = [index]
    return append(node)
  }
}
