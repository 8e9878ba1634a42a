/// Lengths at the four edges of a view in points; leading and trailing follow the layout's direction.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same at every edge.
  package init(_ length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  package var horizontal: Double { leading + trailing }
  package var vertical: Double { top + bottom }
}

/// Margins that take the place of the system's at the edges that are given
/// (ActivityKit, `contentMargins(_:_:for:)`).
package struct ContentMargins: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The system's margins with these in their place.
  package func replacing(_ system: Insets) -> Insets {
    Insets(
      top: top ?? system.top, leading: leading ?? system.leading,
      bottom: bottom ?? system.bottom, trailing: trailing ?? system.trailing)
  }
}
