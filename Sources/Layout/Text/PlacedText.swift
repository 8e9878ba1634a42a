package import Presentation

/// One visible text of a surface after fitting: what is shown where, and what is not. It holds
/// ranges of the resolved text and never a copy of it.
package struct PlacedText: Hashable, Sendable {
  /// Index into the surface's texts.
  package var text: Int
  package var lines: [PlacedLine]
  /// UTF-8 ranges that are shown, in order.
  package var shown: [Range<Int>]
  /// The UTF-8 range that the device cuts away; nil when all is shown.
  package var cut: Range<Int>?
  /// Points that the longest line needs at full size; for a text that is cut, its last line uncut.
  package var needed: Double
  /// Points that it had.
  package var available: Double
  /// Lines that the whole text needs at full size in that width.
  package var neededLines = 1
  /// Points that all its lines need at full size in that width.
  package var neededHeight = 0.0
  /// Points that they had, by the room and by the limit of lines; nil: as many as they need.
  package var availableHeight: Double?
  /// What was tried to make it fit, in that order; empty when it stands on one line as it is.
  package var steps: [FitStep]
  package var frame: PointRectangle
  /// Direction of its paragraph, which need not be that of the layout.
  package var direction = LayoutDirection.leftToRight
  /// How it was measured, at the scale and with the tightening that it is shown with.
  package var style: TextStyle
  /// Whether a line ends inside a word, where its language ends none.
  package var breaksWord = false
  /// Lines that its views allow; nil where nothing limits them but the room.
  package var lineLimit: Int?
  /// What of it stands where the surface shows nothing; nil where all of it is seen.
  package var clipping: TextClipping?
  /// Its lines that lose their letters above or below what the surface shows.
  package var lostLines: [PlacedLine] = []
  /// The text that it is drawn over; nil where it has its place to itself.
  package var overlap: TextOverlap?
  /// Set for a text that the system keeps running.
  package var widest: WidestForm?

  /// The widest form that a running text will have until something renders it again. Its room is kept
  /// from the beginning.
  package struct WidestForm: Hashable, Sendable {
    package var string: String
    /// Points that it needs at full size, every digit as wide as the widest.
    package var width: Double
    /// Whether it does not fit, even if what is shown now does.
    package var isCut: Bool

    package init(string: String, width: Double, isCut: Bool) {
      self.string = string
      self.width = width
      self.isCut = isCut
    }
  }

  /// Points that it needs at full size; of a text that the system keeps running, those of the widest
  /// form that it will have.
  package var neededAtWidest: Double { widest?.width ?? needed }

  /// Points by which it is too long; negative is what is spare. For a text of several lines: by which
  /// the last of them is.
  package var over: Double { neededAtWidest - available }

  package init(
    text: Int, lines: [PlacedLine], shown: [Range<Int>], cut: Range<Int>?, needed: Double,
    available: Double, steps: [FitStep], frame: PointRectangle, style: TextStyle = TextStyle(),
    lineLimit: Int? = nil
  ) {
    self.text = text
    self.lines = lines
    self.shown = shown
    self.cut = cut
    self.needed = needed
    self.available = available
    self.steps = steps
    self.frame = frame
    self.style = style
    self.lineLimit = lineLimit
  }
}

/// One line of a placed text. Points count from the top left corner of the surface's frame.
package struct PlacedLine: Hashable, Sendable {
  /// What stands on the line, in logical order.
  package var parts: [Part]
  package var x: Double
  package var baseline: Double
  package var width: Double
  /// Top of the line, and its height.
  package var y: Double
  package var height: Double

  /// A part of a line.
  package enum Part: Hashable, Sendable {
    /// UTF-8 offsets into the text.
    case text(Range<Int>)
    /// `…`, standing for the range that the device cuts away.
    case ellipsis(Range<Int>)
    /// `-`, in the place of the soft hyphen of that range, at which the line ends.
    case hyphen(Range<Int>)

    /// What is drawn.
    package func drawn(of text: String) -> String {
      switch self {
      case .text(let range):
        String(
          decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
      case .ellipsis: "…"
      case .hyphen: "-"
      }
    }
  }

  /// The UTF-8 range from the first to the last that is shown on the line.
  package var range: Range<Int> {
    let shown = parts.compactMap { part -> Range<Int>? in
      switch part {
      case .text(let range): range
      case .ellipsis, .hyphen: nil
      }
    }
    guard let first = shown.first, let last = shown.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  package init(
    parts: [Part], x: Double, baseline: Double, width: Double, y: Double, height: Double
  ) {
    self.parts = parts
    self.x = x
    self.baseline = baseline
    self.width = width
    self.y = y
    self.height = height
  }
}

/// What fitting did to one text.
package enum FitStep: Hashable, Sendable {
  /// It stands on more than one line.
  case wrapped(lines: Int)
  /// Its letters stand closer, where that is allowed; points taken away after each.
  case tightened(Double)
  /// It was made smaller, as far as its minimum scale factor allows.
  case scaled(Double)
  case truncated(TruncationMode)
}
