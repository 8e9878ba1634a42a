import Layout
import Localization
package import Presentation

extension PreviewCell {
  /// What was done to it in the end: `truncated`, `clipped`, `too-tall`, `overflows`, `broken`,
  /// `scaled`, `tightened`, `wrapped`, `fits`; the words are stable.
  package var step: String { fate == .fits && lines > 1 ? "wrapped" : fate.rawValue }

  /// The same for people, with what was tried before: `truncated, scaled to 0.80 first`; of a text
  /// that runs with the form that decides, where that is not the one that is shown.
  package var outcome: String {
    guard let widest = placed.widest, widest.width > placed.needed + 0.01 else {
      return whatWasDone
    }
    return "\(whatWasDone), at its widest ‘\(widest.string)’"
  }

  private var whatWasDone: String {
    var tried: [String] = []
    for step in placed.steps {
      switch step {
      case .tightened(let points): tried.append("tightened by \(points.hundredths)")
      case .scaled(let factor): tried.append("scaled to \(factor.hundredths)")
      case .wrapped(let lines): if fate < .clipped { tried.append("\(lines) lines") }
      case .truncated: break
      }
    }
    switch fate {
    case .fits: return tried.isEmpty ? "fits" : "fits, " + tried.joined(separator: ", ")
    case .tightened, .scaled: return tried.joined(separator: ", ")
    case .broken: return (["broken inside a word"] + tried).joined(separator: ", ")
    case .overflows:
      return (["overflows by \(overflow.points) pt"] + tried).joined(separator: ", ")
    case .tooTall: return (["too tall by \(tooTall.points) pt"] + tried).joined(separator: ", ")
    case .clipped:
      return (["clipped by \(clipped.points)"] + tried.map { $0 + " first" })
        .joined(separator: ", ")
    case .truncated:
      let line = lines > 1 ? "truncated in line \(lines)" : "truncated"
      return ([line] + tried.map { $0 + " first" }).joined(separator: ", ")
    }
  }

  /// Its key, else what stands in place of one.
  package var name: String {
    if let key { return key }
    return provenance.map { "\($0.source.name) at \(node)" } ?? node
  }
}

extension DynamicTypeSize {
  /// As in SwiftUI, with a capital: `Large`, `xxLarge`, `AX3`.
  package var title: String {
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
