internal import CICU

/// The scripts that a text is written in.
package enum CharacterScripts {
  /// The Unicode script of a scalar, as `Latn`, `Hani`; `Zyyy` is common to several, `Zinh` that
  /// of the letter before.
  package static func script(of scalar: Unicode.Scalar) -> String {
    String(cString: cicu_script(scalar.value))
  }

  /// How many letters of each script a text has; punctuation, digits and marks have none.
  package static func letterCounts(_ text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars where cicu_is_letter(scalar.value) {
      let script = script(of: scalar)
      if script != "Zyyy" && script != "Zinh" { counts[script, default: 0] += 1 }
    }
    return counts
  }

  /// How many letters a text has in all.
  package static func letterCount(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (cicu_is_letter($1.value) ? 1 : 0) }
  }

  /// The script that most letters have, by name among equals; nil without letters.
  package static func dominant(_ text: String) -> String? {
    letterCounts(text).max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
