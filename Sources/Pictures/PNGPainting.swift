package import Layout

/// Paints pictures with real fonts. Pictures knows what is to be painted and no library that can:
/// whoever has one hands it in.
package protocol PNGPainting: Sendable {
  /// The bytes of a PNG file (ISO/IEC 15948). The same picture gives the same bytes with the same
  /// fonts and libraries.
  /// - Parameter scale: pixels to a point, from 1 to 4; 2 is what is called @2x.
  func png(_ drawing: PointDrawing, scale: Int) throws(PNGProblem) -> [UInt8]
}

/// Why there is no PNG.
package struct PNGProblem: Error, Hashable {
  /// Lower case, no full stop, as `the picture is 70,000 pixels wide`.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}
