/// The direction in which a language is written.
package enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  /// As English.
  case leftToRight = "ltr"
  /// As Arabic.
  case rightToLeft = "rtl"

  /// By the script of the tag, or as a pseudolocale says. Source: CLDR `layout.json`, by script in
  /// `scriptMetadata.txt`.
  package init(of tag: LanguageTag) {
    if let direction = tag.pseudolocale?.direction {
      self = direction
      return
    }
    self =
      LikelySubtags.script(of: tag).map(Self.rightToLeftScripts.contains) == true
      ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Hatr", "Hebr", "Hung", "Khar", "Lydi",
    "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr", "Palm", "Phli",
    "Phlp", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc", "Thaa", "Yezi",
  ]
}
