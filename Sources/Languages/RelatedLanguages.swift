extension LanguageTag {
  /// Whether texts of both languages may be alike word for word by kinship: tables of Norwegian and
  /// Danish, of Spanish and Galician, of Malay and Indonesian share whole sentences.
  package func isRelated(to other: LanguageTag) -> Bool {
    language == other.language
      || Self.branches.contains { $0.contains(language) && $0.contains(other.language) }
  }

  /// Branches of families whose languages are understood across the border or share much of their
  /// everyday words. Source: the genealogy of ISO 639-5 (`roa`, `gmq`, `gmw`, `zle`, `zls`, `zlw`,
  /// `trk`, `poz`, `inc`, `bat`); French and Romanian have endings and words that the other Romance
  /// languages have not.
  private static let branches: [Set<String>] = [
    [
      "an", "ast", "ca", "co", "es", "ext", "fur", "gl", "it", "lij", "lmo", "mwl", "oc",
      "pt", "rm", "sc", "scn", "vec",
    ],
    ["fr", "oc", "wa"],
    ["da", "fo", "is", "nb", "nn", "no", "sv"],
    ["af", "de", "fy", "gsw", "ksh", "lb", "li", "nds", "nl"],
    ["en", "sco"],
    ["cs", "csb", "dsb", "hsb", "pl", "sk", "szl"],
    ["bg", "bs", "cnr", "hr", "mk", "sh", "sl", "sr"],
    ["be", "ru", "rue", "uk"],
    ["az", "ba", "crh", "gag", "kk", "ky", "tk", "tr", "tt", "ug", "uz"],
    ["ban", "bjn", "id", "jv", "min", "ms", "su"],
    ["ceb", "fil", "hil", "ilo", "tl"],
    ["as", "awa", "bho", "bn", "gu", "hi", "kok", "mai", "mr", "ne", "or", "pa", "sa", "sd", "ur"],
    ["lt", "ltg", "lv", "sgs"],
    ["et", "fi", "vro"],
    ["ga", "gd", "gv"],
    ["br", "cy", "kw"],
    ["ckb", "fa", "glk", "kmr", "ku", "lrc", "mzn", "ps", "tg"],
    ["nso", "ss", "st", "tn", "xh", "zu"],
  ]
}
