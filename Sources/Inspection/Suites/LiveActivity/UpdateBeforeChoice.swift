import Diagnostics
import Simulation

/// LA-18.
enum UpdateBeforeChoice: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-18", title: "Update too early",
    requirement: """
      the product's procedure stores the choice before it updates its activities; one that updates \
      first is caught at that line
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    if let reason = trial.whyNoChoice { return trial.notApplicable(reason) }
    guard let early = trial.product.updatingFirst else {
      return trial.notApplicable("the procedure stores no choice or updates no activity")
    }
    let followers = trial.material.activities.filter {
      $0.declaration.onLanguageChange != .nothing
    }
    guard !followers.isEmpty, let other = trial.otherLanguage else {
      return trial.notApplicable("no activity is updated when the language changes")
    }
    return followers.map { activity in
      var script = trial.script(activity, languages: [other])
      script.start(activity)
      script.play(.languageInApp(trial.locale), at: trial.product.onLanguageChangePlace)
      script.look("after the choice")
      let played = trial.play(script)
      var draft = trial.draft(activity, state: "after the choice", of: played)
      let lagging = played.last.lagging(activity, played.product)
      draft.take(lagging)
      draft.require(
        lagging.isEmpty, "no render of ‘update-activities’ lags behind the choice",
        found: lagging.presentations.joined(separator: ", "), at: script.lastStep,
        boundary: .regeneration)
      requireCaught(&draft, trial.play(script, over: early), activity)
      return draft.finished(firstLook: script.lastStep)
    }
  }

  /// That the check can fail: with the update moved before the choice is stored it must.
  private static func requireCaught(
    _ draft: inout CellDraft, _ played: PlayedScript, _ activity: ActivityMaterial
  ) {
    let frame = played.last
    let caught = frame.lagging(activity, played.product)
    guard !caught.isEmpty else {
      return draft.couldNotLook(
        "‘update-activities’ before ‘persist’ shows no lag: the card does not read what is stored",
        at: frame.step)
    }
    let place = caught[0].place
    draft.require(
      true,
      "‘update-activities’ before ‘persist’ is caught at \(place.line):\(place.column) on "
        + "\(caught.presentations.count) presentations", at: frame.step, boundary: .regeneration)
  }
}

extension Frame {
  /// The stale renders of an activity that an item `update-activities` made.
  fileprivate func lagging(_ activity: ActivityMaterial, _ product: Product) -> [Finding] {
    let items = product.onLanguageChange.filter { $0.value == .updateActivities }.map(\.place)
    let owner = self.activity(of: activity)?.id
    return findings.filter {
      $0.id == StaleRender.definition.id && $0.owner == owner && items.contains($0.place)
    }
  }
}

extension [Finding] {
  /// The presentations that they are about, each once.
  fileprivate var presentations: [String] { Set(compactMap(\.surface)).sorted() }
}

extension Product {
  /// The same with its activities updated before the choice is stored; nil where it does not do both.
  fileprivate var updatingFirst: Product? {
    let updates = onLanguageChange.filter { $0.value == .updateActivities }
    var rest = onLanguageChange.filter { $0.value != .updateActivities }
    guard !updates.isEmpty, let persist = rest.firstIndex(where: { $0.value == .persist }) else {
      return nil
    }
    rest.insert(contentsOf: updates, at: persist)
    var product = self
    product.onLanguageChange = rest
    return product
  }
}
