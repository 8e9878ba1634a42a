import Layout
import Presentation

/// Writes a picture in points.
struct SVGPoints {
  private let drawing: PointDrawing
  private let id: String
  /// The families that most texts have; only others are named at a text.
  private let families: [String]
  private var clips = 0
  private var lines: [String] = []

  init(_ drawing: PointDrawing, id: String) {
    self.drawing = drawing
    self.id = id
    families = SVGPoints.texts(drawing.shapes).first?.font.families ?? []
  }

  /// The whole file.
  var document: String {
    var writer = self
    let (w, h) = (number(drawing.size.width), number(drawing.size.height))
    let described = drawing.details.isEmpty ? "" : " aria-describedby=\"\(id)desc\""
    writer.lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\""
        + " viewBox=\"0 0 \(w) \(h)\" role=\"img\" aria-labelledby=\"\(id)title\"\(described)"
        + (families.isEmpty ? "" : " font-family=\"\(SVGPoints.list(families))\"") + ">",
      "<title id=\"\(id)title\">\(escaped(drawing.title))</title>",
    ]
    if !drawing.details.isEmpty {
      let language = drawing.language.map { " lang=\"\(escaped($0))\"" } ?? ""
      writer.lines.append("<desc id=\"\(id)desc\"\(language)>\(escaped(drawing.details))</desc>")
    }
    // Who does not see it is told what it says once, by its description.
    writer.lines.append("<g aria-hidden=\"true\">")
    if let ground = drawing.ground {
      writer.lines.append(
        "<rect width=\"\(w)\" height=\"\(h)\"\(SVGPoints.paint("fill", ground))/>")
    }
    for shape in drawing.shapes { writer.write(shape) }
    return (writer.lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private mutating func write(_ shape: PointShape) {
    switch shape {
    case .fill(let path, let colour):
      lines.append("<path\(SVGPoints.paint("fill", colour)) d=\"\(path.svg)\"/>")
    case .stroke(let path, let colour, let pen):
      let dashes =
        pen.dashes.isEmpty
        ? "" : " stroke-dasharray=\"\(pen.dashes.map(number).joined(separator: " "))\""
      let round = pen.isRound ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : ""
      lines.append(
        "<path fill=\"none\"\(SVGPoints.paint("stroke", colour)) stroke-width=\"\(number(pen.width))\""
          + "\(dashes)\(round) d=\"\(path.svg)\"/>")
    case .text(let text): lines.append(element(text))
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ group: PointGroup) {
    var attributes = ""
    var moves: [String] = []
    if group.x != 0 || group.y != 0 {
      moves.append("translate(\(number(group.x)) \(number(group.y)))")
    }
    if group.scale != 1 { moves.append("scale(\(number(group.scale)))") }
    if !moves.isEmpty { attributes += " transform=\"\(moves.joined(separator: " "))\"" }
    if let clip = group.clip {
      clips += 1
      lines.append(
        "<clipPath id=\"\(id)clip\(clips)\"><path d=\"\(clip.svg)\"/></clipPath>")
      attributes += " clip-path=\"url(#\(id)clip\(clips))\""
    }
    if !attributes.isEmpty { lines.append("<g\(attributes)>") }
    for shape in group.shapes { write(shape) }
    if !attributes.isEmpty { lines.append("</g>") }
  }

  private func element(_ text: PointText) -> String {
    let font = text.font
    var attributes = ""
    // The start of a line that runs from the right is its right edge.
    let x = text.isRightToLeft ? text.x + (text.width ?? 0) : text.x
    if font.families != families {
      attributes += " font-family=\"\(SVGPoints.list(font.families))\""
    }
    attributes += " font-size=\"\(number(font.size))\""
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.number)\"" }
    let joins = text.string.unicodeScalars.contains(where: SVGPoints.joins)
    // Viewers tear joined letters apart to make room between them.
    let spacing = font.tracking - font.tightening
    if spacing != 0, !joins { attributes += " letter-spacing=\"\(number(spacing))\"" }
    if font.hasEvenDigits { attributes += " style=\"font-variant-numeric:tabular-nums\"" }
    if let width = text.width, width > 0 {
      attributes += " textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    switch text.anchor {
    case .left: break
    case .middle: attributes += " text-anchor=\"middle\""
    }
    attributes += SVGPoints.paint("fill", text.colour)
    if text.isRightToLeft { attributes += " direction=\"rtl\"" }
    if let language = text.language { attributes += " lang=\"\(escaped(language))\"" }
    if text.string.contains("  ") { attributes += " xml:space=\"preserve\"" }
    return
      "<text x=\"\(number(x))\" y=\"\(number(text.baseline))\"\(attributes)>\(escaped(text.string))</text>"
  }

  /// Letters of scripts whose neighbours touch.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x7BF, 0x840...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0xA840...0xA87F,
      0xFB50...0xFDFF, 0xFE70...0xFEFC:
      true
    default: false
    }
  }

  private static func list(_ families: [String]) -> String {
    families.map { escaped($0.contains(" ") ? "'\($0)'" : $0) }.joined(separator: ", ")
  }

  private static func paint(_ attribute: String, _ colour: PointColour) -> String {
    " \(attribute)=\"\(colour.hex)\""
      + (colour.opacity < 1 ? " \(attribute)-opacity=\"\(number(colour.opacity))\"" : "")
  }

  /// Every text, in order.
  private static func texts(_ shapes: [PointShape]) -> [PointText] {
    shapes.flatMap { shape -> [PointText] in
      switch shape {
      case .text(let text): [text]
      case .group(let group): texts(group.shapes)
      case .fill, .stroke: []
      }
    }
  }
}
