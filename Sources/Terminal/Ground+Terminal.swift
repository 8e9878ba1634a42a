import Layout

extension Ground {
  /// By the answer to OSC 11, as `rgb:1e1e/1e1e/1e1e`; nil for anything else.
  init?(osc11 answer: String) {
    guard let colon = answer.firstIndex(of: ":") else { return nil }
    let parts = answer[answer.index(after: colon)...].split(separator: "/").prefix(3)
    let levels = parts.compactMap { part -> Double? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard levels.count == 3 else { return nil }
    // ITU-R BT.709: how bright the three look together.
    self = 0.2126 * levels[0] + 0.7152 * levels[1] + 0.0722 * levels[2] < 0.5 ? .dark : .light
  }

  /// By `COLORFGBG`, as `15;0`: the last number is the ground; nil for anything else.
  init?(colorFGBG value: String) {
    guard let number = value.split(separator: ";").last.flatMap({ Int($0) }),
      (0...15).contains(number)
    else { return nil }
    self = number < 7 || number == 8 ? .dark : .light
  }
}
