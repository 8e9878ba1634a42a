import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// VoiceOver says pieces instead of a message: texts glued in code, a number and its words as two
/// texts of one element, short forms and signs where no label says them in full.
enum SpeechFragment: MomentCheck {
  static let definition = CheckDefinition(
    id: "speech-fragment", scope: .render, severity: .error,
    boundary: .keyMapping,
    explanation: Explanation(
      meaning: """
        VoiceOver says pieces instead of a message: a label glued together in code, a number and \
        its words as separate texts of one element, or a short form (“4 min”, “5 m”) or a sign \
        (“·”, “→”) where no label says it in full. Order, number and gender are then right in no \
        language but the first, and a voice spells short forms or takes them for something else.
        """,
      onDevice: """
        “4 m” is heard as four metres; “3” – pause – “stops before you”.
        """,
      mend: """
        Give the element one label that is a whole message of the catalog, with the number as its \
        argument, plural forms, and units in full.
        """,
      inSwift: """
        Put `.accessibilityLabel(Text("\\(minutes) minutes left"))` on the short text; on a group \
        use `.accessibilityElement(children: .ignore)` with one label instead of `.combine`. Never \
        `Text(a) + Text(b)` in a label.
        """,
      inCatalog: """
        Add one key for the whole message, with plural variations for the number.
        """,
      before: """
        Text("\\(minutes) min")
        """,
      after: """
        Text("\\(minutes) min")
          .accessibilityLabel(Text("\\(minutes) minutes left"))
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface in
      moment.spoken(surface).elements.flatMap { element in
        glued(element, surface, moment) + torn(element, surface, moment)
          + shortened(element, surface, moment)
      }
    }
  }

  /// Spoken texts that code puts together; what is also seen is a matter of the visible text.
  private static func glued(
    _ element: SpokenElement, _ surface: ResolvedSurface, _ moment: Moment
  ) -> [Finding] {
    element.parts.compactMap { part in
      guard let index = part.text, surface.texts[index].role != .visible,
        surface.joinsWords(of: index, moment)
      else { return nil }
      return finding(
        part, index, surface, moment,
        "the \(part.role.rawValue) ‘\(part.string)’ is joined in code from pieces: make it one "
          + "message")
    }
  }

  /// A number or a time beside words that belong to it, as texts of their own in one element.
  private static func torn(
    _ element: SpokenElement, _ surface: ResolvedSurface, _ moment: Moment
  ) -> [Finding] {
    let labels = element.parts(.label)
    guard labels.count > 1, labels.contains(where: { !moment.isBare($0, on: surface) }),
      let bare = labels.first(where: { moment.isBare($0, on: surface) }), let index = bare.text
    else { return [] }
    let words = labels.map(\.string).joined(separator: ", ")
    return [
      finding(
        bare, index, surface, moment,
        "VoiceOver says ‘\(words)’ in pieces: give the element one label that is a whole message")
    ]
  }

  private static func shortened(
    _ element: SpokenElement, _ surface: ResolvedSurface, _ moment: Moment
  ) -> [Finding] {
    element.parts.compactMap { part in
      guard let index = part.text, !surface.texts[index].isLive else { return nil }
      let text = SpeechText(index, surface, moment)
      let heard = text.shortForm ?? text.sign
      guard let heard else { return nil }
      return finding(
        part, index, surface, moment,
        "VoiceOver reads ‘\(heard)’\(part.string == heard ? "" : " in ‘\(part.string)’") as it is "
          + "written: give it a label that says it in full")
    }
  }

  private static func finding(
    _ part: SpokenPart, _ index: Int, _ surface: ResolvedSurface, _ moment: Moment,
    _ message: String
  ) -> Finding {
    let text = surface.texts[index]
    let provenance = text.spans.first.map { surface.provenances[$0.provenance] }
    return moment.finding(
      definition, message, at: provenance?.textPlace ?? text.place,
      surface: surface.render.surface, owner: surface.render.owner,
      key: provenance?.lookup?.key,
      evidence: [
        Finding.Evidence("node", part.node), Finding.Evidence("role", part.role.rawValue),
      ])
  }
}

extension ResolvedSurface {
  /// Whether code joined the text from pieces of which one at least has words.
  fileprivate func joinsWords(of index: Int, _ moment: Moment) -> Bool {
    let text = texts[index]
    return text.spans.indices.contains { joined in
      guard provenances[text.spans[joined].provenance].source == .joined else { return false }
      let pieces = text.spans.filter { $0.parent == joined }.map { text.string.slice($0.range) }
        .filter { $0.contains { !$0.isWhitespace } }
      return pieces.count > 1 && pieces.contains { moment.letters(of: $0) > 1 }
    }
  }
}
