import Localization
import Presentation

extension ViewFitting {
  /// Puts a text into its frame.
  /// - Parameters:
  ///   - offered: what the text was proposed.
  ///   - room: the room that there was for it.
  func placeText(
    _ index: Int, _ text: Int, in frame: PointRectangle, _ offered: Proposal, room: Proposal
  ) {
    let node = tree.nodes[index]
    let environment = node.environment
    let fit = fit(index, offered)
    let full = shape(index)
    let lines = fit.lines.enumerated().map { number, line in
      let y = frame.y + Double(number) * fit.lineHeight
      let x = environment.alignment.offset(
        frame.width - line.width, mirrored: node.direction == .rightToLeft)
      return PlacedLine(
        parts: line.parts, x: frame.x + x, baseline: y + fit.ascent, width: line.width, y: y,
        height: fit.lineHeight)
    }
    let style = style(index, scale: fit.scale, tightening: fit.tightening)
    let limit = environment.lineLimit.map { Double($0) * full.lineHeight }
    let height = room.height.flatMap { $0.isFinite ? max($0, full.lineHeight) : nil }
    var placed = PlacedText(
      text: text, lines: lines, shown: fit.shown, cut: fit.cut, needed: fit.needed,
      available: max(0, room.width.flatMap { $0.isFinite ? $0 : nil } ?? frame.width),
      steps: steps(fit, environment.truncation), frame: frame, style: style,
      lineLimit: isAlternative || offered.width == nil ? max(1, lines.count) : environment.lineLimit
    )
    placed.breaksWord = fit.breaksWord
    placed.neededLines = fit.linesNeeded
    placed.neededHeight = Double(fit.linesNeeded) * full.lineHeight
    placed.availableHeight = [limit, height].compactMap { $0 }.min()
    placed.direction = surface.texts[text].direction
    placed.widest = fit.widest.map {
      PlacedText.WidestForm(
        string: surface.texts[text].runningForms[$0.form], width: $0.needed, isCut: $0.isCut)
    }
    texts.append(placed)
    layersOfTexts.append(layers)
  }

  private func steps(_ fit: TextFit, _ mode: TruncationMode) -> [FitStep] {
    var steps: [FitStep] = []
    if fit.lines.count > 1 { steps.append(.wrapped(lines: fit.lines.count)) }
    if fit.tightening > 0 { steps.append(.tightened(fit.tightening)) }
    if fit.scale < 1 { steps.append(.scaled(fit.scale)) }
    if fit.cut != nil || fit.widest?.isCut == true { steps.append(.truncated(mode)) }
    return steps
  }
}

extension TextAlignment {
  /// How much of the free width lies at the left of a line.
  fileprivate func offset(_ free: Double, mirrored: Bool) -> Double {
    switch self {
    case .leading: mirrored ? free : 0
    case .center: free / 2
    case .trailing: mirrored ? 0 : free
    }
  }
}
