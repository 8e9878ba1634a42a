import Layout

/// Writes a picture of cells: colours once a path, the face once for all words.
struct SVGCells {
  private let picture: CellPicture
  private let ground: Ground

  init(_ picture: CellPicture, ground: Ground) {
    self.picture = picture
    self.ground = ground
  }

  /// The whole file.
  func document(title: String) -> String {
    let (w, h) = (number(picture.size.width), number(picture.size.height))
    var file = Markup(capacity: 1 << 16)
    file.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\""
        + " viewBox=\"0 0 \(w) \(h)\" role=\"img\" aria-labelledby=\"title\">\n"
        + "<title id=\"title\">\(escaped(title))</title>\n"
        + "<rect width=\"\(w)\" height=\"\(h)\" rx=\"\(number(CellPicture.radius))\""
        + " fill=\"\(CellPicture.background(ground).hex)\"/>\n")
    let margin = number(CellPicture.margin)
    // Who does not see it is told its title, not its words one by one.
    let offset = "aria-hidden=\"true\" transform=\"translate(\(margin) \(margin))\""
    if !picture.patches.isEmpty {
      file.write("<g \(offset)>\n")
      for patch in picture.patches { SVGCells.write(patch.frame, patch.colour, to: &file) }
      file.write("</g>\n")
    }
    let drawn = picture.lines.shapes
    if !drawn.isEmpty {
      file.write("<g \(offset) fill=\"none\">\n")
      for shape in drawn { SVGCells.write(shape, to: &file) }
      file.write("</g>\n")
    }
    if !picture.words.isEmpty {
      file.write(
        "<g \(offset) font-family=\"ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono',"
          + " 'Noto Sans Mono', monospace\" font-size=\"\(number(CellPicture.fontSize))\">\n")
      for word in picture.words { SVGCells.write(word, to: &file) }
      file.write("</g>\n")
    }
    file.write("</svg>\n")
    return file.text
  }

  private static func write(
    _ frame: PointRectangle, _ colour: PointColour, to file: inout Markup
  ) {
    file.write("<rect x=\"")
    file.write(frame.x)
    file.write("\" y=\"")
    file.write(frame.y)
    file.write("\" width=\"")
    file.write(frame.width)
    file.write("\" height=\"")
    file.write(frame.height)
    file.write("\" fill=\"")
    file.write(colour)
    file.write("\"/>\n")
  }

  private static func write(_ shape: PointShape, to file: inout Markup) {
    switch shape {
    case .fill(let path, let colour):
      file.write("<path fill=\"")
      file.write(colour)
      file.write("\" d=\"")
      file.write(path)
      file.write("\"/>\n")
    case .stroke(let path, let colour, let pen):
      file.write("<path stroke=\"")
      file.write(colour)
      file.write("\" stroke-width=\"")
      file.write(pen.width)
      file.write("\" d=\"")
      file.write(path)
      file.write("\"/>\n")
    // Lines of cells are neither.
    case .text, .group: break
    }
  }

  private static func write(_ word: CellPicture.Word, to file: inout Markup) {
    let isAlone = word.clusters == 1 && word.joining != .letters
    file.write("<text x=\"")
    file.write(isAlone ? word.x + word.width / 2 : word.x)
    file.write("\" y=\"")
    file.write(word.baseline)
    if word.clusters > 1 {
      file.write("\" textLength=\"")
      file.write(word.width)
      file.write("\" lengthAdjust=\"spacingAndGlyphs")
    } else if isAlone {
      file.write("\" text-anchor=\"middle")
    }
    file.write("\" fill=\"")
    file.write(word.colour)
    file.write(word.isBold ? "\" font-weight=\"bold\">" : "\">")
    file.write(escaped: word.text)
    file.write("</text>\n")
  }
}
