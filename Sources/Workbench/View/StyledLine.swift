import Internationalization
import Languages
import Layout
import Localization
import Presentation

/// A line of evidence whose parts look different, reordered as one.
struct StyledLine {
  var text: String
  /// By UTF-8 offsets; a later one wins.
  var styles: [(range: Range<Int>, style: CellStyle)] = []
  /// UTF-8 offsets of signs of the program inside it.
  var signs: Set<Int> = []
  var direction = LayoutDirection.leftToRight
  var kind = TextKind.chrome
  var glyphs = GlyphSet.unicode

  /// As cells show it.
  var visual: VisualLine {
    VisualLine(text, direction: direction, glyphs: glyphs, kind: kind, signs: signs)
  }

  var width: Int { visual.width }

  func style(at range: Range<Int>) -> CellStyle {
    styles.last { $0.range.contains(range.lowerBound) }?.style ?? .plain
  }

  /// The part at UTF-8 offsets.
  func part(_ part: Range<Int>) -> StyledLine {
    var line = self
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(start, offsetBy: part.count)
    line.text = String(decoding: text.utf8[start..<end], as: UTF8.self)
    line.styles = styles.compactMap { entry in
      let range = entry.range.clamped(to: part)
      guard !range.isEmpty else { return nil }
      return (
        range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound, entry.style
      )
    }
    line.signs = Set(
      signs.filter { part.contains($0) }.map { $0 - part.lowerBound })
    return line
  }

  /// Broken where its language lets a line end into lines of so many columns; what has no such
  /// place is longer.
  func wrapped(columns: Int) -> [StyledLine] {
    let bytes = Array(text.utf8)
    func piece(_ range: Range<Int>) -> StyledLine {
      let end = range.reversed().first { bytes[$0] != 0x20 }.map { $0 + 1 } ?? range.lowerBound
      return part(range.lowerBound..<end)
    }
    var lines: [StyledLine] = []
    var start = 0
    var end = 0
    for stop in InternationalFormats.shared.lineBreaks(text, in: language).map(\.offset) {
      if end > start, piece(start..<stop).width > columns {
        lines.append(piece(start..<end))
        start = end
      }
      end = stop
    }
    return lines + [piece(start..<bytes.count)]
  }

  private var language: LanguageTag {
    switch kind {
    case .content(let language?): LanguageTag(language) ?? LanguageTag(language: "en")
    case .content(nil), .chrome: LanguageTag(language: "en")
    }
  }
}

/// A text that is read aloud, with its wrong runs in brackets.
struct MarkedText {
  private var line: StyledLine
  private let marks: [Transcript.Mark]
  private let model: StageModel

  init(_ entry: Transcript.Entry, _ model: StageModel) {
    self.model = model
    let all = model.shows.marks ? entry.marks : []
    // Of marks inside one another the outer one is drawn.
    var end = 0
    marks = all.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }.filter { mark in
      defer { end = max(end, mark.range.upperBound) }
      return mark.range.lowerBound >= end
    }
    line = StyledLine(
      text: "", direction: entry.direction,
      kind: .content(language: marks.first?.tag.language ?? model.frame.decision.tag.description),
      glyphs: model.glyphs)
    let bytes = Array(entry.text.utf8)
    var start = 0
    for mark in marks {
      add(String(decoding: bytes[start..<mark.range.lowerBound], as: UTF8.self), nil)
      let patch = CellStyle(
        .plain, mark: CellMark(.run, tint: mark.tag.tint), isUnderlined: true)
      let bracket = CellStyle(.plain, mark: CellMark(.bracket, tint: mark.tag.tint))
      add(Glyph.runStart.sign, bracket, isSign: true)
      add(String(decoding: bytes[mark.range], as: UTF8.self), patch)
      add(Glyph.runEnd.sign, bracket, isSign: true)
      start = mark.range.upperBound
    }
    add(String(decoding: bytes[start...], as: UTF8.self), nil)
  }

  private mutating func add(_ text: String, _ style: CellStyle?, isSign: Bool = false) {
    let start = line.text.utf8.count
    line.text += text
    if isSign { line.signs.insert(start) }
    if let style { line.styles.append((start..<line.text.utf8.count, style)) }
  }

  func lines(columns: Int) -> [StyledLine] { line.wrapped(columns: columns) }

  /// Language and reason of each mark; none where they have no room: the findings say it too.
  func tags(columns: Int) -> [Piece] {
    let pieces = marks.flatMap { mark in
      [
        Piece(" "),
        Piece(
          mark.tag.text(model.glyphs),
          CellStyle(.plain, mark: CellMark(.tag, tint: mark.tag.tint))),
      ]
    }
    let width = marks.reduce(0) { $0 + 1 + $1.tag.text(model.glyphs).count }
    return width <= columns ? pieces : []
  }
}

extension Glyph {
  /// As it stands in a text that a set of glyphs has yet to see.
  var sign: String { GlyphSet.unicode(self) }
}
