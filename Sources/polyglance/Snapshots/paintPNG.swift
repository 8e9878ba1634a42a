import Layout
import Pictures

/// A picture painted with this machine's fonts.
/// - Parameter scale: pixels to a point.
func paintPNG(_ drawing: PointDrawing, scale: Int) throws(NoSnapshot) -> [UInt8] {
  guard let painter = pngPainter() else {
    throw NoSnapshot(
      reason: "a PNG needs Pango, and this program was built without it; install "
        + "libpango1.0-dev and build with ‘swift build --manifest-cache none’")
  }
  do throws(PNGProblem) {
    return try painter.png(drawing, scale: scale)
  } catch {
    throw NoSnapshot(reason: "no PNG: \(error.reason)")
  }
}
