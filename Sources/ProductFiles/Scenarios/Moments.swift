import Simulation

/// A moment of ISO 8601: `2026-08-06T09:00`, with seconds and `Z` or `+02:00` where they are
/// wanted; a date alone is its midnight. Nil for anything else. Whether the date exists in the
/// calendar is for whoever has one.
func localMoment(_ text: String) -> LocalMoment? {
  let scalars = Array(text.utf8)
  var index = 0

  func number(_ count: Int, in range: ClosedRange<Int>) -> Int? {
    guard index + count <= scalars.count else { return nil }
    var value = 0
    for byte in scalars[index..<index + count] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    guard range.contains(value) else { return nil }
    index += count
    return value
  }
  func skip(_ sign: Character) -> Bool {
    guard index < scalars.count, scalars[index] == sign.asciiValue else { return false }
    index += 1
    return true
  }

  guard let year = number(4, in: 1...9999), skip("-"), let month = number(2, in: 1...12),
    skip("-"), let day = number(2, in: 1...31)
  else { return nil }
  var moment = LocalMoment(year: year, month: month, day: day)
  if index == scalars.count { return moment }
  guard skip("T") || skip(" "), let hour = number(2, in: 0...23), skip(":"),
    let minute = number(2, in: 0...59)
  else { return nil }
  moment.hour = hour
  moment.minute = minute
  if skip(":") {
    guard let second = number(2, in: 0...59) else { return nil }
    moment.second = second
  }
  if index == scalars.count { return moment }
  if skip("Z") {
    moment.offset = 0
  } else {
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = number(2, in: 0...14) else { return nil }
    _ = skip(":")
    guard let minutes = number(2, in: 0...59) else { return nil }
    moment.offset = (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
  }
  return index == scalars.count ? moment : nil
}
