import Diagnostics
import Testing

struct ShortenedTextTests {
  @Test func aSentenceStaysAsItIs() {
    let sentence = "‘\(String(repeating: "é", count: 300))’ is a literal"
    #expect(sentence.shortened == sentence)
  }

  @Test func aLongOneKeepsItsBeginningAndItsEnd() {
    let short = "‘\(String(repeating: "x", count: 5000))’ is a literal".shortened
    #expect(short.count == 403)
    #expect(short.hasPrefix("‘xxx") && short.hasSuffix("xxx’ is a literal"))
  }
}
