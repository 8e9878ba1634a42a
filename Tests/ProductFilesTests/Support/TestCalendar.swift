import Presentation
import Simulation

/// The Gregorian calendar in a few zones, each always at one offset.
struct TestCalendar: CivilCalendar {
  static let zones = [
    "UTC": 0, "America/Toronto": -4 * 3600, "America/New_York": -4 * 3600,
    "America/Sao_Paulo": -3 * 3600, "Europe/Berlin": 7200, "Africa/Cairo": 7200,
    "Asia/Kathmandu": 20700,
  ]

  func instant(of moment: LocalMoment, timeZone: String) -> Instant? {
    guard let zone = Self.zones[timeZone], let days = days(moment) else { return nil }
    let offset = moment.offset ?? zone
    return Instant(
      days * 86400 + moment.hour * 3600 + moment.minute * 60 + moment.second - offset)
  }

  private func days(_ moment: LocalMoment) -> Int? {
    let isLeap = moment.year % 4 == 0 && moment.year % 100 != 0 || moment.year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(moment.month), (1...lengths[moment.month - 1]).contains(moment.day)
    else { return nil }
    let year = moment.year - 1
    let before = year * 365 + year / 4 - year / 100 + year / 400
    let days = before + lengths[..<(moment.month - 1)].reduce(0, +) + moment.day - 1
    return days - 719_162
  }
}
