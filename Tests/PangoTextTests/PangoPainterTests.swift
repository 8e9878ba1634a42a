import Layout
import PangoText
import Pictures
import Testing

@Suite("A PNG")
struct PangoPainterTests {
  private let white = PointColour(0xFFFFFF)
  private let black = PointColour(0x000000)

  private func drawing(
    _ shapes: [PointShape], ground: PointColour? = PointColour(0xFFFFFF), width: Double = 120,
    height: Double = 40
  ) -> PointDrawing {
    PointDrawing(
      size: PointSize(width: width, height: height), ground: ground, shapes: shapes, title: "x")
  }

  private func decoded(_ drawing: PointDrawing, scale: Int = 1) throws -> DecodedPNG {
    try #require(DecodedPNG(PangoPainter().png(drawing, scale: scale)))
  }

  private func text(
    _ string: String, size: Double = 17, width: Double? = nil, isRightToLeft: Bool = false,
    language: String = "en", tracking: Double = 0, tightening: Double = 0
  ) -> PointShape {
    .text(
      PointText(
        string,
        font: PointFont(
          families: ["Inter", "sans-serif"], size: size, tracking: tracking, tightening: tightening),
        colour: black, x: 10, baseline: 28, width: width, isRightToLeft: isRightToLeft,
        language: language))
  }

  /// The columns from the first to the last that anything is written in.
  private func inked(_ png: DecodedPNG) throws -> ClosedRange<Int> {
    let columns = (0..<png.width).filter { x in
      (0..<png.height).contains { png[x, $0][0] < 128 }
    }
    return try #require(columns.first)...#require(columns.last)
  }

  @Test("is as large as its points at that scale, and whole", arguments: 1...4)
  func size(_ scale: Int) throws {
    let png = try decoded(drawing([], width: 120.3, height: 40), scale: scale)
    #expect(png.width == Int((120.3 * Double(scale)).rounded(.up)))
    #expect(png.height == 40 * scale)
    #expect(png.pixels.allSatisfy { $0 == [255, 255, 255, 255] })
  }

  @Test("has a palette where there are few colours, and its colours where there are many")
  func kinds() throws {
    let blue = PointColour(0x007AFF)
    let box = PointShape.fill(
      .rectangle(PointRectangle(x: 10, y: 10, width: 20, height: 20)), blue)
    let flat = try decoded(drawing([box]))
    #expect(flat.kind == 3)
    #expect(flat[20, 20] == [0, 0x7A, 0xFF, 255] && flat[5, 5] == [255, 255, 255, 255])

    var many: [PointShape] = []
    for x in 0..<300 {
      many.append(
        .fill(
          .rectangle(PointRectangle(x: Double(x), y: 0, width: 1, height: 40)),
          PointColour(UInt32(x) << 8 | 7)))
    }
    let colourful = try decoded(drawing(many, width: 300))
    #expect(colourful.kind == 2)
    #expect(colourful[299, 20] == [1, 43, 7, 255] && colourful[0, 0] == [0, 0, 7, 255])

    let clear = try decoded(
      drawing(
        [.fill(.circle(x: 60, y: 20, radius: 10), PointColour(0xFF0000, opacity: 0.5))], ground: nil
      ))
    #expect(clear.kind == 6)
    #expect(clear[60, 20][0] == 255 && (126...129).contains(clear[60, 20][3]))
    #expect(clear[0, 0][3] == 0)
  }

