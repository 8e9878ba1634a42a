import Diagnostics
import Presentation
import Simulation

/// A push came too late: it is older than what the activity has, or the activity has ended.
enum PayloadLate: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-late", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        The push came too late to count. ActivityKit keeps the newest timestamp that it has \
        applied, of a push or of an update by the app, and ignores what is older; what comes after \
        the end of an activity is ignored as well.
        """,
      onDevice: """
        The card keeps what it shows. APNs accepted the push, and nothing tells that it was ignored.
        """,
      mend: """
        Give each push the time at which it is sent, in Unix seconds, and none of them after the \
        end.
        """,
      inSwift: """
        After `end(_:dismissalPolicy:)` tell the server, so that it stops sending.
        """,
      onServer: """
        Take `timestamp` from the clock when the push is sent, never from the event that it tells \
        of, and send one activity's pushes in order.
        """,
      before: """
        "timestamp": 1786020000, "event": "update"
        """,
      after: """
        "timestamp": 1786021230, "event": "update"
        """))

  /// Only a run knows what came before.
  static func faults(in file: PayloadFile) -> [PayloadFault] { [] }

  /// The end of an activity was seen to apply although it was old, against the documentation.
  static func faults(of push: PushRecord, in moment: Moment) -> [PayloadFault] {
    guard push.outcome == .applied, push.event == .end, let timestamp = push.timestamp,
      let activity = push.activity.flatMap({ moment.world.activities[$0] }),
      timestamp < activity.lastTimestamp
    else { return [] }
    return [
      PayloadFault(
        definition,
        "‘timestamp’ is \(activity.lastTimestamp - timestamp) s older than the newest update of "
          + "‘\(activity.id)’; the end was seen to apply all the same, which nobody promises",
        at: push.place, severity: .warning)
    ]
  }

  static func fault(
    _ refusal: PushRefusal, of push: PushRecord, in moment: Moment
  ) -> PayloadFault {
    let name = push.activity ?? "the activity"
    let last = push.activity.flatMap { moment.world.activities[$0]?.lastTimestamp }
    let late = push.timestamp.flatMap { timestamp in last.map { $0 - timestamp } }
    let message: String
    if refusal.word == "activity-ended" {
      message = "‘\(name)’ has ended, and what comes after the end is ignored"
    } else if let seconds = push.timestamp, PayloadDateEpoch.countsFrom2001(Double(seconds)) {
      return PayloadDateEpoch.fault("timestamp", losesPush: true, at: refusal.place)
    } else if refusal.word == "equal-timestamp" {
      message = "‘timestamp’ is that of the push before it, and this one is ignored"
    } else {
      message =
        "‘timestamp’ is \(late ?? 0) s older than the newest update of ‘\(name)’, and the push is "
        + "ignored"
    }
    return PayloadFault(
      definition, message, at: refusal.place, key: "timestamp",
      notes: [Finding.Note("sent here", at: push.place)], losesPush: true)
  }
}
