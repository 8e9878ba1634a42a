import Inspection
import Languages
import Localization
import Presentation
import TestSupport
import Testing

@testable import polyglance

/// The shipped Courier in localizations that nobody wrote.
@Suite("Courier in pseudolocales")
struct PseudolocaleRunTests {
  private static let english = LanguageTag(language: "en")

  @Test("each sound scenario passes, and no error is told", arguments: ShippedScenariosTests.sound)
  func passes(scenario: String) throws {
    let isLong = scenario.hasSuffix("every-status.scenario.yaml")
    let locales = isLong ? "pseudo" : "en-XA,ar-XB"
    let result = try BuiltTool.run(["run", "Scenarios/\(scenario)", "--locale", locales])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(!result.output.contains(": error: "))
    let lines = result.output.split(separator: "\n")
    let runs = isLong ? Pseudolocale.allCases.count : 2
    #expect(lines.count { $0.contains(" texts in one language") } == runs)
  }

  @Test("every text of a catalog is changed, and none that is not from one")
  func changes() throws {
    for pseudolocale in Pseudolocale.allCases {
      let tag = pseudolocale.tag(of: Self.english)
      let runs = try PlayedCourier.play("french-on-the-way", locales: .listed([.tag(tag)]))
      var looked = (texts: 0, others: 0)
      for surface in try #require(runs[0].frames.last).surfaces.map(\.resolved) {
        for text in surface.texts {
          for (index, span) in text.spans.enumerated() {
            let words = ownWords(of: index, in: text)
            switch surface.provenances[span.provenance].source {
            case .catalog:
              #expect(surface.provenances[span.provenance].lookup?.answered == tag)
              #expect(isChanged(words, pseudolocale), "\(tag): \(words)")
              looked.texts += 1
            case .literal, .payload, .scenario, .userContent, .code, .value:
              #expect(!words.joined().contains { !$0.isASCII }, "\(tag): \(words)")
              #expect(!words.joined().contains("["))
              looked.others += 1
            case .formatter, .joined: break
            }
          }
        }
      }
      #expect(looked.texts > 20 && looked.others > 2, "\(tag)")
    }
  }

  @Test(
    "words that no catalog has are told in every one of them",
    arguments: [
      ("hardcoded-literal", "[hardcoded-literal]"), ("payload-prose", "[payload-prose]"),
      ("raw-code", "[raw-code]"), ("missing-key", "[missing-key]"),
      ("locale-not-passed", "[locale-not-passed]"), ("never-updated", "[stale-render]"),
    ])
  func findsWhatIsPlain(twin: String, finding: String) throws {
    let result = try BuiltTool.run([
      "run", "Scenarios/courier-broken/\(twin)", "--locale", "pseudo",
    ])
    #expect(result.status == 1)
    for pseudolocale in Pseudolocale.allCases {
      let tag = pseudolocale.tag(of: Self.english).description
      let lines = result.output.split(separator: "\n").filter {
        $0.contains(": error: ") && $0.contains(finding) && $0.contains("\(tag), step")
      }
      #expect(!lines.isEmpty, "\(tag): \(result.output)")
    }
  }

  @Test(
    "a name that is almost one is told the nearest",
    arguments: [
      (["run", "Scenarios/courier/french-on-the-way.scenario.yaml"], "en-XB", "‘en-XA’"),
      (["verify", "Scenarios/courier"], "en-x-dubble", "‘en-x-double’"),
      (["run", "Scenarios/courier"], "psuedo", "‘pseudo’"),
    ])
  func tellsTheNearest(command: [String], locale: String, nearest: String) throws {
    let result = try BuiltTool.run(command + ["--locale", locale])
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean \(nearest)?"), "\(result.errors)")
  }

  @Test("the matrix has a column for one that is asked for, after the languages")
  func verifies() throws {
    let result = try BuiltTool.run([
      "verify", "Scenarios/courier", "--suite", "LA-02,LA-06,LA-20", "--locale", "en-XA,fr,ar-XB",
    ])
    #expect(result.status == 0, "\(result.output)")
    let lines = result.output.split(separator: "\n")
    #expect(lines[0].split(separator: " ").map(String.init) == ["fr", "en-XA", "ar-XB"])
    #expect(!result.output.contains("✗"))
  }

  @Test("pictures show the words turned round, and the controls that do it nowhere")
  func pictures() throws {
    let picture = try BuiltTool.run([
      "snapshot", "Scenarios/courier/french-on-the-way.scenario.yaml", "--locale", "ar-XB",
      "--at", "4", "--surface", "lock-screen",
    ]).output
    #expect(picture.contains("redro ruoy gniraperP │"))
    #expect(!picture.contains("202E") && !picture.contains("\u{202E}"))
  }

  /// The words that a span's own table or literal gave, between those of its arguments.
  private func ownWords(of span: Int, in text: ResolvedText) -> [String] {
    let bytes = Array(text.string.utf8)
    var start = text.spans[span].range.lowerBound
    var words: [String] = []
    for child in text.spans where child.parent == span {
      words.append(String(decoding: bytes[start..<child.range.lowerBound], as: UTF8.self))
      start = child.range.upperBound
    }
    return words + [
      String(decoding: bytes[start..<text.spans[span].range.upperBound], as: UTF8.self)
    ]
  }

  private func isChanged(_ words: [String], _ pseudolocale: Pseudolocale) -> Bool {
    let all = words.joined(separator: " ")
    switch pseudolocale {
    case .accentedLonger: return all.hasPrefix("[") && all.hasSuffix("]") && !hasPlainLetter(all)
    case .accented: return !hasPlainLetter(all)
    case .bounded: return all.hasPrefix("[# ") && all.hasSuffix(" #]")
    case .rightToLeft: return !all.isEmpty
    case .doubleLength:
      let counts = Dictionary(
        grouping: all.split { !$0.isLetter && $0 != "’" }.map(String.init), by: { $0 })
      return counts.values.allSatisfy { $0.count.isMultiple(of: 2) }
    case .fakeRightToLeft:
      var isTurned = false
      return all.allSatisfy { character in
        if character == "\u{202E}" { isTurned = true }
        if character == "\u{202C}" { isTurned = false }
        return isTurned || !character.isLetter
      }
    }
  }

  private func hasPlainLetter(_ text: String) -> Bool {
    text.contains { $0.isASCII && $0.isLetter }
  }
}
