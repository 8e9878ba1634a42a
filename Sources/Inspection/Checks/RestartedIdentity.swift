import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A running activity was ended and another started in its place, to bring a new language.
enum RestartedIdentity: MomentCheck {
  static let definition = CheckDefinition(
    id: "restarted-identity", scope: .render, severity: .note, boundary: .regeneration,
    explanation: Explanation(
      meaning: """
        A running activity was ended and another started in its place, to bring a new language. \
        That is what the policy `restart` costs: the new one has another id and another push token, \
        its eight hours begin anew, and pushes to the old one are lost. It is an error where the \
        new one could not be started, since that needs the app in the foreground.
        """,
      onDevice: """
        The card leaves and comes back, at another place of the stack; if the start fails it stays \
        away, while the parcel is still on its way.
        """,
      mend: """
        Update the activity in place and carry the tag in its state. Where a restart is wanted, \
        send the new token to the server before the next push, and restart in the foreground only.
        """,
      inSwift: """
        `await activity.update(content)` with the new tag instead of `end` and `request`.
        """,
      onServer: """
        Replace the token of the ended activity as soon as the app reports the new one.
        """,
      before: """
        on-language-change: restart
        """,
      after: """
        on-language-change: update
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.world.restarts.map { restart in
      guard let id = restart.started else {
        return moment.finding(
          definition,
          "‘\(restart.ended)’ was ended to start again, and nothing was started in its place: "
            + "that needs the app in the foreground",
          at: restart.place, severity: .error, owner: .activity(restart.ended))
      }
      let minutes = (moment.world.clock.seconds - restart.startedAt.seconds) / 60
      return moment.finding(
        definition,
        "‘\(restart.ended)’ became ‘\(id)’: another id and push token, and its start moves by "
          + "\(minutes) min",
        at: restart.place, owner: .activity(id),
        evidence: [
          Finding.Evidence("ended", restart.ended), Finding.Evidence("started", id),
        ])
    }
  }
}
