import Layout
import Pictures
import Presentation
import TestSupport
import Testing

@Suite("An SVG in points")
struct PointSVGTests {
  /// One of everything that a picture can have.
  static func specimen() -> PointDrawing {
    let font = PointFont(
      families: ["Inter", "SF Pro Text", "sans-serif"], size: 17, weight: .semibold,
      tracking: -0.43)
    let plain = PointFont(families: ["Inter", "SF Pro Text", "sans-serif"], size: 12)
    let even = PointFont(families: ["monospace"], size: 12, tightening: 0.2, hasEvenDigits: true)
    let (ink, grey) = (PointColour(0), PointColour(0x3C3C43, opacity: 0.6))
    let frame = PointRectangle(x: 0, y: 0, width: 200, height: 100)
    return PointDrawing(
      size: PointSize(width: 240, height: 140.5), ground: PointColour(0xE8EAEF),
      shapes: [
        .fill(.rectangle(frame, radius: 44), PointColour(0xFFFFFF)),
        .group(
          PointGroup(
            x: 20, y: 20, clip: .rectangle(frame, radius: 44),
            [
              .text(
                PointText(
                  "Courier & <Co>", font: font, colour: ink, x: 14, baseline: 30, width: 120.257,
                  language: "fr-CA")),
              .text(
                PointText(
                  "الوصول \u{202B}٩:٠٥ ص\u{202C}", font: plain, colour: grey, x: 80, baseline: 50,
                  width: 100, isRightToLeft: true, language: "ar")),
              .text(
                PointText("9:05  1\u{1B}", font: even, colour: ink, x: 14, baseline: 70, width: 40)),
              .text(
                PointText("middle", font: plain, colour: ink, x: 100, baseline: 90, anchor: .middle)
              ),
              .fill(.circle(x: 100, y: 50, radius: 5.5), PointColour(0x15161C)),
            ])),
        .group(
          PointGroup(
            x: 3, y: 4, scale: 2,
            [.fill(.rectangle(PointRectangle(x: 0, y: 0, width: 5, height: 5)), ink)])),
        .stroke(
          .lines([(1, 2), (3, 2), (3, 4), (5, 6)]), grey,
          PointPen(1.5, dashes: [6, 4], isRound: true)),
        .stroke(
          PointPath([.move(x: 0, y: 0), .curve(controlX: 1, controlY: 2, x: 3, y: 4), .close]), ink,
          PointPen(1)),
      ], title: "A “specimen” & more", details: "Courier; 9:05", language: "fr-CA")
  }

  @Test("has everything that the picture has, and a title and a description")
  func specimenAsSVG() {
    expectGolden(drawSVG(Self.specimen()), "specimen.svg")
  }

  @Test("says how wide each measured line is, so that another face does not move its end")
  func lengths() {
    let lines = drawSVG(Self.specimen()).split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(lines.count == 4)
    #expect(lines[0].contains("textLength=\"120.26\""))
    #expect(!lines[3].contains("textLength"))
    // Where a line begins that runs from the right.
    #expect(lines[1].contains("x=\"180\"") && lines[1].contains("direction=\"rtl\""))
    #expect(lines[0].contains("letter-spacing=\"-0.43\""))
  }

  @Test("never tears joined letters apart")
  func joined() {
    let font = PointFont(families: ["Inter"], size: 17, tracking: -0.43)
    for (text, isSpaced) in [("يصل", false), ("क्ष", false), ("Ja", true), ("日本", true)] {
      let drawing = PointDrawing(
        size: PointSize(width: 9, height: 9), ground: nil,
        shapes: [.text(PointText(text, font: font, colour: PointColour(0), x: 0, baseline: 0))],
        title: "x")
      #expect(drawSVG(drawing).contains("letter-spacing") == isSpaced, "\(text)")
    }
  }

  @Test("has ids of its own in a page with others")
  func ids() {
    let svg = drawSVG(Self.specimen(), id: "p2-")
    #expect(svg.contains("aria-labelledby=\"p2-title\" aria-describedby=\"p2-desc\""))
    #expect(svg.contains("id=\"p2-clip1\"") && svg.contains("url(#p2-clip1)"))
    #expect(!svg.contains("id=\"title\""))
  }

  @Test("holds no control that would turn a reader's lines round")
  func controls() {
    let svg = drawSVG(Self.specimen())
    #expect(svg.contains("&#x202B;"))
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(!svg.unicodeScalars.contains("\u{202B}"))
  }

  @Test("of cells is the same grid for a painter with fonts")
  func cells() {
    let drawing = drawCells(SVGTests.specimen(), title: "Courier")
    #expect(drawing.size == PointSize(width: 64 * 9 + 36, height: 19 * 18 + 36))
    expectGolden(drawSVG(drawing), "cells.svg")
  }
}
