import Diagnostics
import Documents
import TestSupport
import Testing

/// Damaged files are read or refused at a place that exists; they never crash or hang.
struct MutationTests {
  private static let count = 10_000

  @Test(arguments: [JSONStrictness.strict, .lenient])
  func json(_ strictness: JSONStrictness) {
    let (comment, comma) = strictness == .lenient ? ("// x", ",") : ("", "")
    let text =
      #"{"é😀": [1, -2.5e3, true, null, "\u00e9\uD83D\uDE00\n"], "#
      + "\(comment)\n \"b\": {\"c\": {}}\(comma)}"
    mutate(
      text,
      alphabet: "{}[]\",:\\/*u0-+eE. \n\r\tdD8tfn\u{FEFF}“"
    ) { (bytes) throws(InputProblem) in try readJSON(bytes, file: "a", strictness: strictness) }
  }

  @Test func yaml() {
    mutate(
      "%YAML 1.2\n---\na: &x !t [1, 'b', *x]\n\"é😀\":\n  - k: |\n      text\n  - ? c\n    : {d: ~}\n...\n",
      alphabet: "{}[]\",:&*!|>?-#%@`' \n\r\t~ab<\u{FEFF}\u{2028}\u{85}"
    ) { (bytes) throws(InputProblem) in try readYAML(bytes, file: "a") }
  }

  @Test func oldStyle() {
    mutate(
      "/* é */ \"a\\U00e9\\101\" = \"😀\\\n\"; // x\nb = { c = (1, <0f 0e>, ); };\n'k';",
      alphabet: "{}()<>\"';=,\\/*U0 \n\r\t\u{FEFF}\u{2028}-a"
    ) { (bytes) throws(InputProblem) in try readStrings(bytes, file: "a").document }
  }

  @Test func xml() {
    mutate(
      "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a 'b'>]>\n<plist v='1'><dict><!-- é -->"
        + "<key>😀&amp;&#x41;</key><array><true/><integer>7</integer><data>aGk=</data>"
        + "<string><![CDATA[x]]></string></array></dict></plist>",
      alphabet: "<>/!?-[]&;#\"'= \n\rabdx1\u{FEFF}"
    ) { (bytes) throws(InputProblem) in try readPropertyList(bytes, file: "a") }
  }

  @Test func binary() {
    let objects: [[UInt8]] = [
      [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x61, 0, 0xE9], [0xA3, 5, 6, 7], [0x10, 7], [0x09],
      [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], [0x33, 0x41, 0, 0, 0, 0, 0, 0, 0],
    ]
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table.append(UInt8(bytes.count))
      bytes += object
    }
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
      + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, UInt8(bytes.count)]
    bytes += table + trailer
    #expect(throws: Never.self) { try readPropertyList(bytes, file: "a") }
    mutate(bytes, alphabet: [0, 1, 7, 8, 9, 0x0F, 0x1F, 0x5F, 0xA1, 0xD1, 0x80, 0xFF]) {
      (bytes) throws(InputProblem) in try readPropertyList(bytes, file: "a")
    }
  }

  @Test func wideText() {
    let text = "\u{FEFF}\"a\" = \"é😀\";\n"
    mutate(
      text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      alphabet: [0, 0xFF, 0xFE, 0xD8, 0xDC, 0x22]
    ) { (bytes) throws(InputProblem) in try readStrings(bytes, file: "a").document }
  }

  private func mutate(
    _ original: String, alphabet: String, _ read: ([UInt8]) throws(InputProblem) -> Document
  ) {
    mutate(Array(original.utf8), alphabet: Array(alphabet.utf8), read)
  }

  private func mutate(
    _ original: [UInt8], alphabet: [UInt8], _ read: ([UInt8]) throws(InputProblem) -> Document
  ) {
    let mutations = SeededMutations(of: original, pieces: alphabet.map { [$0] }, seed: 42)
    var outcomes = (read: 0, refused: 0)
    for number in 0..<Self.count {
      let bytes = mutations[number]
      do {
        let document = try read(bytes)
        #expect(document.problems.allSatisfy { isPlausible($0, in: bytes) }, "copy \(number)")
        outcomes.read += 1
      } catch {
        #expect(isPlausible(error, in: bytes), "\(error) of copy \(number)")
        outcomes.refused += 1
      }
    }
    #expect(outcomes.read > 0)
    #expect(outcomes.refused > 0)
  }

  /// The place lies in the file and the caret under its line or right after it.
  private func isPlausible(_ problem: InputProblem, in bytes: [UInt8]) -> Bool {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let columns = problem.excerpt.unicodeScalars.count
    return problem.location.line >= 1 && problem.location.line <= lines
      && problem.location.column >= 1 && problem.length >= 1 && !problem.message.isEmpty
      && (problem.excerpt.isEmpty || problem.location.column <= columns + 1)
  }
}
