import CPango
package import Layout
package import Pictures

/// Paints pictures with Cairo, and their texts with the glyphs that measured them.
package struct PangoPainter: PNGPainting {
  package init() {}

  package func png(_ drawing: PointDrawing, scale: Int) throws(PNGProblem) -> [UInt8] {
    let width = Int((drawing.size.width * Double(scale)).rounded(.up))
    let height = Int((drawing.size.height * Double(scale)).rounded(.up))
    guard width > 0, height > 0 else { throw PNGProblem("there is nothing to paint") }
    // Cairo's limit for an image is 32,767 each way.
    guard width < 32_768, height < 32_768, width * height <= 1 << 28 else {
      throw PNGProblem("\(width) by \(height) pixels are too many; a smaller scale has fewer")
    }
    return try FreeTypeLock.locked { () throws(PNGProblem) in
      guard let canvas = CairoCanvas(width: width, height: height) else {
        throw PNGProblem("there is no memory for \(width) by \(height) pixels")
      }
      guard canvas.hasFont else {
        throw PNGProblem(
          "no font is installed to write with; install one, as the package fonts-inter")
      }
      canvas.paint(drawing, scale: Double(scale))
      return PNGEncoder.encode(canvas.pixels, width: width, height: height)
    }
  }
}
