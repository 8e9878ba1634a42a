import Languages
import Localization
import Presentation
import Simulation

/// LA-06.
enum ChangedWhileRunning: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-06", title: "Switch running",
    requirement: """
      after the locale was chosen in the app while the activity runs, its declared policy has \
      happened, its business state is unchanged and the revision is up by one
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    if let reason = trial.whyNoChoice { return trial.notApplicable(reason) }
    return trial.eachActivity { activity in
      guard let other = trial.otherLanguage else { return [] }
      let declaration = activity.declaration
      var script = trial.script(activity, languages: [other])
      script.start(activity)
      let before = script.scenario.steps.count
      script.play(.languageInApp(trial.locale), at: trial.product.onLanguageChangePlace)
      let change = script.scenario.steps.count
      let waits = declaration.onLanguageChange == .nothing && trial.product.syncsOnChange
      if waits {
        guard let payload = activity.payload(activity.opening) else {
          return trial.notApplicable(
            "the change waits for a push, and no server could send this content",
            activity: activity)
        }
        script.push(payload, to: activity)
      }
      script.look("active")
      var questions = Trial.Questions()
      questions.ofSurface = { draft, frame, surface in
        draft.requireCarries(trial.locale, surface, in: frame)
      }
      questions.ofRun = { draft, played in
        judgeRun(&draft, played, of: activity, before: before, change: change, waits: waits)
      }
      return trial.judge(script, of: activity, questions)
    }
  }

  private static func judgeRun(
    _ draft: inout CellDraft, _ played: PlayedScript, of activity: ActivityMaterial, before: Int,
    change: Int, waits: Bool
  ) {
    let old = played.world(after: before)
    let world = played.world(after: change)
    let last = played.world(after: played.lastStep)
    draft.requireRevision(old.store.revision + 1, in: played.frame(after: change))
    let declaration = activity.declaration
    guard let oldID = old.activityID(named: activity.kind),
      let newID = last.activityID(named: activity.kind),
      let oldState = old.activities[oldID]?.state, let newState = last.activities[newID]?.state
    else { return draft.couldNotLook("the activity never started", at: before) }
    let changed = declaration.contentState.filter { field in
      field.isGiven && !field.type.isTimed && oldState[field.name] != newState[field.name]
    }
    draft.require(
      changed.isEmpty, "business state unchanged",
      found: "a change of " + changed.map(\.name).joined(separator: ", "), at: change,
      boundary: .regeneration)
    let causes = last.renders[.activity(newID)]?.values.map(\.cause) ?? []
    switch declaration.onLanguageChange {
    case .update:
      draft.require(
        newID == oldID && !causes.isEmpty && causes.allSatisfy { $0.event >= world.event },
        "\(oldID) updated in place", found: newID == oldID ? "no update" : newID, at: change,
        boundary: .regeneration)
    case .restart:
      draft.require(
        newID != oldID && last.activities[oldID]?.phase == .dismissed,
        "\(oldID) ended and started again", found: newID, at: change, boundary: .regeneration)
    case .nothing:
      draft.require(
        newID == oldID, waits ? "\(oldID) waits for the next push" : "\(oldID) is left alone",
        found: newID, at: change, boundary: .regeneration)
    }
  }
}

extension Product {
  /// Whether the procedure of a language change tells the server.
  var syncsOnChange: Bool { onLanguageChange.contains { $0.value == .syncServer } }
}

extension FieldType {
  /// Whether values of it count from when they are sent, so that a push moves them.
  var isTimed: Bool {
    switch unwrapped {
    case .date: true
    case .list(let element): element.isTimed
    case .record(let fields): fields.contains { $0.type.isTimed }
    case .string, .int, .double, .bool, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .codes, .optional:
      false
    }
  }
}
