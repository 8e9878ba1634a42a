internal import CICU
package import Languages

/// The Unicode Bidirectional Algorithm, for one line of text.
package enum Bidi {
  /// The direction of the paragraph.
  package enum Base: Hashable, Sendable {
    /// As given.
    case fixed(WritingDirection)
    /// That of the first strong letter, else left to right.
    case automatic

    fileprivate var code: Int32 {
      switch self {
      case .fixed(.leftToRight): 0
      case .fixed(.rightToLeft): 1
      case .automatic: -1
      }
    }
  }

  /// Text of one direction.
  package struct Run: Hashable, Sendable {
    /// UTF-8 offsets in the logical text.
    package var range: Range<Int>
    /// The embedding level; odd runs from right to left.
    package var level: UInt8
    /// The direction of its letters.
    package var direction: WritingDirection { level % 2 == 1 ? .rightToLeft : .leftToRight }

    /// Makes a run of its parts.
    package init(range: Range<Int>, level: UInt8) {
      self.range = range
      self.level = level
    }
  }

  /// A line in visual order.
  package struct Line: Hashable, Sendable {
    /// From left to right.
    package var runs: [Run]
    /// The direction of the paragraph.
    package var base: WritingDirection

    /// Makes a line of its parts.
    package init(runs: [Run], base: WritingDirection) {
      self.runs = runs
      self.base = base
    }
  }

  /// A grapheme cluster at its place on a line.
  package struct Cluster: Hashable, Sendable {
    /// What is drawn: mirrored where it stands in text from right to left.
    package var text: String
    /// UTF-8 offsets in the logical text.
    package var range: Range<Int>
    /// The direction of its run.
    package var direction: WritingDirection
  }

  /// The runs of a text from left to right.
  package static func line(_ text: String, base: Base) -> Line {
    if text.utf8.isEmpty || base.code == 0 && text.utf8.allSatisfy({ $0 < 0x80 }) {
      let whole = Run(range: 0..<text.utf8.count, level: 0)
      return Line(
        runs: text.utf8.isEmpty ? [] : [whole], base: base.code == 1 ? .rightToLeft : .leftToRight)
    }
    return text.withBytes { bytes, length in
      var level: Int32 = 0
      var room: Int32 = 8
      while true {
        var starts = [Int32](repeating: 0, count: Int(room))
        var lengths = starts
        var levels = [UInt8](repeating: 0, count: Int(room))
        let count = cicu_bidi_runs(
          bytes, length, base.code, &starts, &lengths, &levels, room, &level)
        if count > room {
          room = count
          continue
        }
        guard count >= 0 else {
          return Line(runs: [Run(range: 0..<Int(length), level: 0)], base: .leftToRight)
        }
        let runs = (0..<Int(count)).map { i in
          Run(range: Int(starts[i])..<Int(starts[i] + lengths[i]), level: levels[i])
        }
        return Line(runs: runs, base: level % 2 == 1 ? .rightToLeft : .leftToRight)
      }
    }
  }

  /// The grapheme clusters of a text from left to right, mirrored where needed.
  ///
  /// `shaped` puts Arabic letters in the presentation forms that their neighbours give them, for
  /// terminals that do not join letters; a lam-alef pair is then one cluster.
  package static func visualOrder(
    _ text: String, base: Base, shaped: Bool = false
  ) -> [Cluster] {
    let logical = shaped ? ArabicShaping.clusters(text) : GraphemeClusters.of(text)
    let line = line(text, base: base)
    var order: [Cluster] = []
    order.reserveCapacity(logical.count)
    for run in line.runs {
      // Clusters come in order, so a run's are a slice; a cluster belongs to the run it begins in.
      let first = logical.partition { $0.range.lowerBound >= run.range.lowerBound }
      let end = logical.partition { $0.range.lowerBound >= run.range.upperBound }
      let slice = logical[first..<max(first, end)]
      switch run.direction {
      case .leftToRight:
        order += slice.map { Cluster(text: $0.text, range: $0.range, direction: .leftToRight) }
      case .rightToLeft:
        order += slice.reversed().map {
          Cluster(text: mirrored($0.text), range: $0.range, direction: .rightToLeft)
        }
      }
    }
    return order
  }

  /// The direction of the first strong letter; nil without one.
  package static func firstStrong(_ text: String) -> WritingDirection? {
    switch text.withBytes({ cicu_first_strong($0, $1) }) {
    case 0: .leftToRight
    case 1: .rightToLeft
    default: nil
    }
  }

  /// The text with brackets and the like turned round.
  package static func mirrored(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(Unicode.Scalar(cicu_mirror(scalar.value)) ?? scalar)
    }
    return String(result)
  }
}

extension Array {
  /// The first index from which on a property holds, which must not hold before.
  fileprivate func partition(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
