/// A text for the terminal's clipboard, by OSC 52 (xterm, “Control Sequences”).
enum ClipboardCopy {
  /// The sequence that puts a text there.
  static func sequence(_ text: String) -> String {
    "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{1B}\\"
  }

  /// RFC 4648, section 4.
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = Array(group) + [UInt8](repeating: 0, count: 3 - group.count)
      let word = padded.reduce(0) { $0 << 8 | Int($1) }
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[word >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
