/// The 240 fixed colours of xterm as red, green and blue.
package enum IndexedColour {
  /// Each from 0 to 255. Numbers 16 to 231 are a cube of 6 steps, 232 to 255 greys; below them the
  /// user's own, for which xterm's defaults stand.
  package static func rgb(_ index: Int) -> (red: Int, green: Int, blue: Int) {
    switch index {
    case 16...231:
      let steps = [0, 95, 135, 175, 215, 255]
      let cube = index - 16
      return (steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
    case 232...255:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    default: return basic[max(0, index) % 16]
    }
  }

  private static let basic: [(red: Int, green: Int, blue: Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
