import Presentation

/// What the device shows of a placed surface; frames count from the top left corner of the content.
extension PlacedSurface {
  /// The lines of the texts that are not clipped.
  var shownLines: [(text: PlacedText, line: PlacedLine, frame: PointRectangle)] {
    texts.flatMap { text in
      text.lines.filter { shows($0, of: text) }.map { line in
        (
          text, line,
          PointRectangle(
            x: line.x - content.x, y: line.y - content.y, width: line.width, height: line.height)
        )
      }
    }
  }

  /// The views without text that are not clipped.
  var shownElements: [(element: PlacedElement, frame: PointRectangle)] {
    elements.map { element in
      (
        element,
        PointRectangle(
          x: element.frame.x - content.x, y: element.frame.y - content.y,
          width: element.frame.width, height: element.frame.height)
      )
    }.filter { element, frame in
      guard element.frame.x < clip.maxX, element.frame.maxX > clip.x else { return false }
      if case .verticalDivider = element.kind { return element.frame.y < clip.maxY }
      return shows(y: element.frame.midY)
    }
  }

  /// Everything that takes a row of cells.
  var rowFrames: [PointRectangle] {
    let others = shownElements.filter { element, _ in
      if case .verticalDivider = element.kind { false } else { true }
    }
    return shownLines.map(\.frame) + others.map(\.frame)
  }

  /// The lines of the texts after their first ones.
  var continuations: Set<PointRectangle> {
    let first = Set(texts.compactMap { $0.lines.first })
    return Set(shownLines.filter { !first.contains($0.line) }.map(\.frame))
  }

  /// From the first to the last of what is shown.
  var extent: PointRectangle {
    let frames = shownLines.map(\.frame) + shownElements.map(\.frame)
    guard let left = frames.map(\.x).min(), let right = frames.map(\.maxX).max(),
      let top = frames.map(\.y).min(), let bottom = frames.map(\.maxY).max()
    else { return PointRectangle(x: 0, y: 0, width: content.width, height: content.height) }
    return PointRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a line can be read, or a part of it: the device clips what stands beyond its edges.
  private func shows(_ line: PlacedLine, of text: PlacedText) -> Bool {
    !text.loses(line, to: clip) && line.x < clip.maxX && line.x + line.width > clip.x
  }

  private func shows(y: Double) -> Bool { (clip.y - 0.5...clip.maxY + 0.5).contains(y) }
}

extension PlacedText {
  /// The edge at which its lines are lined up with each other; nil for one line alone.
  var lineAnchor: EdgeAnchor? {
    guard lines.count > 1 else { return nil }
    func agree(_ edge: (PlacedLine) -> Double) -> Bool {
      let edges = lines.map(edge)
      return (edges.max() ?? 0) - (edges.min() ?? 0) < 0.5
    }
    if agree(\.x) {
      return direction == .rightToLeft && agree { $0.x + $0.width } ? .right : .left
    }
    return agree { $0.x + $0.width } ? .right : .middle
  }
}
