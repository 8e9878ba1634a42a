import Inspection
import Layout
import Localization
import Presentation

extension PreviewCell {
  /// What was done to it in the end: `truncated`, `clipped`, `scaled`, `tightened`, `wrapped`,
  /// `fits`; the words are stable.
  var step: String { fate == .fits && lines > 1 ? "wrapped" : fate.rawValue }

  /// The same for people, with what was tried before: `truncated, scaled to 0.80 first`.
  var outcome: String {
    var tried: [String] = []
    for step in placed.steps {
      switch step {
      case .tightened(let points): tried.append("tightened by \(number(points, 2))")
      case .scaled(let factor): tried.append("scaled to \(number(factor, 2))")
      case .wrapped(let lines): if fate < .clipped { tried.append("\(lines) lines") }
      case .truncated: break
      }
    }
    switch fate {
    case .fits: return tried.isEmpty ? "fits" : "fits, " + tried.joined(separator: ", ")
    case .tightened, .scaled: return tried.joined(separator: ", ")
    case .clipped:
      return (["clipped by \(number(clipped, 1))"] + tried.map { $0 + " first" })
        .joined(separator: ", ")
    case .truncated:
      let line = lines > 1 ? "truncated in line \(lines)" : "truncated"
      return ([line] + tried.map { $0 + " first" }).joined(separator: ", ")
    }
  }

  /// Its key, else what stands in place of one.
  var name: String {
    if let key { return key }
    return provenance.map { "\($0.source.name) at \(node)" } ?? node
  }
}

extension DynamicTypeSize {
  /// As in SwiftUI, with a capital: `Large`, `xxLarge`, `AX3`.
  var title: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: short
    }
  }
}

extension [DeviceModel] {
  /// `iPhone 16 Pro and 6 alike`.
  var shortList: String {
    guard let first else { return "" }
    return count == 1 ? first.name : "\(first.name) and \(count - 1) alike"
  }
}

/// A number with that many decimals, halves away from zero, never `-0`.
func number(_ value: Double, _ decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = (value * scale).rounded()
  guard scaled.magnitude < 1e15 else { return "\(value)" }
  let digits = String(Int(scaled.magnitude))
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  let sign = scaled < 0 ? "-" : ""
  guard decimals > 0 else { return sign + padded }
  return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
}

/// Points over with their sign: `+32.6`, `–4.2`, and `0.0`; ASCII has a hyphen for the minus.
func signed(_ value: Double, ascii: Bool) -> String {
  let text = number(value, 1)
  if text.hasPrefix("-") { return (ascii ? "-" : "–") + text.dropFirst() }
  return text == "0.0" ? text : "+" + text
}
