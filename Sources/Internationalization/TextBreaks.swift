internal import CICU
package import Languages

/// A word or a stretch between words.
package struct TextSegment: Hashable, Sendable {
  /// UTF-8 offsets.
  package var range: Range<Int>
  /// Whether it holds letters, digits, kana or ideographs.
  package var isWord: Bool
}

/// A place at which a line may end.
package struct LineBreak: Hashable, Sendable {
  /// The UTF-8 offset of the next line's start.
  package var offset: Int
  /// Whether the line has to end there.
  package var isMandatory: Bool

  /// Makes a break of its parts.
  package init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}

extension InternationalFormats {
  /// The words of a text and what stands between them, by the language's rules and dictionaries.
  package func words(_ text: String, in language: LanguageTag) -> [TextSegment] {
    let found = boundaries(text, kind: 0, language)
    return zip(found, found.dropFirst()).map { start, end in
      TextSegment(range: start.offset..<end.offset, isWord: end.status >= 100)
    }
  }

  /// The places at which a line may or must end, the end of the text included.
  package func lineBreaks(_ text: String, in language: LanguageTag) -> [LineBreak] {
    boundaries(text, kind: 1, language).dropFirst().map {
      LineBreak(offset: $0.offset, isMandatory: $0.status >= 100)
    }
  }

  private func boundaries(
    _ text: String, kind: Int32, _ language: LanguageTag
  ) -> [(offset: Int, status: Int32)] {
    let handle = breaks.value(BreakKey(kind: kind, locale: language.icuIdentifier)) {
      Handle(cicu_breaks_open($0.kind, $0.locale), close: cicu_breaks_close)
    }
    guard let handle else { return [(0, 0), (text.utf8.count, 0)] }
    return text.withBytes { bytes, length in
      // There is a boundary at each byte at most.
      var offsets = [Int32](repeating: 0, count: Int(length) + 1)
      var statuses = offsets
      let count = cicu_breaks_find(
        handle.pointer, bytes, length, &offsets, &statuses, Int32(offsets.count))
      return (0..<Int(max(count, 0))).map { (Int(offsets[$0]), statuses[$0]) }
    }
  }
}
