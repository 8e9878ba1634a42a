import Catalogs
import Diagnostics
import Internationalization
import Languages

/// A translation has the words of the source text.
enum IdenticalToSource: CatalogCheck {
  static let definition = CheckDefinition(
    id: "identical-to-source", scope: .catalog, severity: .warning, boundary: .resources,
    explanation: Explanation(
      meaning: """
        A translation has the words of the source text, and nothing suggests that they are words \
        of that language too: no brand, no name that most languages leave alone, no single word \
        that languages may share.
        """,
      onDevice: """
        One English line in a translated card. No fallback is at work: the table answered.
        """,
      mend: """
        Translate it. Words that stay as they are belong to `brands`, a text that is meant to stay \
        to `allow`, or the key is not for translation.
        """,
      inCatalog: """
        Set `"shouldTranslate" : false` on keys that no language translates.
        """,
      before: """
        "de" : { "stringUnit" : { "value" : "Waiting for the courier" } }
        """,
      after: """
        "de" : { "stringUnit" : { "value" : "Wartet auf den Kurier" } }
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    guard key.facts.shouldTranslate, let source = key.source else { return [] }
    guard let words = SourceWords(source.form, brands: resources.brands) else {
      return units(key, source, resources)
    }
    let others = key.entries.filter {
      !$0.isSource && !$0.language.isSameLanguage(as: resources.sourceLanguage)
    }
    let all = resources.languagesHaving(key)
    return others.compactMap { entry in
      guard entry.entry.origin == .written, words.equal(entry.entry.form, brands: resources.brands),
        let severity = words.severity(in: entry.language, sharing: all)
      else { return nil }
      return key.finding(
        definition,
        "\(words.text.inQuotes) in \(entry.language) is the text of \(resources.sourceLanguage): "
          + "translate it, or allow it if it is meant to stay",
        in: entry, severity: severity)
    }
  }
}

extension IdenticalToSource {
  /// A number with a Latin unit glued to it, as `%lldm`, in a language of another script, where some
  /// other language writes a unit of its own.
  private static func units(
    _ key: InspectedKey, _ source: TableEntry, _ resources: InspectedResources
  ) -> [Finding] {
    guard let text = source.form.units.first?.text, text.isNumberWithUnit else { return [] }
    func isSame(_ entry: TableEntry?) -> Bool { entry?.form.units.first?.text == text }
    let files = resources.resources.tables[key.table]?.files ?? [:]
    guard
      files.values.contains(where: { $0.entries[key.key] != nil && !isSame($0.entries[key.key]) })
    else { return [] }
    return key.entries.compactMap { entry in
      let scripts = WritingScripts.expected(in: entry.language)
      guard !entry.isSource, isSame(entry.entry), !scripts.isEmpty, !scripts.contains("Latn") else {
        return nil
      }
      return key.finding(
        definition,
        "\(text.inQuotes) keeps a Latin unit in \(entry.language), and other languages have their "
          + "own: let a measurement format write it",
        in: entry, severity: .note)
    }
  }
}

extension String {
  /// A specifier and one to three letters directly behind it, and nothing else.
  fileprivate var isNumberWithUnit: Bool {
    let pieces = FormatString(self).pieces
    guard pieces.count == 2, case .specifier = pieces[0].kind,
      case .literal(let unit) = pieces[1].kind
    else { return false }
    return (1...3).contains(unit.count) && unit.allSatisfy { $0.isASCII && $0.isLetter }
  }
}

extension InspectedResources {
  /// Each other language that has the key, with whether its words are those of the source.
  fileprivate func languagesHaving(_ key: InspectedKey) -> [(language: LanguageTag, isSame: Bool)] {
    guard let source = key.source, let words = SourceWords(source.form, brands: brands) else {
      return []
    }
    return resources.localizations(having: key.key, in: key.table).compactMap { localization in
      guard let tag = localization.tag, tag.isLanguage, !tag.isSameLanguage(as: sourceLanguage),
        let entry = resources.tables[key.table]?.files[localization.spelling]?.entries[key.key]
      else { return nil }
      return (tag, words.equal(entry.form, brands: brands))
    }
  }
}

/// The words of a source text that a translation would translate.
private struct SourceWords {
  /// As people read it.
  let text: String
  private let words: [Substring]
  private let plain: String

  /// Nil where there is nothing to translate: specifiers, marks, brands, addresses, units.
  init?(_ form: EntryForm, brands: [String]) {
    guard let text = (form.pluralGroups.first?.variants["other"] ?? form.units.first)?.text else {
      return nil
    }
    self.text = text
    plain = Self.plain(text, brands)
    words = plain.split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" && $0 != "·" }
      .filter { word in word.count(where: \.isLetter) > 1 && !Self.isName(word) }
    if words.isEmpty || Self.isAddress(text) { return nil }
  }

  func equal(_ form: EntryForm, brands: [String]) -> Bool {
    guard let other = (form.pluralGroups.first?.variants["other"] ?? form.units.first)?.text else {
      return false
    }
    let same = Self.plain(other, brands)
    if other == text || same == plain { return true }
    // A sentence stays one in capitals and with another mark at its end.
    return words.count > 2 && Words(same).text == Words(plain).text
  }

  /// How much it weighs that a language has these words; nil where it proves nothing.
  func severity(
    in language: LanguageTag, sharing all: [(language: LanguageTag, isSame: Bool)]
  ) -> Severity? {
    let scripts = WritingScripts.expected(in: language)
    let isOtherScript =
      !scripts.isEmpty
      && CharacterScripts.letterCounts(plain).keys.allSatisfy { !scripts.contains($0) }
    let same = all.filter(\.isSame).count
    // What most languages leave alone is a name, whoever wrote it.
    if all.count > 2, same * 2 > all.count { return isSentence ? .warning : nil }
    if words.count > 2 { return .warning }
    if isOtherScript { return words.count > 1 ? .warning : .note }
    return words.count > 1 ? .note : nil
  }

  /// Names are short or capitalised: a sentence is neither.
  private var isSentence: Bool {
    words.count > 3 && words.count(where: { $0.first?.isLowercase == true }) * 2 > words.count
  }

  private static func plain(_ text: String, _ brands: [String]) -> String {
    FormatString(text).words.without(brands).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }

  /// Abbreviations and names by their letters: `VPN`, `iPhone`, `GitHub`, `USB-C`.
  private static func isName(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.dropFirst().contains(where: \.isUppercase)
      || (letters.count < 3 && letters.allSatisfy { $0.isUppercase })
  }

  private static func isAddress(_ text: String) -> Bool {
    text.contains("://") || (text.contains("@") && !text.contains("%") && !text.contains(" "))
  }
}
