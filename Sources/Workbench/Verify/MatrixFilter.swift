import Inspection
import Languages

/// What narrows the grid: words that a case must have, and `is:`, `suite:`, `locale:`, each of which
/// takes the beginning of what it means.
struct MatrixFilter: Hashable, Sendable {
  private var words: [String] = []
  private var states: [String] = []
  private var suites: [String] = []
  private var locales: [String] = []

  init(_ text: String) {
    for word in text.lowercased().split(separator: " ").map(String.init) {
      func value(_ field: String) -> String? {
        word.hasPrefix(field) ? String(word.dropFirst(field.count)) : nil
      }
      // A field whose value is yet to be typed narrows nothing.
      if let state = value("is:") {
        if !state.isEmpty { states.append(state) }
      } else if let suite = value("suite:") {
        if !suite.isEmpty { suites.append(suite) }
      } else if let locale = value("locale:") {
        if !locale.isEmpty { locales.append(locale) }
      } else {
        words.append(word)
      }
    }
  }

  func keeps(_ locale: LanguageTag) -> Bool {
    let tag = locale.description.lowercased()
    return locales.isEmpty || locales.contains { tag.hasPrefix($0) }
  }

  func keeps(_ row: MatrixRow) -> Bool {
    let line = "\(row.definition.id) \(row.definition.title) \(row.definition.requirement)"
      .lowercased()
    return words.allSatisfy { line.contains($0) }
      && (suites.isEmpty || suites.contains { row.suite.lowercased().hasPrefix($0) })
  }

  /// Whether a row with these states, of the locales that are kept, stays.
  func keeps(_ row: [MatrixCellState]) -> Bool {
    states.isEmpty
      || row.contains { state in
        states.contains { wanted in state.names.contains { $0.hasPrefix(wanted) } }
      }
  }
}

/// Which cases the grid shows, whatever the filter says.
enum MatrixChoice: String, Hashable, Sendable, CaseIterable {
  case all
  /// Those that fail in a locale that is shown.
  case failing

  /// The one after it, in a ring.
  var next: MatrixChoice {
    let all = MatrixChoice.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
