/// An invisible frame round a view (SwiftUI, `frame(width:height:alignment:)` and
/// `frame(minWidth:…)`). Lengths are points; nil leaves the length to the view.
package struct ViewFrame: Hashable, Sendable {
  package var width: Bounds
  package var height: Bounds
  /// Where the view stands in the frame.
  package var alignment: StackAlignment

  /// What a frame says of one axis.
  package struct Bounds: Hashable, Sendable {
    /// The length, whatever is proposed.
    package var fixed: Double?
    package var minimum: Double?
    /// Infinity: as much as is proposed.
    package var maximum: Double?

    package init(fixed: Double? = nil, minimum: Double? = nil, maximum: Double? = nil) {
      self.fixed = fixed
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  package init(
    width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: StackAlignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
