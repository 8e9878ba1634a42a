import Catalogs
import Diagnostics
import Internationalization
import Languages

/// A text that varies by number lacks a form that its language needs.
enum PluralCategoryMissing: CatalogCheck {
  static let judgesUnused = true

  static let definition = CheckDefinition(
    id: "plural-category-missing", scope: .catalog, severity: .warning, boundary: .lookup,
    explanation: Explanation(
      meaning: """
        A text that varies by number lacks a form that its language needs (CLDR, cardinal plural \
        rules). Numbers of that category take the form `other`; without `other` the entry has \
        nothing for them, and the default value or the key shows.
        """,
      onDevice: """
        “2 файлов” for “2 файла”: understandable and plainly wrong, and only for some numbers.
        """,
      mend: """
        Add the form. `polyglance` names a number that takes it, so that a translator can try it.
        """,
      inCatalog: """
        Vary the language by plural in Xcode: it offers exactly the categories of the language. \
        `other` must always be there.
        """,
      before: """
        "ru" : { "variations" : { "plural" : {
          "one"   : { "stringUnit" : { "value" : "%lld остановка" } },
          "other" : { "stringUnit" : { "value" : "%lld остановок" } } } } }
        """,
      after: """
        "ru" : { "variations" : { "plural" : {
          "one"   : { "stringUnit" : { "value" : "%lld остановка" } },
          "few"   : { "stringUnit" : { "value" : "%lld остановки" } },
          "many"  : { "stringUnit" : { "value" : "%lld остановок" } },
          "other" : { "stringUnit" : { "value" : "%lld остановки" } } } } }
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    key.entries.flatMap { entry -> [Finding] in
      let sourceVaries = key.source.map { $0.form.pluralGroups.contains { $0.varies } } ?? false
      return entry.entry.form.pluralGroups.compactMap { group in
        finding(group, sourceVaries: sourceVaries, key, entry)
      }
    }
  }

  private static func finding(
    _ group: PluralGroup, sourceVaries: Bool, _ key: InspectedKey, _ entry: InspectedEntry
  ) -> Finding? {
    let given = Set(group.variants.names)
    let place = group.variants.list.first?.value.place
    let what = group.name.map { "the substitution ‘\($0)’" } ?? "‘\(key.key)’"
    let uses = PluralUse(entry.language, ofIntegers: group.countsIntegers)
    guard given.contains("other") else {
      let isMet = uses.example(of: .other) != nil
      let example =
        isMet
        ? "\(uses.words(.other)) and numbers of no other form have nothing to show"
        : "the format requires it, and numbers of no other form have nothing to show"
      return key.finding(
        definition, "\(what) has no plural form ‘other’ in \(entry.language): \(example)",
        in: entry, at: place, severity: isMet ? .error : .warning)
    }
    // One wording for all numbers says that it does not vary: no form of it is missing.
    let isDeliberate = given.count == 1 ? !sourceVaries : !group.varies
    if isDeliberate { return nil }
    let missing = uses.categories.filter { !given.contains($0.rawValue) }
    guard let first = missing.first else { return nil }
    let isRare = missing == [.many] && uses.manyIsMillions
    let names = missing.map { "‘\($0.rawValue)’" }.joined(separator: ", ")
    return key.finding(
      definition,
      "\(what) has no plural form \(names) in \(entry.language): "
        + "\(uses.words(first)) takes the form ‘other’",
      in: entry, at: place, severity: isRare ? .note : .warning)
  }
}

/// What a language's plural rules ask of the texts that vary by one number.
private struct PluralUse {
  let language: LanguageTag
  /// In CLDR's order, without `other`; of integers only those that some integer has.
  let categories: [PluralCategory]
  private let examples: [PluralCategory: Int]

  init(_ language: LanguageTag, ofIntegers: Bool) {
    self.language = language
    let formats = InternationalFormats.shared
    var examples: [PluralCategory: Int] = [:]
    for number in Array(0...121) + [1_000, 1_001, 1_000_000, 1_000_001] {
      let category = formats.pluralCategory(of: .int(Int64(number)), in: language)
      // Two is told rather than nothing at all, where both are of one category.
      if examples[category] == nil || examples[category] == 0 { examples[category] = number }
    }
    self.examples = examples
    categories = formats.pluralCategories(in: language).filter {
      $0 != .other && (!ofIntegers || examples[$0] != nil)
    }
  }

  /// A whole number of that category; nil where there is none.
  func example(of category: PluralCategory) -> Int? { examples[category] }

  func words(_ category: PluralCategory) -> String {
    example(of: category).map { "\($0)" } ?? "a number with decimals"
  }

  /// French, Spanish, Italian, Portuguese, Catalan: `many` is for whole millions alone.
  var manyIsMillions: Bool { (examples[.many] ?? 0) >= 1_000_000 }
}
