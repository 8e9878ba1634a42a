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
  /// By what something is put into cells.
  struct Place: Hashable, Sendable {
    var anchor: EdgeAnchor
    /// The stack whose children are lined up with each other at another edge than that by which
    /// the stack itself is put there.
    var block: Int?
  }

  /// The anchors of such stacks, by their number.
  private(set) var blocks: [EdgeAnchor] = []
  private var texts: [Int: Place] = [:]
  private var nodes: [String: Place] = [:]
  private let whole: Place

  /// - Parameter whole: the anchor of the surface's views as a whole.
  init(_ view: ResolvedView, whole: EdgeAnchor) {
    self.whole = Place(anchor: whole)
    add(view, self.whole)
  }

  func place(ofText text: Int) -> Place { texts[text] ?? whole }

  func place(ofNode node: String) -> Place { nodes[node] ?? whole }

  private mutating func add(_ view: ResolvedView, _ outer: Place) {
    let own = view.place(in: outer)
    nodes[view.id] = own
    let leading = Place(anchor: EdgeAnchor(.leading, view.direction))
    switch view.kind {
    case .text(let text), .label(let text, _): texts[text] = own
    case .stack(.vertical, let alignment, _), .stack(.depth, let alignment, _):
      add(view.children, lined: EdgeAnchor(alignment, view.direction), own)
    case .stack(.horizontal, _, _):
      let spacers = view.children.indices.filter { view.children[$0].kind == .spacer }
      for (index, child) in view.children.enumerated() {
        guard let first = spacers.first, let last = spacers.last else {
          add(child, own)
          continue
        }
        let trailing = Place(anchor: EdgeAnchor(.trailing, view.direction))
        add(child, index < first ? leading : index > last ? trailing : Place(anchor: .middle))
      }
    case .grid(let style):
      // Rows are cells side by side, each in its column.
      let place = Place(anchor: EdgeAnchor(style.alignment, view.direction))
      for row in view.children { add(row, place) }
    case .progress, .gauge: add(view.children, lined: leading.anchor, own)
    case .toggle:
      nodes[view.id] = Place(anchor: EdgeAnchor(.trailing, view.direction))
      for child in view.children { add(child, leading) }
    case .button, .link, .fits:
      for child in view.children { add(child, own) }
    case .symbol, .image, .spacer, .divider, .unresolved: break
    }
  }

  /// Children that are lined up with each other.
  private mutating func add(_ views: [ResolvedView], lined anchor: EdgeAnchor, _ own: Place) {
    var place = Place(anchor: anchor, block: own.block)
    if place.block == nil, anchor != own.anchor {
      place.block = blocks.count
      blocks.append(own.anchor)
    }
    for view in views { add(view, place) }
  }
}

extension ResolvedView {
  /// The place of the view itself, inside the frames that its modifiers put round it.
  fileprivate func place(in outer: EdgeAnchors.Place) -> EdgeAnchors.Place {
    // The last modifier is the outermost, so the first frame decides.
    for case .frame(let frame) in modifiers where frame.width != ViewFrame.Bounds() {
      return EdgeAnchors.Place(anchor: EdgeAnchor(frame.alignment, direction))
    }
    return outer
  }
}
