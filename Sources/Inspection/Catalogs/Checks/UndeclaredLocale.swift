import Catalogs
import Diagnostics
import Languages

/// The languages of the tables are not those that the target declares.
enum UndeclaredLocale: CatalogCheck {
  static let definition = CheckDefinition(
    id: "undeclared-locale", scope: .catalog, severity: .warning, boundary: .localeDecision,
    explanation: Explanation(
      meaning: """
        The languages of the tables are not those that the target declares (`supported` in \
        `product.yaml`, `CFBundleLocalizations` in `Info.plist`); or a language is spelled so \
        that the platform, or the rest of the project, takes it for another one.
        """,
      onDevice: """
        A declared language without a table: people who choose it read the default language. One \
        that is not declared: the system may choose it for an extension, and the app for itself \
        does not.
        """,
      mend: """
        Declare what is translated, translate what is declared, and spell both in one way.
        """,
      inSwift: """
        List the languages of an extension in its own `Info.plist` (`CFBundleLocalizations`): it \
        does not take them from the app.
        """,
      inCatalog: """
        Rename the language to its canonical tag: `zh-Hans`, `fr-CA`, `he`.
        """,
      before: """
        languages: { default: en, supported: [en, fr] }   # de is translated
        """,
      after: """
        languages: { default: en, supported: [en, fr, de] }
        """))

  static func inspect(_ resources: InspectedResources) -> [Finding] {
    let places = resources.placesOfLanguages
    let shipped = places.map { BundleLocalization($0.spelling) }
    return spellings(places) + undeclared(places, resources)
      + withoutTable(shipped, resources)
  }

  /// Spellings that are not canonical, and two of one language.
  private static func spellings(_ places: [LanguagePlace]) -> [Finding] {
    places.compactMap { language in
      guard let tag = BundleLocalization(language.spelling).tag, tag.isLanguage else { return nil }
      let twin = places.first { other in
        other.spelling != language.spelling && other.table == language.table
          && BundleLocalization(other.spelling).tag == tag
      }
      if let twin, language.spelling != tag.description {
        return finding(
          "‘\(language.spelling)’ and ‘\(twin.spelling)’ are one language in two places: "
            + "the platform opens one of them", at: language.place, tag)
      }
      if let better = modern[language.spelling] {
        return finding(
          "‘\(language.spelling)’ names a place, not a script: ‘\(better)’ is what devices ask for",
          at: language.place, tag, severity: .note)
      }
      guard language.spelling != tag.description else { return nil }
      return finding(
        "‘\(language.spelling)’ is not the canonical spelling of ‘\(tag)’", at: language.place, tag,
        severity: .note)
    }
  }

  private static let modern = [
    "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "zh-SG": "zh-Hans", "zh-HK": "zh-Hant-HK",
    "zh_CN": "zh-Hans", "zh_TW": "zh-Hant", "zh_HK": "zh-Hant-HK",
  ]

  private static func undeclared(
    _ places: [LanguagePlace], _ resources: InspectedResources
  ) -> [Finding] {
    guard let declared = resources.declaration else { return [] }
    let tags = declared.spellings.map { BundleLocalization($0).tag }
    var seen: Set<LanguageTag> = []
    return places.compactMap { language in
      guard let tag = BundleLocalization(language.spelling).tag, tag.isLanguage,
        !tags.contains(tag), seen.insert(tag).inserted
      else { return nil }
      var found = finding(
        "\(tag) is translated in ‘\(resources.target)’ and not declared in \(declared.name)",
        at: language.place, tag)
      found.notes = [Finding.Note("the declared languages", at: declared.place)]
      return found
    }
  }

  private static func withoutTable(
    _ shipped: [BundleLocalization], _ resources: InspectedResources
  ) -> [Finding] {
    guard let declared = resources.declaration, !shipped.isEmpty else { return [] }
    let spellings = shipped.filter { $0.tag?.isLanguage == true }.map(\.spelling)
    return declared.spellings.compactMap { spelling in
      guard let tag = BundleLocalization(spelling).tag, tag.isLanguage,
        !tag.isSameLanguage(as: resources.sourceLanguage)
      else { return nil }
      let match = LanguageMatch(spellings: [spelling], among: spellings)?.localizations.first
      let answers = match.flatMap { BundleLocalization($0).tag }
      if answers?.isSameLanguage(as: tag) == true { return nil }
      return finding(
        "\(tag) is declared in \(declared.name), and ‘\(resources.target)’ has no table in it",
        at: declared.place, tag)
    }
  }

  private static func finding(
    _ message: String, at place: SourceLocation, _ language: LanguageTag,
    severity: Severity? = nil
  ) -> Finding {
    Finding(
      id: definition.id, severity: severity ?? definition.severity, message: message,
      boundary: definition.boundary.rawValue, place: place, locale: language.description)
  }
}

/// A language of a table, and a line that shows it.
private struct LanguagePlace {
  var table: String
  var spelling: String
  var place: SourceLocation
}

extension InspectedResources {
  /// The languages of every table, by table and spelling, each at its first text.
  fileprivate var placesOfLanguages: [LanguagePlace] {
    resources.tableNames.flatMap { name -> [LanguagePlace] in
      guard let table = resources.tables[name] else { return [] }
      return table.files.sorted { $0.key < $1.key }.filter { $0.key != "Base" }.map {
        spelling, file in
        let written = file.entries.values.filter { $0.origin == .written }.map(\.place).min()
        return LanguagePlace(
          table: name, spelling: spelling,
          place: written ?? SourceLocation(file: file.path, line: 1, column: 1))
      }
    }
  }

  /// What a product says, else the target's own `Info.plist`.
  fileprivate var declaration: DeclaredLanguages? {
    if let declared { return declared }
    guard let list = resources.propertyList, !list.localizations.isEmpty else { return nil }
    return DeclaredLanguages(
      list.localizations, at: SourceLocation(file: list.file, line: 1, column: 1),
      name: "CFBundleLocalizations")
  }
}
