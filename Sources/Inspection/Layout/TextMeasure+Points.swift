package import Layout

extension TextMeasure {
  /// Whether anything can be said of what is cut.
  package var isOfPoints: Bool {
    switch self {
    case .cells: false
    case .face: true
    }
  }

  /// The family that texts are measured with; nil where cells are counted.
  package var family: String? {
    switch self {
    case .cells: nil
    case .face(let family): family
    }
  }
}
