import Layout
import Presentation
import Testing

@testable import PangoText

@Suite("Widths beside HarfBuzz's own")
struct AdvanceTests {
  private static let isInstalled = HarfBuzzPeer(family: "Inter", fallback: nil, weight: 400) != nil

  @Test(
    "are within a point of them, at any size and weight, in every script",
    .enabled(if: isInstalled, "Inter is not installed"), arguments: WrittenTexts.all)
  func advances(_ written: WrittenTexts) throws {
    let shaper = try PangoTextShaper()
    for style in [
      TextStyle(), TextStyle(font: "caption2", weight: .semibold), TextStyle(font: "large-title"),
      TextStyle(font: "headline", textSize: .accessibility5), TextStyle(font: "body", scale: 0.7),
    ] {
      var style = style
      style.language = written.language
      style.direction = written.isRightToLeft ? .rightToLeft : .leftToRight
      let weight = style.weight ?? TypeStyle.named(style.font).weight
      guard
        let peer = HarfBuzzPeer(
          family: "Inter", fallback: written.family, weight: weight.number)
      else {
        print("no \(written.family ?? "Inter"): its widths are not compared")
        return
      }
      let size = TypeStyle.named(style.font).row(at: style.textSize).size * style.scale
      for text in written.texts {
        let ours = shaper.shape(text, style: style).clusters.reduce(0) { $0 + $1.advance }
        let theirs = peer.measure(text, size: size, language: written.language)
        let tracked = Double(theirs.primary) * SystemTracking.points(at: size)
        #expect(
          abs(ours - theirs.width - tracked) < 1,
          "‘\(text)’ at \(size): ours \(ours), HarfBuzz \(theirs.width) and \(tracked) of tracking")
      }
    }
  }
}
