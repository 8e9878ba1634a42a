/// A number to be formatted.
package enum NumericValue: Hashable, Sendable {
  /// A whole number.
  case int(Int64)
  /// A binary fraction.
  case double(Double)
  /// A decimal as its digits are written: `1.0` keeps its zero. ASCII digits, a point, an exponent.
  case digits(String)
}

/// How long unit, currency and list words are.
package enum FormatWidth: String, Hashable, Sendable, CaseIterable {
  /// `kilometers`.
  case wide
  /// `km`.
  case short
  /// As little as is understood.
  case narrow

  var code: Int32 {
    switch self {
    case .wide: 0
    case .short: 1
    case .narrow: 2
    }
  }
}

/// How a number is written.
package struct NumberStyle: Hashable, Sendable {
  /// What the number counts.
  package enum Kind: Hashable, Sendable {
    /// Nothing in particular.
    case decimal
    /// A share: 0.25 is 25 %.
    case percent
    /// Money, by ISO 4217 code.
    case currency(String)
    /// A CLDR unit id, as `kilometer`, `minute`, `kilometer-per-hour`.
    case unit(String)
  }

  /// Long numbers in few characters.
  package enum Notation: String, Hashable, Sendable, CaseIterable {
    /// All digits.
    case standard
    /// `1.2M`.
    case compactShort = "compact-short"
    /// `1.2 million`.
    case compactLong = "compact-long"
  }

  /// What it counts.
  package var kind: Kind
  /// The length of unit and currency words.
  package var width: FormatWidth
  /// Fraction digits shown at least; nil for the kind's custom, and for `digits` those written.
  package var minimumFraction: Int?
  /// Fraction digits shown at most; nil for the kind's custom.
  package var maximumFraction: Int?
  /// Whether thousands are grouped.
  package var grouping: Bool
  /// Whether long numbers are shortened.
  package var notation: Notation
  /// Whether a positive number has its sign.
  package var alwaysSigned: Bool

  /// Makes a style; by itself it is the language's custom for a plain number.
  package init(
    _ kind: Kind = .decimal, width: FormatWidth = .short, minimumFraction: Int? = nil,
    maximumFraction: Int? = nil, grouping: Bool = true, notation: Notation = .standard,
    alwaysSigned: Bool = false
  ) {
    self.kind = kind
    self.width = width
    self.minimumFraction = minimumFraction
    self.maximumFraction = maximumFraction
    self.grouping = grouping
    self.notation = notation
    self.alwaysSigned = alwaysSigned
  }

  /// The ICU skeleton; `writtenFraction` is the number of fraction digits of a written decimal.
  /// Nil for a currency or a unit that cannot be one.
  func skeleton(writtenFraction: Int?) -> String? {
    var parts: [String] = []
    switch kind {
    case .decimal: break
    case .percent: parts.append("percent scale/100")
    case .currency(let code):
      // Anything else would be read as more of the skeleton.
      guard code.utf8.count == 3, code.utf8.allSatisfy({ $0.isAlphanumeric }) else { return nil }
      parts.append("currency/\(code)")
    case .unit(let id):
      guard id.utf8.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "-") }) else { return nil }
      parts.append("unit/\(id)")
    }
    switch (width, kind) {
    case (.wide, _): parts.append("unit-width-full-name")
    case (.short, _): parts.append("unit-width-short")
    case (.narrow, _): parts.append("unit-width-narrow")
    }
    switch notation {
    case .standard: break
    case .compactShort: parts.append("compact-short")
    case .compactLong: parts.append("compact-long")
    }
    if let precision = precision(writtenFraction) { parts.append(precision) }
    if !grouping { parts.append("group-off") }
    if alwaysSigned { parts.append("sign-always") }
    return parts.joined(separator: " ")
  }

  private func precision(_ writtenFraction: Int?) -> String? {
    var least = minimumFraction
    var most = maximumFraction
    if least == nil, most == nil {
      // Money keeps its currency's digits, a compact number its two significant ones.
      switch kind {
      case .decimal, .unit:
        guard notation == .standard, let written = writtenFraction else { return nil }
        (least, most) = (written, written)
      case .percent, .currency: return nil
      }
    }
    let limit = 100
    let low = max(0, min(least ?? 0, most ?? limit, limit))
    let high = min(max(most ?? max(low, 6), low), limit)
    if high == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: low) + String(repeating: "#", count: high - low)
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
