package import Presentation

/// Measures text in points. What counts cells and what shapes glyphs of a proportional face answer
/// alike, so that fitting knows neither.
package protocol TextShaping: Sendable {
  /// Measures a text as if it stood on one line that never ends.
  func shape(_ text: String, style: TextStyle) -> ShapedText
  /// The lengths that go with this measure.
  var rules: FittingRules { get }
  /// What its points are worth.
  var measure: TextMeasure { get }
}

/// What a shaper measures with.
package enum TextMeasure: Hashable, Sendable {
  /// It counts cells; nothing that is said of points can be trusted.
  case cells
  /// It shapes glyphs of a face, by its family name, in place of the system's.
  case face(String)
}

/// What the measure of a text depends on besides its words.
package struct TextStyle: Hashable, Sendable {
  /// A text style by name, as `body`, `caption`.
  package var font: String
  /// Size of the font in points where a view gives one, which no text size changes; nil: that of
  /// the text style.
  package var size: Double?
  package var textSize: DynamicTypeSize
  /// Nil: as heavy as the text style is.
  package var weight: FontWeight?
  /// Whether every digit is as wide as the widest, as `monospacedDigit()` asks.
  package var hasEvenDigits: Bool
  /// Taken away after each letter, in points; where tightening is allowed.
  package var tightening: Double
  /// 1 or less, where a minimum scale factor allows it.
  package var scale: Double
  /// Direction of the paragraph.
  package var direction: LayoutDirection
  /// The language whose rules break its lines, as `fr-CA`; nil where none is known.
  package var language: String?

  package init(
    font: String = "body", size: Double? = nil, textSize: DynamicTypeSize = .large,
    weight: FontWeight? = nil, hasEvenDigits: Bool = false, tightening: Double = 0,
    scale: Double = 1, direction: LayoutDirection = .leftToRight, language: String? = nil
  ) {
    self.font = font
    self.size = size
    self.textSize = textSize
    self.weight = weight
    self.hasEvenDigits = hasEvenDigits
    self.tightening = tightening
    self.scale = scale
    self.direction = direction
    self.language = language
  }
}

/// A text with its measures.
package struct ShapedText: Hashable, Sendable {
  /// In logical order; together they cover the text.
  package var clusters: [ShapedCluster]
  /// From one line to the next, in points.
  package var lineHeight: Double
  /// From the top of a line to its baseline, in points.
  package var ascent: Double
  /// Width of `…` in points.
  package var ellipsis: Double
  /// Width of the hyphen that a soft hyphen becomes at the end of a line, in points; for a text
  /// without soft hyphens it counts for nothing.
  package var hyphen: Double

  package init(
    clusters: [ShapedCluster], lineHeight: Double, ascent: Double, ellipsis: Double,
    hyphen: Double = 0
  ) {
    self.clusters = clusters
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.ellipsis = ellipsis
    self.hyphen = hyphen
  }
}

/// A part of a text that is never divided.
package struct ShapedCluster: Hashable, Sendable {
  /// UTF-8 offsets into the text.
  package var range: Range<Int>
  /// In points.
  package var advance: Double
  /// White space, which hangs over the end of a line.
  package var isSpace: Bool
  package var breakAfter: LineBreak
  /// U+00AD: nothing within a line, a hyphen where a line ends with it and another follows.
  package var isSoftHyphen: Bool

  /// Whether a line may end after a cluster.
  package enum LineBreak: String, Hashable, Sendable, CaseIterable {
    case never
    case allowed
    /// A line separator.
    case mandatory
  }

  package init(
    range: Range<Int>, advance: Double, isSpace: Bool, breakAfter: LineBreak,
    isSoftHyphen: Bool = false
  ) {
    self.range = range
    self.advance = advance
    self.isSpace = isSpace
    self.breakAfter = breakAfter
    self.isSoftHyphen = isSoftHyphen
  }
}
