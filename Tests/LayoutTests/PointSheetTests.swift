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

  private func places(_ items: [PointSheet.Item], width: Double) -> [[Double]] {
    let sheet = PointSheet(
      items, appearance: .light, typeface: PointTypeface(.face("Test Sans")), width: width)
    return sheet.drawing(title: "x").shapes.compactMap { shape in
      if case .group(let group) = shape { [group.x, group.y] } else { nil }
    }
  }

  @Test("fills rows from the left with pictures of one size")
  func rows() {
    let places = places((0..<5).map { _ in item(100, 50) }, width: 250)
    #expect(places == [[0, 0], [100, 0], [0, 64], [100, 64], [0, 128]])
  }

  @Test("puts what is low beside what is high, one under the other")
  func beside() {
    let places = places([item(100, 200), item(100, 50), item(100, 50)], width: 250)
    #expect(places == [[0, 0], [100, 0], [100, 64]])
  }

  @Test("takes a picture that is wider than itself, and a caption that is wider than its picture")
  func wide() {
    #expect(places([item(100, 50), item(400, 50)], width: 250) == [[0, 0], [0, 64]])
    let caption = String(repeating: "long ", count: 10)
    #expect(places([item(100, 50, caption), item(100, 50)], width: 800)[1][0] > 300)
  }

  @Test("has its heading above all pictures, and is as wide as what it says")
  func heading() {
    let long = String(repeating: "long ", count: 20)
    func sheet(_ heading: String?, note: String? = nil) -> PointDrawing {
      PointSheet(
        [item(100, 50)], appearance: .light, typeface: PointTypeface(.face("Test Sans")),
        heading: heading, note: note
      ).drawing(title: "x")
    }
    #expect(sheet("minimal").size.height > sheet(nil).size.height)
    guard case .group(let group)? = sheet("minimal").shapes.first else {
      Issue.record("no picture")
      return
    }
    #expect(group.y > 20)
    #expect(sheet("minimal").details == "minimal. a: a")
    #expect(sheet(long).size.width > 400)
    #expect(sheet(nil, note: long).size.width > 300)
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
