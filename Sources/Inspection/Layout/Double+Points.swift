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
