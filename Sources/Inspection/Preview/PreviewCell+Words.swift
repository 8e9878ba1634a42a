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
      case .wrapped(let lines): if !fate.isCut { tried.append("\(lines) lines") }
      case .truncated: break
      }
    }
    let first = tried.isEmpty ? [] : [tried.joined(separator: ", ") + " first"]
    switch fate {
    case .fits: return tried.isEmpty ? "fits" : (["fits"] + tried).joined(separator: ", ")
    case .tightened, .scaled: return tried.joined(separator: ", ")
    case .broken: return (["broken inside a word"] + tried).joined(separator: ", ")
    case .overflows:
      return (["overflows by \(overflow.points) pt"] + tried).joined(separator: ", ")
    case .tooTall:
      return (["surface \(tooTall.points) pt too tall"] + tried).joined(separator: ", ")
    case .clipped: return ([clippedWords] + first).joined(separator: ", ")
    case .truncated:
      let line = lines > 1 ? "truncated in line \(lines)" : "truncated"
      return ([line] + why + first).joined(separator: ", ")
    }
  }

  /// Why it is truncated where its width is not the reason.
  private var why: [String] {
    switch placed.lack {
    case .width, .place: []
    case .lines(let needed, _): ["needs \(needed) lines"]
    case .height: ["lines too high"]
    }
  }

  private var clippedWords: String {
    guard let clipping = placed.clipping else { return "\(clipped.points) pt over another text" }
    if clipping.isWhole { return "out of sight" }
    let points = "clipped by \(clipped.points)"
    return isClippedAtSide ? "\(points) at the side" : "\(points) above or below"
  }

  /// What it needs in the direction in which it is told, `84.9`, `174.0`, `3`.
  package var needs: String {
    switch lack {
    case .height(let needed, _): needed.points
    case .lines(let needed, _): "\(needed)"
    case .width, .place, nil: needed.points
    }
  }

  /// What it has in that direction.
  package var has: String {
    switch lack {
    case .height(_, let available): available.points
    case .lines(_, let allowed): "\(allowed)"
    case .width, .place, nil: available.points
    }
  }

  /// What it needs as a part of what it has, in that direction.
  package var share: Double {
    let (needed, available): (Double, Double) =
      switch lack {
      case .height(let needed, let available): (needed, available)
      case .lines(let needed, let allowed): (Double(needed), Double(allowed))
      case .width, .place, nil: (needed, available)
      }
    return available > 0 ? needed / available : 1
  }

  /// Points, or lines, over with their sign, and which way unless it is the width: `+32.6`, `–4.2`,
  /// `0.0`, `+14.0 high`, `+1 line`, `+5.8 out`.
  ///
  /// - Parameter minus: `–`, in ASCII a hyphen.
  package func over(minus: String) -> String {
    switch lack {
    case .lines(let needed, let allowed):
      return "+\(needed - allowed) line\(needed - allowed == 1 ? "" : "s")"
    case .height: return "+\((lack?.over ?? 0).points) high"
    case .place(let beyond): return "+\(beyond.points) out"
    case .width, nil:
      let points = over.points
      if points.hasPrefix("-") { return minus + points.dropFirst() }
      return points == "0.0" ? points : "+" + points
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
