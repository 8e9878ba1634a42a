import Diagnostics
import Documents
import Testing

/// Damaged files are read or refused at a place that exists; they never crash or hang.
struct MutationTests {
  private static let count = 2000

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
    _ seed: String, alphabet: String, _ read: ([UInt8]) throws(InputProblem) -> Document
  ) {
    mutate(Array(seed.utf8), alphabet: Array(alphabet.utf8), read)
  }

  private func mutate(
    _ seed: [UInt8], alphabet: [UInt8], _ read: ([UInt8]) throws(InputProblem) -> Document
  ) {
    var random = SplitMix64(state: 42)
    var outcomes = (read: 0, refused: 0)
    for _ in 0..<Self.count {
      var bytes = seed
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        damage(&bytes, alphabet, &random)
      }
      do {
        let document = try read(bytes)
        #expect(document.problems.allSatisfy { isPlausible($0, in: bytes) }, "\(bytes)")
        outcomes.read += 1
      } catch {
        #expect(isPlausible(error, in: bytes), "\(error) of \(bytes)")
        outcomes.refused += 1
      }
    }
    #expect(outcomes.read > 0)
    #expect(outcomes.refused > 0)
  }

  private func damage(
    _ bytes: inout [UInt8], _ alphabet: [UInt8], _ random: inout SplitMix64
  ) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    let end = Int.random(in: index..<min(index + 12, bytes.count), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[index] = alphabet.randomElement(using: &random) ?? 0
    case 2: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: index)
    case 3: bytes.removeSubrange(index...end)
    case 4: bytes.insert(contentsOf: bytes[index...end], at: bytes.count / 2)
    default: bytes.removeSubrange(index...)
    }
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

/// The generator of Steele, Lea and Flood: small, and the same everywhere.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
