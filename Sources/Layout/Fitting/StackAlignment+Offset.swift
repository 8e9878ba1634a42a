import Presentation

extension StackAlignment {
  /// How much of the free width lies at the left of the view; negative where it is too wide.
  func offset(_ free: Double, mirrored: Bool) -> Double {
    switch self {
    case .leading, .topLeading, .bottomLeading: mirrored ? free : 0
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: free / 2
    case .trailing, .topTrailing, .bottomTrailing: mirrored ? 0 : free
    }
  }

  /// How much of the free height lies above the view; negative where it is too high.
  func verticalOffset(_ free: Double) -> Double {
    switch self {
    case .top, .topLeading, .topTrailing: 0
    case .leading, .center, .trailing, .firstTextBaseline, .lastTextBaseline: free / 2
    case .bottom, .bottomLeading, .bottomTrailing: free
    }
  }
}
