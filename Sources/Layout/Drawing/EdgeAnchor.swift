import Localization
import Presentation

/// The edge by which something is put into cells, so that what is lined up on the device is lined
/// up in the picture, however many cells it takes.
enum EdgeAnchor: Hashable, Sendable {
  case left
  case middle
  case right

  init(_ alignment: StackAlignment, _ direction: LayoutDirection) {
    self =
      switch alignment {
      case .leading, .topLeading, .bottomLeading: direction == .leftToRight ? .left : .right
      case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: .middle
      case .trailing, .topTrailing, .bottomTrailing: direction == .leftToRight ? .right : .left
      }
  }

  /// By where something stands in a width that it does not fill: at the nearer edge, or in the
  /// middle; what fills it begins at its leading edge.
  init(of frame: PointRectangle, in width: Double, _ direction: LayoutDirection) {
    let (before, after) = (frame.x, width - frame.maxX)
    if max(before, after) < 1 {
      self = EdgeAnchor(.leading, direction)
    } else if abs(before - after) < 1 {
      self = .middle
    } else {
      self = before < after ? .left : .right
    }
  }
}

/// The anchors of everything in a surface, which its stacks decide.
struct EdgeAnchors: Sendable {
  private var texts: [Int: EdgeAnchor] = [:]
  private var nodes: [String: EdgeAnchor] = [:]
  private let whole: EdgeAnchor

  /// - Parameter whole: the anchor of the surface's views as a whole.
  init(_ view: ResolvedView, whole: EdgeAnchor) {
    self.whole = whole
    add(view, whole)
  }

  func anchor(ofText text: Int) -> EdgeAnchor { texts[text] ?? whole }

  func anchor(ofNode node: String) -> EdgeAnchor { nodes[node] ?? whole }

  private mutating func add(_ view: ResolvedView, _ outer: EdgeAnchor) {
    let inherited = view.anchor(in: outer)
    nodes[view.id] = inherited
    let leading = EdgeAnchor(.leading, view.direction)
    switch view.kind {
    case .text(let text), .label(let text, _): texts[text] = inherited
    case .stack(.vertical, let alignment, _), .stack(.depth, let alignment, _):
      for child in view.children { add(child, EdgeAnchor(alignment, view.direction)) }
    case .stack(.horizontal, _, _):
      let spacers = view.children.indices.filter { view.children[$0].kind == .spacer }
      for (index, child) in view.children.enumerated() {
        guard let first = spacers.first, let last = spacers.last else {
          add(child, inherited)
          continue
        }
        add(
          child,
          index < first
            ? leading : index > last ? EdgeAnchor(.trailing, view.direction) : .middle)
      }
    case .grid(let style):
      // Rows are cells side by side, each in its column.
      for row in view.children { add(row, EdgeAnchor(style.alignment, view.direction)) }
    case .progress, .gauge:
      for child in view.children { add(child, leading) }
    case .toggle:
      nodes[view.id] = EdgeAnchor(.trailing, view.direction)
      for child in view.children { add(child, leading) }
    case .button, .link, .fits:
      for child in view.children { add(child, inherited) }
    case .symbol, .image, .spacer, .divider, .unresolved: break
    }
  }
}

extension ResolvedView {
  /// The anchor of the view itself, inside the frames that its modifiers put round it.
  fileprivate func anchor(in outer: EdgeAnchor) -> EdgeAnchor {
    // The last modifier is the outermost, so the first frame decides.
    for case .frame(let frame) in modifiers where frame.width != ViewFrame.Bounds() {
      return EdgeAnchor(frame.alignment, direction)
    }
    return outer
  }
}
