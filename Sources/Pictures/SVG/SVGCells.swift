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
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\""
        + " viewBox=\"0 0 \(w) \(h)\" role=\"img\" aria-labelledby=\"title\">",
      "<title id=\"title\">\(escaped(title))</title>",
      "<rect width=\"\(w)\" height=\"\(h)\" rx=\"\(number(CellPicture.radius))\""
        + " fill=\"\(CellPicture.background(ground).hex)\"/>",
    ]
    let margin = number(CellPicture.margin)
    let offset = "transform=\"translate(\(margin) \(margin))\""
    if !picture.patches.isEmpty {
      lines += ["<g \(offset)>"] + picture.patches.map(rectangle) + ["</g>"]
    }
    let drawn = picture.lines.shapes
    if !drawn.isEmpty { lines += ["<g \(offset) fill=\"none\">"] + drawn.map(path) + ["</g>"] }
    if !picture.words.isEmpty {
      lines +=
        [
          "<g \(offset) font-family=\"ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono',"
            + " 'Noto Sans Mono', monospace\" font-size=\"\(number(CellPicture.fontSize))\">"
        ] + picture.words.map(text) + ["</g>"]
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func rectangle(_ patch: (frame: PointRectangle, colour: PointColour)) -> String {
    let frame = patch.frame
    return
      "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\" fill=\"\(patch.colour.hex)\"/>"
  }

  private func path(_ shape: PointShape) -> String {
    switch shape {
    case .fill(let path, let colour): "<path fill=\"\(colour.hex)\" d=\"\(path.svg)\"/>"
    case .stroke(let path, let colour, let pen):
      "<path stroke=\"\(colour.hex)\" stroke-width=\"\(number(pen.width))\" d=\"\(path.svg)\"/>"
    case .text, .group: ""
    }
  }

  private func text(_ word: CellPicture.Word) -> String {
    var x = word.x
    var fit = ""
    if word.clusters > 1 {
      fit = " textLength=\""
      fit += number(word.width)
      fit += "\" lengthAdjust=\"spacingAndGlyphs\""
    } else if word.joining != .letters {
      x += word.width / 2
      fit = " text-anchor=\"middle\""
    }
    // Piece by piece: a page of words is most of the work.
    var element = "<text x=\""
    element += number(x)
    element += "\" y=\""
    element += number(word.baseline)
    element += "\""
    element += fit
    element += " fill=\""
    element += word.colour.hex
    element += word.isBold ? "\" font-weight=\"bold\">" : "\">"
    element += escaped(word.text)
    element += "</text>"
    return element
  }
}
