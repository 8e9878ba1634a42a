import Layout
import Presentation
import Testing

@testable import PangoText

@Suite("Measured texts")
struct MeasuredTextsTests {
  @Test("are kept up to a limit, those asked for lately longest")
  func bounded() {
    let texts = MeasuredTexts<ShapingSubject, Int>(limit: 200)
    let style = ShapingSubject(TextStyle())
    texts.keep(1, of: "often", style)
    for number in 0..<100 {
      texts.keep(number, of: "\(number)", style)
      #expect(texts.value("often", style) == 1)
      #expect(texts.value("\(number)", style) == number)
    }
    #expect(texts.value("0", style) == nil)
    #expect((0..<100).count { texts.value("\($0)", style) != nil } < 40)
    #expect(texts.value("often", ShapingSubject(TextStyle(weight: .bold))) == nil)
  }

  /// A style whose digest is the same whatever the text is.
  private struct Colliding: MeasuredStyle {
    var number: Int

    func mix(into digest: inout Digest) { digest = Digest() }
  }

  @Test("are told apart where their digests are the same")
  func collisions() {
    let texts = MeasuredTexts<Colliding, Int>()
    texts.keep(1, of: "one", Colliding(number: 0))
    texts.keep(2, of: "two", Colliding(number: 0))
    texts.keep(3, of: "one", Colliding(number: 1))
    #expect(texts.value("one", Colliding(number: 0)) == 1)
    #expect(texts.value("two", Colliding(number: 0)) == 2)
    #expect(texts.value("one", Colliding(number: 1)) == 3)
    #expect(texts.value("two", Colliding(number: 1)) == nil)
  }

  @Test("are told apart by their bytes, though strings are equal with an accent apart")
  func exact() {
    let texts = MeasuredTexts<ShapingSubject, Int>()
    let style = ShapingSubject(TextStyle())
    #expect("\u{E9}" == "e\u{301}")
    texts.keep(1, of: "\u{E9}", style)
    #expect(texts.value("e\u{301}", style) == nil)
    #expect(texts.value("\u{E9}", style) == 1)
  }
}
