import Presentation
import Simulation

/// LA-19.
enum TwoActivities: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-19", title: "Two at once",
    requirement: """
      of two activities of the app one has the island and the other the Lock Screen only; beside \
      another app's it is minimal, attached or detached; each is in the locale
      """)

  /// A state of the phone, and how the one that has the island is minimal then; nil: it is not.
  private struct Sharing {
    var state: String
    var manner: Visibility.Manner?
  }

  private static let sharings = [
    Sharing(state: "two of the app"), Sharing(state: "detached", manner: .detached),
    Sharing(state: "attached", manner: .attached),
  ]

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      let shapes = activity.shapes
      var script = trial.scriptInLocale(activity)
      script.start(activity)
      script.start(activity, with: shapes[1 % shapes.count], relevance: 50)
      script.look(sharings[0].state)
      // Whichever started last is beside the camera: first the other app's, then a third of ours.
      script.play(.otherApp(isRunning: true))
      script.look(sharings[1].state)
      script.start(activity, with: shapes[2 % shapes.count], relevance: 100)
      script.look(sharings[2].state)
      let played = trial.play(script)
      return zip(sharings, played.script.looks).flatMap { sharing, look in
        activity.declaration.views.keys.sorted().map { surface in
          cell(trial, activity, played, sharing, surface, at: look.step)
        }
      }
    }
  }

  private static func cell(
    _ trial: Trial, _ activity: ActivityMaterial, _ played: PlayedScript, _ sharing: Sharing,
    _ surface: Surface, at step: Int
  ) -> VerificationCell {
    var draft = trial.draft(activity, surface: surface, state: sharing.state, of: played)
    let frame = played.frame(after: step)
    let all = frame.world.activities.values.filter { $0.kind == activity.kind && $0.isVisible }
      .sorted { $0.ordinal < $1.ordinal }
    if all.count < 2 {
      draft.couldNotLook("\(all.count) of its activities run", at: step)
    }
    for one in all {
      let found = draft.look(
        at: surface, of: .activity(one.id), in: frame, product: played.product,
        language: trial.locale)
      guard let found else { continue }
      let asked = visibility(
        of: surface, hasIsland: one.id == all.last?.id, sharing, on: frame.world.device)
      draft.require(
        found.visibility == asked, "\(surface) of \(one.id): \(asked.words)",
        found: found.visibility.words, at: step, boundary: .onScreen)
    }
    return draft.finished(firstLook: step)
  }

  /// What the phone must show. Source: ActivityKit documentation, “Displaying live data with Live
  /// Activities”.
  private static func visibility(
    of surface: Surface, hasIsland: Bool, _ sharing: Sharing, on device: Device
  ) -> Visibility {
    if let reason = device.absence(of: surface) { return .absent(reason) }
    if surface == .lockScreen || surface == .smartStack { return .shown }
    guard hasIsland else { return .hidden(.otherActivity) }
    switch (surface, sharing.manner) {
    case (.minimal, let manner?): return .shownAs(manner)
    case (.minimal, nil): return .hidden(.oneApp)
    case (.compactLeading, _?), (.compactTrailing, _?): return .hidden(.twoApps)
    case _: return .shown
    }
  }
}

extension Visibility {
  fileprivate var words: String { reason.map { "not shown: \($0)" } ?? manner ?? "shown" }
}
