import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

extension RunOfText {
  /// A finding about this run, with the facts of its provenance as evidence.
  func finding(
    _ definition: CheckDefinition, _ message: String, at place: SourceLocation,
    severity: Severity? = nil, notes: [Finding.Note] = [], _ moment: Moment
  ) -> Finding {
    moment.finding(
      definition, message, at: place, severity: severity, surface: surface.render.surface,
      owner: surface.render.owner, key: provenance.lookup?.key, notes: notes, evidence: evidence)
  }

  private var evidence: [Finding.Evidence] {
    var facts = [Finding.Evidence("node", text.node), Finding.Evidence("role", text.role.rawValue)]
    if let lookup = provenance.lookup {
      facts.append(Finding.Evidence("target", lookup.target.name))
      facts.append(Finding.Evidence("table", lookup.table))
      facts.append(Finding.Evidence("asked", lookup.asked.tags))
      facts += lookup.steps.map {
        Finding.Evidence("step", "\($0.language) \($0.outcome.rawValue)")
      }
      facts.append(Finding.Evidence("answered", lookup.answered?.description ?? "none"))
    }
    if let format = provenance.format {
      facts.append(Finding.Evidence("formatter", format.formatter))
      facts.append(Finding.Evidence("format locale", format.locale.description))
      facts.append(Finding.Evidence("numbering", format.numbering))
    }
    let context = surface.render.context
    facts.append(Finding.Evidence("store", context.store.words))
    if let content = context.content { facts.append(Finding.Evidence("content", content.words)) }
    facts.append(Finding.Evidence("cause", surface.render.cause.kind))
    return facts
  }
}

extension [LanguageTag] {
  var tags: String { map(\.description).joined(separator: ", ") }
}

extension TaggedRevision {
  /// `fr-CA r8`; `–` for what was not there.
  package var words: String {
    "\(tag?.description ?? "–") r\(revision.map(String.init) ?? "–")"
  }
}

extension LookupTrace {
  /// Whether the key itself is what people read.
  var showsKey: Bool { steps.last?.outcome == .rawKey }

  /// Whether people read nothing at all.
  var showsNothing: Bool { steps.last?.outcome == .nothing }

  /// What people read where no table answered, in words.
  var whatShows: String {
    showsKey ? "the key shows" : showsNothing ? "nothing shows" : "its default value shows"
  }

  /// Why no table answered, in words.
  var whyUnanswered: String {
    let hasEntry = steps.contains { $0.outcome == .hit }
    if hasEntry, let variation = variations.last, variation.taken == nil {
      return "the entry of ‘\(key)’ has no form for ‘\(variation.wanted)’"
    }
    if let decided = steps.last(where: { $0.outcome == .noKey }) {
      return "\(decided.language) has the table and no translation of ‘\(key)’ in it"
    }
    let languages = steps.filter { $0.outcome == .noFile }.map(\.language.description)
    let distinct = languages.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return "there is no table ‘\(table)’ in \(distinct.joined(separator: ", ")) for ‘\(key)’"
  }

  /// Where the catalog has the key, for whoever translates it.
  var catalogNote: [Finding.Note] {
    entryPlace.map { [Finding.Note("the key in its catalog", at: $0)] } ?? []
  }
}
