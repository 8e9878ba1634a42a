internal import CICU
package import Languages

/// What the library itself knows of a language. Our own tables decide; this is for comparing them.
package enum LibraryDefaults {
  /// All languages that the library has data for, sorted.
  package static var tags: [LanguageTag] {
    (0..<cicu_available_count()).compactMap { LanguageTag(String(cString: cicu_available($0))) }
      .sorted()
  }

  /// The library's default numbering system of a tag.
  package static func numbering(of tag: LanguageTag) -> String? {
    written { cicu_default_numbering(tag.icuIdentifier, $0, $1) }
  }

  /// Whether the library has the language run from right to left.
  package static func isRightToLeft(_ tag: LanguageTag) -> Bool {
    cicu_right_to_left(tag.icuIdentifier)
  }

  /// The tag with script and region filled in.
  package static func maximized(_ tag: LanguageTag) -> LanguageTag? {
    written { cicu_likely(tag.icuIdentifier, $0, $1) }.flatMap { LanguageTag($0) }
  }

  /// The parent that the library's data lists for a tag, `und` for the root; nil where none is
  /// listed and the last subtag is dropped.
  package static func listedParent(of tag: LanguageTag) -> LanguageTag? {
    written { cicu_listed_parent(tag.icuIdentifier, $0, $1) }.flatMap { LanguageTag($0) }
  }
}
