/// What the platform chooses from a bundle for a list of preferred languages.
///
/// A pseudolocale is answered by itself alone, and answers for nothing else: it is no relative of
/// the language that its tag begins with.
///
/// Source: ICU `ualoc.cpp`, `ualoc_localizationsToUse`, which `CFBundle` asks.
package struct LanguageMatch: Hashable, Sendable {
  /// How the chosen localization answers the preference that decided.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Its name is that of the preference.
    case exact
    /// Its name means the same, as `zh-TW` and `zh-Hant-TW`, `iw` and `he`.
    case normalized
    /// Their parent chains meet.
    case related
    /// An exact match of a later preference of the same language replaced a regional relative:
    /// `[fr-CH, fr-CA]` among `[fr-FR, fr-CA]`.
    case laterExact = "later-exact"
    /// `pt-BR` for `pt-PT`, because nothing else matched any preference.
    case lastResort = "last-resort"
    /// The bundle says that it has no language (`zxx`).
    case noLanguage = "no-language"
  }

  /// The chosen localization and the available members of its parent chain, in order of lookup, as
  /// they were spelled. Never empty.
  package var localizations: [String]
  /// The same as tags.
  package var tags: [LanguageTag]
  /// The index of the preference that decided; nil for `noLanguage`.
  package var preference: Int?
  /// How it matched.
  package var kind: Kind
  /// The platform's measure, lower is better: −1 exact, 0 normalized, else the two depths at which
  /// the parent chains meet. Nil where no score decided.
  package var score: Int?
}

/// The chosen localization and the available members of its parent chain; empty without a match.
package func match(_ preferences: [LanguageTag], among available: [LanguageTag]) -> [LanguageTag] {
  LanguageMatch(preferences, among: available)?.tags ?? []
}

extension LanguageMatch {
  /// Chooses among tags; nil where nothing matches.
  package init?(_ preferences: [LanguageTag], among available: [LanguageTag]) {
    let wanted = preferences.enumerated().map {
      Candidate(index: $0, base: $1.withoutExtensions, original: $1, spelling: $1.description)
    }
    let offered = available.enumerated().map {
      Candidate(index: $0, base: $1.withoutExtensions, original: $1, spelling: $1.description)
    }
    self.init(wanted, offered)
  }

  /// Chooses among names as they stand on disk (`zh_TW`, `iw`, `French`); names that are no
  /// language tags, such as `Base`, are passed over. Nil where nothing matches.
  package init?(spellings preferences: [String], among available: [String]) {
    self.init(
      preferences.enumerated().compactMap { Candidate(index: $0, spelling: $1) },
      available.enumerated().compactMap { Candidate(index: $0, spelling: $1) })
  }

  private init?(_ wanted: [Candidate], _ offered: [Candidate]) {
    var best: (offer: Candidate, preference: Candidate, score: Int)?
    var lastResort: (offer: Candidate, preference: Candidate)?
    for preference in wanted where best == nil {
      for offer in offered {
        let limit = best?.score ?? 999
        if preference.isPseudolocale || offer.isPseudolocale {
          if preference.original == offer.original { best = (offer, preference, -1) }
        } else if preference.base == offer.base {
          if limit > -1 { best = (offer, preference, -1) }
        } else if preference.normalized == offer.normalized {
          if limit > 0 { best = (offer, preference, 0) }
        } else if limit > 0, preference.group == offer.group,
          let score = preference.distance(to: offer)
        {
          if preference.normalized.description == "pt-PT", offer.normalized.description == "pt-BR" {
            lastResort = (offer, preference)
          } else if score < limit {
            best = (offer, preference, score)
          }
        }
      }
    }
    if let best {
      let kind: Kind = best.score < 0 ? .exact : best.score == 0 ? .normalized : .related
      if best.score > 0, let later = Self.laterExact(than: best.offer, wanted, offered) {
        self.init(later.offer, offered, later.preference, .laterExact, nil)
      } else {
        self.init(best.offer, offered, best.preference, kind, best.score)
      }
    } else if let lastResort {
      self.init(lastResort.offer, offered, lastResort.preference, .lastResort, nil)
    } else if let none = offered.first(where: { $0.spelling == "zxx" }) {
      self.init(
        localizations: [none.spelling], tags: [none.original], preference: nil, kind: .noLanguage,
        score: nil)
    } else {
      return nil
    }
  }

