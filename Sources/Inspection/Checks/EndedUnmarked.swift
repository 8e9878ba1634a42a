import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The activity has ended and what stays on the Lock Screen says exactly what it said
/// before.
enum EndedUnmarked: MomentCheck {
  static let definition = CheckDefinition(
    id: "ended-unmarked", scope: .render, severity: .warning,
    boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        The activity has ended and what stays on the Lock Screen says exactly what it said \
        before, to the eye, to VoiceOver or to both.
        """,
      onDevice: """
        “Arriving in 4 min” for hours after the parcel was delivered.
        """,
      mend: """
        End with a final content state, have the view show it as final, and \
        say so in its labels.
        """,
      inSwift: """
        Give `end(_:dismissalPolicy:)` a final content whose state says that it is over: a view \
        is never told that its activity has ended.
        """,
      inCatalog: """
        Keys for what is final, as `status.delivered`.
        """,
      onServer: """
        Put the final `content-state` into the push with `"event": "end"`.
        """,
      before: #"""
        await activity.end(nil, dismissalPolicy: .default)
        """#,
      after: #"""
        let last = DeliveryAttributes.ContentState(phase: .delivered)
        await activity.end(
          ActivityContent(state: last, staleDate: nil),
          dismissalPolicy: .default)
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.compactMap { surface in
      let render = surface.render
      guard case .activity(let id) = render.owner, let activity = moment.world.activities[id],
        activity.phase == .ended, let before = activity.stateBeforeEnd,
        !moment.isHidden(render),
        let same = moment.sameness(
          surface,
          as: {
            $0.input.state = before
            $0.input.isStale = false
          }),
        let view = moment.product.presentations[render.view]
      else { return nil }
      return moment.finding(
        definition, "the activity has ended, and \(same.words)", at: view.place,
        surface: render.surface,
        owner: render.owner)
    }
  }
}
