import Layout
import Presentation
import Testing

@testable import PangoText

@Suite("Shaping by Pango")
struct PangoTextShaperTests {
  private static let hasInter = HarfBuzzPeer(family: "Inter", fallback: nil, weight: 400) != nil
  private static let hasNoto =
    HarfBuzzPeer(family: "Noto Sans Arabic", fallback: "Noto Sans CJK JP", weight: 400) != nil

  private func width(_ text: String, _ style: TextStyle = TextStyle()) throws -> Double {
    try PangoTextShaper().shape(text, style: style).clusters.reduce(0) { $0 + $1.advance }
  }

  @Test("tells narrow letters from wide ones")
  func proportional() throws {
    #expect(try width("WWWW") > 3 * width("illi"))
  }

  @Test(
    "covers the whole text with clusters that end where graphemes end",
    arguments: [
      "Ankunft in 4 Min.", "سلام عليكم لا إله", "क्षत्रिय", "👨‍👩‍👧‍👦 🇫🇷 👍🏽 1️⃣", "a\tb\r\nc\u{1b}d\0",
      "", "\u{200B}", "\u{301}", "e\u{301}\u{302}", "\u{2028}", "a\u{202E}b\u{202C}", "ffi",
      "\u{FFFD}\u{FFFE}\u{E000}\u{10FFFF}", "ำ", "\u{AD}", "\t\t", "مُحَمَّد لله ﷺ", "각각",
    ])
  func covers(_ text: String) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let style = TextStyle(direction: direction)
      let clusters = try PangoTextShaper().shape(text, style: style).clusters
      let starts = clusters.map(\.range.lowerBound)
      let ends = clusters.map(\.range.upperBound)
      #expect(starts == (text.isEmpty ? [] : [0] + ends.dropLast()))
      #expect((ends.last ?? 0) == text.utf8.count)
      var graphemes: Set<Int> = []
      var end = 0
      for character in text {
        end += character.utf8.count
        graphemes.insert(end)
      }
      #expect(ends.allSatisfy(graphemes.contains))
      #expect(clusters.allSatisfy { $0.advance >= 0 && $0.advance.isFinite })
    }
  }

  @Test("a soft hyphen is nothing until a line ends there, then as wide as a hyphen")
  func softHyphens() throws {
    let shaped = try PangoTextShaper().shape("Donau\u{AD}dampf", style: TextStyle())
    #expect(shaped.clusters.filter(\.isSoftHyphen).map(\.range) == [5..<7])
    #expect(shaped.clusters.filter(\.isSoftHyphen).map(\.advance) == [0])
    #expect(shaped.clusters.filter(\.isSoftHyphen).map(\.breakAfter) == [.allowed])
    #expect(try abs(shaped.hyphen - width("-")) < 0.001)
  }

  @Test("never divides a ligature of Arabic", .enabled(if: hasNoto, "Noto is not installed"))
  func ligature() throws {
    let clusters = try PangoTextShaper().shape("سلام", style: TextStyle(language: "ar")).clusters
    // Lam and alef are one glyph.
    #expect(clusters.map(\.range) == [0..<2, 2..<6, 6..<8])
  }

  @Test("ends lines and words where cells do", arguments: WrittenTexts.all)
  func breaks(_ written: WrittenTexts) throws {
    let style = TextStyle(language: written.language)
    for text in written.texts + ["a\nb\u{2029}c", "well-known", "日本語、テキスト"] {
      func ends(_ shaper: any TextShaping) -> [Int: ShapedCluster.LineBreak] {
        Dictionary(
          uniqueKeysWithValues: shaper.shape(text, style: style).clusters
            .filter { $0.breakAfter != .never }.map { ($0.range.upperBound, $0.breakAfter) })
      }
      #expect(try ends(PangoTextShaper()) == ends(CellTextShaper()), "‘\(text)’")
    }
  }

  @Test("gives controls and ends of lines no width, and a tab that to its next stop")
  func controls() throws {
    let shaper = try PangoTextShaper()
    let advances = shaper.shape("ab\u{1b}\u{85}\r\n\tc", style: TextStyle()).clusters.map(\.advance)
    #expect(advances[2...4] == [0, 0, 0])
    #expect(advances[5] == 28)
    let tab = shaper.shape("ab\tc", style: TextStyle()).clusters.map(\.advance)
    #expect(abs(tab[0] + tab[1] + tab[2] - 28) < 1e-9)
  }

  @Test("takes one picture for a sequence of emoji, whatever faces are installed")
  func emoji() throws {
    let (one, family) = (try width("👩"), try width("👨‍👩‍👧‍👦"))
    #expect(one > 10)
    #expect(family <= one * 1.5)
    #expect(try width("👍🏽") <= one * 1.5)
  }

  @Test("is done with long and hostile texts")
  func hostile() throws {
    let shaper = try PangoTextShaper()
    let parts: [(String, Int)] = [
      ("a", 100_000), ("سل", 100_000), ("\u{301}", 100_000), ("\u{1100}", 100_000),
      ("a\u{1b}", 50_000), ("漢", 20_000), ("क्", 20_000), ("e\u{301}", 20_000), ("\t", 20_000),
      ("\u{1b}", 20_000), ("👨‍👩‍👧", 5000), ("\u{202E}a", 20_000), ("(", 20_000),
      ("\u{1F1E6}", 20_000), ("\u{E33}", 20_000), ("\u{E000}", 20_000),
    ]
    for (part, count) in parts {
      let text = String(repeating: part, count: count)
      let clusters = shaper.shape(text, style: TextStyle()).clusters
      #expect(clusters.last?.range.upperBound == text.utf8.count)
    }
  }

  @Test("draws Han as the language writes it", .enabled(if: hasNoto, "Noto is not installed"))
  func han() throws {
    let answers = try PangoTextShaper().scriptAnswers()
    func families(_ name: String) -> [String]? {
      answers.first { $0.sample.name == name }?.families
    }
    #expect(families("Han, simplified") == ["Noto Sans CJK SC"])
    #expect(families("Han, traditional") == ["Noto Sans CJK TC"])
    #expect(families("Kana") == ["Noto Sans CJK JP"])
    #expect(families("Hangul") == ["Noto Sans CJK KR"])
  }

  @Test("names fonts by the region of Chinese")
  func chinese() {
    let names = [
      "zh-Hans": "zh-cn", "zh": "zh-cn", "zh-TW": "zh-tw", "zh-Hant": "zh-tw", "zh-HK": "zh-hk",
      "zh-Hant-HK": "zh-hk", "zh-Hans-HK": "zh-cn", "yue": "zh-hk", "ja": "ja", "fr-CA": "fr-CA",
      "und": "en", "no tag at all": "en",
    ]
    for (tag, name) in names { #expect(FontLanguage.name(of: tag) == name, "\(tag)") }
    #expect(FontLanguage.name(of: nil) == "en")
  }

  @Test("gives every digit one width where that is asked", .enabled(if: hasInter, "no Inter"))
  func evenDigits() throws {
    let even = TextStyle(hasEvenDigits: true)
    #expect(try abs(width("11:11", even) - width("44:44", even)) < 0.01)
    #expect(try width("44:44") - width("11:11") > 4)
  }

  @Test("is wider in heavier weights, and no weight is that of the text style")
  func weights() throws {
    #expect(try width("Delivered", TextStyle(weight: .bold)) > width("Delivered"))
    #expect(
      try width("Delivered", TextStyle(font: "headline"))
        == width("Delivered", TextStyle(font: "body", weight: .semibold)))
  }

  @Test("tracks what the system's face would shape, and nothing that joins")
  func tracking() throws {
    let shaper = try PangoTextShaper()
    func advances(_ text: String, _ style: TextStyle) -> [Double] {
      shaper.shape(text, style: style).clusters.map { $0.advance / style.pointSize }
    }
    // At 12 points there is no tracking, at 17 there is -0.43.
    let (plain, tracked) = (TextStyle(font: "caption"), TextStyle())
    for (text, amount) in [("n", -0.43), ("ж", -0.43), ("7", -0.43), ("س", 0), ("漢", 0), ("ש", 0)] {
      let difference = (advances(text, tracked)[0] - advances(text, plain)[0]) * 17
      #expect(abs(difference - amount) < 0.001, "‘\(text)’")
    }
    func tightened(_ text: String) -> Double {
      (advances(text, TextStyle())[0] - advances(text, TextStyle(tightening: 0.5))[0]) * 17
    }
    for text in ["n", "漢", "ש"] { #expect(abs(tightened(text) - 0.5) < 0.001, "‘\(text)’") }
    #expect(tightened("س") == 0)
  }

  @Test("gives lines the leading of their style, and tall scripts what their faces need")
  func lines() throws {
    let shaper = try PangoTextShaper()
    let latin = shaper.shape("Hello", style: TextStyle())
    #expect(latin.lineHeight == 22)
    #expect(latin.ascent > 15 && latin.ascent < 19)
    #expect(shaper.shape("到着", style: TextStyle(language: "ja")).lineHeight == 22)
    #expect(shaper.shape("", style: TextStyle()).lineHeight == 22)
    let half = shaper.shape("Hello", style: TextStyle(scale: 0.5))
    #expect(abs(half.lineHeight - 11) < 1e-9 && abs(half.ascent * 2 - latin.ascent) < 1e-9)
  }

  @Test(
    "makes lines higher where marks are stacked", .enabled(if: hasNoto, "Noto is not installed"),
    arguments: ["", "مُحَمَّد", "اللّٰهُمَّ ٱجۡعَلۡ"])
  func tallLines(_ text: String) throws {
    let shaped = try PangoTextShaper().shape(text, style: TextStyle(language: "ar"))
    #expect((shaped.lineHeight > 22) == text.hasPrefix("ا"))
    #expect(shaped.ascent < shaped.lineHeight)
  }

  @Test("shapes a text once, whatever sizes, scales and tightenings are asked for")
  func once() throws {
    let shaper = try PangoTextShaper()
    for size in DynamicTypeSize.allCases {
      for scale in [1, 0.9, 0.8] {
        for tightening in [0, 0.2] {
          _ = shaper.shape(
            "Ankunft", style: TextStyle(textSize: size, tightening: tightening, scale: scale))
        }
      }
    }
    _ = shaper.shape("Ankunft", style: TextStyle(font: "title"))
    #expect(shaper.shapingCount == 1)
    _ = shaper.shape("Ankunft", style: TextStyle(weight: .bold))
    #expect(shaper.shapingCount == 2)
  }

  @Test("shapes at one size what it would at any other", arguments: WrittenTexts.all)
  func linear(_ written: WrittenTexts) throws {
    let fonts = try SharedFonts(family: nil)
    for size in [9.0, 17, 34.25] {
      let style = TextStyle(size: size, language: written.language)
      for text in written.texts {
        let reference = fonts.lend { $0.shape(text, ShapingSubject(style)) }
        guard reference.isLinear else { continue }
        let exact = fonts.lend { $0.shape(text, ShapingSubject(style, size: size)) }
        let widths = [reference, exact].map {
          $0.shaped(style).clusters.reduce(0) { $0 + $1.advance }
        }
        #expect(abs(widths[0] - widths[1]) < 0.05, "‘\(text)’ at \(size)")
      }
    }
    #expect(ReferenceSize.optical(16.9) == 17 && ReferenceSize.optical(0.1) == 1)
  }

  @Test("measures alike from several threads at once")
  func threads() async throws {
    let shaper = try PangoTextShaper()
    let alone = try PangoTextShaper()
    let texts = WrittenTexts.all.flatMap { written in
      (0..<40).flatMap { number in written.texts.map { ("\($0) \(number)", written.language) } }
    }
    let widths = await withTaskGroup(of: [Double].self) { group in
      for worker in 0..<4 {
        group.addTask {
          texts.indices.map { index in
            let (text, language) = texts[(index + worker * 37) % texts.count]
            return shaper.shape(text, style: TextStyle(language: language)).clusters
              .reduce(0) { $0 + $1.advance }
          }
        }
      }
      var sums: [Double] = []
      for await widths in group { sums.append(widths.sorted().reduce(0, +)) }
      return sums
    }
    let expected = texts.map { text, language in
      alone.shape(text, style: TextStyle(language: language)).clusters
        .reduce(0) { $0 + $1.advance }
    }.sorted().reduce(0, +)
    #expect(widths == Array(repeating: expected, count: 4))
  }

  @Test("refuses a family that is not installed, and says what would answer")
  func unknownFamily() throws {
    let problem = #expect(throws: FontProblem.self) {
      try PangoTextShaper(family: "No Such Face")
    }
    guard case .notInstalled(let family, let answered, let installed) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(family == "No Such Face")
    #expect(installed.contains(answered))
    #expect(installed == installed.sorted())
    let known = try #require(
      SharedFonts(family: nil).lend(\.installedFamilies).first {
        $0.hasPrefix("DejaVu") || $0 == "Inter"
      })
    #expect(try PangoTextShaper(family: known.lowercased()).measure == .face(known))
  }
}
