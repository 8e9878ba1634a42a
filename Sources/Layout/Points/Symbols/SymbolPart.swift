/// A piece of a sign, in a square of 24 by 24.
enum SymbolPart {
  /// An outline, which a sign of the filled kind fills.
  case body(PointPath)
  /// A line on a body: left open where the body is filled.
  case detail(PointPath)
  /// A line beside bodies.
  case line(PointPath)
  /// A spot on a body: left open where the body is filled.
  case spot(PointPath)
  /// What is always filled.
  case solid(PointPath)
  /// A disc that stands before what is drawn already, with a gap round it.
  case wheel(PointPath)

  /// Reads the pieces of a sign: `body M4 8 L12 4; line O12 12 3`. Of a piece, the letters are those
  /// of SVG's paths, with spaces between all numbers; `O x y r` is a circle, `R x y w h r` a rectangle
  /// with round corners. The first word says which kind it is.
  static func read(_ text: String) -> [SymbolPart] {
    text.split(separator: ";").map { piece in
      let words = piece.split(separator: " ")
      let path = path(words.dropFirst())
      return switch words.first {
      case "body": .body(path)
      case "detail": .detail(path)
      case "spot": .spot(path)
      case "solid": .solid(path)
      case "wheel": .wheel(path)
      case _: .line(path)
      }
    }
  }

  private static func path(_ words: ArraySlice<Substring>) -> PointPath {
    var path = PointPath()
    var numbers: [Double] = []
    var letter: Character = "M"
    func finish() {
      switch (letter, numbers.count) {
      case ("M", 2): path.elements.append(.move(x: numbers[0], y: numbers[1]))
      case ("L", 2): path.elements.append(.line(x: numbers[0], y: numbers[1]))
      case ("Q", 4):
        path.elements.append(
          .curve(controlX: numbers[0], controlY: numbers[1], x: numbers[2], y: numbers[3]))
      case ("O", 3):
        path.elements +=
          PointPath.circle(x: numbers[0], y: numbers[1], radius: numbers[2]).elements
      case ("R", 5):
        let frame = PointRectangle(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        path.elements += PointPath.rectangle(frame, radius: numbers[4]).elements
      case ("Z", 0): path.elements.append(.close)
      case _: break
      }
    }
    for word in words {
      var word = word
      if let first = word.first, first.isLetter {
        finish()
        letter = first
        numbers = []
        word.removeFirst()
      }
      if let number = Double(word) { numbers.append(number) }
    }
    finish()
    return path
  }
}

extension PointPath {
  /// Larger or smaller, turned round about x = 12 where it is mirrored, and moved.
  func placed(x: Double, y: Double, unit: Double, isMirrored: Bool) -> PointPath {
    func at(_ px: Double) -> Double { x + (isMirrored ? 24 - px : px) * unit }
    return PointPath(
      elements.map { element in
        switch element {
        case .move(let px, let py): .move(x: at(px), y: y + py * unit)
        case .line(let px, let py): .line(x: at(px), y: y + py * unit)
        case .curve(let cx, let cy, let px, let py):
          .curve(controlX: at(cx), controlY: y + cy * unit, x: at(px), y: y + py * unit)
        case .rectangle(let frame, let radius):
          .rectangle(
            PointRectangle(
              x: at(isMirrored ? frame.maxX : frame.x), y: y + frame.y * unit,
              width: frame.width * unit, height: frame.height * unit), radius: radius * unit)
        case .close: .close
        }
      })
  }
}
