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

  /// What is seen of it on another, which hides everything.
  func over(_ ground: PointColour) -> PointColour {
    func mix(_ channel: KeyPath<PointColour, UInt8>) -> UInt8 {
      let mixed =
        Double(self[keyPath: channel]) * opacity
        + Double(ground[keyPath: channel]) * (1 - opacity)
      return UInt8(min(255, max(0, mixed.rounded())))
    }
    var colour = self
    (colour.red, colour.green, colour.blue) = (mix(\.red), mix(\.green), mix(\.blue))
    colour.opacity = 1
    return colour
  }
}
