import Layout
import Testing

@Suite("A sheet of pictures")
struct PointSheetTests {
  private func item(_ width: Double, _ height: Double, _ caption: String = "a") -> PointSheet.Item {
    PointSheet.Item(
      PointDrawing(
        size: PointSize(width: width, height: height), ground: nil, shapes: [], title: caption,
        details: caption), caption: caption)
  }

  private func sheet(
    _ items: [PointSheet.Item], width: Double = 1320, heading: String? = nil, note: String? = nil
  ) -> PointDrawing {
    PointSheet(
      items, appearance: .light, typeface: PointTypeface(.face("Test Sans")), width: width,
      heading: heading, note: note
    ).drawing(title: "x")
  }

  private func places(_ drawing: PointDrawing) -> [[Double]] {
    drawing.shapes.compactMap { shape in
      if case .group(let group) = shape { [group.x, group.y] } else { nil }
    }
  }

  private func words(_ drawing: PointDrawing) -> [PointText] {
    drawing.shapes.compactMap { shape in if case .text(let text) = shape { text } else { nil } }
  }

  @Test("stands in rows and columns, as many columns as there is room for")
  func rows() {
    let places = places(sheet((0..<5).map { _ in item(100, 50) }, width: 280))
    #expect(places.map { $0[0] } == [24, 144, 24, 144, 24])
    #expect(Set(places.map { $0[1] }).count == 3)
    #expect(places[0][1] == places[1][1] && places[2][1] == places[3][1])
  }

  @Test("has pictures in the middle of their column and row, captions in line under them")
  func middle() {
    let sheet = sheet([item(200, 100), item(100, 50), item(100, 50), item(60, 50)], width: 400)
    let places = places(sheet)
    #expect(places[0][0] == 24)
    #expect(places[2][0] == 24 + 50)
    #expect(places[3][0] == places[1][0] + 20)
    #expect(places[1][1] == places[0][1] + 25)
    #expect(words(sheet)[0].baseline == words(sheet)[1].baseline)
  }

  @Test(
    "takes a picture that is wider than itself, and breaks a caption that is wider than its own")
  func wide() {
    let tall = sheet([item(100, 50), item(400, 50)], width: 250)
    #expect(places(tall)[1][1] > places(tall)[0][1] && tall.size.width == 448)
    let caption = String(repeating: "long ", count: 10)
    let broken = sheet([item(100, 50, caption)], width: 800)
    #expect(words(broken).count > 2)
    #expect(words(broken).map(\.string).joined(separator: " ") + " " == caption)
  }

  @Test("has its heading above all pictures, and its note below, each as wide as the sheet")
  func heading() {
    let long = String(repeating: "long ", count: 30)
    let plain = sheet([item(100, 50)])
    let headed = sheet([item(100, 50)], heading: "minimal", note: long)
    #expect(headed.size.height > plain.size.height)
    #expect(places(headed)[0][1] > places(plain)[0][1])
    #expect(headed.details == "minimal. a: a")
    #expect(headed.size.width == 420 + 48)
    let texts = words(headed)
    #expect(
      texts.first?.string == "minimal" && texts.filter { $0.string.hasPrefix("long") }.count > 1)
    #expect(texts.allSatisfy { $0.baseline < headed.size.height })
  }

  @Test("marks a picture in which something is wrong by its tile and its caption")
  func wrong() {
    var bad = item(100, 50)
    bad.isWrong = true
    let red = PointAppearance.light.wrong
    #expect(words(sheet([bad]))[0].colour == red)
    #expect(words(sheet([item(100, 50)]))[0].colour != red)
    let strokes = sheet([bad]).shapes.filter { if case .stroke = $0 { true } else { false } }
    #expect(strokes.count == 1)
  }

  @Test("stands under another with a heading of its own")
  func stack() {
    let sheets = ["one", "two"].map { heading in
      PointSheet(
        [item(100, 50)], appearance: .light, typeface: PointTypeface(.face("Test Sans")),
        heading: heading)
    }
    let both = PointSheet.stack(sheets, appearance: .light, title: "both")
    let single = sheets[0].drawing(title: "")
    #expect(both.size == PointSize(width: single.size.width, height: 2 * single.size.height))
    #expect(both.details == "one. a: a. two. a: a")
  }

  @Test("says what all of them say")
  func details() {
    let sheet = PointSheet(
      [item(1, 1, "de"), item(1, 1, "ja")], appearance: .dark,
      typeface: PointTypeface(.face("Test Sans")))
    #expect(sheet.drawing(title: "t").details == "de: de. ja: ja")
    #expect(
      PointSheet([], appearance: .dark, typeface: .init(.cells)).drawing(title: "").shapes.isEmpty)
  }
}
