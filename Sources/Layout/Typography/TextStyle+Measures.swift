package import Presentation

extension TextStyle {
  /// Size of the font in points, the scale included.
  package var pointSize: Double { scale * (size ?? row.size) }

  /// From one line to the next in points, the scale included.
  package var leading: Double {
    scale * (size.map(TypeStyle.leading(ofSize:)) ?? row.leading)
  }

  /// How heavy the letters are.
  package var drawnWeight: FontWeight {
    weight ?? (size == nil ? TypeStyle.named(font).weight : .regular)
  }

  private var row: TypeStyle.Row { TypeStyle.named(font).row(at: textSize) }
}
