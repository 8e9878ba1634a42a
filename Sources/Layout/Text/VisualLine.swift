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

  /// The line in at most that many columns; the last of them is `»` when something was cut.
  package func cut(to columns: Int, glyphs: GlyphSet, direction: LayoutDirection) -> VisualLine {
    guard width > columns else { return self }
    guard columns > 0 else { return VisualLine(clusters: []) }
    let isMirrored = direction == .rightToLeft
    var kept: [Cluster] = []
    var used = 1
    for cluster in isMirrored ? clusters.reversed() : clusters {
      guard used + cluster.width <= columns else { break }
      used += cluster.width
      kept.append(cluster)
    }
    let lost = isMirrored ? clusters[clusters.count - 1 - kept.count] : clusters[kept.count]
    kept.append(Cluster(text: glyphs(.cutHere), width: 1, range: lost.range))
    return VisualLine(clusters: isMirrored ? kept.reversed() : kept)
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
