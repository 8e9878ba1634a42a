import Diagnostics
import Inspection
import Languages
import Localization
import Presentation

extension StageFrame {
  /// The visible texts that say something else than in another frame, or that come another way.
  ///
  /// A surface that was not there before has not changed; one that was only drawn again neither.
  /// Texts that run with the clock change all the time and are left out.
  func changes(since before: StageFrame) -> Set<StageRun> {
    var changed: Set<StageRun> = []
    for surface in Surface.activity {
      guard let now = self.surface(surface)?.resolved,
        let then = before.surface(surface)?.resolved
      else { continue }
      let known = Dictionary(
        then.texts.filter { $0.role == .visible }.map { ($0.node, then.way(of: $0)) },
        uniquingKeysWith: { a, _ in a })
      for (index, text) in now.texts.enumerated() where text.role == .visible && !text.isLive {
        if known[text.node] != now.way(of: text) {
          changed.insert(StageRun(surface: surface, text: index))
        }
      }
    }
    return changed
  }
}

/// What a text says and how it came, without the times and revisions of its making.
private struct TextWay: Hashable {
  var string: String
  var spans: [SpanWay]

  struct SpanWay: Hashable {
    var place: SourceLocation
    var target: TargetID?
    var key: String?
    var answered: LanguageTag?
    var category: String?
    var format: FormatTrace?
  }
}

extension ResolvedSurface {
  fileprivate func way(of text: ResolvedText) -> TextWay {
    TextWay(
      string: text.string,
      spans: text.spans.map { span in
        let provenance = provenances[span.provenance]
        return TextWay.SpanWay(
          place: provenance.textPlace, target: provenance.lookup?.target,
          key: provenance.lookup?.key, answered: provenance.lookup?.answered,
          category: provenance.lookup?.category, format: provenance.format)
      })
  }
}
