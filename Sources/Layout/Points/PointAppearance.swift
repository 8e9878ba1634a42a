package import Presentation

/// How bright the device shows its Lock Screen.
package enum PointAppearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  /// Reduced luminance, as Always-On has it: dark, and dimmed (Human Interface Guidelines, Always On).
  case dimmed

  /// As a render was made.
  package init(_ appearance: Appearance) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// What a sheet of pictures is made of.
  package var paper: PointColour {
    switch self {
    case .light: PointColour(0xFFFFFF)
    case .dark, .dimmed: PointColour(0x17181B)
    }
  }

  /// What the device's pictures stand on.
  package var ground: PointColour {
    switch self {
    case .light: PointColour(0xE4E7EE)
    case .dark: PointColour(0x2E3138)
    case .dimmed: PointColour(0x0C0C0E)
    }
  }

  /// Words of ours beside the pictures; like the others of ours 4.5 : 1 on paper and ground and more.
  package var caption: PointColour {
    switch self {
    case .light: PointColour(0x1C1C1E)
    case .dark, .dimmed: PointColour(0xECECF0)
    }
  }

  /// Less of it.
  package var quietCaption: PointColour {
    switch self {
    case .light: PointColour(0x5A5D66)
    case .dark, .dimmed: PointColour(0xA9ACB5)
    }
  }

  /// Of a picture in which something is wrong.
  package var wrong: PointColour {
    switch self {
    case .light: PointColour(0xB3261E)
    case .dark, .dimmed: PointColour(0xFF8A80)
    }
  }
}

/// The colours of one presentation (Human Interface Guidelines, Live Activities: the island is black
/// with white text, the Lock Screen's card white in light and black in dark; Colour: label colours).
package struct PointColours: Hashable, Sendable {
  package let background: PointColour
  /// The edge of a card on a ground that is nearly as dark.
  package let edge: PointColour
  package let primary: PointColour
  package let secondary: PointColour
  /// The filled part of bars, and buttons.
  package let tint: PointColour
  /// The empty part of bars, switches.
  package let track: PointColour
  /// Under a text that is cut.
  package let mark: PointColour

  /// Of a card on the Lock Screen.
  package static func card(_ appearance: PointAppearance) -> PointColours {
    switch appearance {
    case .light:
      PointColours(
        background: PointColour(0xFFFFFF), edge: PointColour(0x000000, opacity: 0.08),
        primary: PointColour(0x000000), secondary: PointColour(0x3C3C43, opacity: 0.6),
        tint: PointColour(0x007AFF), track: PointColour(0x787880, opacity: 0.2),
        mark: PointColour(0xC26F00))
    case .dark, .dimmed: dark(isDimmed: appearance == .dimmed)
    }
  }

  /// Of everything in the island.
  package static func island(_ appearance: PointAppearance) -> PointColours {
    dark(isDimmed: appearance == .dimmed)
  }

  private static func dark(isDimmed: Bool) -> PointColours {
    let strength = isDimmed ? 0.68 : 1
    return PointColours(
      background: PointColour(0x000000), edge: PointColour(0xFFFFFF, opacity: 0.14),
      primary: PointColour(0xFFFFFF, opacity: strength),
      secondary: PointColour(0xEBEBF5, opacity: 0.6 * strength),
      tint: PointColour(0x0A84FF, opacity: strength),
      track: PointColour(0x787880, opacity: 0.36 * strength),
      mark: PointColour(0xFFB340, opacity: strength))
  }
}
