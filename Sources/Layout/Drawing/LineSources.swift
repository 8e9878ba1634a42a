import Localization

/// Where the pieces of a line's string lie in the resolved text.
struct LineSources: Hashable, Sendable {
  private var pieces: [(drawn: Range<Int>, source: Range<Int>, isEllipsis: Bool)] = []

  /// Where in the drawn string the device's `…` begins.
  var ellipses: Set<Int> { Set(pieces.filter(\.isEllipsis).map(\.drawn.lowerBound)) }

  /// The string that stands on a line, and the way back to the text.
  static func join(
    _ parts: [PlacedLine.Part], of string: String
  ) -> (string: String, sources: LineSources) {
    let bytes = Array(string.utf8)
    var drawn: [UInt8] = []
    var sources = LineSources()
    for part in parts {
      let start = drawn.count
      switch part {
      case .text(let range):
        drawn += bytes[range]
        sources.pieces.append((start..<drawn.count, range, false))
      case .ellipsis(let range):
        drawn += Array("…".utf8)
        sources.pieces.append((start..<drawn.count, range, true))
      }
    }
    return (String(decoding: drawn, as: UTF8.self), sources)
  }

  /// The text's range for a range of the drawn string; for `…` what it stands for.
  func source(of range: Range<Int>) -> Range<Int> {
    guard let piece = pieces.first(where: { $0.drawn.contains(range.lowerBound) }) else {
      return 0..<0
    }
    if piece.isEllipsis { return piece.source }
    let start = piece.source.lowerBound + range.lowerBound - piece.drawn.lowerBound
    return start..<min(piece.source.upperBound, start + range.count)
  }

  static func == (a: LineSources, b: LineSources) -> Bool {
    a.pieces.elementsEqual(b.pieces) { $0.drawn == $1.drawn && $0.source == $1.source }
  }

  func hash(into hasher: inout Hasher) {
    for piece in pieces { hasher.combine(piece.source) }
  }
}

extension ResolvedText {
  /// The index of the smallest span that covers the start of a range.
  func innermostSpan(at range: Range<Int>) -> Int? {
    spans.indices.filter { spans[$0].range.contains(range.lowerBound) }
      .min { (spans[$0].range.count, -$0) < (spans[$1].range.count, -$1) }
  }
}
