/// The comments between two entries of a table.
struct PendingComments {
  /// With their signs, in the order of the file.
  var ranges: [Range<Int>] = []
  /// Where the entry before them ended.
  var entryEnd: Int?

  /// What belongs to the entry before them, in which or on whose line it stands, and to the one
  /// after, from the last empty line on.
  func split(_ source: SourceBytes) -> (after: String?, before: String?) {
    var left = ranges[...]
    var after: [String] = []
    var end = entryEnd
    while let first = left.first, let previous = end,
      first.lowerBound < previous || lineEnds(source, previous..<first.lowerBound) == 0
    {
      after.append(inside(source, first))
      end = max(previous, first.upperBound)
      left = left.dropFirst()
    }
    if let apart = left.indices.dropFirst().last(where: {
      lineEnds(source, left[$0 - 1].upperBound..<left[$0].lowerBound) > 1
    }) {
      left = left[apart...]
    }
    let before = left.map { inside(source, $0) }
    return (joined(after), joined(before))
  }

  private func joined(_ comments: [String]) -> String? {
    let text = comments.filter { !$0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  private func lineEnds(_ source: SourceBytes, _ range: Range<Int>) -> Int {
    range.count {
      source[$0] == 0x0A || source[$0] == 0x0D && source[$0 + 1] != 0x0A
    }
  }

  /// Without `//`, `/*`, `/*!`, `*/` and the space around.
  private func inside(_ source: SourceBytes, _ comment: Range<Int>) -> String {
    let isBlock = source[comment.lowerBound + 1] == UInt8(ascii: "*")
    var start = comment.lowerBound + 2
    var end = isBlock ? comment.upperBound - 2 : comment.upperBound
    while start < end,
      source[start] == UInt8(ascii: isBlock ? "*" : "/")
        || source[start] == UInt8(ascii: "!") || isXMLSpace(source[start])
    {
      start += 1
    }
    while end > start, isXMLSpace(source[end - 1]) || isBlock && source[end - 1] == 0x2A {
      end -= 1
    }
    return source.text(start..<end)
  }
}
