import Diagnostics
import Internationalization
import Languages
import Presentation
import Simulation

/// LA-21.
enum StoredTagRefused: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-21", title: "Stored tag",
    requirement: """
      a stored language that is no canonical tag of the product is skipped for the next rule and \
      reported, and nothing is rewritten
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    guard trial.product.inAppLanguage == .store else {
      return trial.notApplicable("no language is kept in a store")
    }
    guard let other = trial.otherLanguage else {
      return trial.notApplicable("the product has no other language")
    }
    let spellings = trial.locale.oldSpellings.filter {
      storedFault($0, supported: trial.product.choosable) != nil
    }
    return trial.eachActivity { activity in
      spellings.map { cell(trial, activity, stored: $0, phone: other) }
    }
  }

  private static func cell(
    _ trial: Trial, _ activity: ActivityMaterial, stored: String, phone: LanguageTag
  ) -> VerificationCell {
    let place = trial.product.onLanguageChangePlace
    var script = trial.script(
      activity, languages: [phone],
      store: StoredLanguage(language: stored, revision: 7, place: place))
    script.start(activity)
    script.look("stored")
    script.play(.terminate)
    script.play(.launch)
    script.update(activity, with: activity.opening)
    script.look("stored")
    let played = trial.play(script)
    let id = StoredTagInvalid.definition.id
    var draft = trial.draft(activity, state: "stored \(stored)", of: played)
    for look in played.script.looks {
      let frame = played.frame(after: look.step)
      let decision = frame.world.decision
      draft.require(
        decision.rule != .appPreference && decision.tag == phone,
        "‘\(stored)’ is skipped: the phone decides on \(phone)",
        found: "\(decision.tag), \(decision.rule.rawValue)", at: look.step,
        boundary: .localeDecision)
      let told = frame.findings.filter { $0.id == id }
      draft.take(told) { _ in true }
      draft.require(
        !told.isEmpty, "‘\(stored)’ is reported", found: "silence", at: look.step,
        boundary: .localeDecision)
      draft.require(
        frame.world.store.preference == stored, "‘\(stored)’ is not rewritten",
        found: "another", at: look.step, boundary: .localeDecision)
      guard let activityID = frame.activity(of: activity)?.id else {
        draft.couldNotLook("the activity never started", at: look.step)
        continue
      }
      for surface in frame.surfaces where surface.owner == .activity(activityID) {
        draft.requireCarries(decision.tag, surface, in: frame)
      }
    }
    return draft.finished(firstLook: script.looks.first?.step)
  }
}

extension LanguageTag {
  /// How old versions of apps wrote a language down: as ICU's identifier, by language and region where
  /// the product has the script, by its English name.
  fileprivate var oldSpellings: [String] {
    let full = LikelySubtags.maximized(self)
    let regional = full.region.map { "\(language)_\($0)" }
    let identifier = description.replacing("-", with: "_")
    var bare = self
    (bare.region, bare.script) = (nil, nil)
    let all = [identifier, regional, LanguageNames.english(bare)].compactMap { $0 }
    return all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
  }
}
