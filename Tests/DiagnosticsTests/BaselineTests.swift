import Diagnostics
import Testing

@Suite("A baseline")
struct BaselineTests {
  private func finding(_ id: String, key: String?, line: Int = 1, locale: String? = nil) -> Finding
  {
    Finding(
      id: id, severity: .error, message: "m \(line)",
      place: SourceLocation(file: "App/a.xcstrings", line: line, column: 1), locale: locale,
      key: key)
  }

  private func print(_ finding: Finding) -> Fingerprint {
    Fingerprint(finding, paths: .folder("App"))
  }

  @Test("knows its findings wherever their lines move, and tells what is new and what is gone")
  func compares() {
    let old = [
      finding("a", key: "x"), finding("a", key: "x", line: 2), finding("b", key: nil),
      finding("c", key: "y", locale: "fr"),
    ]
    let baseline = Baseline(of: old.map(print))
    let now = [
      finding("a", key: "x", line: 40), finding("b", key: nil, line: 7),
      finding("b", key: nil, line: 8), finding("c", key: "y", locale: "de"),
    ]
    let comparison = baseline.compare(now, by: print)
    #expect(comparison.new == [now[2], now[3]])
    #expect(comparison.known == 2)
    #expect(
      comparison.gone == [
        Fingerprint(id: "a", file: "a.xcstrings", key: "x"),
        Fingerprint(id: "c", file: "a.xcstrings", key: "y", locale: "fr"),
      ])
  }

  @Test("is a line a fingerprint, sorted")
  func text() {
    let baseline = Baseline(
      of: [
        finding("b", key: "k \"q\"", locale: "fr"), finding("a", key: nil), finding("a", key: nil),
      ]
      .map(print))
    #expect(
      baseline.text == """
        {
          "version": 1,
          "findings": [
            { "id": "a", "file": "a.xcstrings", "count": 2 },
            { "id": "b", "file": "a.xcstrings", "key": "k \\"q\\"", "locale": "fr" }
          ]
        }

        """)
    #expect(Baseline().text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }
}