  @Test("keeps each colour of a palette apart from all others")
  func palette() throws {
    let colours = (0..<200).map { (number: UInt32) -> UInt32 in
      (number * number * 7919 + number * 104_729) & 0xFFFFFF
    }
    let stripes = colours.enumerated().map { x, colour in
      PointShape.fill(
        .rectangle(PointRectangle(x: Double(x), y: 0, width: 1, height: 2)), PointColour(colour))
    }
    let png = try decoded(drawing(stripes, width: 200, height: 2))
    #expect(png.kind == 3)
    for (x, colour) in colours.enumerated() {
      let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) }
      #expect(png[x, 1] == bytes + [255])
    }
  }

  @Test("has the dashes and the gaps of a line")
  func dashes() throws {
    let line = PointShape.stroke(
      .lines([(10, 20), (60, 20)]), black, PointPen(4, dashes: [6, 4]))
    let png = try decoded(drawing([line]))
    let inked = (10..<60).map { png[$0, 20][0] == 0 }
    #expect(inked == (0..<50).map { $0 % 10 < 6 })
  }

  @Test("moves letters closer, but for those that join")
  func tightening() throws {
    func end(_ string: String, _ tightening: Double) throws -> Int {
      try inked(
        try decoded(drawing([text(string, language: "ar", tightening: tightening)]))
      ).upperBound
    }
    #expect(try end("nnnnnn", 1) < end("nnnnnn", 0) - 3)
    #expect(try end("سسسسسس", 1) == end("سسسسسس", 0))
  }

  @Test("has texts where they stand, as wide as they were measured")
  func texts() throws {
    let natural = try inked(try decoded(drawing([text("Ankunft")])))
    #expect((10...12).contains(natural.lowerBound))
    let wide = try inked(try decoded(drawing([text("Ankunft", width: 100)])))
    #expect((107...110).contains(wide.upperBound))
    #expect(natural.upperBound < 100)
  }

  @Test(
    "writes what Pango measured, letter for letter",
    arguments: ["Ankunft in 4 Min.", "WWWW illi", "到着まで", "Прибытие"])
  func isAsMeasured(_ string: String) throws {
    let style = TextStyle(font: "body", language: "en")
    let measured = try PangoTextShaper().shape(string, style: style).clusters
      .reduce(0) { $0 + $1.advance }
    let tracking = SystemTracking.points(at: 17)
    let drawn = try inked(
      try decoded(drawing([text(string, tracking: tracking)], width: 300), scale: 4))
    // The ink of the last letter ends before its advance does.
    #expect(Double(drawn.upperBound) / 4 - 10 <= measured + 0.5)
    #expect(Double(drawn.upperBound) / 4 - 10 > measured - 4)
    let stretched = try inked(
      try decoded(
        drawing([text(string, width: measured, tracking: tracking)], width: 300), scale: 4))
    #expect(abs(stretched.upperBound - drawn.upperBound) <= 1)
  }

  @Test("keeps the order of what runs from the right, and of numbers in it")
  func rightToLeft() throws {
    let arabic = "يصل A"
    let left = try decoded(drawing([text(arabic, language: "ar")]))
    let right = try decoded(drawing([text(arabic, isRightToLeft: true, language: "ar")]))
    #expect(left.pixels != right.pixels)
    #expect(try inked(right).lowerBound >= 10)
  }

  @Test("cuts a group off at its edge")
  func clips() throws {
    let frame = PointRectangle(x: 0, y: 0, width: 30, height: 40)
    let png = try decoded(
      drawing([.group(PointGroup(x: 10, clip: .rectangle(frame), [text("Ankunft")]))]))
    #expect(try inked(png).upperBound < 40)
  }

  @Test("is the same twice, for an empty text and for one without a face too")
  func isDeterministic() throws {
    let shapes = [
      text("Ankunft"), text(""), text("\u{10FFFD}\u{1B}\t"), text("👨‍👩‍👧 क्षत्रिय", language: "hi"),
    ]
    let painter = PangoPainter()
    let once = try painter.png(drawing(shapes), scale: 2)
    #expect(try once == painter.png(drawing(shapes), scale: 2))
    #expect(DecodedPNG(once) != nil)
  }

  @Test("of a picture that is too large, or of nothing, says so")
  func refuses() {
    #expect(throws: PNGProblem("there is nothing to paint")) {
      try PangoPainter().png(drawing([], width: 0), scale: 2)
    }
    #expect(throws: PNGProblem.self) {
      try PangoPainter().png(drawing([], width: 40_000), scale: 1)
    }
    #expect(throws: PNGProblem.self) {
      try PangoPainter().png(drawing([], width: 9000, height: 9000), scale: 3)
    }
  }
}
