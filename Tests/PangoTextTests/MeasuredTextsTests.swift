import Testing

@testable import PangoText

@Suite("Measured texts")
struct MeasuredTextsTests {
  @Test("are kept up to a limit, those asked for lately longest")
  func bounded() {
    let texts = MeasuredTexts<Int, Int>(limit: 200)
    texts.keep(1, of: "often", 0)
    for number in 0..<100 {
      texts.keep(number, of: "\(number)", 0)
      #expect(texts.value("often", 0) == 1)
      #expect(texts.value("\(number)", 0) == number)
    }
    #expect(texts.value("0", 0) == nil)
    #expect((0..<100).count { texts.value("\($0)", 0) != nil } < 40)
    #expect(texts.value("often", 1) == nil)
  }
}
