import Internationalization
import Localization
import Presentation

/// Fits the views of one surface as SwiftUI does: a parent proposes, a child chooses its size, the
/// parent places it. Sizes are remembered, since a stack asks its children several times: however
/// deep the views stand in each other, each is asked for few different proposals.
final class ViewFitting {
  let tree: FittingTree
  let surface: ResolvedSurface
  let shaper: any TextShaping
  private var sizes: [Question: PointSize] = [:]
  var fits: [Question: TextFit] = [:]
  var shapes: [ShapeKey: ShapedText] = [:]
  var texts: [PlacedText] = []
  /// Of each placed text the children of stacks in depth that it belongs to, by the stack.
  var layersOfTexts: [[Int: Int]] = []
  /// Those of what is being placed.
  private(set) var layers: [Int: Int] = [:]
  var elements: [PlacedElement] = []
  /// The child that each `ViewThatFits` took, by the view's id.
  private var choices: [String: Int] = [:]
  /// Whether what is placed is taken only as long as it is no wider than its room as it is: a
  /// `ViewThatFits` would take a later child before it would wrap it.
  var isAlternative = false

  /// What a view is asked.
  struct Question: Hashable {
    var node: Int
    var proposal: Proposal
  }

  /// What a text was shaped as.
  struct ShapeKey: Hashable {
    var node: Int
    /// Index of the form of a running text; nil for the text as it is.
    var form: Int?
    var scale: Double
    var tightening: Double
  }

  init(_ surface: ResolvedSurface, shaper: any TextShaping) {
    self.surface = surface
    self.shaper = shaper
    tree = FittingTree(
      surface.view, textSize: surface.render.drawnTextSize, rules: shaper.rules)
  }

  /// The node of the whole surface.
  var root: Int { tree.nodes.count - 1 }

  /// The size that a view chooses under a proposal; never negative.
  func size(_ node: Int, _ proposal: Proposal) -> PointSize {
    let question = Question(node: node, proposal: proposal.withoutNegatives)
    if let known = sizes[question] { return known }
    let measured = measure(node, question.proposal)
    let size = PointSize(width: max(0, measured.width), height: max(0, measured.height))
    sizes[question] = size
    return size
  }

