import Diagnostics
import Testing

@Suite("Findings that are alike")
struct FoldedFindingTests {
  private func finding(
    _ message: String, locale: String?, key: String? = "a", severity: Severity = .warning,
    line: Int = 1
  ) -> Finding {
    Finding(
      id: "raw-key-shown", severity: severity, message: message,
      place: SourceLocation(file: "a.xcstrings", line: line, column: 2), locale: locale, key: key)
  }

  private func lines(_ findings: [Finding]) -> [String] {
    FoldedFinding.fold(findings).map { $0.line(paths: .folder(".")) }
  }

  @Test("are one line that names their languages")
  func namesLanguages() {
    let findings = ["de", "fr", "it"].map { (tag: String) in
      finding("‘\(tag)’ has no ‘a’, nor for \(tag)-CH", locale: tag)
    }
    #expect(
      lines(Array(findings.prefix(2))) == [
        "a.xcstrings:1:2: warning: ‘de’ has no ‘a’, nor for de-CH [raw-key-shown]",
        "a.xcstrings:1:2: warning: ‘fr’ has no ‘a’, nor for fr-CH [raw-key-shown]",
      ])
    let plain = ["de", "fr", "it"].map { (tag: String) in finding("no ‘a’ in ‘\(tag)’", locale: tag)
    }
    #expect(
      lines(plain) == [
        "a.xcstrings:1:2: warning: no ‘a’ in ‘de’, ‘fr’ and ‘it’ [raw-key-shown]"
      ])
    let bare = ["de", "fr", "it"].map { (tag: String) in
      finding("no plural in \(tag): 2 is wrong", locale: tag)
    }
    #expect(
      lines(bare) == [
        "a.xcstrings:1:2: warning: no plural in de, fr and it: 2 is wrong [raw-key-shown]"
      ])
    let unnamed = ["de", "fr"].map { (tag: String) in finding("not translated", locale: tag) }
    #expect(
      lines(unnamed) == ["a.xcstrings:1:2: warning: not translated [raw-key-shown] (de and fr)"])
  }

  @Test("name a language whose tag is an English word where it is meant")
  func namesWords() {
    let findings = ["de", "it", "no"].map { (tag: String) in
      finding("no ‘a’ in \(tag) is as it is", locale: tag)
    }
    #expect(
      lines(findings) == [
        "a.xcstrings:1:2: warning: no ‘a’ in de, it and no is as it is [raw-key-shown]"
      ])
  }

  @Test("name the first of many languages, and count the rest")
  func countsLanguages() {
    let tags = ["ar", "bs", "cs", "da", "de", "el", "fi", "fr", "hr"]
    #expect(
      lines(tags.map { (tag: String) in finding("nothing in \(tag) yet", locale: tag) }) == [
        "a.xcstrings:1:2: warning: nothing in ar, bs, cs, da, de, el and 3 more languages yet "
          + "[raw-key-shown]"
      ])
    let notes = ["de", "fr", "fr"].enumerated().map { (index: Int, tag: String) in
      finding("‘x’ in \(tag) is odd", locale: tag, key: "k\(index)", severity: .note)
    }
    #expect(
      lines(notes) == [
        "a.xcstrings:1:2: note: ‘x’ in de is odd [raw-key-shown] (and 2 keys like it, in de and fr)"
      ])
  }

  @Test("stay apart where the words, the key or the weight differ")
  func staysApart() {
    #expect(
      lines([
        finding("‘x’ is odd", locale: "de"), finding("‘y’ is odd", locale: "fr"),
        finding("‘x’ is odd", locale: "it", key: "b"),
        finding("‘x’ is odd", locale: "fr", severity: .error),
      ]).count == 4)
    #expect(
      lines([finding("odd", locale: nil, key: nil), finding("odd", locale: nil, key: nil, line: 2)])
        .count == 2)
  }

  @Test("are counted where they are notes about many keys")
  func countsNotes() {
    let notes = ["a", "b", "c"].map { (tag: String) in
      finding("‘\(tag)’ has no comment", locale: nil, key: tag, severity: .note)
    }
    #expect(
      lines(notes) == [
        "a.xcstrings:1:2: note: ‘a’ has no comment [raw-key-shown] (and 2 keys like it)"
      ])
  }
}
