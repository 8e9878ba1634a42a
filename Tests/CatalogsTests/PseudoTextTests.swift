import Catalogs
import Languages
import Testing

/// What becomes of a text in a pseudolocale.
struct PseudoTextTests {
  /// Texts of which much must stay as it is.
  static let nasty = [
    "Hello", "%@", "%lld stops", "%1$@ of %2$@", "%2$@, then %1$lld", "%#@stops@ before you",
    "%1$#@trucks@, %2$#@stops@", "%arg stops", "100%% sure", "100%", "20% off", "100%ig", "%50eko",
    "100 % d'intérêt", "%-10@|%5.2lf|%+d|%'d|%*d", "%", "%%", "%n", "%lld",
    "%0$@ %1000$@ no position",
    "%#@open", "<b>Hello</b>, <i>%@</i>!", "<a href=\"https://example.com/%@\">here</a>",
    "a < b and c > d", "Fish &amp; chips &#160; &nbsp; A&B",
    "[the map](https://example.com/map?q=%@)",
    "^[%lld stop](inflect: true)", "**Bold** `code %@` _it_", "{name} is here",
    "{count, plural, one {# item} other {# items}} left", "{{who}} ${applicationName} {open",
    "tab\\tand\\nline \\u00e9 \\\"q\\\" \\(name) \\", "line one\nline two\r\nline three",
    "write to help@example.com, or see www.example.com/a.", "(https://example.com/x)",
    "e\u{301}te\u{301} naïve Ünü", "👩🏽‍🚀 lands 🇨🇦 at 9️⃣", "日本語のテキスト", "مرحبا %@", "שלום",
    "Привет, %@", "  padded  ", "", "   ", "\n", "·", "4", "٣ من ٤", "Gate 12B",
    "\u{301}%@\u{301}a",
    "`never closed", "](x)", "((((((a(b", "{{{{", "a\u{202E}b", "%@%@%@", "50%done%%%d",
  ]

  /// What a formatter sees of a text: its specifiers as written, in order.
  private func skeleton(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return FormatString(text).pieces.compactMap { piece in
      switch piece.kind {
      case .literal: nil
      case .percent, .specifier, .substitution, .variationArgument:
        String(decoding: bytes[piece.range], as: UTF8.self)
      }
    }
  }

  @Test(arguments: Pseudolocale.allCases)
  func `keeps every specifier, in its order, and makes none`(pseudolocale: Pseudolocale) {
    for text in Self.nasty {
      for isWhole in [true, false] {
        let made = PseudoText(pseudolocale).text(text, isWhole: isWhole)
        #expect(skeleton(made) == skeleton(text), "\(text) → \(made)")
      }
    }
  }

  @Test(arguments: Pseudolocale.allCases)
  func `keeps every digit and every sign that is no letter, and splits no grapheme`(
    pseudolocale: Pseudolocale
  ) {
    let ours: Set<Unicode.Scalar> = ["[", "]", "#", " ", "\u{202E}", "\u{202C}"]
    func kept(_ text: String) -> [Unicode.Scalar] {
      text.filter { !$0.isLetter }.unicodeScalars.filter { !ours.contains($0) }
    }
    for text in Self.nasty {
      let made = PseudoText(pseudolocale).text(text)
      if pseudolocale == .doubleLength {
        #expect(Set(made.unicodeScalars).isSuperset(of: kept(text)), "\(text) → \(made)")
      } else {
        #expect(kept(made) == kept(text), "\(text) → \(made)")
      }
    }
  }

  @Test(arguments: [
    (Pseudolocale.accentedLonger, "On the way", "[Öñ ţĥé ŵåý öñé]"),
    (.accentedLonger, "OK", "[ÖĶ]"),
    (.accentedLonger, "%lld stops before you", "[%lld šţöþš ƀéƒöŕé ýöû öñé]"),
    (.accentedLonger, "ETA %@", "[ÉŢÅ %@]"),
    (.accented, "Gate 12B", "Ĝåţé 12Ɓ"),
    (.accented, "e\u{301}te\u{301}", "e\u{301}ţe\u{301}"),
    (.doubleLength, "On the way", "On the way On the way"),
    (.doubleLength, "Stop %1$@ of %2$@.", "Stop Stop %1$@ of of %2$@."),
    (.doubleLength, "one\ntwo", "one one\ntwo two"),
    (.bounded, "On the way", "[# On the way #]"),
    (.bounded, " ", " "),
    (.rightToLeft, "On the way", "On the way"),
    (.fakeRightToLeft, "Gate 12B, %@!", "\u{202E}Gate\u{202C} 12\u{202E}B\u{202C}, %@!"),
    (.fakeRightToLeft, "9:00", "9:00"),
    (.fakeRightToLeft, "A12B", "\u{202E}A\u{202C}12\u{202E}B\u{202C}"),
  ])
  func `is what people know of Android and Xcode`(
    pseudolocale: Pseudolocale, text: String, expected: String
  ) {
    #expect(PseudoText(pseudolocale).text(text) == expected)
  }

  @Test(arguments: [
    ("<b>Hi</b>, <i>%@</i>", "<b>Ĥî</b>, <i>%@</i>"),
    ("<a href=\"https://example.com/%@\">here</a>", "<a href=\"https://example.com/%@\">ĥéŕé</a>"),
    ("a < b and c > d", "å < ƀ åñð ç > ð"),
    ("Fish &amp; chips A&B", "Ƒîšĥ &amp; çĥîþš Å&Ɓ"),
    ("[the map](https://a.example)", "[ţĥé ɱåþ](https://a.example)"),
    ("^[%lld stop](inflect: true)", "^[%lld šţöþ](inflect: true)"),
    ("use `code` (now)", "ûšé `code` (ñöŵ)"),
    ("{n, plural, one {# day} other {# days}} ago", "{n, plural, one {# day} other {# days}} åĝö"),
    ("{open", "{öþéñ"),
    ("tab\\tand \\u00e9a \\(name) b", "ţåƀ\\tåñð \\u00e9a \\(name) ƀ"),
    ("mail help@example.com, now", "ɱåîļ help@example.com, ñöŵ"),
    ("see www.example.com/a.", "šéé www.example.com/a."),
    ("@home", "@ĥöɱé"),
  ])
  func `leaves markup, braces, escapes and addresses`(text: String, expected: String) {
    #expect(PseudoText(.accented).text(text) == expected)
  }

  @Test func `makes a text about 40 % longer`() {
    let texts = [
      "Nearby", "On the way", "Your courier has three stops before you",
      "The parcel is being packed with care and leaves the warehouse within the hour",
    ]
    for text in texts {
      let letters = text.count(where: \.isLetter)
      let made = PseudoText(.accentedLonger).text(text, isWhole: false)
      let growth = Double(made.count - text.count) / Double(letters)
      #expect((0.2...0.7).contains(growth), "\(made)")
    }
    let total = texts.map { PseudoText(.accentedLonger).text($0).count }.reduce(0, +)
    let plain = texts.map(\.count).reduce(0, +)
    #expect((1.3...1.5).contains(Double(total) / Double(plain)))
  }

  @Test func `puts brackets around the whole, never around a part of it`() {
    #expect(PseudoText(.accentedLonger).text("%arg stops", isWhole: false) == "%arg šţöþš öñé")
    #expect(PseudoText(.bounded).text("%arg stops", isWhole: false) == "%arg stops")
  }

  @Test func `takes time in proportion to the text, however it nests`() {
    let text = String(repeating: "{(<`&a@\\u{", count: 20_000)
    #expect(PseudoText(.accented).text(text).count == text.count)
  }
}
