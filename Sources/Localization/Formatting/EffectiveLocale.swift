import Catalogs
import Internationalization
import Languages
import Presentation

/// The locale in which somebody's formatter formats.
struct EffectiveLocale {
  let context: RenderContext
  let snapshot: ResourceSnapshot

  /// The language with the region whose formats are used.
  ///
  /// A tag that was named stands as it is: SwiftUI's and Foundation's `Locale(identifier: "fr")` has
  /// no region. For a process Foundation pairs the localization that its main bundle chose with the
  /// device's region; the system itself speaks every language, so that nothing is matched for the
  /// device.
  func tag(_ asked: BoundLocale.Asked) -> LanguageTag {
    switch asked {
    case .languages(let tags): tags.first ?? paired(processLanguage)
    case .process: paired(processLanguage)
    case .device: paired(context.deviceLanguages.first ?? processLanguage)
    }
  }

  /// The same with digits and clock.
  func locale(_ asked: BoundLocale.Asked) -> FormattingLocale {
    let hourCycle: FormattingLocale.HourCycle? =
      switch context.hourCycle {
      case nil: nil
      case .twelve: .h12
      case .twentyFour: .h24
      }
    return FormattingLocale(tag: tag(asked), formats: formats(asked), hourCycle: hourCycle)
  }

  /// The tag whose data formats and counts: a pseudolocale is the development language in disguise.
  func formats(_ asked: BoundLocale.Asked) -> LanguageTag {
    let tag = tag(asked)
    guard tag.pseudolocale != nil else { return tag }
    let development = snapshot.sets[context.process.target]?.developmentLanguage?.tag
    let words = development ?? tag.withoutPseudolocale
    switch asked {
    case .languages(let tags) where !tags.isEmpty: return words
    case .languages, .process, .device: return paired(words)
    }
  }

  /// The language in which a text is asked, for the direction of its paragraph.
  func language(_ asked: BoundLocale.Asked) -> LanguageTag {
    switch asked {
    case .languages(let tags): tags.first ?? processLanguage
    case .process: processLanguage
    case .device: context.deviceLanguages.first ?? processLanguage
    }
  }

  /// The localization that the process's main bundle chose.
  var processLanguage: LanguageTag {
    snapshot.choice(of: context.process.target, asked: .process, context).chosen?.tag
      ?? context.process.languages.first ?? LanguageTag(language: "und")
  }

  private func paired(_ language: LanguageTag) -> LanguageTag {
    guard !context.region.isEmpty, language.pseudolocale == nil else { return language }
    var tag = language
    tag.region = context.region
    // zh-TW on a device in Germany is zh-Hant-DE.
    let script = LikelySubtags.script(of: language)
    if tag.script == nil, script != LikelySubtags.script(of: tag) { tag.script = script }
    return tag
  }
}
