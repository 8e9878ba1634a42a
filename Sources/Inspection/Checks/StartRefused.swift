import Diagnostics
import Simulation

/// A start from the app that the system does not take.
enum StartRefused: MomentCheck {
  static let definition = CheckDefinition(
    id: "start-refused", scope: .render, severity: .error, boundary: .delivery,
    explanation: Explanation(
      meaning: """
        The app asked for an activity and the system does not take the request. A start at a later \
        date (iOS 26) takes an alert and cannot be without one; the transient style needs iOS 18; \
        a start at once needs the app in front, on a phone that is not locked.
        """,
      onDevice: """
        Nothing appears, at that date or before; there is no pending activity that could be updated \
        or ended.
        """,
      mend: """
        Give the scheduled start an alert: its title and body are what the Apple Watch says when it \
        begins. Ask for the system before you use what an older one lacks, and start at once there. \
        While the app is in the background, let the server start it by a push.
        """,
      inSwift: """
        `Activity.request` with a start date, under `if #available(iOS 26, *)`, and an \
        `AlertConfiguration` of localized resources.
        """,
      onServer: nil,
      before: """
        - start: delivery
          start-after: 30m
        """,
      after: """
        - start: delivery
          start-after: 30m
          alert: { keys: { title: soon.title, body: soon.body } }
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.world.refusedStarts.map { refused in
      moment.finding(
        definition, message(refused, on: moment.world.device.os), at: refused.place,
        evidence: [Finding.Evidence("reason", refused.reason.rawValue)])
    }
  }

  private static func message(_ refused: RefusedStart, on os: String) -> String {
    let kind = "‘\(refused.kind)’"
    switch refused.reason {
    case .scheduleNeedsAlert:
      return "\(kind) is scheduled without an alert, and the system takes no such start: give it "
        + "‘alert’ with a title and a body"
    case .scheduleNeedsSystem:
      return "\(kind) is scheduled on \(os), and iOS 26 is the first that takes a start date: "
        + "start it at once there, or by a push"
    case .visibility:
      return "\(kind) is started while the app is in the background, and the system takes no such "
        + "start: bring the app to the front first with ‘foreground’, or start it by a push"
    case .transientNeedsSystem:
      return
        "\(kind) is started transient on \(os), and iOS 18 is the first that knows that style: "
        + "start it as a standard one there"
    }
  }
}
