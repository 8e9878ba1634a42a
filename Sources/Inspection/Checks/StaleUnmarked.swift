import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The activity is stale and the presentation says exactly what it said before: old data
/// looks current, to the eye and to VoiceOver.
enum StaleUnmarked: MomentCheck {
  static let definition = CheckDefinition(
    id: "stale-unmarked", scope: .render, severity: .warning,
    boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        The activity is stale and the presentation says exactly what it said before: old data \
        looks current, to the eye, to VoiceOver or to both.
        """,
      onDevice: """
        “4 min” on the Lock Screen, an hour after the last update.
        """,
      mend: """
        Read `context.isStale` in the presentation and show an approved message for it; where \
        a label speaks for a text or a symbol, change the label too.
        """,
      inSwift: """
        Read `context.isStale` in every presentation and say so in words or with a labelled \
        symbol; a dimmed color alone is nothing that VoiceOver can read.
        """,
      inCatalog: """
        A key of its own for the message, as `status.stale`.
        """,
      onServer: """
        Give a `stale-date` with each update: without one the activity never turns stale.
        """,
      before: #"""
        Text("arrives \(minutes)")
        """#,
      after: #"""
        if context.isStale {
          Text("status.stale")
        } else {
          Text("arrives \(minutes)")
        }
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.compactMap { surface in
      let render = surface.render
      guard case .activity = render.owner, render.input.isStale,
        let same = moment.sameness(surface, as: { $0.input.isStale = false }),
        let view = moment.product.presentations[render.view]
      else { return nil }
      return moment.finding(
        definition, "the activity is stale, and \(same.words)", at: view.place,
        surface: render.surface, owner: render.owner)
    }
  }
}
