import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A message is glued together from parts.
enum ConcatenatedFragments: CatalogCheck, MomentCheck {
  static let definition = CheckDefinition(
    id: "concatenated-fragments", scope: .catalog, severity: .warning, boundary: .keyMapping,
    explanation: Explanation(
      meaning: """
        A message is glued together from parts: a view joins looked-up words and values, or a \
        text of the catalog is a fragment that begins or ends with a blank or in the middle of a \
        sentence. Each part is translated alone, and their order is that of one language.
        """,
      onDevice: """
        “Arrives 5 minutes in”: right words, wrong order, wrong endings.
        """,
      mend: """
        Make one key of the whole message, with placeholders for the values.
        """,
      inSwift: """
        Interpolate: `Text("Arrives in \\(minutes) minutes")`, never `Text("Arrives in ") + …`.
        """,
      inCatalog: """
        Merge the parts into one key; its translators then choose the order.
        """,
      before: """
        Text("arrives.in") + Text(" ") + Text(minutes, format: .number)
        """,
      after: """
        Text("Arrives in \\(minutes) minutes")
        """))

  /// The source text alone is looked at: its translations follow it.
  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    guard key.facts.shouldTranslate, !key.isHidden,
      let entry = key.entries.first(where: \.isSource),
      entry.entry.origin == .written || !isIdentifierKey(key.key), entry.entry.form.holdsLetters
    else { return [] }
    for unit in entry.entry.form.units {
      guard let fault = fault(in: unit.text, resources) else { continue }
      return [
        key.finding(
          definition,
          "\(unit.text.inQuotes) \(fault.words): make one key of the whole message", in: entry,
          at: unit.place, severity: fault.severity)
      ]
    }
    return []
  }

  private static func fault(
    in text: String, _ resources: InspectedResources
  ) -> (words: String, severity: Severity)? {
    if text.contains(where: \.isNewline) { return nil }
    if text.first == " " {
      return ("begins with a blank, as if it were glued to a text before", .note)
    }
    if text.last == " " {
      // After a colon or a word the blank waits for a value; after a placeholder it may be a slip.
      let isOpen = text.dropLast().last == ":"
      return ("ends with a blank, as if a text were glued to it", isOpen ? .warning : .note)
    }
    guard resources.sourceLanguage.language == "en" else { return nil }
    let words = text.split { $0.isWhitespace }
    guard let last = words.last, words.count > 1, Self.dangling.contains(String(last)) else {
      return nil
    }
    return ("ends in ‘\(last)’, in the middle of a sentence", .note)
  }

  /// English words that no whole message ends in.
  private static let dangling: Set<String> = [
    "of", "and", "or", "the", "a", "an", "your", "is", "are", "by", "from",
  ]

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface -> [Finding] in
      surface.texts.filter { $0.role == .visible }.flatMap { text -> [Finding] in
        text.spans.indices.compactMap { index -> Finding? in
          let provenance = surface.provenances[text.spans[index].provenance]
          guard provenance.source == .joined, text.isGlued(index, in: surface) else { return nil }
          return moment.finding(
            definition,
            "\(text.string.inQuotes) is joined in code from words and values: make one key of it",
            at: provenance.viewPlace, surface: surface.render.surface, owner: surface.render.owner)
        }
      }
    }
  }
}

extension ResolvedText {
  /// Whether a joined text holds looked-up words and something else that no mark parts from them:
  /// `Stop 2 · 14:30` is a list, `Stop 2 at 14:30` a sentence.
  fileprivate func isGlued(_ joined: Int, in surface: ResolvedSurface) -> Bool {
    var parts = 0
    var lookups = 0
    for span in spans where span.parent == joined {
      switch surface.provenances[span.provenance].source {
      case .catalog:
        parts += 1
        lookups += 1
      case .payload, .scenario, .userContent, .code, .formatter, .value: parts += 1
      case .literal, .joined:
        let words = string.slice(span.range)
        if words.contains(where: Self.separators.contains) {
          if lookups > 0, parts > 1 { return true }
          parts = 0
          lookups = 0
        } else if words.contains(where: \.isLetter) {
          parts += 1
        }
      }
    }
    return lookups > 0 && parts > 1
  }

  private static let separators: Set<Character> = ["·", "•", "|", "/", "–", "—", "\n", "→", "←"]
}
