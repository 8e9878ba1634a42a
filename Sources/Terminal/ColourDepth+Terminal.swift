import Layout

extension ColourDepth {
  /// How many colours can be relied on: the fixed ones only over a ground that is known.
  ///
  /// - Parameter colors: what terminfo says; less than 8 is none.
  init(colors: Int, ground: Ground?, noColor: Bool) {
    if noColor || colors < 8 {
      self = .mono
    } else if colors >= 256, ground != nil {
      self = .indexed
    } else {
      self = .eight
    }
  }
}
