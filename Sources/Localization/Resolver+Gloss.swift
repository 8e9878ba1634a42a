package import Languages
package import Presentation

extension Resolver {
  /// What the texts of a surface say in the source language: the same messages with the same
  /// arguments, looked up in the same version of the same tables with the source language asked.
  ///
  /// - Parameters:
  ///   - surface: one that `resolve` gave, or a hypothetical one.
  ///   - source: the product's default language.
  ///   - now: the time of looking, as for `resolve`.
  package func gloss(
    of surface: ResolvedSurface, in source: LanguageTag, at now: Instant
  ) -> SurfaceGloss {
    let render = surface.render
    let asked = resolve(render, at: now) { view in
      AskedAnew(source, region: render.context.region).view(view)
    }
    return SurfaceGloss(of: surface, from: asked, in: source)
  }
}

/// What the texts of a surface say in the source language.
package struct SurfaceGloss: Hashable, Sendable {
  /// By text, then by span.
  private var spans: [[String?]]
  private var texts: [String?]

  /// What a whole text says; nil where each run of it is in the source language already or was
  /// never looked up.
  package func text(_ index: Int) -> String? {
    texts.indices.contains(index) ? texts[index] : nil
  }

  /// What a run says, by the index of its span; nil where it is in the source language already, was
  /// never looked up, or the catalog has nothing to say for its key.
  package func span(_ span: Int, of text: Int) -> String? {
    guard spans.indices.contains(text), spans[text].indices.contains(span) else { return nil }
    return spans[text][span]
  }
}

extension SurfaceGloss {
  /// Pairs each run with the one that says the same in the other surface.
  fileprivate init(
    of surface: ResolvedSurface, from asked: ResolvedSurface, in source: LanguageTag
  ) {
    spans = []
    texts = []
    for (text, other) in zip(surface.texts, asked.texts) {
      var pairing = SpanPairing(
        text, surface.provenances, other, asked.provenances, source: source)
      pairing.pairTop()
      spans.append(pairing.glosses)
      let saysAnything = pairing.glosses.contains { $0 != nil }
      texts.append(saysAnything ? other.string : nil)
    }
  }
}

/// The spans of a text beside those of the same text in the source language, where arguments may
/// stand in another order, more than once or not at all.
private struct SpanPairing {
  private let text: ResolvedText
  private let provenances: [Provenance]
  private let other: ResolvedText
  private let otherProvenances: [Provenance]
  private let source: LanguageTag
  private(set) var glosses: [String?]

  init(
    _ text: ResolvedText, _ provenances: [Provenance], _ other: ResolvedText,
    _ otherProvenances: [Provenance], source: LanguageTag
  ) {
    self.text = text
    self.provenances = provenances
    self.other = other
    self.otherProvenances = otherProvenances
    self.source = source
    glosses = Array(repeating: nil, count: text.spans.count)
  }

  mutating func pairTop() { pairChildren(nil, nil, inOrder: true) }

  private mutating func pairChildren(_ parent: Int?, _ otherParent: Int?, inOrder: Bool) {
    let children = text.spans.indices.filter { text.spans[$0].parent == parent }
    let others = other.spans.indices.filter { other.spans[$0].parent == otherParent }
    if inOrder, children.count == others.count {
      for (child, other) in zip(children, others) { pair(child, other) }
      return
    }
    // Arguments that are lookups of their own are found by what they look up.
    for child in children {
      guard let lookup = provenance(child).lookup else { continue }
      let alike = others.first { candidate in
        otherProvenance(candidate).lookup.map {
          $0.key == lookup.key && $0.table == lookup.table && $0.target == lookup.target
            && otherProvenance(candidate).textPlace == provenance(child).textPlace
        } ?? false
      }
      if let alike { pair(child, alike) }
    }
  }

  private mutating func pair(_ span: Int, _ otherSpan: Int) {
    let (own, asked) = (provenance(span), otherProvenance(otherSpan))
    if let lookup = own.lookup, !lookup.isIn(source), asked.lookup?.saysNothing == false {
      glosses[span] = other.string(otherSpan)
    }
    let isMessage = own.source == .catalog
    pairChildren(span, otherSpan, inOrder: !isMessage)
  }

  private func provenance(_ span: Int) -> Provenance {
    provenances[text.spans[span].provenance]
  }

  private func otherProvenance(_ span: Int) -> Provenance {
    otherProvenances[other.spans[span].provenance]
  }
}

extension ResolvedText {
  /// What a span says.
  fileprivate func string(_ span: Int) -> String {
    let range = spans[span].range
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    return String(string[start..<end])
  }
}

extension LookupTrace {
  /// Whether what is shown is in that language: its table answered, or the caller's own words stand
  /// in, which are in the source language.
  fileprivate func isIn(_ source: LanguageTag) -> Bool {
    if let answered { return answered == source }
    return !saysNothing
  }

  /// Whether a key is shown that is no text.
  fileprivate var saysNothing: Bool {
    answered == nil && steps.last?.outcome == .rawKey && !keyIsSourceText
  }
}

/// Bound texts with another language asked for; the context of whoever made them stays.
private struct AskedAnew {
  private let language: BoundLocale
  private let regional: BoundLocale

  init(_ source: LanguageTag, region: String) {
    language = BoundLocale(asked: .languages([source]), source: .fixed(source))
    var paired = source
    if paired.region == nil, !region.isEmpty { paired.region = region }
    regional = BoundLocale(asked: .languages([paired]), source: .fixed(paired))
  }

  /// As the surface would format in that language: a tag that was passed stands as it is, a process
  /// and a device take the region of the phone along.
  private func formats(like formats: BoundLocale) -> BoundLocale {
    switch formats.asked {
    case .languages: language
    case .process, .device: regional
    }
  }

  func view(_ view: BoundView) -> BoundView {
    var view = view
    switch view.kind {
    case .text(let text): view.kind = .text(self.text(text))
    case .label(let text, let symbol): view.kind = .label(self.text(text), symbol: symbol)
    case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
      .link, .fits, .unresolved:
      break
    }
    view.accessibility = view.accessibility.map { spoken in
      BoundAccessibility(part: spoken.part, text: text(spoken.text))
    }
    view.children = view.children.map { self.view($0) }
    return view
  }

  private func text(_ text: BoundText) -> BoundText {
    switch text {
    case .message(let key, let arguments, language: _, let formats):
      .message(
        key, arguments.map(value), language: language, formats: self.formats(like: formats))
    case .verbatim(let value): .verbatim(self.value(value))
    case .joined(let parts): .joined(parts.map { self.text($0) })
    case .formatted(let value, let format, let formats):
      .formatted(self.value(value), format, self.formats(like: formats))
    case .live(let format, let value, let formats):
      .live(format, self.value(value), self.formats(like: formats))
    }
  }

  private func value(_ value: Value) -> Value {
    switch value {
    case .lookedUp(let text, let context): .lookedUp(self.text(text), context)
    case .list(let elements): .list(elements.map { self.value($0) })
    case .record(let fields): .record(fields.mapValues { self.value($0) })
    case .null, .bool, .int, .double, .decimal, .text, .code, .tag, .date, .duration, .measure,
      .money:
      value
    }
  }
}
