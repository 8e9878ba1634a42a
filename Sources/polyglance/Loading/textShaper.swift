import Layout

#if POLYGLANCE_PANGO
  import PangoText
#endif

/// What measures texts in this program: the glyphs of a face where Pango was built in and finds one,
/// else cells.
/// - Parameter font: the family that `--font` names, `cells` for none; nil for Inter.
/// - Throws: where that family is not installed, or nothing is built in that could shape it.
func textShaper(font: String?) throws(UsageError) -> any TextShaping {
  // The same pictures wherever they are made, whatever is installed there.
  if font == Option.cells { return CellTextShaper() }
  #if POLYGLANCE_PANGO
    do throws(FontProblem) {
      return try PangoTextShaper(family: font)
    } catch {
      switch error {
      case .noFonts where font == nil: return CellTextShaper()
      case .noFonts: throw UsageError("‘--font’ names a font, and none is; \(needForPoints)")
      case .notInstalled(let family, let answered, let installed):
        let alike = families(like: family, among: installed)
        throw UsageError(
          "no font family ‘\(family)’ is installed; ‘\(answered)’ would answer in its place"
            + (alike.isEmpty ? "" : "; there are " + alike.joined(separator: ", ")),
          nearest: nearest(family, among: installed))
      }
    }
  #else
    guard font == nil else {
      throw UsageError(
        "‘--font’ needs Pango, and this program was built without it; \(needForPoints)")
    }
    return CellTextShaper()
  #endif
}

/// A line on standard error where points are worth less than people will think. For what was
/// measured: a file that could not be read has its own words.
func tellMeasure(of shaper: any TextShaping, font: String?, in tool: ToolEnvironment) {
  if let note = measuringNote(shaper, font: font) { tool.complain("polyglance: \(note)") }
}

/// One line on what points are worth where they are worth less than people will think; nil where
/// Inter measures, or the family that was asked for.
func measuringNote(_ shaper: any TextShaping, font: String?) -> String? {
  switch shaper.measure {
  case .cells where font == Option.cells: nil
  case .cells:
    "texts are measured in cells of the terminal, so nothing is said of what a device cuts; "
      + needForPoints
  case .face("Inter"): nil
  case .face(let family):
    font == nil
      ? "Inter is not installed, so texts are measured with ‘\(family)’, whose letters may be wider "
        + "or narrower than a device's; install it, as the package fonts-inter"
      : nil
  }
}

#if POLYGLANCE_PANGO
  /// What to do for points where there are none.
  let needForPoints = "no font is installed; install Inter, as the package fonts-inter"

  /// Up to five families that share a word with the one that was asked for.
  private func families(like family: String, among installed: [String]) -> [String] {
    func words(_ name: String) -> Set<Substring> { Set(name.lowercased().split(separator: " ")) }
    let asked = words(family)
    return installed.filter { !words($0).isDisjoint(with: asked) }
      .sorted { ($0.count, $0) < ($1.count, $1) }.prefix(5).map { "‘\($0)’" }
  }
#else
  /// What to do for points where there are none.
  let needForPoints =
    "install Pango (libpango1.0-dev, or pango of Homebrew) and build with ‘swift build "
    + "--manifest-cache none’"
#endif

extension Option {
  /// Of the commands that measure.
  static let font = Option(
    "--font", value: "FAMILY",
    "the family to measure with in place of Inter; cells measures nothing")

  /// What stands for a family where texts are not to be measured.
  static let cells = "cells"
}
