import Internationalization
import Languages

/// How one cluster of a text is printed so that no terminal and no viewer can be led astray by it.
enum DisplayForms {
  /// What to print: nothing for a cluster that is invisible by nature, `⟨U+001B⟩` for a control.
  /// - Parameter source: the cluster as the text has it.
  static func of(
    _ cluster: String, source: String, reversing: Bool = false
  ) -> [(text: String, width: Int)] {
    let controls = source.unicodeScalars.filter { isShownControl($0, reversing) }
    guard controls.isEmpty else { return controls.flatMap(name) }
    if source.unicodeScalars.allSatisfy(isInvisible) { return [] }
    let width = CellWidth.of(cluster)
    if width <= 2 { return width == 0 ? [] : [(cluster, width)] }
    return split(cluster)
  }

  /// Cells that a cluster takes.
  static func width(_ cluster: String, source: String, reversing: Bool) -> Int {
    of(cluster, source: source, reversing: reversing).reduce(0) { $0 + $1.width }
  }

  /// Whether words in this language are turned round by directional controls, which then are obeyed:
  /// those of the pseudolocale `ar-XB`, which are generated. Nobody else's are.
  static func reversesWords(_ language: String?) -> Bool {
    guard let language, language.hasSuffix("-XB") else { return false }
    return LanguageTag(language)?.pseudolocale?.reversesWords == true
  }

  /// The text with controls out of the way of reordering, each as long in UTF-8 as before.
  static func orderable(_ text: String, reversing: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isShownControl($0, reversing) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isShownControl(scalar, reversing) {
        result.append(scalar)
      } else {
        switch scalar.value {
        case ..<0x80: result.append("\u{1}")
        case ..<0x800: result.append("\u{80}")
        default: result.append("\u{FFFC}")
        }
      }
    }
    return String(result)
  }

  /// C0, C1, separators of lines and paragraphs, and the bidi controls that can make a text read
  /// otherwise than it is written. Marks and isolates only keep order and have no width.
  /// - Parameter reversing: the override and its end are obeyed.
  private static func isShownControl(_ scalar: Unicode.Scalar, _ reversing: Bool) -> Bool {
    switch scalar.value {
    case 0x202C, 0x202E: !reversing
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x206A...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Marks, isolates, joiners and soft hyphens, which a device shows as nothing, and overrides that
  /// are obeyed.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202C, 0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> [(text: String, width: Int)] {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "⟨U+\(padded)⟩".map { (String($0), 1) }
  }

  /// A cluster wider than two cells, letter by letter with its marks.
  private static func split(_ cluster: String) -> [(text: String, width: Int)] {
    var forms: [(text: String, width: Int)] = []
    for scalar in cluster.unicodeScalars {
      let width = CellWidth.of(Character(scalar))
      if width == 0, !forms.isEmpty {
        forms[forms.count - 1].text.unicodeScalars.append(scalar)
      } else if width > 0 {
        forms.append((String(scalar), width))
      }
    }
    return forms
  }
}
