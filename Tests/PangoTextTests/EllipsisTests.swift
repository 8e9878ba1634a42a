import CPango
import Presentation
import Testing

@testable import Layout
@testable import PangoText

@Suite("The place of a cut beside Pango's own ellipsis")
struct EllipsisTests {
  private static let isInstalled = HarfBuzzPeer(family: "Inter", fallback: nil, weight: 400) != nil
  /// The size at which the system's face is not tracked, which Pango knows nothing of.
  private static let style = TextStyle(font: "caption")

  @Test(
    "is at most one glyph away, at the end, in the middle and at the start, at any width",
    .enabled(if: isInstalled, "Inter is not installed"), arguments: WrittenTexts.all)
  func cut(_ written: WrittenTexts) throws {
    let shaper = try PangoTextShaper()
    let fonts = try SharedFonts(family: shaper.family)
    var style = EllipsisTests.style
    style.language = written.language
    style.direction = written.isRightToLeft ? .rightToLeft : .leftToRight
    var (compared, wasteful) = (0, 0)
    for text in written.texts {
      let shaped = shaper.shape(text, style: style)
      let whole = shaped.clusters.reduce(0) { $0 + $1.advance }
      for mode in [TruncationMode.tail, .middle, .head] {
        for part in [0.3, 0.5, 0.75, 0.9] {
          let width = whole * part
          guard width > 2 * shaped.ellipsis else { continue }
          let theirs = fonts.lend { $0.ellipsized(text, width: width, mode, style) }
          guard let cut = theirs else { continue }
          let fit = TextFit(shaped, width: width, limit: 1, mode: mode)
          let ours = try #require(fit.cut, "‘\(text)’ in \(width) points is not cut")
          compared += 1
          let starts = shaped.clusters.map(\.range.lowerBound) + [text.utf8.count]
          func glyph(_ offset: Int) -> Int { starts.count { $0 < offset } }
          let isNear =
            abs(glyph(ours.lowerBound) - glyph(cut.lowerBound)) <= 1
            && abs(glyph(ours.upperBound) - glyph(cut.upperBound)) <= 1
          // Pango asks whether a cursor may stand one letter after the place that it looks at, so
          // before a letter with marks it takes away more than it must: more than ours, which fits.
          let isWasteful =
            cut.lowerBound <= ours.lowerBound && ours.upperBound <= cut.upperBound
            && fit.width <= width + 0.01
          wasteful += isNear ? 0 : 1
          #expect(
            isNear || isWasteful,
            "‘\(text)’ in \(width) points, \(mode): ours without \(ours), Pango without \(cut)")
        }
      }
    }
    #expect(wasteful * 20 <= compared, "\(wasteful) of \(compared)")
    #expect(compared > 30)
  }
}

extension PangoFonts {
  /// What Pango's layout leaves out of a text on one line, as UTF-8 offsets; nil for nothing.
  fileprivate func ellipsized(
    _ text: String, width: Double, _ mode: TruncationMode, _ style: TextStyle
  ) -> Range<Int>? {
    prepare(language: style.language, direction: style.direction)
    let size = TypeStyle.named(style.font).row(at: style.textSize).size * style.scale
    let description = description(TypeStyle.named(style.font).weight, size: size)
    defer { pango_font_description_free(description) }
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
    let place =
      switch mode {
      case .tail: PANGO_ELLIPSIZE_END
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .head: PANGO_ELLIPSIZE_START
      }
    pango_layout_set_ellipsize(layout, place)
    let line = pango_layout_get_line_readonly(layout, 0)!
    var next = line.pointee.runs
    while let link = next {
      let run = link.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let item = run.pointee.item!
      if item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 {
        let start = Int(item.pointee.offset)
        return start..<start + Int(item.pointee.length)
      }
      next = link.pointee.next
    }
    return nil
  }
}
