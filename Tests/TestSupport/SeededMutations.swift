/// The generator of Steele, Lea and Flood (SplitMix64): small, and the same everywhere.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Damaged copies of a file: truncated, doubled, nested, with bytes changed and with pieces that
/// somebody could write to harm whoever reads it. The same seed and number give the same copy.
package struct SeededMutations: Sendable {
  private let original: [UInt8]
  private let pieces: [[UInt8]]
  private let seed: UInt64

  /// - Parameters:
  ///   - pieces: what the format gives a meaning, put in between besides what harms any.
  ///   - seed: that of the whole series.
  package init(of original: [UInt8], pieces: [[UInt8]] = [], seed: UInt64) {
    self.original = original
    self.pieces = pieces + pieces + Self.harmful
    self.seed = seed
  }

  /// Copies of a text, damaged by signs of its format: those in `signs`, parted by spaces.
  package init(of text: String, signs: String, seed: UInt64) {
    self.init(
      of: Array(text.utf8),
      pieces: signs.split(separator: " ").map { Array($0.utf8) }
        + ["\n", " ", "\t", "\r\n"]
        .map { Array($0.utf8) }, seed: seed)
  }

  /// The copy of that number.
  package subscript(number: Int) -> [UInt8] {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D)
    var bytes = original
    // Mostly one: a file that is damaged all over is refused at its first line.
    for _ in 0..<([1, 1, 1, 2, 3].randomElement(using: &random) ?? 1) { damage(&bytes, &random) }
    return bytes
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...16, using: &random))
    let piece = pieces.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<20, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1...2: bytes[start] = bytes.randomElement(using: &random) ?? 0
    case 3...6:
      let other = word(at: Int.random(in: original.indices, using: &random), in: original)
      bytes.replaceSubrange(word(at: start, in: bytes), with: original[other])
    case 7...9: bytes.replaceSubrange(word(at: start, in: bytes), with: piece)
    case 10: bytes.insert(contentsOf: piece, at: start)
    case 11: bytes.replaceSubrange(start..<end, with: piece)
    case 12: bytes.removeSubrange(start..<end)
    case 13...14:
      let copy = bytes[start..<min(bytes.count, start + 48)]
      bytes.insert(contentsOf: copy, at: Int.random(in: 0...bytes.count, using: &random))
    case 15: bytes.insert(contentsOf: bytes[line(at: start, in: bytes)], at: start)
    case 16: bytes.removeSubrange(line(at: start, in: bytes))
    case 17: bytes.removeSubrange(start...)
    case 18: bytes += bytes
    case _:
      let times = Int.random(in: 2...400, using: &random)
      bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: start)
    }
    if bytes.count > 1 << 16 { bytes.removeSubrange((1 << 16)...) }
  }

  /// The letters and digits around an offset; empty between words.
  private func word(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF:
        true
      default: false
      }
    }
    var (start, end) = (offset, offset)
    while start > 0, isOfWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isOfWord(bytes[end]) { end += 1 }
    return start..<end
  }

  /// The line around an offset, with its end.
  private func line(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  /// Controls, broken encodings, numbers beyond every range, formats that write to memory.
  private static let harmful: [[UInt8]] =
    [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0x9B]]
    + [
      "\u{1B}[2J", "\u{1B}]0;x\u{07}", "\u{9B}31m", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{2028}",
      "\u{85}", "\u{7F}", "\r", "é", "😀", "e\u{301}\u{301}\u{301}", "\u{200D}", "%n", "%999$@",
      "%2147483648$@", "%#@a@", "%*d", "%.*f", "99999999999999999999", "-9223372036854775808",
      "1e999", "-0", "0x", "NaN", "\\u0000", "\\ud800", "../../../../etc", "/dev/zero", "",
    ].map { Array($0.utf8) }
}
