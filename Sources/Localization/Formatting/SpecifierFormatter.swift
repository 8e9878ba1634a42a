import Catalogs
import Internationalization
import Languages
import Presentation

/// A value under a format specifier, as `String(format:locale:)` with a locale writes it: numbers
/// with the locale's digits, separators and grouping (`%lld` of 1234 is `1,234`, `%lf` of 1.5 is
/// `1.500000` in English).
struct SpecifierFormatter {
  let values: ValueFormatter
  /// The arguments of the format, for `*`.
  let arguments: [Value]

  /// Nil for an object, which is not a number's specifier, and for a value of another type than the
  /// specifier takes: what a C formatter writes then is whatever lies in memory.
  func format(_ value: Value, _ specifier: FormatSpecifier) -> FormattedValue? {
    switch (specifier.type, value) {
    case (.signed(let bits), .int(let number)):
      integer(NumericValue.int(truncated(number, bits)), specifier)
    case (.unsigned(let bits), .int(let number)): unsigned(number, bits, specifier)
    case (.double, .double(let number)): double(number, specifier)
    case (.character, .int(let number)):
      UInt32(exactly: number).flatMap(Unicode.Scalar.init).map {
        values.traced("character", padded(String(Character($0)), specifier))
      }
    case (.signed, _), (.unsigned, _), (.double, _), (.character, _), (.object, _), (.cString, _),
      (.pointer, _):
      nil
    }
  }

  /// What the platform shows of a missing object.
  static let null = "(null)"

  private func truncated(_ number: Int, _ bits: Int) -> Int64 {
    switch bits {
    case 8: Int64(Int8(truncatingIfNeeded: number))
    case 16: Int64(Int16(truncatingIfNeeded: number))
    case 32: Int64(Int32(truncatingIfNeeded: number))
    default: Int64(number)
    }
  }

  private func unsigned(
    _ number: Int, _ bits: Int, _ specifier: FormatSpecifier
  ) -> FormattedValue {
    let bitPattern: UInt64 =
      switch bits {
      case 8: UInt64(UInt8(truncatingIfNeeded: number))
      case 16: UInt64(UInt16(truncatingIfNeeded: number))
      case 32: UInt64(UInt32(truncatingIfNeeded: number))
      default: UInt64(bitPattern: Int64(number))
      }
    let radix: (base: Int, upper: Bool, prefix: String)? =
      switch specifier.conversion {
      case "x": (16, false, "0x")
      case "X": (16, true, "0X")
      case "o", "O": (8, false, "0")
      default: nil
      }
    guard let radix else { return integer(.digits("\(bitPattern)"), specifier) }
    let digits = String(bitPattern, radix: radix.base, uppercase: radix.upper)
    let prefix = specifier.flags.contains(.alternative) && bitPattern != 0 ? radix.prefix : ""
    return values.traced("number", prefix + padded(digits, specifier, zero: "0"))
  }

  private func integer(_ number: NumericValue, _ specifier: FormatSpecifier) -> FormattedValue {
    let least = extent(specifier.precision) ?? 0
    let fills = fillsWithZeros(specifier) && specifier.precision == nil
    // Zeros in front and groups exclude each other: `%02lld` is a clock, not an amount.
    let style = NumberStyle(
      maximumFraction: 0, grouping: least == 0 && !fills,
      alwaysSigned: specifier.flags.contains(.sign))
    var formatted = values.number(number, "number", style)
    formatted.string = filled(formatted.string, digits: least)
    formatted.string = padded(formatted.string, specifier, zero: fills ? zero : nil)
    return formatted
  }

  private func double(_ number: Double, _ specifier: FormatSpecifier) -> FormattedValue {
    let fills = fillsWithZeros(specifier)
    var style = specifier.fractionStyle(precision: extent(specifier.precision))
    style.grouping = !fills
    style.alwaysSigned = specifier.flags.contains(.sign)
    var formatted = values.number(.double(number), "number", style)
    formatted.string = padded(formatted.string, specifier, zero: fills ? zero : nil)
    return formatted
  }

  private func fillsWithZeros(_ specifier: FormatSpecifier) -> Bool {
    specifier.flags.contains(.zeros) && !specifier.flags.contains(.left)
      && (extent(specifier.width) ?? 0) > 0
  }

  private func extent(_ extent: FormatSpecifier.Extent?) -> Int? {
    switch extent {
    case nil: return nil
    case .fixed(let count)?: return count
    case .argument(let index)?:
      guard arguments.indices.contains(index - 1), case .int(let count) = arguments[index - 1]
      else { return nil }
      return min(Int(count.magnitude), 999)
    }
  }

  private var zero: Character {
    NumberingSystem.digits(of: values.locale.numbering)?.first ?? "0"
  }

  /// At least so many digits.
  private func filled(_ number: String, digits: Int) -> String {
    let count = number.filter(\.isNumber).count
    guard count < digits else { return number }
    return number.inserting(String(repeating: zero, count: digits - count))
  }

  /// At least the specifier's width, filled with zeros after the sign or with blanks.
  private func padded(
    _ text: String, _ specifier: FormatSpecifier, zero: Character? = nil
  ) -> String {
    let missing = (extent(specifier.width) ?? 0) - text.count
    guard missing > 0 else { return text }
    if let zero, fillsWithZeros(specifier) {
      return text.inserting(String(repeating: zero, count: missing))
    }
    let blanks = String(repeating: " ", count: missing)
    return specifier.flags.contains(.left) ? text + blanks : blanks + text
  }
}

extension String {
  /// With text in front of the first digit.
  fileprivate func inserting(_ text: String) -> String {
    guard let digit = firstIndex(where: \.isDigit) else { return text + self }
    return self[..<digit] + text + self[digit...]
  }
}

extension Character {
  fileprivate var isDigit: Bool { isNumber || isHexDigit }
}
