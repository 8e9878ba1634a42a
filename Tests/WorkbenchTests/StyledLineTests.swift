import Layout
import Presentation
import Testing

@testable import Workbench

/// What is read aloud, in lines.
@Suite struct StyledLineTests {
  private func line(
    _ text: String, _ language: String, _ direction: LayoutDirection = .leftToRight
  ) -> StyledLine {
    StyledLine(text: text, direction: direction, kind: .content(language: language))
  }

  @Test(arguments: [
    ("On its way to you", "en", 10, ["On its way", "to you"]),
    ("ご注文を配達しています", "ja", 12, ["ご注文を配達", "しています"]),
    ("กำลังจัดส่งคำสั่งซื้อ", "th", 8, ["กำลังจัดส่ง", "คำสั่งซื้อ"]),
    ("short", "en", 40, ["short"]), ("", "en", 10, [""]),
  ])
  func breaksWhereTheLanguageLetsALineEnd(
    _ text: String, _ language: String, columns: Int, lines: [String]
  ) {
    #expect(line(text, language).wrapped(columns: columns).map(\.text) == lines)
  }

  @Test func aMarkGoesOnInTheNextLine() {
    var line = line("one ⟦two three⟧ four", "en")
    let start = "one ".utf8.count
    line.styles = [(start..<start + "⟦two three⟧".utf8.count, .bad)]
    line.signs = [start]
    let lines = line.wrapped(columns: 9)
    #expect(lines.map(\.text) == ["one ⟦two", "three⟧", "four"])
    #expect(lines[1].style(at: 0..<1) == .bad)
    #expect(lines[2].style(at: 0..<1) == .plain)
    #expect(lines[0].signs == [start])
    #expect(lines[1].signs == [])
  }

  @Test func aLineFromRightToLeftIsReorderedAsOne() {
    let visual = line("في الطريق 42", "ar", .rightToLeft).visual.clusters.map(\.text).joined()
    #expect(visual.hasPrefix("42 "))
  }
}
