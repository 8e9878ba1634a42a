/// A colour of a picture in points, in sRGB.
package struct PointColour: Hashable, Sendable {
  /// Each from 0 to 255.
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// From 0, which is not seen, to 1.
  package var opacity: Double

  /// - Parameter rgb: as CSS writes it, `0xRRGGBB`.
  package init(_ rgb: UInt32, opacity: Double = 1) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.opacity = opacity
  }

  /// As the words on a control are that does nothing.
  var faint: PointColour {
    var faint = self
    faint.opacity *= 0.4
    return faint
  }
}
