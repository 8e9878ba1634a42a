import Presentation

/// A shaped text broken into lines of a width.
struct TextFit: Hashable, Sendable {
  /// Parts and width of each line.
  var lines: [Line]
  var cut: Range<Int>?
  /// Points that the longest line needs at full size; for a text that is cut, its last line uncut.
  var needed: Double
  /// Lines that the whole text needs in that width at full size.
  var linesNeeded: Int
  var scale = 1.0
  /// Points taken away after each letter.
  var tightening = 0.0
  var lineHeight: Double
  var ascent: Double
  /// Whether a line ends where the text allows no break.
  var breaksWord = false
  /// Set for a text that runs.
  var widest: Widest?

  /// One line.
  struct Line: Hashable, Sendable {
    var parts: [PlacedLine.Part]
    var width: Double

    /// Whether it ends where a soft hyphen divides a word.
    var endsWithHyphen: Bool {
      switch parts.last {
      case .hyphen: true
      case .text, .ellipsis, nil: false
      }
    }
  }

  /// How the widest form of a running text fits.
  struct Widest: Hashable, Sendable {
    /// Index among its forms.
    var form: Int
    /// Points that it needs at full size.
    var needed: Double
    /// Points that it takes as it is drawn.
    var drawn: Double
    var isCut: Bool
  }

  /// Width of the longest line.
  var width: Double { lines.map(\.width).max() ?? 0 }

  var height: Double { lineHeight * Double(lines.count) }

  /// UTF-8 ranges that are shown, in order.
  var shown: [Range<Int>] {
    lines.flatMap(\.parts).compactMap { part in
      switch part {
      case .text(let range): range
      case .ellipsis, .hyphen: nil
      }
    }
  }

  /// Breaks lines where the text allows it, inside a word only where a whole line cannot hold it;
  /// cuts the last line when there are more than `limit`. A text without letters takes no line
  /// (observed; not documented).
  init(_ shaped: ShapedText, width: Double, limit: Int?, mode: TruncationMode) {
    lineHeight = shaped.lineHeight
    ascent = shaped.ascent
    let room = max(0, width) + TextFit.tolerance
    let clusters = shaped.clusters[...]
    guard !clusters.isEmpty else {
      (lines, needed, linesNeeded) = ([], 0, 0)
      return
    }
    let hyphen = shaped.hyphen
    var ranges = TextFit.breakLines(clusters, room: room, hyphen: hyphen)
    func whole(_ range: Range<Int>, isLast: Bool) -> Line {
      TextFit.line(clusters[range], hyphen: isLast ? nil : hyphen, room: room)
    }
    let last = ranges.count - 1
    let all = ranges.enumerated().map { whole($1, isLast: $0 == last) }
    // Where not even a single cluster fits on some line, nothing is wrapped.
    let isTooNarrow = all.contains { $0.width > room }
    let limit = isTooNarrow ? 1 : max(1, limit ?? Int.max)
    linesNeeded = ranges.count
    breaksWord = zip(ranges, all).prefix(limit).dropLast().contains { range, line in
      clusters[range].last.map { last in
        last.isSoftHyphen
          ? !line.endsWithHyphen : last.breakAfter == .never && !last.isSpace
      } ?? false
    }
    guard ranges.count > limit || isTooNarrow else {
      lines = all
      needed = lines.map(\.width).max() ?? 0
      return
    }
    ranges = isTooNarrow ? [0..<clusters.endIndex] : Array(ranges.prefix(limit))
    let start = ranges.last?.lowerBound ?? 0
    lines = ranges.dropLast().map { whole($0, isLast: false) }
    // A line separator ends what can stand on the line; what follows it is cut as well.
    let rest = clusters[start...]
    let end = rest.firstIndex { $0.breakAfter == .mandatory } ?? rest.endIndex
    let tail = end == rest.endIndex ? mode : .tail
    needed = whole(start..<end, isLast: true).width
    let truncated = TextFit.truncate(
      clusters[start..<end], all: rest, ellipsis: shaped.ellipsis, room: room, mode: tail)
    lines.append(truncated.line)
    cut = truncated.cut
  }

  /// What the text needs is told at full size, whatever was done to it.
  mutating func takeNeeds(of full: TextFit) {
    needed = full.needed
    linesNeeded = full.linesNeeded
  }

  /// Against the rounding of sums of advances.
  private static let tolerance = 0.001