  private func measure(_ index: Int, _ proposal: Proposal) -> PointSize {
    let node = tree.nodes[index]
    let rules = tree.rules
    switch node.kind {
    case .stack(let axis, let alignment, let spacing):
      return arrange(node, axis: axis, alignment, spacing: spacing, proposal).size
    case .depth:
      return node.children.reduce(.zero) { size, child in
        let own = self.size(child, proposal)
        return PointSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
    case .grid(let style): return arrangeGrid(node, style, proposal).size
    case .fits(let axes):
      return chosen(node, axes, proposal).map { size(node.children[$0], proposal) } ?? .zero
    case .text: return measureText(index, proposal)
    case .spacer(let axis):
      var size = PointSize.zero
      size[axis] = max(rules.spacerLength, proposal[axis] ?? 0)
      return size
    case .divider(let axis):
      // As long as it is offered, so that one in a row makes the row as high as that (observed).
      var size = PointSize(width: rules.dividerWidth, height: rules.dividerHeight)
      size[axis] = proposal[axis] ?? 0
      return size
    case .element(let kind): return measure(kind, node, proposal)
    case .button, .padding, .frame, .fixed:
      guard let child = node.children.first else { return .zero }
      return wrapped(node, size(child, inner(node, proposal)), proposal)
    }
  }

  private func measure(
    _ element: PlacedElement.Kind, _ node: FittingNode, _ proposal: Proposal
  ) -> PointSize {
    let rules = tree.rules
    switch element {
    case .symbol, .image, .unresolved:
      return rules.symbolSize(node.environment.style(direction: node.direction, language: nil))
    case .bar:
      return PointSize(width: proposal.width ?? rules.barIdealWidth, height: rules.barHeight)
    case .horizontalDivider:
      return PointSize(width: proposal.width ?? 0, height: rules.dividerHeight)
    case .verticalDivider: return PointSize(width: rules.dividerWidth, height: 0)
    case .buttonStart, .buttonEnd: return PointSize(width: rules.buttonEdge, height: 0)
    case .toggle: return rules.toggle
    }
  }

  /// Puts a view into a frame; everything visible goes into `texts` and `elements`.
  /// - Parameters:
  ///   - offered: what the view was proposed when it chose that size.
  ///   - room: the room that there was, where a fixed size asks for more or less than that.
  func place(
    _ index: Int, in frame: PointRectangle, offered: Proposal, room: Proposal? = nil
  ) {
    let node = tree.nodes[index]
    let offered = offered.withoutNegatives
    switch node.kind {
    case .stack(let axis, let alignment, let spacing):
      placeStack(node, axis: axis, alignment, spacing: spacing, offered, room: room, in: frame)
    case .depth(let alignment):
      for child in node.children {
        layers[index] = child
        place(
          child, in: align(size(child, offered), in: frame, alignment, node.direction),
          offered: offered, room: room)
      }
      layers[index] = nil
    case .grid(let style): placeGrid(node, style, offered, in: frame)
    case .fits(let axes):
      if let choice = chosen(node, axes, offered) {
        choices[node.id] = choice
        let outer = isAlternative
        if axes != .vertical, choice < node.children.count - 1 { isAlternative = true }
        place(
          node.children[choice], in: frame, offered: offered,
          room: isAlternative ? room ?? offered : room)
        isAlternative = outer
      }
    case .text(let text): placeText(index, text, in: frame, offered, room: room ?? offered)
    case .spacer: break
    case .divider(let axis):
      let kind: PlacedElement.Kind = axis == .horizontal ? .horizontalDivider : .verticalDivider
      add(kind, node, frame)
    case .element(let kind): add(kind, node, frame)
    case .button, .padding, .frame, .fixed: placeWrapped(node, offered, room: room, in: frame)
    }
  }

  func add(_ kind: PlacedElement.Kind, _ node: FittingNode, _ frame: PointRectangle) {
    elements.append(
      PlacedElement(
        kind: kind, node: node.id, frame: frame,
        isMirrored: node.direction == .rightToLeft && kind.mirrors))
  }

  /// A view of that size in a frame.
  func align(
    _ size: PointSize, in frame: PointRectangle, _ alignment: StackAlignment,
    _ direction: LayoutDirection
  ) -> PointRectangle {
    PointRectangle(
      x: frame.x + alignment.offset(frame.width - size.width, mirrored: direction == .rightToLeft),
      y: frame.y + alignment.verticalOffset(frame.height - size.height), width: size.width,
      height: size.height)
  }

  /// `ViewThatFits`: the first child whose ideal size fits on the axes, else the last (that the
  /// last is taken is not documented).
  private func chosen(_ node: FittingNode, _ axes: FittedAxes, _ proposal: Proposal) -> Int? {
    var probe = proposal
    if axes != .vertical { probe.width = nil }
    if axes != .horizontal { probe.height = nil }
    let found = node.children.firstIndex { child in
      let ideal = size(child, probe)
      return (axes == .vertical || ideal.width <= (proposal.width ?? .infinity) + 0.001)
        && (axes == .horizontal || ideal.height <= (proposal.height ?? .infinity) + 0.001)
    }
    return found ?? node.children.indices.last
  }

  /// What was placed, in its frame.
  /// - Parameters:
  ///   - content: where the views may stand.
  ///   - within: what of the frame is the surface's own; nil: all of it.
  func placed(
    frame: PointSize, content: PointRectangle, tooTall: Double, tooWide: Double,
    within: PointRectangle? = nil
  ) -> PlacedSurface {
    let whole = PointRectangle(x: 0, y: 0, width: frame.width, height: frame.height)
    let edge = tree.rules.showsMargins ? whole : content
    let clip = within.map(edge.intersection) ?? edge
    let overlaps = overlaps(within: clip)
    return PlacedSurface(
      resolved: surface, frame: frame, content: content,
      texts: texts.enumerated().map { index, text in
        var text = text
        text.clipping = TextClipping(of: text.lines, by: clip)
        text.lostLines = text.lines.filter { $0.width > 0 && text.loses($0, to: clip) }
        text.overlap = overlaps[index]
        return text
      }, elements: elements, tooTall: tooTall, tooWide: tooWide, clip: clip, choices: choices)
  }
}
