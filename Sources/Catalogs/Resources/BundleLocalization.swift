package import Languages

/// A localization of a bundle: the name of its `.lproj` folder and the language that it stands for.
package struct BundleLocalization: Hashable, Sendable, Comparable {
  /// As written in the file or the folder's name, as `fr-CA`, `zh_TW`, `English`. This is its
  /// identity: `en-GB` and `en_GB` are two folders.
  package var spelling: String
  /// Nil where the spelling is no language tag, and for `Base`.
  package var tag: LanguageTag?

  /// Reads the spelling; names that Mac OS X used before language tags are known (CFBundle).
  package init(_ spelling: String) {
    self.spelling = spelling
    tag = Self.isBase(spelling) ? nil : LanguageTag(Self.oldNames[spelling] ?? spelling)
  }

  /// `Base.lproj` holds what every language may fall back to, in no named language.
  package static let base = BundleLocalization("Base")

  private static func isBase(_ spelling: String) -> Bool { spelling == "Base" }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Swedish": "sv", "Portuguese": "pt", "Danish": "da",
    "Finnish": "fi", "Norwegian": "nb", "Korean": "ko",
  ]

  /// By spelling.
  package static func < (a: Self, b: Self) -> Bool { a.spelling < b.spelling }
}
