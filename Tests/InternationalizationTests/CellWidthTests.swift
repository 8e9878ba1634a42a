import Internationalization
import Testing

@Suite("Terminal cells")
struct CellWidthTests {
  @Test(
    "are counted by cluster",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("漢", 2), ("か", 2), ("ｶ", 1), ("Ａ", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ا", 1), ("לָ", 1), ("क", 1), ("ก็", 1),
      ("…", 1), ("±", 1), ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇨🇦", 2), ("🇨", 1), ("❤", 1),
      ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("🏴‍☠️", 2),
      ("\u{200B}", 0), ("\u{200E}", 0), ("\u{7}", 0), ("\t", 0), ("\u{301}", 0), ("\u{AD}", 1),
      ("〜", 2), ("“", 1), ("α", 1), ("■", 1),
    ])
  func clusters(_ cluster: String, _ cells: Int) {
    #expect(CellWidth.of(cluster) == cells)
  }

  @Test("add up")
  func texts() {
    #expect(CellWidth.of("配達中 – 3") == 10)
    #expect(CellWidth.of("") == 0)
    #expect(CellWidth.of("طلبك في الطريق") == 14)
  }
}
