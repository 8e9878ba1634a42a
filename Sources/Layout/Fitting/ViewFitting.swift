import Internationalization
import Localization
import Presentation

/// Fits the views of one surface as SwiftUI does: a parent proposes, a child chooses its size, the
/// parent places it. Sizes are remembered, since a stack asks its children several times.
final class ViewFitting {
  let tree: FittingTree
  let surface: ResolvedSurface
  private let shaper: any TextShaping
  private var sizes: [Question: PointSize] = [:]
  private var fits: [Question: TextFit] = [:]
  private var shapes: [ShapeKey: ShapedText] = [:]
  var texts: [PlacedText] = []
  var elements: [PlacedElement] = []

  private struct Question: Hashable {
    var node: Int
    var proposal: Proposal
  }

  private struct ShapeKey: Hashable {
    var node: Int
    var scale: Double
  }

  init(_ surface: ResolvedSurface, shaper: any TextShaping) {
    self.surface = surface
    self.shaper = shaper
    tree = FittingTree(surface.view, rules: shaper.rules)
  }

  /// The node of the whole surface.
  var root: Int { tree.nodes.count - 1 }

  /// The size that a view chooses under a proposal.
  func size(_ node: Int, _ proposal: Proposal) -> PointSize {
    let proposal = tree.nodes[node].isFixed ? .ideal : proposal
    let question = Question(node: node, proposal: proposal)
    if let known = sizes[question] { return known }
    let size = measure(node, proposal)
    sizes[question] = size
    return size
  }