  private static func breakLines(
    _ clusters: ArraySlice<ShapedCluster>, room: Double, hyphen: Double
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = clusters.startIndex
    var (index, width) = (start, 0.0)
    var candidate: Int?
    while index < clusters.endIndex {
      let cluster = clusters[index]
      if !cluster.isSpace, width + cluster.advance > room, index > start {
        let end = candidate ?? index
        lines.append(start..<end)
        (start, index, width, candidate) = (end, end, 0, nil)
        continue
      }
      width += cluster.advance
      index += 1
      switch cluster.breakAfter {
      case .never: break
      case .allowed:
        // A word is divided where its hyphen has room.
        if !cluster.isSoftHyphen || width + hyphen <= room { candidate = index }
      case .mandatory:
        lines.append(start..<index)
        (start, width, candidate) = (index, 0, nil)
      }
    }
    if start < clusters.endIndex || lines.isEmpty { lines.append(start..<clusters.endIndex) }
    return lines
  }

  /// A whole line without the white space that hangs over its end.
  /// - Parameter hyphen: width of the hyphen that a soft hyphen at its end becomes, where there is
  ///   room for one; nil for a line that no other follows.
  private static func line(
    _ clusters: ArraySlice<ShapedCluster>, hyphen: Double?, room: Double
  ) -> Line {
    let end = clusters.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? clusters.startIndex
    let shown = clusters[clusters.startIndex..<end]
    guard let first = shown.first, let last = shown.last else { return Line(parts: [], width: 0) }
    let start = first.range.lowerBound
    let width = width(shown)
    if let hyphen, clusters.last?.isSoftHyphen == true, width + hyphen <= room {
      return Line(
        parts: [.text(start..<last.range.lowerBound), .hyphen(last.range)], width: width + hyphen)
    }
    return Line(parts: [.text(start..<last.range.upperBound)], width: width)
  }

  private static func truncate(
    _ clusters: ArraySlice<ShapedCluster>, all: ArraySlice<ShapedCluster>, ellipsis: Double,
    room: Double, mode: TruncationMode
  ) -> (line: Line, cut: Range<Int>?) {
    guard let first = all.first, let last = all.last else {
      return (Line(parts: [], width: 0), nil)
    }
    let free = room - ellipsis
    let kept = keep(clusters, free: free, mode: mode)
    let (head, tail) = (kept.gap.lowerBound, kept.gap.upperBound)
    let start = head < all.endIndex ? all[head].range.lowerBound : last.range.upperBound
    let end: Int =
      mode == .tail || tail >= clusters.endIndex
      ? last.range.upperBound : clusters[tail].range.lowerBound
    var parts: [PlacedLine.Part] = []
    if start > first.range.lowerBound { parts.append(.text(first.range.lowerBound..<start)) }
    parts.append(.ellipsis(start..<end))
    if end < last.range.upperBound { parts.append(.text(end..<last.range.upperBound)) }
    return (Line(parts: parts, width: kept.width + ellipsis), start..<end)
  }

  /// The clusters that make room for the ellipsis, and the width of those that stay.
  private static func keep(
    _ clusters: ArraySlice<ShapedCluster>, free: Double, mode: TruncationMode
  ) -> (gap: Range<Int>, width: Double) {
    var gap: Range<Int>
    var (head, tail) = (0.0, 0.0)
    switch mode {
    case .tail:
      gap = clusters.endIndex..<clusters.endIndex
      head = width(clusters)
    case .head:
      gap = clusters.startIndex..<clusters.startIndex
      tail = width(clusters)
    case .middle:
      // The gap grows out of the middle, to the side on which more is left.
      let half = width(clusters) / 2
      var middle = clusters.startIndex
      while middle < clusters.endIndex - 1, head + clusters[middle].advance <= half {
        head += clusters[middle].advance
        middle += 1
      }
      gap = middle..<middle + 1
      tail = width(clusters[gap.upperBound...])
    }
    while head + tail > free, gap.count < clusters.count {
      let before = gap.lowerBound > clusters.startIndex ? clusters[gap.lowerBound - 1].advance : nil
      let after = gap.upperBound < clusters.endIndex ? clusters[gap.upperBound].advance : nil
      if let before, after.map({ head - before > tail - $0 }) ?? true {
        head -= before
        gap = gap.lowerBound - 1..<gap.upperBound
      } else {
        tail -= after ?? 0
        gap = gap.lowerBound..<gap.upperBound + 1
      }
    }
    return (gap, width(clusters[..<gap.lowerBound]) + width(clusters[gap.upperBound...]))
  }

  private static func width(_ clusters: ArraySlice<ShapedCluster>) -> Double {
    clusters.reduce(0) { $0 + $1.advance }
  }
}
