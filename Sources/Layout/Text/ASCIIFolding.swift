import Internationalization

/// Latin letters without their marks, for terminals without UTF-8.
enum ASCIIFolding {
  /// The ASCII form of a cluster; nil for letters and signs of other scripts.
  static func fold(_ cluster: String) -> String? {
    guard let first = cluster.unicodeScalars.first else { return "" }
    if first.isASCII { return String(first) }
    if let sign = signs[first] { return sign }
    if first.properties.generalCategory == .spaceSeparator { return " " }
    if let digit = first.properties.numericType == .decimal ? first.properties.numericValue : nil {
      return CharacterScripts.script(of: first) == "Zyyy" ? String(Int(digit)) : nil
    }
    return letter(first)
  }

  /// By the letter's name: LATIN SMALL LETTER E WITH ACUTE is an `e`.
  private static func letter(_ scalar: Unicode.Scalar) -> String? {
    guard let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER" || words[2] == "LIGATURE"
    else { return nil }
    let base = words[3]
    guard base.count <= 2, words.count == 4 || words[4] == "WITH" else { return nil }
    return words[1] == "SMALL" ? base.lowercased() : String(base)
  }

  private static let signs: [Unicode.Scalar: String] = [
    "‘": "'", "’": "'", "‚": "'", "“": "\"", "”": "\"", "„": "\"", "«": "<<", "»": ">>",
    "‹": "<", "›": ">", "…": "...", "–": "-", "—": "-", "‑": "-", "‐": "-", "−": "-",
    "·": "-", "•": "*", "×": "x", "÷": "/", "º": "o", "ª": "a", "°": "o", "№": "No",
    "€": "EUR", "£": "GBP", "¥": "JPY", "©": "(c)", "®": "(r)", "™": "(tm)", "½": "1/2",
    "¼": "1/4", "¾": "3/4", "²": "2", "³": "3", "¿": "?", "¡": "!", "→": "->", "←": "<-",
    "ß": "ss", "ẞ": "SS", "ı": "i", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "⟨": "<", "⟩": ">",
    "§": "S", "′": "'", "″": "\"", "ʼ": "'",
  ]
}
