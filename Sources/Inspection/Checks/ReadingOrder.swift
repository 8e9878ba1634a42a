import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// VoiceOver reads the elements in another order than a person reads them.
enum ReadingOrder: MomentCheck {
  static let definition = CheckDefinition(
    id: "reading-order", scope: .render, severity: .error,
    boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        VoiceOver reads the elements of a surface in another order than a person reads them: a row \
        is laid out against the direction of the language that its texts are in; a number is read \
        apart from the words that it belongs to, because columns are read across or a sort \
        priority moved it; something is read before the heading that it stands under.
        """,
      onDevice: """
        Two columns “Stops 3” and “Minutes 12” are heard as “Stops, Minutes, 3, 12”.
        """,
      mend: """
        Let the layout follow the language, group what belongs together, and set sort priorities \
        only where the places on the screen cannot say the order.
        """,
      inSwift: """
        Set `.environment(\\.layoutDirection, …)` beside the locale; put \
        `.accessibilityElement(children: .combine)` or `.contain` on each column; take \
        `.accessibilitySortPriority` away or give the heading the highest.
        """,
      before: """
        HStack {
          VStack { Text("Stops"); Text("3") }
          VStack { Text("Minutes"); Text("12") }
        }
        """,
      after: """
        HStack {
          VStack { Text("Stops"); Text("3") }
            .accessibilityElement(children: .contain)
          VStack { Text("Minutes"); Text("12") }
            .accessibilityElement(children: .contain)
        }
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface -> [Finding] in
      let elements = moment.spoken(surface).elements
      guard elements.count > 1, let places = moment.viewPlaces(surface.render) else { return [] }
      func finding(_ message: String, _ node: String?) -> Finding {
        let place = node.flatMap { places.byID[$0] } ?? places.root
        return moment.finding(
          definition, message, at: place, surface: surface.render.surface,
          owner: surface.render.owner,
          evidence: elements.map { Finding.Evidence("spoken", $0.utterance) })
      }
      let order = SpokenOrder(elements, surface, moment)
      var findings: [Finding] = []
      if let row = order.rowAgainstLanguage {
        let (laid, read) = (row.layout.words, row.language.words)
        findings.append(
          finding(
            "VoiceOver reads the row ‘\(row.text)’ from \(laid), its language is read from "
              + "\(read): let the layout follow the language", nil))
      }
      findings += order.torn.map { pair in
        finding(
          "VoiceOver reads ‘\(pair.second.utterance)’ apart from ‘\(pair.first.utterance)’ that "
            + "it belongs to: group the two", pair.second.node)
      }
      findings += order.beforeHeading.map { pair in
        finding(
          "VoiceOver reads ‘\(pair.second.utterance)’ before ‘\(pair.first.utterance)’, the "
            + "heading that it stands under: give the heading the higher sort priority",
          pair.second.node)
      }
      return findings
    }
  }
}

extension LayoutDirection {
  /// As in ‘from left to right’.
  var words: String {
    switch self {
    case .leftToRight: "left to right"
    case .rightToLeft: "right to left"
    }
  }
}
