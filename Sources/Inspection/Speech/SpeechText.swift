import Languages
import Localization
import Presentation
import Simulation

/// A text as a voice has to read it.
struct SpeechText {
  private let languages: [LanguageTag]
  /// The string without what a voice knows how to read, or what is nobody's to word: times and
  /// dates, which are marked up for speech, and content of people.
  private let rest: String

  init(_ index: Int, _ surface: ResolvedSurface, _ moment: Moment) {
    let text = surface.texts[index]
    var bytes = Array(text.string.utf8)
    var languages: [LanguageTag] = []
    for span in text.spans {
      let provenance = surface.provenances[span.provenance]
      let language = provenance.lookup?.answered ?? provenance.format?.locale
      if let language, !languages.contains(language) { languages.append(language) }
      if provenance.isReadWell {
        for offset in span.range { bytes[offset] = UInt8(ascii: "_") }
      }
    }
    // Words that no table gave are in the source language, as far as one can know.
    self.languages = languages.isEmpty ? [moment.product.defaultLanguage] : languages
    rest = String(decoding: bytes, as: UTF8.self)
  }

  /// A number with the short form of a unit, as `4 min`; nil where there is none.
  var shortForm: String? {
    for language in languages {
      let words = UnitShortForms.words(in: language)
      if let found = UnitShortForms.first(in: rest, words: words) { return found }
    }
    return nil
  }

  /// A sign that stands for words between others; nil where there is none.
  var sign: String? {
    let characters = Array(rest)
    let index = characters.indices.first { index in
      guard SpeechText.signs.contains(characters[index]) else { return false }
      let before = index == 0 || characters[index - 1].isWhitespace
      let after = index == characters.count - 1 || characters[index + 1].isWhitespace
      // `l·l` is Catalan spelling, no sign.
      return before || after
    }
    return index.map { String(characters[$0]) }
  }

  private static let signs: Set<Character> = [
    "·", "•", "→", "←", "↑", "↓", "⇒", "➔", "➜", "▸", "▶", "|", "★", "☆", "✓", "✔", "✗", "✕",
  ]
}

extension Provenance {
  fileprivate var isReadWell: Bool {
    if source == .userContent { return true }
    return switch format?.formatter {
    case "time", "date", "date-time", "relative": true
    case _: false
    }
  }
}
