/// A language tag in canonical BCP 47 form: language, script, region, variants, extensions.
///
/// Two spellings of one tag are equal: `fr_ca`, `FR-CA` and `fra-CA` make the same value. Keep the
/// spelling itself beside it where a file has to be found or a message has to quote it.
package struct LanguageTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Lower case, as `fr`; a withdrawn or three-letter code is replaced by its successor (`iw` → `he`).
  package var language: String
  /// Title case, as `Hant`; nil where none was written.
  package var script: String?
  /// Upper case or three digits, as `CA`, `419`; nil where none was written.
  package var region: String?
  /// Lower case, in the order written.
  package var variants: [String]
  /// Subtags from the first singleton on, lower case, as `["u", "nu", "latn", "x", "old"]`.
  package var extensions: [String] = []

  /// Makes a tag of parts that are canonical already.
  package init(
    language: String, script: String? = nil, region: String? = nil, variants: [String] = []
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Reads a tag in any spelling that real files hold; nil when it is none.
  ///
  /// Taken besides BCP 47: underscores, any case (`ZH-hant_tw`), POSIX and ICU suffixes
  /// (`fr_CA.UTF-8`, `ar@numbers=latn`), withdrawn and three-letter codes (`iw`, `in`, `eng`), and
  /// the English names that old `.lproj` folders have (`French`; source: ICU `ualoc.cpp`).
  package init?(_ spelling: String) {
    guard let read = Subtags(spelling) else { return nil }
    self.init(
      language: read.language, script: read.script, region: read.region, variants: read.variants)
    extensions = read.extensions
    LanguageAliases.replace(&self)
  }

  /// By language, script and region; tags that differ only further on are few.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(script)
    hasher.combine(region)
  }

  /// The canonical spelling, with hyphens.
  package var description: String {
    if script == nil, region == nil, variants.isEmpty, extensions.isEmpty { return language }
    return ([language] + [script, region].compactMap { $0 } + variants + extensions)
      .joined(separator: "-")
  }

  /// By canonical spelling.
  package static func < (a: Self, b: Self) -> Bool { a.description < b.description }
}

extension LanguageTag {
  /// Whether that is the one spelling that may be stored: `fr-CA` is, `fr_CA`, `FR-ca`, `iw`,
  /// `French` are not.
  package static func isCanonical(_ spelling: String) -> Bool {
    LanguageTag(spelling)?.description == spelling
  }

  /// Without variants and extensions.
  package var base: LanguageTag {
    LanguageTag(language: language, script: script, region: region)
  }

  /// Whether people speak it: false for `und`, `mul`, `mis`, `zxx`, `root` and the private codes
  /// `qaa`–`qtz`, as in translators' `qqq.lproj`.
  package var isLanguage: Bool {
    if ["und", "mul", "mis", "zxx", "root"].contains(language) { return false }
    return !(language.count == 3 && ("qaa"..."qtz").contains(language))
  }

  /// The value of a `-u-` keyword, as `nu` → `latn`; nil where there is none.
  package func keyword(_ key: String) -> String? {
    guard let u = extensions.firstIndex(of: "u") else { return nil }
    let section = extensions[(u + 1)...].prefix { $0.count > 1 }
    guard let at = section.firstIndex(of: key) else { return nil }
    let value = section[(at + 1)...].prefix { $0.count > 2 }
    return value.isEmpty ? "true" : value.joined(separator: "-")
  }
}
