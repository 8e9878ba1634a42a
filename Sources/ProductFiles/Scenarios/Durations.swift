/// Seconds of `90s 12m 4h 2d`, also several parts as `1h30m`; nil for anything else.
///
/// At most a hundred years, so that adding one to any clock stays exact.
func durationSeconds(_ text: some StringProtocol) -> Int? {
  let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86400]
  var total = 0
  var digits = ""
  var last = Int.max
  for character in text {
    if ("0"..."9").contains(character), digits.count < 10 {
      digits.append(character)
    } else if let unit = units[character], unit < last, let count = Int(digits) {
      total += count * unit
      last = unit
      digits = ""
    } else {
      return nil
    }
  }
  guard digits.isEmpty, last != .max, total <= 100 * 366 * 86400 else { return nil }
  return total
}

/// Seconds of `+12m` and `-5m`; nil for anything else.
func signedDuration(_ text: String) -> Int? {
  guard let sign = text.first, sign == "+" || sign == "-",
    let seconds = durationSeconds(text.dropFirst())
  else { return nil }
  return sign == "-" ? -seconds : seconds
}
