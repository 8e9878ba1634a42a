package import Languages
package import Localization
import Presentation
import Simulation

/// One run of text: a span with everything that is known of it. Verdicts are about runs.
package struct RunOfText: Sendable {
  package var surface: ResolvedSurface
  package var text: ResolvedText
  /// Index into the text's spans.
  package var spanIndex: Int

  package var span: Span { text.spans[spanIndex] }

  package var provenance: Provenance { surface.provenances[span.provenance] }

  /// The whole run as people read it, arguments included.
  package var string: String { text.string.slice(span.range) }

  /// The run without its arguments: the words that its own table or literal gave.
  package var ownWords: String {
    var rest: [Range<Int>] = []
    var start = span.range.lowerBound
    let children = text.spans.filter { $0.parent == spanIndex }.map(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
    for child in children where child.lowerBound >= start {
      rest.append(start..<child.lowerBound)
      start = child.upperBound
    }
    rest.append(start..<span.range.upperBound)
    return rest.map { text.string.slice($0) }.joined(separator: " ")
  }

  /// The provenance of the text that this one is an argument of; nil at the top.
  package var parent: Provenance? {
    span.parent.map { surface.provenances[text.spans[$0].provenance] }
  }
}

extension String {
  /// The part at UTF-8 offsets; both ends lie between scalars.
  func slice(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}

extension LanguageTag {
  /// Whether a text in this language can stand for one in the other, region apart. Nothing stands for
  /// a text in a pseudolocale but that pseudolocale.
  package func isSameLanguage(as other: LanguageTag) -> Bool {
    spokenLanguage == other.spokenLanguage && pseudolocale == other.pseudolocale
      && LikelySubtags.script(of: self) == LikelySubtags.script(of: other)
  }

  /// `no` names what is written as `nb` (CLDR's alias until 47, and Apple's matcher).
  private var spokenLanguage: String { language == "no" ? "nb" : language }
}
