import Diagnostics
import Testing

@Suite("Text of other people in Markdown")
struct MarkdownTextTests {
  @Test(
    "is shown as it is, in a sentence",
    arguments: [
      ("live_activity.x _y_ z_", "live_activity.x \\_y\\_ z\\_"), ("a | b", "a \\| b"),
      ("`rm`", "\\`rm\\`"),
      ("<b>*x*</b> [y](z)", "\\<b\\>\\*x\\*\\</b\\> \\[y\\](z)"),
      ("%1$@ at 9", "%1\\$@<!-- --> at 9"), ("back\\slash", "back\\\\slash"),
      ("a\nb\u{1B}[2J\u{202E}", "a⟨U+000A⟩b⟨U+001B⟩\\[2J⟨U+202E⟩"),
      (
        "&amp; #1 ~~x~~",
        "\\&amp; \\#1 \\~\\~x\\~\\~"
      ),
    ])
  func prose(text: String, expected: String) {
    #expect(MarkdownText.prose(text) == expected)
  }

  @Test("keeps the code between backticks of our own sentences")
  func sentences() {
    #expect(MarkdownText.sentences("Take `a_b` or `c`: *so*") == "Take `a_b` or `c`: \\*so\\*")
    #expect(MarkdownText.sentences("One ` alone") == "One \\` alone")
  }

  @Test(
    "is shown as it is, as code in a table",
    arguments: [
      ("plain", "`plain`"), ("a|b", "`a\\|b`"), ("a`b", "``a`b``"), ("`a``", "``` `a`` ```"),
      (" x ", "`  x  `"), ("", ""), ("\u{7}", "`⟨U+0007⟩`"), ("@team", "`@team`"),
    ])
  func code(text: String, expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test("is fenced by more backticks than it has")
  func fenced() {
    #expect(MarkdownText.fenced("a\nb\n", "yaml") == "```yaml\na\nb\n```")
    #expect(MarkdownText.fenced("```\n\u{9B}") == "````\n```\n⟨U+009B⟩\n````")
  }

  @Test("stands in the rows of a table")
  func table() {
    #expect(
      MarkdownText.table(["a", "b"], [[MarkdownText.code("x|y"), "2"]])
        == "| a | b |\n| --- | --- |\n| `x\\|y` | 2 |")
  }
}
