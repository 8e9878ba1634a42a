import Localization
import Presentation

/// How texts find their lines, their scale and their cut.
extension ViewFitting {
  func measureText(_ index: Int, _ proposal: Proposal) -> PointSize {
    let fit = fit(index, proposal)
    let environment = tree.nodes[index].environment
    var height = fit.height
    if environment.reservesSpace, let limit = environment.lineLimit {
      height = max(height, Double(limit) * shape(index).lineHeight)
    }
    let own = max(fit.width, fit.widest?.drawn ?? 0)
    let offered = proposal.width.map { max(0, $0) }
    let width = takesAllWidth(index) ? offered ?? own : min(own, offered ?? .infinity)
    return PointSize(width: width, height: height)
  }

  /// Whether a text is as wide as it is offered, whatever it says: a timer that the system keeps
  /// running does so in everything that is drawn outside of the app, and hugs its digits where it is
  /// fixed in size. `multilineTextAlignment` says where its digits stand.
  ///
  /// Not documented; developers of Live Activities and widgets observe it of `Text(timerInterval:)`
  /// and `Text(_:style: .timer)`, and frame them. Of relative dates and offsets, and of sentences that
  /// hold a timer, it is not known; they are taken to be as wide as they need.
  private func takesAllWidth(_ index: Int) -> Bool {
    guard case .text(let text) = tree.nodes[index].kind, surface.render.surface != .appScreen
    else { return false }
    return surface.isTimer(surface.texts[text])
  }

  /// The lines of a text under a proposal: as it is; where that needs a cut, with its letters closer
  /// together as far as tightening is allowed; then at the largest scale, to a hundredth, that its
  /// minimum allows and that needs no cut; else cut. (That the attempts come in this order is not
  /// documented.) A text that runs is decided by the widest form that it will have.
  func fit(_ index: Int, _ proposal: Proposal) -> TextFit {
    let question = Question(node: index, proposal: proposal.withoutNegatives)
    if let known = fits[question] { return known }
    let fit = makeFit(index, question.proposal)
    fits[question] = fit
    return fit
  }

  private func makeFit(_ index: Int, _ proposal: Proposal) -> TextFit {
    guard let form = widestForm(index) else {
      return makeFit(index, form: nil, proposal)
    }
    let widest = makeFit(index, form: form, proposal)
    var own = makeFit(
      index, form: nil, proposal, scale: widest.scale, tightening: widest.tightening)
    own.widest = TextFit.Widest(
      form: form, needed: widest.needed, drawn: widest.width, isCut: widest.cut != nil)
    return own
  }

  private func makeFit(_ index: Int, form: Int?, _ proposal: Proposal) -> TextFit {
    let environment = tree.nodes[index].environment
    let full = makeFit(index, form: form, proposal, scale: 1, tightening: 0)
    guard full.cut != nil else { return full }
    var best = full
    if environment.allowsTightening {
      best = tightened(index, form: form, proposal, scale: 1)
    }
    if best.cut != nil, environment.minimumScale < 1 {
      best = scaled(index, form: form, proposal)
    }
    best.takeNeeds(of: full)
    return best
  }

  /// At the largest scale that needs no cut; at the smallest where each does.
  private func scaled(_ index: Int, form: Int?, _ proposal: Proposal) -> TextFit {
    let environment = tree.nodes[index].environment
    func attempt(_ scale: Double) -> TextFit {
      environment.allowsTightening
        ? tightened(index, form: form, proposal, scale: scale)
        : makeFit(index, form: form, proposal, scale: scale, tightening: 0)
    }
    var best = attempt(environment.minimumScale)
    var low = Int((environment.minimumScale * 100).rounded(.down))
    var high = 100
    while best.cut == nil, high - low > 1 {
      let middle = (low + high) / 2
      let tried = attempt(Double(middle) / 100)
      if tried.cut == nil { (low, best) = (middle, tried) } else { high = middle }
    }
    return best
  }

