import Diagnostics

/// A YAML value that is written on one line, so that every reader of YAML takes it for what it was.
indirect enum YAMLValue {
  case null
  case bool(Bool)
  /// Digits as they are to be written.
  case number(String)
  /// A text: plain where nobody could take it for anything else, else in double quotes.
  case text(String)
  case list([YAMLValue])
  /// In order.
  case map([(key: String, value: YAMLValue)])

  /// The value in flow style.
  var flow: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let digits): digits
    case .text(let text): YAMLValue.scalar(text)
    case .list(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
    case .map(let members) where members.isEmpty: "{}"
    case .map(let members):
      "{ "
        + members.map { "\(YAMLValue.scalar($0.key)): \($0.value.flow)" }.joined(separator: ", ")
        + " }"
    }
  }

  /// A text as a scalar.
  static func scalar(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// Seconds as `1h30m`; the sign only where it is asked for.
  static func duration(_ seconds: Int, signed: Bool = false) -> YAMLValue {
    var text = signed ? (seconds < 0 ? "-" : "+") : ""
    var rest = seconds.magnitude
    for (unit, length) in [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)] as [(String, UInt)] {
      let count = rest / length
      rest %= length
      if count > 0 { text += "\(count)\(unit)" }
    }
    return .text(seconds == 0 ? text + "0s" : text)
  }

  /// Letters, digits and a few signs that mean nothing in YAML, words apart by single blanks; begins
  /// as a word or a path or is a duration, so that it is no number, no date and no indicator.
  private static func isPlain(_ text: String) -> Bool {
    guard !["null", "true", "false"].contains(text.lowercased()) else { return false }
    if text.wholeMatch(of: /[+-]?(?:[0-9]+[dhms])+/) != nil { return true }
    guard let first = text.unicodeScalars.first,
      first.properties.isAlphabetic || first == "/" || text.hasPrefix("../"),
      text.last != " ", !text.contains("  "), text.utf8.count < 900
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789 _-./’".unicodeScalars.contains(scalar)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.isUnsafe || isUnprintable(scalar) {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          let (escape, count) =
            scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
          result += "\\\(escape)" + String(repeating: "0", count: count - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// YAML 1.2, production 1: what may not stand in a stream as it is.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFFFE || scalar.value == 0xFFFF || scalar.properties.generalCategory == .format
  }
}
