import Internationalization
import Languages

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
    let language = style.language.flatMap { LanguageTag($0) } ?? LanguageTag(language: "und")
    var breaks: [Int: Bool] = [:]
    for found in InternationalFormats.shared.lineBreaks(text, in: language)
    where found.offset < text.utf8.count {
      breaks[found.offset] = found.isMandatory
    }
    let bytes = Array(text.utf8)
    let clusters = ArabicShaping.clusters(DisplayForms.orderable(text)).map { cluster in
      let source = String(decoding: bytes[cluster.range], as: UTF8.self)
      let isLineEnd = source.unicodeScalars.allSatisfy(isLineEnd)
      let cells = isLineEnd ? 0 : DisplayForms.width(cluster.text, source: source)
      let lineBreak: ShapedCluster.LineBreak =
        switch breaks[cluster.range.upperBound] {
        case nil: .never
        case false?: .allowed
        case true?: .mandatory
        }
      return ShapedCluster(
        range: cluster.range, advance: Double(cells) * CellTextShaper.cellWidth,
        isSpace: isLineEnd || source.unicodeScalars.allSatisfy(isSpace), breakAfter: lineBreak)
    }
    return ShapedText(
      clusters: clusters, lineHeight: CellTextShaper.cellHeight, ascent: 11,
      ellipsis: CellTextShaper.cellWidth)
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
