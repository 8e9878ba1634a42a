/// Where a view stands in more room than it takes (SwiftUI, `HorizontalAlignment`,
/// `VerticalAlignment`, `Alignment`).
package enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
  case top
  case bottom
  case topLeading = "top-leading"
  case topTrailing = "top-trailing"
  case bottomLeading = "bottom-leading"
  case bottomTrailing = "bottom-trailing"
  case firstTextBaseline = "first-text-baseline"
  case lastTextBaseline = "last-text-baseline"

  /// Those that a stack along the axis takes, across it.
  package static func across(_ axis: StackAxis) -> [StackAlignment] {
    switch axis {
    case .vertical: [.leading, .center, .trailing]
    case .horizontal: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    case .depth: twoDimensional
    }
  }

  /// Those of both axes.
  package static let twoDimensional: [StackAlignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]
}

/// How the lines of a text stand in its width (SwiftUI, `TextAlignment`).
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

/// The axes on which `ViewThatFits(in:)` asks whether a child fits.
package enum FittedAxes: String, Hashable, Sendable, CaseIterable {
  case both
  case horizontal
  case vertical
}

/// Where the views of an expanded region stand (WidgetKit,
/// `DynamicIslandExpandedRegionVerticalPlacement`).
package enum VerticalPlacement: String, Hashable, Sendable, CaseIterable {
  /// Beside the camera.
  case standard = "default"
  /// Under the camera where they are too wide to stand beside it.
  case belowIfTooWide = "below-if-too-wide"
}
