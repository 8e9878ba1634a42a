/// A localization that nobody wrote: made of the texts of the development language, so that what a
/// translation would break is seen before there is one. Text that is not looked up stays plain.
///
/// Sources: Android, "Test your app with pseudolocales"; Xcode, "Testing localizations when running
/// your app", whose pseudolanguages have no tags: theirs are private use here, as `en-x-double`.
package enum Pseudolocale: Hashable, Sendable, CaseIterable {
  /// Android's `en-XA`: accented letters, about 40 % longer, in brackets.
  case accentedLonger
  /// Android's `ar-XB`: the words as they are, from right to left.
  case fakeRightToLeft
  /// Accented letters, no longer than before.
  case accented
  /// Every text twice.
  case doubleLength
  /// Every text between `[#` and `#]`.
  case bounded
  /// Only the direction: the words stay, the layout is mirrored.
  case rightToLeft

  /// The pseudolocale that a tag names; nil for the tag of a language.
  package init?(_ tag: LanguageTag) {
    if tag.region == "XA" || tag.region == "XB" {
      guard tag.script == nil, tag.variants.isEmpty, tag.extensions.isEmpty else { return nil }
      switch (tag.language, tag.region) {
      case ("en", "XA"): self = .accentedLonger
      case ("ar", "XB"): self = .fakeRightToLeft
      default: return nil
      }
    } else {
      guard tag.extensions.count == 2, tag.extensions[0] == "x",
        let named = Pseudolocale.allCases.first(where: { $0.subtag == tag.extensions[1] })
      else { return nil }
      self = named
    }
  }

  /// Its tag in a product whose default language is `source`.
  package func tag(of source: LanguageTag) -> LanguageTag {
    switch self {
    case .accentedLonger: return LanguageTag(language: "en", region: "XA")
    case .fakeRightToLeft: return LanguageTag(language: "ar", region: "XB")
    case .accented, .doubleLength, .bounded, .rightToLeft:
      var tag = source
      tag.extensions = ["x", subtag ?? ""]
      return tag
    }
  }

  /// What stands after `x` in a tag of private use; nil where the tag is Android's.
  private var subtag: String? {
    switch self {
    case .accentedLonger, .fakeRightToLeft: nil
    case .accented: "accented"
    case .doubleLength: "double"
    case .bounded: "bounded"
    case .rightToLeft: "rtl"
    }
  }

  /// For people.
  package var words: String {
    switch self {
    case .accentedLonger: "accented, longer"
    case .fakeRightToLeft: "right to left, reversed"
    case .accented: "accented"
    case .doubleLength: "twice as long"
    case .bounded: "in brackets"
    case .rightToLeft: "right to left, mirrored"
    }
  }

  /// The direction of its texts and of a layout that follows it; nil where it is the tag's own.
  package var direction: WritingDirection? {
    switch self {
    case .fakeRightToLeft, .rightToLeft: .rightToLeft
    case .accentedLonger, .accented, .doubleLength, .bounded: nil
    }
  }

  /// Whether the words are turned round with directional controls, which a picture obeys.
  package var reversesWords: Bool { self == .fakeRightToLeft }
}

extension LanguageTag {
  /// The pseudolocale that the tag names; nil for the tag of a language.
  package var pseudolocale: Pseudolocale? {
    extensions.isEmpty && region?.first != "X" ? nil : Pseudolocale(self)
  }

  /// The language in which a pseudolocale's own name says that its words are, where no table names
  /// it: English for Android's, else what stands before `x`. Any other tag as it is.
  package var withoutPseudolocale: LanguageTag {
    switch pseudolocale {
    case nil: return self
    case .accentedLonger?, .fakeRightToLeft?: return LanguageTag(language: "en")
    case .accented?, .doubleLength?, .bounded?, .rightToLeft?:
      var tag = self
      tag.extensions = []
      return tag
    }
  }
}