  /// An offer that one of the preferences of the same language names, where the winner is a
  /// regional relative. Chinese is exempt.
  private static func laterExact(
    than winner: Candidate, _ wanted: [Candidate], _ offered: [Candidate]
  ) -> (offer: Candidate, preference: Candidate)? {
    guard winner.normalized.region != nil, winner.normalized.language != "zh" else { return nil }
    for preference in wanted where preference.normalized.language == winner.normalized.language {
      for offer in offered
      where !preference.isPseudolocale && !offer.isPseudolocale
        && (preference.base == offer.base || preference.normalized == offer.normalized)
      {
        return (offer, preference)
      }
    }
    return nil
  }

  private init(
    _ winner: Candidate, _ offered: [Candidate], _ preference: Candidate, _ kind: Kind,
    _ score: Int?
  ) {
    var chosen = [winner]
    var seen: LanguageTag?
    for member in winner.offeredChain where member != seen && !winner.isPseudolocale {
      seen = member
      for offer in offered where offer.index != winner.index && !offer.isPseudolocale {
        let isTaiwan =
          member.description == "zh-Hant-HK" && offer.normalized.description == "zh-Hant-TW"
        guard isTaiwan || offer.normalized == member else { continue }
        // The platform may list a Taiwanese localization twice; a second look finds nothing new.
        if !chosen.contains(where: { $0.index == offer.index }) { chosen.append(offer) }
      }
    }
    self.init(
      localizations: chosen.map(\.spelling), tags: chosen.map(\.original),
      preference: preference.index, kind: kind, score: score)
  }
}

/// One preference or localization with what the comparison needs.
private struct Candidate {
  let index: Int
  /// As written, but for case and separators.
  let base: LanguageTag
  let original: LanguageTag
  let spelling: String
  let normalized: LanguageTag
  let isPseudolocale: Bool

  init(index: Int, base: LanguageTag, original: LanguageTag, spelling: String) {
    self.index = index
    self.base = base
    self.original = original
    self.spelling = spelling
    normalized = Self.normalized(base)
    isPseudolocale = original.pseudolocale != nil
  }

  init?(index: Int, spelling: String) {
    guard let read = Subtags(spelling), let original = LanguageTag(spelling) else { return nil }
    let base = LanguageTag(
      language: read.language, script: read.script, region: read.region, variants: read.variants)
    self.init(index: index, base: base, original: original, spelling: spelling)
  }

  /// Languages whose chains can meet. Source: ICU `ualoc.cpp`, `likeLanguages`.
  var group: String {
    switch normalized.language {
    case "ars": "ar"
    case "hi": "en"
    case "nb", "nn": "no"
    case "wuu", "yue": "zh"
    default: normalized.language
    }
  }

  /// Itself and its parents.
  var chain: [LanguageTag] { [normalized] + normalized.bundleParents }

  /// The same, one longer where it names a country that is not the language's own, so that `it`
  /// prefers `it-IT` to `it-CH`.
  var offeredChain: [LanguageTag] {
    guard normalized.region != nil, normalized.description != "es-MX",
      normalized.description != "zh-Hant-TW", !LikelySubtags.isDefaultRegion(of: normalized)
    else { return chain }
    return [normalized] + chain
  }

  /// The least sum of depths at which the chains meet, one more between two languages.
  func distance(to offer: Candidate) -> Int? {
    let mine = chain
    let theirs = offer.offeredChain
    var least: Int?
    for (i, member) in mine.enumerated() {
      for (j, other) in theirs.enumerated() where member == other {
        least = min(least ?? .max, i + j)
      }
    }
    return least.map { $0 + (normalized.language == offer.normalized.language ? 0 : 1) }
  }

  private static func normalized(_ base: LanguageTag) -> LanguageTag {
    var tag = base
    if tag.script == nil, tag.variants.isEmpty {
      switch (tag.language, tag.region) {
      case ("zh", "CN"), ("zh", "SG"), ("yue", "CN"): tag.script = "Hans"
      case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"), ("yue", "HK"): tag.script = "Hant"
      default: break
      }
    }
    if tag.language == "no" { tag.language = "nb" }
    LanguageAliases.replace(&tag)
    return tag
  }
}

extension LanguageTag {
  fileprivate var withoutExtensions: LanguageTag {
    var tag = self
    tag.extensions = []
    return tag
  }
}
