import Internationalization
import Languages
package import Presentation

/// Whose words a text is; only the words of the program may be drawn with other signs.
package enum TextKind: Hashable, Sendable {
  /// Words and signs of the program: `…` becomes `~` in ASCII.
  case chrome
  /// Words that are shown as evidence, with their language for the ASCII form `[ja 11]`.
  case content(language: String?)
}

/// One line of text as cells show it, left to right.
package struct VisualLine: Hashable, Sendable {
  package var clusters: [Cluster]

  /// One grapheme cluster in its place.
  package struct Cluster: Hashable, Sendable {
    /// Ready to print: mirrored, as a presentation form, never a control.
    package var text: String
    /// 1 or 2 cells.
    package var width: Int
    /// The UTF-8 offsets of the text that it shows.
    package var range: Range<Int>
  }

  /// The line in columns.
  package var width: Int { clusters.reduce(0) { $0 + $1.width } }

  /// Reorders a text for a display that does no reordering of its own, and joins Arabic letters.
  /// - Parameter signs: UTF-8 offsets at which the program's own signs stand inside content.
  package init(
    _ text: String, direction: LayoutDirection, glyphs: GlyphSet = .unicode,
    kind: TextKind = .chrome, signs: Set<Int> = []
  ) {
    let base: WritingDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    let bytes = Array(text.utf8)
    let reversing =
      switch kind {
      case .chrome: false
      case .content(let language): DisplayForms.reversesWords(language)
      }
    let ordered = Bidi.visualOrder(
      DisplayForms.orderable(text, reversing: reversing), base: .fixed(base), shaped: true)
    var clusters: [Cluster] = []
    clusters.reserveCapacity(ordered.count)
    for cluster in ordered {
      let source = String(decoding: bytes[cluster.range], as: UTF8.self)
      let isSign = kind == .chrome || signs.contains(cluster.range.lowerBound)
      if isSign, let sign = glyphs.substitute(source) {
        clusters.append(Cluster(text: sign, width: 1, range: cluster.range))
        continue
      }
      for form in DisplayForms.of(cluster.text, source: source, reversing: reversing) {
        clusters.append(Cluster(text: form.text, width: form.width, range: cluster.range))
      }
    }
    self.clusters = glyphs == .ascii ? VisualLine.folded(clusters, kind: kind) : clusters
  }

  /// The line in at most that many columns, with `»` where something was cut.
  /// - Parameter signs: UTF-8 offsets of the device's own `…`, which stays: a cut of the device is
  ///   never hidden by one of the terminal.
  package func cut(
    to columns: Int, glyphs: GlyphSet, direction: LayoutDirection, keeping signs: Set<Int> = []
  ) -> VisualLine {
    guard width > columns else { return self }
    guard columns > 0 else { return VisualLine(clusters: []) }
    let isMirrored = direction == .rightToLeft
    let ordered = isMirrored ? clusters.reversed() : clusters
    let plain = VisualLine.cut(ordered[...], to: columns, glyphs)
    let sign = ordered.lastIndex { signs.contains($0.range.lowerBound) }
    var kept = plain
    if let sign, !plain.contains(ordered[sign]) {
      // What is shown on both sides of the sign has half of the room at most.
      let room = columns - 1
      let after = ordered[(sign + 1)...]
      let before = ordered[..<sign]
      let afterRoom = min(VisualLine.width(after), max(room / 2, room - VisualLine.width(before)))
      kept =
        VisualLine.cut(before, to: room - afterRoom, glyphs) + [ordered[sign]]
        + VisualLine.cut(after, to: afterRoom, glyphs)
    }
    return VisualLine(clusters: isMirrored ? kept.reversed() : kept)
  }

  /// The clusters that stand wholly in those columns.
  func part(_ columns: Range<Int>) -> VisualLine {
    var start = 0
    return VisualLine(
      clusters: clusters.filter { cluster in
        defer { start += cluster.width }
        return start >= columns.lowerBound && start + cluster.width <= columns.upperBound
      })
  }

  /// As many columns as there are, without what stands at the edge that is clipped.
  func part(of columns: Int, clippedAt edge: EdgeAnchor) -> VisualLine {
    let over = width - columns
    guard over > 0 else { return self }
    switch edge {
    case .right: return part(0..<columns)
    case .left: return part(over..<width)
    case .middle: return part(over / 2..<over / 2 + columns)
    }
  }

  /// As many clusters as have room, then `»` where there were more.
  private static func cut(
    _ clusters: ArraySlice<Cluster>, to columns: Int, _ glyphs: GlyphSet
  ) -> [Cluster] {
    guard width(clusters) > columns else { return Array(clusters) }
    guard columns > 0 else { return [] }
    var kept: [Cluster] = []
    var used = 1
    for cluster in clusters {
      guard used + cluster.width <= columns else {
        return kept + [Cluster(text: glyphs(.cutHere), width: 1, range: cluster.range)]
      }
      used += cluster.width
      kept.append(cluster)
    }
    return kept
  }

  private static func width(_ clusters: ArraySlice<Cluster>) -> Int {
    clusters.reduce(0) { $0 + $1.width }
  }

  private init(clusters: [Cluster]) { self.clusters = clusters }

  /// ASCII letters, and `[ja 11]` for each stretch of letters that have none.
  private static func folded(_ clusters: [Cluster], kind: TextKind) -> [Cluster] {
    var result: [Cluster] = []
    var stretch: [Cluster] = []
    func add(_ text: String, _ range: Range<Int>) {
      for character in text {
        result.append(Cluster(text: String(character), width: 1, range: range))
      }
    }
    func flush() {
      // Blanks and points inside such a stretch belong to it, those at its end do not.
      let letters = stretch.lastIndex { !isPoint($0) }.map { $0 + 1 } ?? 0
      let words = stretch[..<letters]
      if let start = words.map(\.range.lowerBound).min(),
        let end = words.map(\.range.upperBound).max()
      {
        let language: String =
          switch kind {
          case .chrome: "?"
          case .content(let language): language ?? "?"
          }
        add("[\(language) \(words.count { $0.text != " " })]", start..<end)
      }
      result += stretch[letters...]
      stretch = []
    }
    for cluster in clusters {
      if isPoint(cluster), !stretch.isEmpty {
        stretch.append(cluster)
      } else if let text = ASCIIFolding.fold(cluster.text) {
        flush()
        add(text, cluster.range)
      } else {
        stretch.append(cluster)
      }
    }
    flush()
    return result
  }

  /// A blank or an ASCII sign that is no letter and no digit.
  private static func isPoint(_ cluster: Cluster) -> Bool {
    guard let first = cluster.text.unicodeScalars.first, first.isASCII else { return false }
    return !first.properties.isAlphabetic && first.properties.numericType == nil
  }
}
