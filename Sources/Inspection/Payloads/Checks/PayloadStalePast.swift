import Diagnostics
import Presentation
import Simulation

/// The content is stale when it arrives.
enum PayloadStalePast: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-stale-past", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        `stale-date` is not later than `timestamp`: the content is stale when it arrives.
        """,
      onDevice: """
        The card shows at once what it shows for old content; an activity that is started so was \
        seen not to appear at all.
        """,
      mend: """
        Set `stale-date` to the time at which the content is no longer to be trusted, or leave it \
        out.
        """,
      onServer: """
        Count `stale-date` from the moment of sending, in Unix seconds.
        """,
      before: """
        "timestamp": 1786021230, "stale-date": 1786020930
        """,
      after: """
        "timestamp": 1786021230, "stale-date": 1786021530
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    guard file.isLiveActivity, file.event != .end, let sent = file.number("timestamp"),
      let stale = file.number("stale-date"), let field = file["stale-date"], stale <= sent,
      !PayloadMilliseconds.areMilliseconds(sent), !PayloadDateEpoch.countsFrom2001(stale)
    else { return [] }
    return [
      PayloadFault(
        definition,
        stale == sent
          ? "‘stale-date’ is the time of sending: the content is stale when it arrives"
          : "‘stale-date’ is \(Int(min(1e15, sent - stale))) s before ‘timestamp’: the content is "
            + "stale when it arrives", at: field.value.place, key: "stale-date")
    ]
  }

  /// A payload that is sent as it was written may have waited too long.
  static func faults(of push: PushRecord, in moment: Moment) -> [PayloadFault] {
    guard push.outcome == .applied, push.event != .end, let stale = push.staleDate,
      let sent = push.timestamp, stale > sent, stale <= moment.world.clock.seconds
    else { return [] }
    return [
      PayloadFault(
        definition,
        "‘stale-date’ was \(moment.world.clock.seconds - stale) s ago when the push came",
        at: push.place, key: "stale-date")
    ]
  }
}
