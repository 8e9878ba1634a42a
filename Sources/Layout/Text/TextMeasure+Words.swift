extension TextMeasure {
  /// What people are told of lengths once a screen or a page, as `points, estimated with Inter for
  /// SF Pro`.
  package var words: String {
    switch self {
    case .cells: "cells, not points"
    case .face(let family) where family.hasPrefix("SF "): "points, measured with \(family)"
    case .face(let family): "points, estimated with \(family) for SF Pro"
    }
  }
}
