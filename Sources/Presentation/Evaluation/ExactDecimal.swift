/// A decimal number by its digits, for comparisons that no binary fraction may disturb.
package struct ExactDecimal: Hashable, Sendable, Comparable {
  private let isNegative: Bool
  /// Without leading and trailing zeros; empty is zero.
  private let digits: [UInt8]
  /// Power of ten of the first digit.
  private let exponent: Int

  /// Reads `-12.5`, `1e-7`; nil for anything else, as `nan`.
  package init?(_ written: String) {
    var rest = written.utf8[...]
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    let mantissa = rest.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    var power = 0
    if mantissa.endIndex != rest.endIndex {
      guard let read = Int(Substring(rest[mantissa.endIndex...].dropFirst())) else { return nil }
      power = read
    }
    var digits: [UInt8] = []
    var whole: Int?
    for byte in mantissa {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ".") where whole == nil: whole = digits.count
      default: return nil
      }
    }
    guard !digits.isEmpty else { return nil }
    let leading = digits.prefix { $0 == 0 }.count
    let (exponent, overflows) = power.addingReportingOverflow((whole ?? digits.count) - leading - 1)
    guard !overflows else { return nil }
    digits.removeFirst(leading)
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
    self.isNegative = digits.isEmpty ? false : isNegative
  }

  /// Whether nothing stands after the decimal point.
  package var isWhole: Bool { digits.count <= exponent + 1 || digits.isEmpty }

  /// Numeric order.
  package static func < (a: Self, b: Self) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? b.isSmallerInMagnitude(than: a) : a.isSmallerInMagnitude(than: b)
  }

  private func isSmallerInMagnitude(than other: Self) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
