import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// LA-10.
enum OneTranslationRemoved: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-10", title: "One text removed",
    requirement: """
      after an update of the app that lost a translation the fallback shows, a finding names key, \
      table and locale, and the saved language is unchanged
      """)

  /// The findings that tell such a loss.
  private static let tellers = [
    "fallback-language", "missing-key", "raw-key-shown", "regional-fallback",
  ]

  static func verify(_ trial: Trial) -> [VerificationCell] {
    guard trial.locale.pseudolocale == nil else {
      return trial.notApplicable("nobody translates a pseudolocale")
    }
    return trial.eachActivity { activity in
      var script =
        trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
      script.start(activity)
      let before = script.lastStep
      guard let lookup = firstLookup(trial.play(script).last, trial, activity),
        let answered = lookup.answered
      else {
        return trial.notApplicable(
          "no catalog answers a text of its first content in \(trial.locale)", activity: activity)
      }
      let edit = ResourceEdit.remove(
        target: lookup.target, table: lookup.table, locale: answered.description, key: lookup.key,
        place: lookup.entryPlace ?? activity.declaration.place)
      script.play(.edit([edit]))
      script.play(.install)
      script.update(activity, with: activity.opening)
      script.look("active")
      return cells(trial, activity, script, lookup, before: before)
    }
  }

  /// The first text that is seen and that a table in the locale's language answers.
  private static func firstLookup(
    _ frame: Frame, _ trial: Trial, _ activity: ActivityMaterial
  ) -> LookupTrace? {
    let id = frame.world.activityID(named: activity.kind)
    for surface in frame.surfaces where surface.owner.description == id {
      for text in surface.resolved.texts where text.role == .visible {
        for span in text.spans {
          let provenance = surface.resolved.provenances[span.provenance]
          guard provenance.carried == nil, let lookup = provenance.lookup,
            lookup.steps.contains(where: { $0.outcome == .hit }),
            lookup.answered?.isSameLanguage(as: trial.locale) == true
          else { continue }
          return lookup
        }
      }
    }
    return nil
  }

  private static func cells(
    _ trial: Trial, _ activity: ActivityMaterial, _ script: Script, _ removed: LookupTrace,
    before: Int
  ) -> [VerificationCell] {
    let locale = trial.locale.description
    var questions = Trial.Questions()
    questions.claiming = { finding in
      // A raw key on the screen is no fallback that anybody documents.
      tellers.contains(finding.id) && finding.id != "raw-key-shown"
        && finding.key == removed.key && finding.locale == locale
    }
    questions.ofRun = { draft, played in
      let frame = played.last
      let old = played.world(after: before)
      let found = frame.findings.filter {
        tellers.contains($0.id) && $0.key == removed.key && $0.locale == locale
      }
      // A default in the code that says the same leaves nothing to tell.
      let answers = frame.lookups(of: removed.key)
      let isCovered =
        found.isEmpty && !answers.isEmpty
        && answers.allSatisfy { $0.answered?.isSameLanguage(as: trial.locale) == true }
      if isCovered, answers.allSatisfy({ $0.steps == removed.steps && $0.state == removed.state }) {
        draft.couldNotLook("‘\(removed.key)’ is answered as before", at: frame.step)
      } else {
        draft.require(
          !found.isEmpty || isCovered,
          isCovered
            ? "‘\(removed.key)’ of \(removed.table): the fallback says the same in \(locale)"
            : "‘\(removed.key)’ of \(removed.table) in \(locale) is told as missing",
          found: "silence", at: frame.step, boundary: .lookup)
      }
      let keeps =
        old.store.preference == frame.world.store.preference
        && old.store.pair == frame.world.store.pair
      draft.require(
        keeps, "the saved language is unchanged", found: "\(frame.world.store.pair.words)",
        at: frame.step, boundary: .localeDecision)
      draft.requireDecision(trial.locale, in: frame)
    }
    return trial.judge(script, of: activity, questions)
  }
}

extension Frame {
  /// The lookups of a key, on every surface.
  fileprivate func lookups(of key: String) -> [LookupTrace] {
    surfaces.flatMap { $0.resolved.provenances.compactMap(\.lookup) }.filter { $0.key == key }
  }
}
