import Catalogs
import Languages
import Presentation

/// The localizations in which a bundle is asked for a table, in order.
///
/// Source: CFBundle, `CFBundle_Locale.c` and `CFBundle_Resources.c`; ICU `ualoc.cpp` for the match.
struct LocalizationChoice: Hashable, Sendable {
  /// The languages asked for, in order of preference.
  var asked: [LanguageTag]
  /// The localization that was chosen; the development language where nothing matched. Nil for a
  /// bundle that names no language at all.
  var chosen: BundleLocalization?
  /// Where a table file is looked for, in order: the chosen localization, `Base`, its available
  /// parents, the development language.
  var order: [BundleLocalization]
  /// The available parents of the chosen localization.
  var parents: [BundleLocalization]
  /// Set where a pseudolocale was asked for and the bundle has no localization of that name: then
  /// the chosen one is to be generated.
  var generated: Pseudolocale?

  init(_ question: ResourceSnapshot.Question, _ sets: [TargetID: ResourceSet]) {
    let set = sets[question.target] ?? ResourceSet()
    asked = Self.asked(question)
    var matched = Self.match(asked, set)
    switch question.asked {
    case .process where question.target != question.main:
      // Other bundles follow what the main bundle chose, before the person's own list.
      if let main = sets[question.main], !main.localizations.isEmpty {
        let chosen = Self.match(question.processLanguages, main)
        let languages = chosen.isEmpty ? [main.developmentLanguage].compactMap { $0 } : chosen
        let followed = Self.match(languages.compactMap(\.tag), set)
        if !followed.isEmpty { matched = followed }
      }
    case .languages where matched.isEmpty && question.withoutMatch == "process":
      var process = question
      process.asked = .process
      let choice = LocalizationChoice(process, sets)
      (chosen, order, parents) = (choice.chosen, choice.order, choice.parents)
      generated = choice.generated
      return
    case .process, .device, .languages: break
    }
    let development = set.developmentLanguage
    chosen = matched.first ?? development
    generated = chosen.flatMap { set.generates($0) }
    parents = Array(matched.dropFirst())
    let base = set.hasBase ? [BundleLocalization.base] : []
    order = [chosen].compactMap { $0 } + base + parents
    if let development, !order.contains(development) { order.append(development) }
  }

  private static func asked(_ question: ResourceSnapshot.Question) -> [LanguageTag] {
    switch question.asked {
    case .process: question.processLanguages
    case .device: question.deviceLanguages
    case .languages(let tags): tags
    }
  }

  private static func match(_ languages: [LanguageTag], _ set: ResourceSet) -> [BundleLocalization]
  {
    let generated = languages.filter { $0.pseudolocale != nil }
      .map { BundleLocalization($0.description) }.filter { set.generates($0) != nil }
    return LanguageMatch(
      spellings: languages.map(\.description),
      among: (set.localizations + generated).map(\.spelling)
    )?.localizations.map(BundleLocalization.init) ?? []
  }
}

extension ResourceSet {
  /// The pseudolocale that a localization has to be generated for; nil where it is one of a language,
  /// or is there.
  fileprivate func generates(_ localization: BundleLocalization) -> Pseudolocale? {
    guard !tables.isEmpty, !localizations.contains(where: { $0.tag == localization.tag }) else {
      return nil
    }
    return localization.tag?.pseudolocale
  }
}