  /// With the letters no closer than is needed, to a hundredth of a point; as close as may be where
  /// that does not help.
  ///
  /// Letters may come closer by a twentieth of the line (AppKit,
  /// `NSParagraphStyle.tighteningFactorForTruncation`; for SwiftUI not documented).
  private func tightened(
    _ index: Int, form: Int?, _ proposal: Proposal, scale: Double
  ) -> TextFit {
    func attempt(_ hundredths: Int) -> TextFit {
      makeFit(
        index, form: form, proposal, scale: scale, tightening: Double(hundredths) / 100)
    }
    let loose = attempt(0)
    guard loose.cut != nil else { return loose }
    let shaped = shape(index, form: form, scale: scale)
    let letters = shaped.clusters.filter { $0.advance > 0 }
    let average = letters.reduce(0) { $0 + $1.advance } / Double(max(1, letters.count))
    var high = Int((average * 100 * (1 - 1 / 1.05)).rounded(.down))
    var best = attempt(high)
    var low = 0
    while best.cut == nil, high - low > 1 {
      let middle = (low + high) / 2
      let tried = attempt(middle)
      if tried.cut == nil { (high, best) = (middle, tried) } else { low = middle }
    }
    return best
  }

  private func makeFit(
    _ index: Int, form: Int?, _ proposal: Proposal, scale: Double, tightening: Double
  ) -> TextFit {
    let environment = tree.nodes[index].environment
    let shaped = shape(index, form: form, scale: scale, tightening: tightening)
    var limit = environment.lineLimit
    if let height = proposal.height, height.isFinite, shaped.lineHeight > 0 {
      let lines = (height + 0.001) / shaped.lineHeight
      limit = min(limit ?? Int.max, max(1, Int(min(lines, 1_000_000))))
    }
    var fit = TextFit(
      shaped, width: proposal.width ?? .infinity, limit: limit, mode: environment.truncation)
    fit.scale = scale
    fit.tightening = tightening
    return fit
  }

  // MARK: Shapes

  /// The index of the widest form of a running text; nil for a text that stands still.
  private func widestForm(_ index: Int) -> Int? {
    guard case .text(let text) = tree.nodes[index].kind else { return nil }
    let forms = surface.texts[text].runningForms
    func width(_ form: Int) -> Double { shape(index, form: form).width }
    return forms.indices.max { (width($0), $1) < (width($1), $0) }
  }

  /// The style that a text is shaped in.
  /// - Parameter form: index of a form of a running text. Its digits are as wide as the widest, since
  ///   each of them will be every digit.
  func style(
    _ index: Int, form: Int? = nil, scale: Double = 1, tightening: Double = 0
  ) -> TextStyle {
    let node = tree.nodes[index]
    guard case .text(let text) = node.kind else { return TextStyle() }
    var style = node.environment.style(
      direction: surface.texts[text].direction, language: surface.language(ofText: text))
    style.scale = scale
    style.tightening = tightening
    if form != nil { style.hasEvenDigits = true }
    return style
  }

  func shape(
    _ index: Int, form: Int? = nil, scale: Double = 1, tightening: Double = 0
  ) -> ShapedText {
    let key = ShapeKey(node: index, form: form, scale: scale, tightening: tightening)
    if let known = shapes[key] { return known }
    guard case .text(let text) = tree.nodes[index].kind else {
      return ShapedText(clusters: [], lineHeight: 0, ascent: 0, ellipsis: 0)
    }
    let resolved = surface.texts[text]
    let shaped = shaper.shape(
      form.map { resolved.runningForms[$0] } ?? resolved.string,
      style: style(index, form: form, scale: scale, tightening: tightening))
    shapes[key] = shaped
    return shaped
  }
}

extension ResolvedSurface {
  /// Whether a text is a running timer and nothing else.
  fileprivate func isTimer(_ text: ResolvedText) -> Bool {
    guard !text.runningForms.isEmpty, text.spans.count == 1, let span = text.spans.first else {
      return false
    }
    let formatter = provenances[span.provenance].format?.formatter
    return formatter == LiveFormat.timer.rawValue || formatter == LiveFormat.countdown.rawValue
  }
}

extension ShapedText {
  /// Width on one line that never ends.
  var width: Double { clusters.reduce(0) { $0 + $1.advance } }
}
