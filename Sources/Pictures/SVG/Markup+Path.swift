import Layout

extension Markup {
  /// Writes an outline as the `d` of a path element.
  mutating func write(_ path: PointPath) {
    var (x, y) = (Double.nan, Double.nan)
    for element in path.elements {
      switch element {
      case .move(let toX, let toY):
        write("M", toX, toY)
        (x, y) = (toX, toY)
      case .line(let toX, let toY):
        if toY == y {
          write("H", toX)
        } else if toX == x {
          write("V", toY)
        } else {
          write("L", toX, toY)
        }
        (x, y) = (toX, toY)
      case .curve(let controlX, let controlY, let toX, let toY):
        write("Q", controlX, controlY)
        write(" ", toX, toY)
        (x, y) = (toX, toY)
      case .rectangle(let frame, let radius):
        write(frame, radius: radius)
        (x, y) = (.nan, .nan)
      case .close:
        write("Z")
        (x, y) = (.nan, .nan)
      }
    }
  }

  private mutating func write(_ command: String, _ value: Double) {
    write(command)
    write(value)
  }

  private mutating func write(_ command: String, _ x: Double, _ y: Double) {
    write(command, x)
    write(" ", y)
  }

  private mutating func write(_ frame: PointRectangle, radius: Double) {
    let (x, y) = (frame.x, frame.y)
    guard radius > 0 else {
      write("M", x, y)
      write("H", frame.maxX)
      write("V", frame.maxY)
      write("H", x)
      return write("Z")
    }
    if frame.width == frame.height, radius * 2 == frame.width {
      write("M", x, frame.midY)
      for width in [frame.width, -frame.width] {
        write("a", radius, radius)
        write(" 0 1 1 ", width, 0)
      }
      return write("Z")
    }
    func arc(_ toX: Double, _ toY: Double) {
      write("a", radius, radius)
      write(" 0 0 1 ", toX, toY)
    }
    write("M", x + radius, y)
    write("H", frame.maxX - radius)
    arc(radius, radius)
    write("V", frame.maxY - radius)
    arc(-radius, radius)
    write("H", x + radius)
    arc(-radius, -radius)
    write("V", y + radius)
    arc(radius, -radius)
    write("Z")
  }
}

extension PointPath {
  /// As the `d` of a path element.
  var svg: String {
    var markup = Markup()
    markup.write(self)
    return markup.text
  }
}
