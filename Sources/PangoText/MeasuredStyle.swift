import Layout
import Presentation

/// What a text is measured in, as a key: numbers and names only, so that two are compared and
/// digested in a few instructions, which is most of the cost of a text that is known.
protocol MeasuredStyle: Equatable, Sendable {
  /// Takes in whatever makes it differ from others.
  func mix(into digest: inout Digest)
}

/// A `TextStyle` as a key.
struct StyleKey: MeasuredStyle {
  /// Text size, weight, digits and direction, each in bits of its own.
  private let choices: UInt64
  private let size: Double
  private let tightening: Double
  private let scale: Double
  private let font: String
  private let language: String?

  init(_ style: TextStyle) {
    choices =
      UInt64(style.textSize.order) | UInt64(style.weight?.number ?? 0) << 8
      | (style.hasEvenDigits ? 1 << 32 : 0)
      | (style.direction == .rightToLeft ? 1 << 33 : 0)
    // No font has a size below nothing.
    size = style.size ?? -1
    tightening = style.tightening
    scale = style.scale
    font = style.font
    language = style.language
  }

  func mix(into digest: inout Digest) {
    digest.mix(choices)
    digest.mix(size.bitPattern)
    digest.mix(tightening.bitPattern)
    digest.mix(scale.bitPattern)
    digest.mix(font)
    if let language { digest.mix(language) }
  }
}

/// A `ShapingSubject` as a key.
extension ShapingSubject: MeasuredStyle {
  func mix(into digest: inout Digest) {
    digest.mix(
      UInt64(weight.number) | (hasEvenDigits ? 1 << 32 : 0)
        | (direction == .rightToLeft ? 1 << 33 : 0))
    digest.mix(size.bitPattern)
    if let language { digest.mix(language) }
  }
}
