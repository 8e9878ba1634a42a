/// How a picture of the device is to be drawn.
package struct DrawingOptions: Hashable, Sendable {
  package var glyphs: GlyphSet
  package var outline: DeviceOutline
  /// Whether everything is quiet: the phone does not show this at this moment, or shows it dimmed.
  package var isQuiet: Bool
  /// The marks of all surfaces; each picture takes its own.
  package var marks: [Mark]
  /// Whether marks are drawn.
  package var showsMarks: Bool
  /// Rows that a card may take, outline included; blank rows go first, lines never. Nil: as many
  /// as its points ask for.
  package var rows: Int?
  package var scale: CellScale

  package init(
    glyphs: GlyphSet = .unicode, outline: DeviceOutline = .active, isQuiet: Bool = false,
    marks: [Mark] = [], showsMarks: Bool = true, rows: Int? = nil,
    scale: CellScale = .standard
  ) {
    self.glyphs = glyphs
    self.outline = outline
    self.isQuiet = isQuiet
    self.marks = marks
    self.showsMarks = showsMarks
    self.rows = rows
    self.scale = scale
  }

  /// How what the device shows is drawn.
  var base: CellStyle { isQuiet ? .quiet : .plain }
}
