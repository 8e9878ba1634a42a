extension Double {
  /// A length in points to a tenth, as `84.9`.
  package var points: String { fixed(digits: 1) }

  /// A factor to two digits, as `0.80`.
  package var hundredths: String { fixed(digits: 2) }

  private func fixed(digits: Int) -> String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let power = digits == 1 ? 10 : 100
    let parts = Int((abs(self) * Double(power)).rounded())
    let fraction = String(parts % power)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    let sign = self < 0 && parts > 0 ? "-" : ""
    return "\(sign)\(parts / power).\(zeros)\(fraction)"
  }
}

extension String {
  /// A text of a message: on one line, its middle left out where it is long, since an ellipsis at
  /// its end would look as if the device had cut it there.
  var quotedWhole: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 80 ? "\(line.prefix(36)) [...] \(line.suffix(36))" : line
  }
}
