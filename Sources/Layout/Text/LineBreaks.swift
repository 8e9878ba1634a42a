import Internationalization
import Languages

/// Where the lines of one text may end, by the rules and the dictionaries of its language. Every
/// shaper asks here, so that they differ in widths and in nothing else.
package struct LineBreaks {
  private let breaks: [LineBreak]
  private var next = 0

  /// - Parameter language: as in `TextStyle`; the root rules where it is nil or no tag.
  package init(_ text: String, language: String?) {
    let tag = language.flatMap { LanguageTag($0) } ?? LanguageTag(language: "und")
    let end = text.utf8.count
    breaks = InternationalFormats.shared.lineBreaks(text, in: tag).filter { $0.offset < end }
  }

  /// Whether a line may end before that UTF-8 offset. Offsets are to be asked for in ascending
  /// order.
  package mutating func at(_ offset: Int) -> ShapedCluster.LineBreak {
    while next < breaks.count, breaks[next].offset < offset { next += 1 }
    guard next < breaks.count, breaks[next].offset == offset else { return .never }
    return breaks[next].isMandatory ? .mandatory : .allowed
  }
}

/// Where a word may be divided, unseen until it is.
package let softHyphen: Character = "\u{AD}"

extension Unicode.Scalar {
  /// Whether it ends a line and is nothing else: line feeds, separators of lines and paragraphs.
  package var isLineEnd: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is white space that hangs over the end of a line.
  package var hangsOverLineEnd: Bool {
    switch value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: isLineEnd
    }
  }
}
