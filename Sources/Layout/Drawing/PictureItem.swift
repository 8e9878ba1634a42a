import Localization
import Presentation

/// Something of a surface that stands in one row of a picture.
struct PictureItem {
  var content: Content
  /// In points from the top left corner of the content.
  var frame: PointRectangle
  var piece: RowPlacement.Piece
  /// The stack that it is put into cells with.
  var block: Int?
  /// The edge at which it is lined up there; a bracket keeps to its word's side besides.
  var lined: EdgeAnchor

  enum Content {
    case line(TextLine)
    case signs([(glyph: Glyph, style: CellStyle)])
    /// A fraction from 0 to 1; nil is indeterminate.
    case bar(Double?, isMirrored: Bool)
    case rule
    case bracket(String)
  }

  /// A line of a text.
  struct TextLine {
    var visual: VisualLine
    var sources: LineSources
    /// Index into the surface's texts.
    var text: Int
    /// Whether it is one of several.
    var isOfMany: Bool
    /// The edge at which the device clips it; nil where it is whole.
    var clipped: EdgeAnchor?
    /// Whether it stands on a control that does nothing.
    var isInert: Bool
  }
}

extension PlacedSurface {
  /// Everything that the device shows of it, but what stands on several rows.
  /// - Parameter columns: that the content has.
  func items(columns: Int, _ options: DrawingOptions) -> [PictureItem] {
    let anchors = EdgeAnchors(
      resolved.view, whole: EdgeAnchor(of: extent, in: content.width, resolved.view.direction))
    let inert = inertNodes
    var quiet = options
    quiet.isQuiet = true
    let elements = shownElements.compactMap { element, frame -> PictureItem? in
      let isInert = inert.contains(element.node)
      guard let content = element.content(isInert ? quiet : options) else { return nil }
      let place = anchors.place(ofNode: element.node)
      var piece = piece(frame, columns: columns, place.anchor)
      switch content {
      case .signs(let signs): piece.columns = signs.count
      case .bar, .rule:
        piece.columns = max(1, Int(piece.right.rounded()) - Int(piece.left.rounded()))
        piece.isElastic = true
      case .bracket(let sign): piece.anchor = sign == "(" ? .left : .right
      case .line: break
      }
      return PictureItem(
        content: content, frame: frame, piece: piece, block: place.block, lined: place.anchor)
    }
    let lines = shownLines.compactMap { text, line, frame -> PictureItem? in
      let resolved = self.resolved.texts[text.text]
      let (string, sources) = LineSources.join(line.parts, of: resolved.string)
      var visual = VisualLine(
        string, direction: resolved.direction, glyphs: options.glyphs,
        kind: .content(language: self.resolved.language(ofText: text.text)),
        signs: sources.ellipses)
      let (seen, clipped) = seen(frame)
      if clipped != nil {
        let column = { Int(((($0 - frame.x) / frame.width) * Double(visual.width)).rounded()) }
        visual = visual.part(column(seen.x)..<column(seen.maxX))
      }
      guard visual.width > 0 else { return nil }
      let place = anchors.place(ofText: text.text)
      var piece = piece(seen, columns: columns, text.lineAnchor ?? place.anchor)
      piece.columns = visual.width
      // What the device clips may be clipped here without a sign.
      piece.isElastic = clipped != nil
      return PictureItem(
        content: .line(
          PictureItem.TextLine(
            visual: visual, sources: sources, text: text.text, isOfMany: text.lines.count > 1,
            clipped: clipped, isInert: inert.contains(resolved.node))),
        frame: frame, piece: piece, block: place.block, lined: piece.anchor)
    }
    var items = elements + lines
    for (block, anchor) in anchors.blocks.enumerated() { settle(block, at: anchor, in: &items) }
    return items
  }

  /// Moves what is lined up with each other as one, so that its cells stand where its points do.
  private func settle(_ block: Int, at anchor: EdgeAnchor, in items: inout [PictureItem]) {
    let members = items.indices.filter { items[$0].block == block }
    guard let left = members.map({ items[$0].piece.left }).min(),
      let right = members.map({ items[$0].piece.right }).max()
    else { return }
    // What has the same middle stands in one row.
    let rows = Dictionary(grouping: members) { items[$0].frame.midY }
    let width =
      rows.values.map { row in
        row.reduce(row.count - 1) { $0 + items[$1].piece.columns }
      }.max().map(Double.init) ?? 0
    let start: Double =
      switch anchor {
      case .left: left
      case .middle: (left + right - width) / 2
      case .right: right - width
      }
    for index in members {
      let shift: Double =
        switch items[index].lined {
        case .left: start - left
        case .middle: start + width / 2 - (left + right) / 2
        case .right: start + width - right
        }
      items[index].piece.left += shift
      items[index].piece.right += shift
    }
  }

  /// Vertical dividers, with a cell in each row that they pass.
  func dividers(columns: Int, _ rows: CellRows, _ options: DrawingOptions) -> [(Int, PictureItem)] {
    shownElements.flatMap { element, frame -> [(Int, PictureItem)] in
      guard case .verticalDivider = element.kind else { return [] }
      let half = options.scale.height / 2
      let top = rows.row(near: frame.y + half)
      let bottom = rows.row(near: max(frame.y + half, frame.maxY - half))
      let item = PictureItem(
        content: .signs([(.vertical, .rule)]), frame: frame,
        piece: piece(frame, columns: columns, .left), lined: .left)
      return (top...max(top, bottom)).map { ($0, item) }
    }
  }

  /// The part of a line that lies inside the clip, and the edge at which it is clipped.
  private func seen(_ frame: PointRectangle) -> (part: PointRectangle, clipped: EdgeAnchor?) {
    let (left, right) = (clip.x - content.x, clip.maxX - content.x)
    let isLeft = frame.x < left - 0.5
    let isRight = frame.maxX > right + 0.5
    guard isLeft || isRight else { return (frame, nil) }
    var part = frame
    part.x = max(frame.x, left)
    part.width = min(frame.maxX, right) - part.x
    return (part, isLeft && isRight ? .middle : isLeft ? .left : .right)
  }

  /// A frame in columns, needing one.
  private func piece(
    _ frame: PointRectangle, columns: Int, _ anchor: EdgeAnchor
  ) -> RowPlacement.Piece {
    let points = content.width / Double(max(1, columns))
    return RowPlacement.Piece(
      left: frame.x / points, right: frame.maxX / points, columns: 1, anchor: anchor)
  }
}

extension PlacedElement {
  /// How it is drawn; nil for what stands on several rows.
  fileprivate func content(_ options: DrawingOptions) -> PictureItem.Content? {
    let base = options.base
    switch kind {
    case .image: return .signs([(.image, base)])
    case .symbol(let name):
      switch SystemSymbol(name).side(isMirrored: isMirrored) {
      case .left: return .signs([(.symbolToLeft, base)])
      case .right: return .signs([(.symbolToRight, base)])
      case nil: return .signs([(.image, base)])
      }
    case .unresolved: return .signs([(.couldNotLook, options.isQuiet ? .quiet : .unknown)])
    case .bar(let fraction): return .bar(fraction, isMirrored: isMirrored)
    case .horizontalDivider: return .rule
    case .verticalDivider: return nil
    case .toggle(let isOn):
      return .signs(
        isOn ? [(.barEmpty, base), (.stepPast, base)] : [(.stepToCome, base), (.barEmpty, base)])
    case .buttonStart: return .bracket(isMirrored ? ")" : "(")
    case .buttonEnd: return .bracket(isMirrored ? "(" : ")")
    }
  }
}
