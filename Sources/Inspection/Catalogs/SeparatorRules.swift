import Catalogs
import Diagnostics
import Internationalization
import Languages

/// The separators and marks of a language, as far as another script's are plainly wrong in it.
///
/// Sources: Unicode Standard, chapter 6 (punctuation) and 9 (Arabic); CLDR's `exemplarCharacters`
/// of type punctuation; GB/T 15834 for Chinese, JIS X 4051 for Japanese.
struct SeparatorRules {
  /// A mark that the language writes otherwise.
  struct Fault: Equatable {
    var mark: String
    var instead: String
    var severity: Severity = .warning
  }

  private enum Writing { case arabic, chinese, japanese, greek, spanish, korean, other }

  private let writing: Writing
  private let scripts: Set<String>

  init(_ language: LanguageTag) {
    scripts = WritingScripts.expected(in: language)
    writing =
      if scripts.contains("Arab") { .arabic } else if language.language == "ko" {
        .korean
      } else if !scripts.isDisjoint(with: ["Hira", "Kana"]) {
        .japanese
      } else if !scripts.isDisjoint(with: ["Hani", "Bopo"]) {
        .chinese
      } else if language.language == "el" { .greek } else if language.language == "es" {
        .spanish
      } else { .other }
  }

  /// Whether words are parted by blanks: not in Chinese, Japanese, Thai, Lao, Khmer, Burmese.
  static func separatesWords(_ language: LanguageTag) -> Bool {
    WritingScripts.expected(in: language).isDisjoint(
      with: ["Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"])
      || language.language == "ko"
  }

  /// The first mark that is not the language's own. Marks between digits, beside words of another
  /// script and in what is no prose (addresses, paths) are nobody's.
  func fault(in text: String, brands: [String]) -> Fault? {
    let characters = Array(FormatString(text).words)
    var previous: Character?
    for (index, character) in characters.enumerated() {
      defer { if !character.isWhitespace { previous = character } }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let fault = fault(
        character, after: previous, directly: index > 0 ? characters[index - 1] : nil, before: next)
      {
        return fault
      }
    }
    if writing == .spanish, let fault = openQuestion(characters) { return fault }
    return nil
  }

  private func fault(
    _ mark: Character, after previous: Character?, directly: Character?, before next: Character?
  ) -> Fault? {
    switch writing {
    case .arabic:
      guard let own = Self.arabic[mark], let previous, isOwn(previous), !isDigit(next) else {
        return nil
      }
      return Fault(mark: String(mark), instead: String(own))
    case .chinese, .japanese:
      guard let own = writing == .japanese && mark == "," ? "、" : Self.ideographic[mark],
        let directly, isOwn(directly)
      else { return nil }
      // What follows a mark directly is part of a number, an address, an ellipsis.
      if let next, !next.isWhitespace, !isOwn(next) { return nil }
      return Fault(
        mark: String(mark), instead: String(own),
        severity: Self.tolerated.contains(mark) ? .note : .warning)
    case .greek:
      if mark == "?", let previous, isOwn(previous) {
        return Fault(mark: "?", instead: ";")
      }
    case .spanish, .korean, .other: break
    }
    guard let own = Self.foreign[mark], let previous, isOwn(previous) else { return nil }
    return Fault(mark: String(mark), instead: own)
  }

  /// A Spanish question begins with `¿`. A single word with a mark may be a name or a button.
  private func openQuestion(_ characters: [Character]) -> Fault? {
    guard characters.contains("?"), !characters.contains("¿"), !characters.contains("/"),
      String(characters).split(whereSeparator: \.isWhitespace).count > 1
    else { return nil }
    return Fault(mark: "?", instead: "¿…?")
  }

  private func isOwn(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { scripts.contains(CharacterScripts.script(of: $0)) }
      ?? false
  }

  private func isDigit(_ character: Character?) -> Bool { character?.isNumber == true }

  private static let arabic: [Character: Character] = [",": "،", ";": "؛", "?": "؟"]
  private static let ideographic: [Character: Character] = [
    ",": "，", ".": "。", ";": "；", ":": "：", "?": "？", "!": "！",
  ]
  /// Half-width by design in many an app: worth knowing, no more.
  private static let tolerated: Set<Character> = [":", "?", "!"]
  /// Marks of Chinese, Japanese and Arabic in a text of another script.
  private static let foreign: [Character: String] = [
    "，": ",", "。": ".", "、": ",", "；": ";", "：": ":", "？": "?", "！": "!", "（": "(", "）": ")",
    "،": ",", "؛": ";", "؟": "?",
  ]
}
