import Catalogs
import Diagnostics
import Languages
import Presentation

/// One key looked for in one target's table files, one after the other, with every step noted.
///
/// Source: CFBundle, `CFBundle_Strings.c`: the first file that exists decides, whether or not it
/// has the key; an empty value is a hit; an empty default value means the key.
struct KeyLookup {
  let key: MessageKey
  let target: TargetID
  let choice: LocalizationChoice
  let rule: LookupRule
  private let set: ResourceSet
  private(set) var trace: LookupTrace

  /// What was found.
  enum Answer: Hashable {
    /// An entry, and the language of the file that has it.
    case entry(TableEntry, LanguageTag)
    /// A text of the source language that the caller wrote, or the key.
    case text(String)
  }

  init(
    _ key: MessageKey, target: TargetID, choice: LocalizationChoice, rule: LookupRule,
    in snapshot: ResourceSnapshot
  ) {
    self.key = key
    self.target = target
    self.choice = choice
    self.rule = rule
    set = snapshot.resources(of: target, for: choice)
    trace = snapshot.trace(of: key.key, in: key.table, of: target)
    trace.asked = choice.asked
  }

  /// Goes through the files.
  mutating func find() -> Answer {
    guard let (localization, file, entry) = search() else { return .text(unanswered()) }
    let language = set.language(of: localization)
    let hasDefault = key.defaultValue?.isEmpty == false
    if entry.origin == .key, !hasDefault, !trace.keyIsSourceText {
      // The file was built with the key as its own text: nothing that people should read.
      trace.steps.append(LookupStep(file: file.path, language: language, outcome: .rawKey))
      return .text(key.key)
    }
    let isEmpty = if case .text(let unit) = entry.form { unit.text.isEmpty } else { false }
    trace.steps.append(
      LookupStep(file: file.path, language: language, outcome: isEmpty ? .empty : .hit))
    trace.entryPlace = entry.place
    // A text that the build copied from the source language is in that language.
    trace.answered = entry.origin == .source ? sourceLanguage ?? language : language
    if entry.origin == .key, let text = key.defaultValue, hasDefault {
      return .text(choice.generated.map { PseudoText($0).text(text) } ?? text)
    }
    return .entry(entry, language)
  }

  /// The language whose rule chooses among the plural variants of a file: a generated file has those
  /// of the language that it was made from.
  func pluralLanguage(_ language: LanguageTag) -> LanguageTag {
    choice.generated == nil || language != choice.chosen?.tag
      ? language : sourceLanguage ?? language.withoutPseudolocale
  }

  private var sourceLanguage: LanguageTag? {
    (set.tables[key.table]?.sourceLanguage ?? set.developmentLanguage)?.tag
  }

  /// Notes that nothing answers after all: the caller's default value or the key is shown, or
  /// nothing where the caller would rather show that.
  mutating func unanswered() -> String {
    let hasDefault = key.defaultValue?.isEmpty == false
    let isSilent = key.isSilentWhenMissing && !hasDefault
    trace.answered = nil
    trace.steps.append(
      LookupStep(
        file: nil, language: (choice.chosen?.tag ?? choice.asked.first) ?? Self.undetermined,
        outcome: hasDefault ? .defaultValue : isSilent ? .nothing : .rawKey))
    if isSilent { return "" }
    return hasDefault ? key.defaultValue ?? key.key : key.key
  }

  private typealias Found = (BundleLocalization, TableFile, TableEntry)

  private mutating func search() -> Found? {
    for localization in choice.order {
      guard let file = file(localization) else { continue }
      if let entry = entry(in: file, localization) { return (localization, file, entry) }
      break
    }
    guard case .perKey(let steps) = rule else { return nil }
    var seen = Set(choice.order.prefix(trace.steps.count).map(\.spelling))
    for localization in steps.flatMap(localizations) {
      guard seen.insert(localization.spelling).inserted, let file = file(localization) else {
        continue
      }
      if let entry = entry(in: file, localization) { return (localization, file, entry) }
    }
    return nil
  }

  /// The table's file, its absence noted.
  private mutating func file(_ localization: BundleLocalization) -> TableFile? {
    if let file = set.file(table: key.table, localization: localization) { return file }
    trace.steps.append(
      LookupStep(file: nil, language: set.language(of: localization), outcome: .noFile))
    return nil
  }

  /// The file's entry of the key, its absence noted.
  private mutating func entry(
    in file: TableFile, _ localization: BundleLocalization
  ) -> TableEntry? {
    if let entry = file.entry(key.key) { return entry }
    trace.steps.append(
      LookupStep(file: file.path, language: set.language(of: localization), outcome: .noKey))
    return nil
  }

  private func localizations(_ step: LookupRule.Step) -> [BundleLocalization] {
    switch step {
    case .parents: choice.parents
    case .language(let tag):
      LanguageMatch(spellings: [tag.description], among: set.localizations.map(\.spelling))
        .map { [BundleLocalization($0.localizations[0])] } ?? []
    }
  }

  private static let undetermined = LanguageTag(language: "und")
}
