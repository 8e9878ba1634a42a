/// A text taken apart into what a pseudolocale may change and what it must leave as it is.
struct PseudoTextParts {
  private(set) var parts: [Part] = []
  private let atoms: [Atom]
  /// Behind the sign that closes a bracket, by the place of the one that opens it.
  private let closings: [Int: Int]

  /// A part of the text.
  enum Part: Equatable {
    case fixed(String)
    case plain([Character])

    /// How many letters may be changed.
    var letters: Int {
      switch self {
      case .fixed: 0
      case .plain(let characters): characters.count(where: \.isLetter)
      }
    }
  }

  /// A character, or a specifier as a whole.
  private enum Atom {
    case character(Character)
    case specifier(String)

    var text: String {
      switch self {
      case .character(let character): String(character)
      case .specifier(let text): text
      }
    }
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    atoms = FormatString(text).pieces.flatMap { piece -> [Atom] in
      switch piece.kind {
      case .literal(let literal): literal.map(Atom.character)
      case .percent, .specifier, .substitution, .variationArgument:
        [.specifier(String(decoding: bytes[piece.range], as: UTF8.self))]
      }
    }
    closings = PseudoTextParts.closings(in: atoms)
    var plain: [Character] = []
    var index = 0
    while index < atoms.count {
      let end = fixedEnd(from: index)
      if end > index {
        if !plain.isEmpty { parts.append(.plain(plain)) }
        plain = []
        parts.append(.fixed(atoms[index..<end].map(\.text).joined()))
        index = end
      } else {
        if case .character(let character) = atoms[index] { plain.append(character) }
        index += 1
      }
    }
    if !plain.isEmpty { parts.append(.plain(plain)) }
  }

  private func character(_ index: Int) -> Character? {
    guard atoms.indices.contains(index), case .character(let character) = atoms[index] else {
      return nil
    }
    return character
  }

  /// Where what begins here and must stay ends; `index` where it need not stay.
  private func fixedEnd(from index: Int) -> Int {
    guard let first = character(index) else { return index + 1 }
    switch first {
    case "{": return closings[index] ?? index
    case "<": return tagEnd(from: index) ?? index
    case "&": return entityEnd(from: index) ?? index
    case "\\": return escapeEnd(from: index)
    case "`": return closings[index] ?? index
    case "(":
      // The target of a link, `[text](target)`, and the attributes of `^[text](…)`.
      guard index > 0, character(index - 1) == "]" else { return index }
      return closings[index] ?? index
    default: return isWordStart(index) ? addressEnd(from: index) ?? index : index
    }
  }

  /// The braces and parentheses that are closed, and the code spans.
  private static func closings(in atoms: [Atom]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var braces: [Int] = []
    var parentheses: [Int] = []
    var tick: Int?
    for (index, atom) in atoms.enumerated() {
      guard case .character(let character) = atom else { continue }
      switch character {
      case "{": braces.append(index)
      case "(": parentheses.append(index)
      case "}": if let open = braces.popLast() { closings[open] = index + 1 }
      case ")": if let open = parentheses.popLast() { closings[open] = index + 1 }
      case "`":
        if let open = tick { closings[open] = index + 1 }
        tick = tick == nil ? index : nil
      default: break
      }
    }
    return closings
  }

  /// Behind a tag as `<b>`, `</b>`, `<a href="%@">`, `<!-- … -->`.
  private func tagEnd(from index: Int) -> Int? {
    guard let second = character(index + 1), second.isLetter || "/!?".contains(second) else {
      return nil
    }
    for place in (index + 1)..<atoms.count {
      if character(place) == "<" { return nil }
      if character(place) == ">" { return place + 1 }
    }
    return nil
  }

  /// Behind an entity as `&amp;`, `&#160;`.
  private func entityEnd(from index: Int) -> Int? {
    var place = index + 1
    if character(place) == "#" { place += 1 }
    let start = place
    while let here = character(place), here.isASCII, here.isLetter || here.isNumber { place += 1 }
    return place > start && character(place) == ";" ? place + 1 : nil
  }

  /// Behind `\n`, `\"`, `\u00E9`, `\u{1F4E6}`, `\(name)`.
  private func escapeEnd(from index: Int) -> Int {
    switch character(index + 1) {
    case "(": return closings[index + 1] ?? index + 2
    case "u", "U", "x":
      if character(index + 2) == "{" { return closings[index + 2] ?? index + 2 }
      var place = index + 2
      while let here = character(place), here.isHexDigit, place < index + 10 { place += 1 }
      return place
    case nil: return index + 1
    default: return index + 2
    }
  }

  private func isWordStart(_ index: Int) -> Bool {
    guard let before = character(index - 1) else { return true }
    return before.isWhitespace || "([<\"'“‘«".contains(before)
  }

  /// Behind an address of the web or of mail, as it becomes a link.
  private func addressEnd(from index: Int) -> Int? {
    // A mail address is no longer (RFC 5321); one of the web is known by its beginning.
    let head = String((index..<index + 8).compactMap(character))
    let isWeb = ["http://", "https://", "www.", "mailto:", "tel:"].contains(where: head.hasPrefix)
    let limit = isWeb ? atoms.count : index + 254
    var end = index
    while end < limit, let here = character(end), !here.isWhitespace { end += 1 }
    while end > index, let last = character(end - 1), ".,;:!?)]”’»".contains(last) { end -= 1 }
    return isWeb || isMailAddress(index..<end) ? end : nil
  }

  private func isMailAddress(_ range: Range<Int>) -> Bool {
    let halves = range.compactMap(character)
      .split(separator: "@", omittingEmptySubsequences: false)
    return halves.count == 2 && !halves[0].isEmpty && halves[1].dropFirst().contains(".")
  }
}
