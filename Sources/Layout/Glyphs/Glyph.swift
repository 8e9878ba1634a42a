/// Each sign of the program, by what it says.
package enum Glyph: String, Hashable, Sendable, CaseIterable {
  case passes, fails, couldNotLook, running, notRun, notApplicable
  case warning, cursor, cutOnDevice, cutHere, changed
  case horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight
  case teeDown, teeUp, teeRight, teeLeft, cross
  case staleHorizontal, staleVertical, endedHorizontal, endedVertical
  case image, symbolToLeft, symbolToRight, camera, slotEdge
  case runStart, runEnd
  case stepPast, stepNow, stepToCome, languageStep
  case barFilled, barTip, barTipMirrored, barEmpty
  case limit, limitPassed
  case separator, by

  /// How a glyph looks in each set.
  struct Forms {
    let unicode: String
    let ascii: String
    /// Whether no terminal makes the Unicode form two cells wide.
    let isNeverWide: Bool
  }

  /// The one table of glyphs.
  var forms: Forms {
    switch self {
    case .passes: narrow("✓", "+")
    case .fails: narrow("✗", "x")
    case .couldNotLook: narrow("?", "?")
    case .running: narrow("◔", "%")
    case .notRun: narrow("∙", ".")
    case .notApplicable: wide("–", "-")
    case .warning: narrow("▴", "!")
    case .cursor: narrow("▸", ">")
    case .cutOnDevice: wide("…", "~")
    case .cutHere: narrow("»", ">")
    case .changed: narrow("∆", "^")
    case .horizontal: wide("─", "-")
    case .vertical: wide("│", "|")
    case .topLeft: wide("╭", "+")
    case .topRight: wide("╮", "+")
    case .bottomLeft: wide("╰", "+")
    case .bottomRight: wide("╯", "+")
    case .teeDown: wide("┬", "+")
    case .teeUp: wide("┴", "+")
    case .teeRight: wide("├", "+")
    case .teeLeft: wide("┤", "+")
    case .cross: wide("┼", "+")
    case .staleHorizontal: wide("╌", ".")
    case .staleVertical: narrow("╎", ":")
    case .endedHorizontal: wide("┄", ".")
    case .endedVertical: wide("┆", ":")
    case .image: narrow("▢", "#")
    case .symbolToLeft: wide("←", "<")
    case .symbolToRight: wide("→", ">")
    case .camera: narrow("◉", "o")
    case .slotEdge: narrow("╎", ":")
    case .runStart: wide("⟦", "[")
    case .runEnd: wide("⟧", "]")
    case .stepPast: narrow("▪", "+")
    case .stepNow: narrow("◉", "@")
    case .stepToCome: narrow("▫", ".")
    case .languageStep: narrow("⇄", "%")
    case .barFilled: wide("━", "=")
    case .barTip: wide("╸", ">")
    case .barTipMirrored: wide("╺", "<")
    case .barEmpty: wide("─", "-")
    case .limit: wide("┃", "|")
    case .limitPassed: wide("╋", "#")
    case .separator: wide("·", "-")
    case .by: wide("×", "x")
    }
  }

  /// Unicode forms to those of the ASCII set. The first of two glyphs with one Unicode form gives
  /// the substitute: a camera, not a step.
  static let asciiForms = forms { $0.ascii }

  /// Unicode forms to those of the narrow set.
  static let narrowForms = forms { $0.isNeverWide ? $0.unicode : $0.ascii }

  private static func forms(_ form: (Forms) -> String) -> [String: String] {
    Dictionary(allCases.map { ($0.forms.unicode, form($0.forms)) }, uniquingKeysWith: { a, _ in a })
  }

  private func narrow(_ unicode: String, _ ascii: String) -> Forms {
    Forms(unicode: unicode, ascii: ascii, isNeverWide: true)
  }

  private func wide(_ unicode: String, _ ascii: String) -> Forms {
    Forms(unicode: unicode, ascii: ascii, isNeverWide: false)
  }
}
