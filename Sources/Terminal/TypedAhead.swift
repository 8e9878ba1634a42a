import Workbench

/// Keys that were typed before the screen was claimed: curses never sees their bytes.
struct TypedAhead: Hashable {
  var keys: [Key] = []

  /// Decodes UTF-8 and the sequences of cursor keys (ECMA-48, and their application mode); other
  /// sequences are dropped.
  init(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let first = rest.popFirst() {
      guard first == "\u{1B}" else {
        if let key = KeyDecoder.key(character: first.value) { keys.append(key) }
        continue
      }
      guard let second = rest.first, second == "[" || second == "O" else {
        keys.append(.escape)
        continue
      }
      rest.removeFirst()
      let parameters = rest.prefix { !("@"..."~").contains($0) }
      rest = rest[parameters.endIndex...]
      guard let last = rest.popFirst() else { break }
      if let key = Self.key(last, parameters: String(String.UnicodeScalarView(parameters))) {
        keys.append(key)
      }
    }
  }

  /// The key of a sequence, by its last character and what stands before it; nil for others.
  static func key(_ last: Unicode.Scalar, parameters: String) -> Key? {
    switch (last, parameters) {
    case ("A", ""): .up
    case ("B", ""): .down
    case ("C", ""): .right
    case ("D", ""): .left
    case ("H", ""), ("~", "1"): .home
    case ("F", ""), ("~", "4"): .end
    case ("Z", ""): .backTab
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    case ("~", "3"): .delete
    default: nil
    }
  }
}
