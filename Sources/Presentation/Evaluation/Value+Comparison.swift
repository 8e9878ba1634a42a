import Languages

/// The order of two values that can be compared.
package enum ValueOrder: Hashable, Sendable {
  case less
  case equal
  case greater
}

extension Value {
  /// Whether a condition holds: `true` alone.
  package var isTrue: Bool { self == .bool(true) }

  /// Equality as expressions have it: origins are ignored, numbers are compared whatever their type,
  /// a code or a tag equals its text, a missing field equals null. A string that was looked up
  /// equals only itself: its words are not known here.
  package func isEqual(to other: Value) -> Bool {
    if case .list(let a) = self, case .list(let b) = other {
      return a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    }
    if case .record(let a) = self, case .record(let b) = other {
      return Set(a.keys).union(b.keys)
        .allSatisfy { (a[$0] ?? .null).isEqual(to: b[$0] ?? .null) }
    }
    if case .tag(let tag) = self, let text = other.characters { return LanguageTag(text) == tag }
    if case .tag(let tag) = other, let text = characters { return LanguageTag(text) == tag }
    if let a = characters, let b = other.characters { return a == b }
    return order(to: other) == .equal || self == other
  }

  /// Which of two comes first; nil where they cannot be compared, as a text and a number, or null.
  package func order(to other: Value) -> ValueOrder? {
    if let a = digits, let b = other.digits { return Self.order(a, b) }
    if case .date(let a) = self, case .date(let b) = other { return Self.order(a, b) }
    if let a = characters, let b = other.characters { return Self.order(a, b) }
    guard let a = amount, let b = other.amount, a.unit == b.unit else { return nil }
    return Self.order(a.digits, b.digits)
  }

  /// The part of a whole, from 0 to 1; nil where either is no number or the whole is not positive.
  package func fraction(of whole: Value) -> Double? {
    guard let part = double, let whole = whole.double, whole > 0, part.isFinite else { return nil }
    return min(1, max(0, part / whole))
  }

  private static func order<C: Comparable>(_ a: C, _ b: C) -> ValueOrder {
    a < b ? .less : b < a ? .greater : .equal
  }

  private var characters: String? {
    switch self {
    case .text(let text, _), .code(let text, of: _): text
    case .null, .bool, .int, .double, .decimal, .tag, .date, .duration, .measure, .money, .list,
      .record, .lookedUp:
      nil
    }
  }

  private var digits: ExactDecimal? {
    switch self {
    case .int(let number), .duration(let number): ExactDecimal("\(number)")
    case .double(let number): ExactDecimal("\(number)")
    case .decimal(let written): ExactDecimal(written)
    case .null, .bool, .text, .code, .tag, .date, .measure, .money, .list, .record, .lookedUp: nil
    }
  }

  /// Digits with their unit; a currency is no unit of measure.
  private var amount: (digits: ExactDecimal, unit: String)? {
    switch self {
    case .measure(let written, let unit): ExactDecimal(written).map { ($0, unit) }
    case .money(let written, let currency): ExactDecimal(written).map { ($0, "¤\(currency)") }
    case .null, .bool, .int, .double, .decimal, .text, .code, .tag, .date, .duration, .list,
      .record, .lookedUp:
      nil
    }
  }

  private var double: Double? {
    switch self {
    case .int(let number), .duration(let number): Double(number)
    case .double(let number): number
    case .decimal(let written), .measure(let written, unit: _), .money(let written, currency: _):
      Double(written)
    case .null, .bool, .text, .code, .tag, .date, .list, .record, .lookedUp: nil
    }
  }
}
