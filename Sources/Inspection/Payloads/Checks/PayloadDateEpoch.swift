import Diagnostics
import Presentation
import Simulation

/// A date counts from another year than the one who reads it, or is no number at all.
enum PayloadDateEpoch: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-date-epoch", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        A Date inside the content state is written as a Unix time. A default JSONDecoder reads \
        seconds since 2001, so that the date comes out 31 years late. Only `timestamp`, \
        `stale-date` and `dismissal-date` are Unix seconds. A date written as text does not decode \
        at all, and the push is dropped.
        """,
      onDevice: """
        An arrival in 2057, or a timer of a quarter of a million hours.
        """,
      mend: """
        Subtract 978307200 before sending, or let the server's encoder use the reference date of \
        2001.
        """,
      inSwift: """
        Leave the decoder as it is: ActivityKit uses a default `JSONDecoder`. Declare a field \
        that is to hold a Unix time as Double or Int and make the Date in the view.
        """,
      onServer: """
        Seconds since 2001 are Unix seconds less 978307200.
        """,
      before: """
        "content-state": { "estimatedArrival": 1786021500 }
        """,
      after: """
        "content-state": { "estimatedArrival": 807714300 }
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    guard file.isLiveActivity else { return [] }
    var faults = ["timestamp", "stale-date", "dismissal-date"].compactMap { key in
      file.number(key).flatMap { number in
        countsFrom2001(number)
          ? file[key].map { fault(key, losesPush: key == "timestamp", at: $0.value.place) } : nil
      }
    }
    if let aps = file.aps, let declaration = file.declaration {
      let sent = file.number("timestamp").map {
        PayloadMilliseconds.areMilliseconds($0) ? $0 / 1000 : $0
      }
      faults += declaredDates(in: aps, of: declaration).compactMap {
        fault($0, now: sent.map { Int(max(-1e15, min(1e15, $0))) })
      }
    }
    return faults
  }

  static func faults(of push: PushRecord, in moment: Moment) -> [PayloadFault] {
    push.dates.compactMap { fault($0, now: moment.world.clock.seconds) }
  }

  /// A date of `aps` that counts from 2001: a Unix time before 2001, from 2016 on as the other.
  static func countsFrom2001(_ number: Double) -> Bool { (4.73e8..<978_307_200).contains(number) }

  static func fault(_ key: String, losesPush: Bool, at place: SourceLocation) -> PayloadFault {
    PayloadFault(
      definition,
      "‘\(key)’ counts seconds since 2001; the system reads it as a Unix time, in 1970 "
        + "to 2000", at: place, key: key, losesPush: losesPush)
  }

  private static func fault(_ date: DecodedDate, now: Int?) -> PayloadFault? {
    if PayloadMilliseconds.areMilliseconds(Double(date.sent)) {
      return PayloadFault(
        definition,
        "‘\(date.path)’ counts milliseconds; a Date of the state counts seconds from 2001",
        at: date.place, key: date.path)
    }
    guard readsAsUnix(date, now: now) else { return nil }
    return PayloadFault(
      definition,
      "‘\(date.path)’ reads as a Unix time; a Date of the state counts seconds from 2001",
      at: date.place, key: date.path)
  }

  /// Near now when taken as Unix seconds, decades away as the decoder takes it. Without a time of
  /// sending: after 2008 as the one, after 2039 as the other.
  private static func readsAsUnix(_ date: DecodedDate, now: Int?) -> Bool {
    let year = 31_557_600
    guard let now, (1_000_000_000..<10_000_000_000).contains(now) else {
      return (1_200_000_000..<10_000_000_000).contains(date.sent)
    }
    return abs(date.sent - now) < 5 * year && abs(date.decoded.seconds - now) > 20 * year
  }
}
