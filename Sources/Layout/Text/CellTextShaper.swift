import Internationalization

/// Measures by counting cells: each is 7 points wide and a line 14 high, whatever the font and its
/// size. A stand-in for shaping that is exact about nothing but the picture.
package struct CellTextShaper: TextShaping {
  /// Width of a cell in points.
  package static let cellWidth = 7.0
  /// Height of a cell in points.
  package static let cellHeight = 14.0

  package init() {}

  package var rules: FittingRules { .cells }

  package var measure: TextMeasure { .cells }

  package func shape(_ text: String, style: TextStyle) -> ShapedText {
    var breaks = LineBreaks(text, language: style.language)
    let bytes = Array(text.utf8)
    let reversing = DisplayForms.reversesWords(style.language)
    let orderable = DisplayForms.orderable(text, reversing: reversing)
    let clusters = ArabicShaping.clusters(orderable).map { cluster in
      let source = String(decoding: bytes[cluster.range], as: UTF8.self)
      let isLineEnd = source.unicodeScalars.allSatisfy(\.isLineEnd)
      let cells =
        isLineEnd
        ? 0 : DisplayForms.width(cluster.text, source: source, reversing: reversing)
      return ShapedCluster(
        range: cluster.range, advance: Double(cells) * CellTextShaper.cellWidth,
        isSpace: source.unicodeScalars.allSatisfy(\.hangsOverLineEnd),
        breakAfter: breaks.at(cluster.range.upperBound), isSoftHyphen: source == String(softHyphen))
    }
    return ShapedText(
      clusters: clusters, lineHeight: CellTextShaper.cellHeight, ascent: 11,
      ellipsis: CellTextShaper.cellWidth, hyphen: CellTextShaper.cellWidth)
  }
}
