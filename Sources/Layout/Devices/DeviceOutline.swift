/// How the edge of something on the device is drawn, which says in what state it is.
package enum DeviceOutline: String, Hashable, Sendable, CaseIterable {
  case active
  /// Dashed.
  case stale
  /// Dotted.
  case ended

  var horizontal: Glyph {
    switch self {
    case .active: .horizontal
    case .stale: .staleHorizontal
    case .ended: .endedHorizontal
    }
  }

  var vertical: Glyph {
    switch self {
    case .active: .vertical
    case .stale: .staleVertical
    case .ended: .endedVertical
    }
  }
}
