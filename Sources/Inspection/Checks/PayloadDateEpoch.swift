import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A Date inside the content state is written as a Unix time.
enum PayloadDateEpoch: MomentCheck {
  static let definition = CheckDefinition(
    id: "payload-date-epoch", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        A Date inside the content state is written as a Unix time. A default JSONDecoder reads \
        seconds since 2001, so that the date comes out 31 years late. Only `timestamp`, \
        `stale-date` and `dismissal-date` are Unix seconds.
        """,
      onDevice: """
        An arrival in 2057, or a timer of a quarter of a million hours.
        """,
      mend: """
        Subtract 978307200 before sending, or let the server's encoder use the reference date of \
        2001.
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.world.pushes.flatMap { push in
      push.dates.filter { readsAsUnix($0, now: moment.world.clock) }.map { date in
        moment.finding(
          definition,
          "‘\(date.path)’ reads as a Unix time; a Date of the state counts seconds from 2001",
          at: date.place, owner: push.activity.map(Owner.activity), key: date.path)
      }
    }
  }

  /// Near now when taken as Unix seconds, decades away as the decoder takes it.
  private static func readsAsUnix(_ date: DecodedDate, now: Instant) -> Bool {
    let year = 31_557_600
    return abs(date.sent - now.seconds) < 5 * year
      && abs(date.decoded.seconds - now.seconds) > 20 * year
  }
}