  private func measure(_ index: Int, _ proposal: Proposal) -> PointSize {
    let node = tree.nodes[index]
    let rules = tree.rules
    switch node.kind {
    case .stack(let axis, _, let spacing):
      return arrange(node, axis: axis, spacing: spacing, proposal).size
    case .depth:
      return node.children.reduce(.zero) { size, child in
        let own = self.size(child, proposal)
        return PointSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
    case .grid: return arrangeGrid(node, proposal).size
    case .fits: return chosen(node, proposal).map { size($0, proposal) } ?? .zero
    case .text:
      let fit = fit(index, proposal)
      return PointSize(
        width: min(fit.width, max(0, proposal.width ?? .infinity)), height: fit.height)
    case .spacer(let axis):
      var size = PointSize.zero
      size[axis] = max(rules.spacerLength, proposal[axis] ?? 0)
      return size
    case .divider(let axis):
      var size = PointSize(width: rules.dividerWidth, height: rules.dividerHeight)
      size[axis] = axis == .horizontal ? proposal.width ?? 0 : 0
      return size
    case .element(let kind): return measure(kind, proposal)
    }
  }

  private func measure(_ element: PlacedElement.Kind, _ proposal: Proposal) -> PointSize {
    let rules = tree.rules
    switch element {
    case .symbol, .image, .unresolved: return rules.symbol
    case .bar:
      return PointSize(
        width: max(0, proposal.width ?? rules.barIdealWidth), height: rules.barHeight)
    case .horizontalDivider:
      return PointSize(width: proposal.width ?? 0, height: rules.dividerHeight)
    case .verticalDivider: return PointSize(width: rules.dividerWidth, height: 0)
    case .buttonStart, .buttonEnd:
      return PointSize(width: rules.buttonEdge, height: rules.symbol.height)
    case .toggle: return rules.toggle
    }
  }

  /// Puts a view into a frame; everything visible goes into `texts` and `elements`.
  /// - Parameter offered: what the view was proposed when it chose that size.
  func place(_ index: Int, in frame: PointRectangle, offered: Proposal) {
    let node = tree.nodes[index]
    let proposal = node.isFixed ? .ideal : offered
    switch node.kind {
    case .stack(let axis, let alignment, let spacing):
      let arrangement = arrange(node, axis: axis, spacing: spacing, proposal)
      placeStack(
        node, axis: axis, alignment: alignment, spacing: spacing, arrangement, in: frame)
    case .depth(let alignment):
      for child in node.children {
        place(
          child, in: align(size(child, proposal), in: frame, alignment, node.direction),
          offered: proposal)
      }
    case .grid: placeGrid(node, proposal, in: frame)
    case .fits:
      if let child = chosen(node, proposal) { place(child, in: frame, offered: proposal) }
    case .text(let text): placeText(index, text, in: frame, proposal, offered: offered)
    case .spacer: break
    case .divider(let axis):
      let kind: PlacedElement.Kind = axis == .horizontal ? .horizontalDivider : .verticalDivider
      add(kind, node, frame)
    case .element(let kind): add(kind, node, frame)
    }
  }

  private func add(_ kind: PlacedElement.Kind, _ node: FittingNode, _ frame: PointRectangle) {
    elements.append(
      PlacedElement(
        kind: kind, node: node.id, frame: frame, isMirrored: node.direction == .rightToLeft))
  }

  /// A view of that size in a frame: by the alignment across, in the middle down.
  func align(
    _ size: PointSize, in frame: PointRectangle, _ alignment: StackAlignment,
    _ direction: LayoutDirection
  ) -> PointRectangle {
    PointRectangle(
      x: frame.x + alignment.offset(frame.width - size.width, mirrored: direction == .rightToLeft),
      y: frame.y + (frame.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// `ViewThatFits`: the first child whose ideal size fits, else the last.
  private func chosen(_ node: FittingNode, _ proposal: Proposal) -> Int? {
    node.children.first { child in
      let ideal = size(child, .ideal)
      return ideal.width <= (proposal.width ?? .infinity) + 0.001
        && ideal.height <= (proposal.height ?? .infinity) + 0.001
    } ?? node.children.last
  }

  // MARK: Text

  private func placeText(
    _ index: Int, _ text: Int, in frame: PointRectangle, _ proposal: Proposal, offered: Proposal
  ) {
    let node = tree.nodes[index]
    let fit = fit(index, proposal)
    let available = offered.width.flatMap { $0.isFinite ? $0 : nil } ?? frame.width
    let isMirrored = node.direction == .rightToLeft
    var lines: [PlacedLine] = []
    for (number, line) in fit.lines.enumerated() {
      let y = frame.y + Double(number) * fit.lineHeight
      lines.append(
        PlacedLine(
          parts: line.parts, x: isMirrored ? frame.maxX - line.width : frame.x,
          baseline: y + fit.ascent, width: line.width, y: y, height: fit.lineHeight))
    }
    var steps: [FitStep] = []
    if fit.lines.count > 1 { steps.append(.wrapped(lines: fit.lines.count)) }
    if fit.scale < 1 { steps.append(.scaled(fit.scale)) }
    if fit.cut != nil { steps.append(.truncated(node.environment.truncation)) }
    let shown = fit.lines.flatMap(\.parts).compactMap { part -> Range<Int>? in
      switch part {
      case .text(let range): range
      case .ellipsis: nil
      }
    }
    texts.append(
      PlacedText(
        text: text, lines: lines, shown: shown, cut: fit.cut, needed: fit.needed,
        available: available, steps: steps, frame: frame,
        style: style(of: text, in: node, scale: fit.scale), lineLimit: node.environment.lineLimit))
  }

  /// Lines, at the largest scale that the text's minimum allows and that needs no cut.
  private func fit(_ index: Int, _ proposal: Proposal) -> TextFit {
    let question = Question(node: index, proposal: proposal)
    if let known = fits[question] { return known }
    let environment = tree.nodes[index].environment
    func fit(_ scale: Double) -> TextFit {
      let shaped = shape(index, scale: scale)
      var limit = environment.lineLimit
      if let height = proposal.height, height.isFinite {
        limit = min(limit ?? Int.max, max(1, Int((height + 0.001) / shaped.lineHeight)))
      }
      return TextFit(
        shaped, width: max(0, proposal.width ?? .infinity), limit: limit,
        mode: environment.truncation, scale: scale)
    }
    var best = fit(1)
    if best.cut != nil, environment.minimumScale < 1 {
      var low = Int((environment.minimumScale * 100).rounded(.up))
      best = fit(environment.minimumScale)
      var high = 100
      while best.cut == nil, high - low > 1 {
        let middle = (low + high) / 2
        let tried = fit(Double(middle) / 100)
        if tried.cut == nil { (low, best) = (middle, tried) } else { high = middle }
      }
    }
    fits[question] = best
    return best
  }

  private func shape(_ index: Int, scale: Double) -> ShapedText {
    let key = ShapeKey(node: index, scale: scale)
    if let known = shapes[key] { return known }
    let node = tree.nodes[index]
    guard case .text(let text) = node.kind else {
      return ShapedText(clusters: [], lineHeight: 0, ascent: 0, ellipsis: 0)
    }
    let shaped = shaper.shape(
      surface.texts[text].string, style: style(of: text, in: node, scale: scale))
    shapes[key] = shaped
    return shaped
  }

  /// How a text of a view is measured.
  private func style(of text: Int, in node: FittingNode, scale: Double) -> TextStyle {
    TextStyle(
      font: node.environment.font, textSize: surface.render.context.textSize, scale: scale,
      direction: surface.texts[text].direction, language: surface.language(ofText: text))
  }
}

extension StackAlignment {
  /// How much of the free length lies before the view; negative where it is too long.
  func offset(_ free: Double, mirrored: Bool) -> Double {
    switch self {
    case .leading: mirrored ? free : 0
    case .center: free / 2
    case .trailing: mirrored ? 0 : free
    }
  }
}
