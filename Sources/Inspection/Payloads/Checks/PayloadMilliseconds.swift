import Diagnostics
import Simulation

/// A date of `aps` counts milliseconds where the system reads seconds.
enum PayloadMilliseconds: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-milliseconds", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        `timestamp`, `stale-date` or `dismissal-date` counts milliseconds. The system reads seconds \
        since 1970, so that the date lies more than fifty thousand years ahead; a push whose \
        timestamp is more than eight hours in the future is dropped.
        """,
      onDevice: """
        A `timestamp`: the push has no effect. A `stale-date`: the card never goes stale and shows \
        old content as current. A `dismissal-date`: the ended card stays its four hours.
        """,
      mend: """
        Divide by 1000, and drop the fraction.
        """,
      onServer: """
        In JavaScript `Math.floor(Date.now() / 1000)`, in Java `Instant.now().getEpochSecond()`.
        """,
      before: """
        "timestamp": 1786021230000
        """,
      after: """
        "timestamp": 1786021230
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    guard file.isLiveActivity else { return [] }
    return ["timestamp", "stale-date", "dismissal-date"].compactMap { key in
      guard let number = file.number(key), areMilliseconds(number), let field = file[key] else {
        return nil
      }
      return fault(key, at: field.value.place)
    }
  }

  static func fault(_ key: String, at place: SourceLocation) -> PayloadFault {
    let effect =
      switch key {
      case "timestamp": "a time so far ahead drops the push"
      case "stale-date": "the activity never goes stale"
      default: "the ended card is not removed when it should be"
      }
    return PayloadFault(
      definition,
      "‘\(key)’ counts milliseconds; the system reads seconds since 1970, and \(effect)",
      at: place, severity: key == "timestamp" ? .error : .warning, key: key,
      losesPush: key == "timestamp")
  }

  /// From 1973 on as milliseconds, from the year 5138 on as seconds.
  static func areMilliseconds(_ number: Double) -> Bool { abs(number) >= 1e11 }
}
