import Internationalization
package import Presentation
package import Simulation

/// Civil time by ICU's time-zone data, for whoever plays a scenario.
package struct ICUCalendar: CivilCalendar {
  package init() {}

  package func instant(of moment: LocalMoment, timeZone: String) -> Instant? {
    let time = CivilTime(
      year: moment.year, month: moment.month, day: moment.day, hour: moment.hour,
      minute: moment.minute, second: moment.second)
    guard time.isValid, InternationalFormats.shared.knowsZone(timeZone) else { return nil }
    if let offset = moment.offset { return Instant(Int(time.secondsSince1970) - offset) }
    return InternationalFormats.shared.instant(of: time, zone: timeZone).map { Instant(Int($0)) }
  }
}
