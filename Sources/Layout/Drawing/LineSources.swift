import Localization

/// Where the pieces of a line's string lie in the resolved text.
struct LineSources: Hashable, Sendable {
  private var pieces: [Piece] = []

  private struct Piece: Hashable {
    var drawn: Range<Int>
    var source: Range<Int>
    var sign: Sign?
  }

  /// What is drawn in the place of other words.
  private enum Sign {
    case ellipsis
    case hyphen
  }

  /// Where in the drawn string the device's `…` begins.
  var ellipses: Set<Int> {
    Set(pieces.filter { $0.sign == .ellipsis }.map(\.drawn.lowerBound))
  }

  /// The string that stands on a line, and the way back to the text.
  static func join(
    _ parts: [PlacedLine.Part], of string: String
  ) -> (string: String, sources: LineSources) {
    var drawn = ""
    var sources = LineSources()
    for part in parts {
      let start = drawn.utf8.count
      drawn += part.drawn(of: string)
      let piece = start..<drawn.utf8.count
      switch part {
      case .text(let range): sources.pieces.append(Piece(drawn: piece, source: range))
      case .ellipsis(let range):
        sources.pieces.append(Piece(drawn: piece, source: range, sign: .ellipsis))
      case .hyphen(let range):
        sources.pieces.append(Piece(drawn: piece, source: range, sign: .hyphen))
      }
    }
    return (drawn, sources)
  }

  /// The text's range for a range of the drawn string; for a sign what it stands for.
  func source(of range: Range<Int>) -> Range<Int> {
    guard let piece = pieces.first(where: { $0.drawn.contains(range.lowerBound) }) else {
      return 0..<0
    }
    guard piece.sign == nil else { return piece.source }
    let start = piece.source.lowerBound + range.lowerBound - piece.drawn.lowerBound
    return start..<min(piece.source.upperBound, start + range.count)
  }
}

extension ResolvedText {
  /// The index of the smallest span that covers the start of a range.
  func innermostSpan(at range: Range<Int>) -> Int? {
    spans.indices.filter { spans[$0].range.contains(range.lowerBound) }
      .min { (spans[$0].range.count, -$0) < (spans[$1].range.count, -$1) }
  }
}
