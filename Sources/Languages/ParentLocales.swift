/// Which tag inherits from which.
package enum ParentLocales {
  /// The parent of a canonical tag, nil at the root. Source: CLDR 45 `parentLocales.json`; where it
  /// says nothing, the last subtag is dropped.
  package static func parent(of tag: LanguageTag) -> LanguageTag? {
    if let listed = cldr[tag.base.description], tag.variants.isEmpty {
      return listed == "und" ? nil : LanguageTag(listed)
    }
    return truncated(tag)
  }

  /// The parent for choosing among the localizations of a bundle, nil at the root. Source: ICU
  /// `ualoc.cpp`, `appleParentMap` before CLDR's table.
  package static func bundleParent(of tag: LanguageTag) -> LanguageTag? {
    if let listed = apple[tag.base.description], tag.variants.isEmpty {
      return listed == "und" ? nil : LanguageTag(listed)
    }
    return parent(of: tag)
  }

  private static func truncated(_ tag: LanguageTag) -> LanguageTag? {
    var parent = tag
    parent.extensions = []
    if !tag.variants.isEmpty {
      parent.variants.removeLast()
    } else if tag.region != nil {
      parent.region = nil
    } else if tag.script != nil {
      parent.script = nil
    } else {
      return nil
    }
    return parent
  }

  private static func table(_ families: [(parent: String, children: String)]) -> [String: String] {
    var table: [String: String] = [:]
    for (parent, children) in families {
      for child in children.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[String(child)] = parent
      }
    }
    return table
  }

  private static let cldr = table([
    (
      "en-001",
      """
      en-150 en-AG en-AI en-AU en-BB en-BM en-BS en-BW en-BZ en-CC en-CK en-CM en-CX en-CY en-DG \
      en-DM en-ER en-FJ en-FK en-FM en-GB en-GD en-GG en-GH en-GI en-GM en-GY en-HK en-ID en-IE \
      en-IL en-IM en-IN en-IO en-JE en-JM en-KE en-KI en-KN en-KY en-LC en-LR en-LS en-MG en-MO \
      en-MS en-MT en-MU en-MV en-MW en-MY en-NA en-NF en-NG en-NR en-NU en-NZ en-PG en-PK en-PN \
      en-PW en-RW en-SB en-SC en-SD en-SG en-SH en-SL en-SS en-SX en-SZ en-TC en-TK en-TO en-TT \
      en-TV en-TZ en-UG en-VC en-VG en-VU en-WS en-ZA en-ZM en-ZW
      """
    ),
    ("en-150", "en-AT en-BE en-CH en-DE en-DK en-FI en-NL en-SE en-SI"),
    ("en-IN", "hi-Latn"),
    (
      "es-419",
      """
      es-AR es-BO es-BR es-BZ es-CL es-CO es-CR es-CU es-DO es-EC es-GT es-HN es-JP es-MX es-NI \
      es-PA es-PE es-PR es-PY es-SV es-US es-UY es-VE
      """
    ),
    ("fr-HT", "ht"),
    ("no", "nb nn no-NO"),
    ("pt-PT", "pt-AO pt-CH pt-CV pt-FR pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-ST pt-TL"),
    (
      "und",
      """
      az-Arab az-Cyrl bal-Latn blt-Latn bm-Nkoo bs-Cyrl byn-Latn cu-Glag dje-Arab dyo-Arab \
      en-Dsrt en-Shaw ff-Adlm ff-Arab ha-Arab iu-Latn kk-Arab ks-Deva ku-Arab kxv-Deva kxv-Orya \
      kxv-Telu ky-Arab ky-Latn ml-Arab mn-Mong mni-Mtei ms-Arab pa-Arab sat-Deva sd-Deva sd-Khoj \
      sd-Sind shi-Latn so-Arab sr-Latn sw-Arab tg-Arab ug-Cyrl uz-Arab uz-Cyrl vai-Latn wo-Arab \
      yo-Arab yue-Hans zh-Hant
      """
    ),
    ("zh-Hant-HK", "zh-Hant-MO"),
  ])

  private static let apple = table([
    ("ar", "ars"),
    ("en-001", "en-GB"),
    ("en-150", "en-CY"),
    ("en-AU", "en-CC en-CK en-CX en-NF en-NR en-NU en-NZ en-PG en-PN en-WS"),
    (
      "en-GB",
      """
      en-150 en-AG en-AI en-AU en-BB en-BD en-BM en-BN en-BS en-BW en-BZ en-DG en-DM en-FJ en-FK \
      en-GD en-GG en-GH en-GI en-GM en-GY en-HK en-IE en-IM en-IN en-IO en-JE en-JM en-KE en-KI \
      en-KN en-KY en-LC en-LK en-LS en-MO en-MS en-MT en-MU en-MV en-MW en-MY en-NA en-NG en-PK \
      en-SB en-SC en-SD en-SG en-SH en-SL en-SS en-SZ en-TC en-TO en-TT en-TV en-TZ en-UG en-VC \
      en-VG en-VU en-ZA en-ZM en-ZW
      """
    ),
    ("es-419", "es-MX"),
    ("und", "zh-TW"),
    ("wuu-Hans", "wuu"),
    ("yue-HK", "yue-Hant"),
    ("yue-Hant", "yue"),
    ("zh-HK", "zh-Hant-HK"),
    ("zh-Hans", "wuu-Hans yue-Hans"),
    ("zh-Hant", "wuu-Hant zh-HK"),
    ("zh-Hant-HK", "yue-HK"),
    ("zh-TW", "zh-Hant"),
  ])
}

extension LanguageTag {
  /// The tags it inherits from, nearest first, without itself: `fr-CA` → `[fr]`, `es-MX` →
  /// `[es-419, es]`, `zh-Hant` → `[]`. Source: CLDR.
  package var parents: [LanguageTag] { chain(ParentLocales.parent) }

  /// The same for choosing among localizations: `en-AU` → `[en-GB, en-001, en]`. Source: ICU
  /// `ualoc.cpp`.
  package var bundleParents: [LanguageTag] { chain(ParentLocales.bundleParent) }

  private func chain(_ parent: (LanguageTag) -> LanguageTag?) -> [LanguageTag] {
    var chain: [LanguageTag] = []
    var next = parent(self)
    // Ten is where the platform's own chain ends.
    while let tag = next, chain.count < 9 {
      chain.append(tag)
      next = parent(tag)
    }
    return chain
  }
}
