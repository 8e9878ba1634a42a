import Pictures
import TestSupport
import Testing

@Suite("A page")
struct HTMLTests {
  private static func page(findings: [HTMLPage.Finding]? = []) -> HTMLPage {
    HTMLPage(
      title: "French on the way & <more>", subtitle: "in fr-CA at 09:00:30",
      pictures: [
        HTMLPage.Picture(
          svg: drawSVG(PointSVGTests.specimen(), id: "p1-"), caption: "Lock Screen",
          detail: "371 × 124 pt", isWrong: true, isWide: true)
      ],
      tables: [
        HTMLPage.Table(
          title: "Compact",
          columns: [.init("Locale"), .init("Text"), .init("Over", isNumber: true)],
          rows: [
            [.init("ar"), .init("ابدأ", language: "ar", isRightToLeft: true), .init("+1.7")]
          ])
      ], findings: findings,
      surfaces: [
        HTMLPage.Section(
          title: "Lock Screen", detail: "delivery#1",
          shown: [
            HTMLPage.Words("Bientôt chez vous", language: "fr-CA", isRightToLeft: false),
            HTMLPage.Words(
              "الوصول <٩>", language: "ar", isRightToLeft: true, note: "cut on the device"),
          ], spoken: [HTMLPage.Words("Livraison, image", language: "fr-CA", isRightToLeft: false)])
      ], note: "Lengths in points.")
  }

  private static let finding = HTMLPage.Finding(
    severity: "error", id: "payload-prose", place: "payloads/nearby.apns:5:7",
    surface: "lock-screen", message: "the payload says “nearby” & more")

  @Test("has the picture, its texts, what is read, and the findings")
  func whole() {
    expectGolden(drawHTML(Self.page(findings: [Self.finding])), "page.html")
  }

  @Test("names language and direction of each text, and escapes it")
  func languages() {
    let html = drawHTML(Self.page())
    #expect(html.contains("<bdi lang=\"ar\" dir=\"rtl\">الوصول &lt;٩&gt;</bdi>"))
    #expect(html.contains("<bdi lang=\"fr-CA\" dir=\"ltr\">Bientôt chez vous</bdi>"))
    #expect(html.contains("<p>Nothing was found at this moment.</p>"))
    #expect(!html.contains("class=\"error\""))
    #expect(!drawHTML(Self.page(findings: nil)).contains("Findings"))
  }

  @Test("has lists that begin at the right where all that they say is written from there")
  func sides() {
    func html(_ words: [HTMLPage.Words]) -> String {
      drawHTML(
        HTMLPage(title: "x", surfaces: [.init(title: "minimal", shown: words, spoken: words)]))
    }
    let arabic = HTMLPage.Words("٤ د", language: "ar", isRightToLeft: true)
    let french = HTMLPage.Words("4 min", language: "fr")
    #expect(html([arabic]).contains("<ul dir=\"rtl\">"))
    #expect(html([arabic]).contains("<ol dir=\"rtl\">"))
    #expect(html([arabic, french]).contains("<ul>"))
  }

  @Test("names each row and column of a table")
  func tables() {
    let html = drawHTML(Self.page())
    #expect(html.contains("<th scope=\"col\" class=\"number\">Over</th>"))
    #expect(html.contains("<th scope=\"row\">ar</th>"))
    #expect(html.contains("<td><bdi lang=\"ar\" dir=\"rtl\">ابدأ</bdi></td>"))
    #expect(html.contains("aria-label=\"Compact\" tabindex=\"0\""))
  }

  @Test("needs nothing but itself, and follows the reader's choice of light or dark")
  func alone() {
    let html = drawHTML(Self.page(findings: [Self.finding]))
    for word in ["<script", "href=", "src=", "url(http", "@import"] {
      #expect(!html.contains(word))
    }
    #expect(html.contains("prefers-color-scheme: dark"))
    #expect(html.contains("role=\"img\" aria-labelledby=\"p1-title\" aria-describedby=\"p1-desc\""))
  }

  @Test("closes every element that it opens, in order")
  func isWellFormed() {
    let html = drawHTML(Self.page(findings: [Self.finding]))
    var open: [String] = []
    for match in html.matches(of: /<(\/?)([a-zA-Z0-9]+)((?:"[^"]*"|[^">])*)>/) {
      let (slash, name, rest) = (match.1, String(match.2), match.3)
      if ["meta", "br"].contains(name) || rest.hasSuffix("/") { continue }
      if slash.isEmpty {
        open.append(name)
      } else {
        #expect(open.popLast() == name)
      }
    }
    #expect(open.isEmpty)
  }
}
