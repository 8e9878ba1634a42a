import Layout

#if POLYGLANCE_PANGO
  import PangoText
#endif

/// What texts are measured with, and which faces answer for which script.
struct FontFacts: Hashable {
  var measure: TextMeasure
  /// Whether somebody asked for the face, or for cells.
  var isChosen = false
  /// Empty where no face is shaped.
  var scripts: [Script]

  /// The faces of one script.
  struct Script: Hashable {
    /// As people call it, as `Han, simplified`.
    var name: String
    var families: [String]
    /// Letters of a sample that no face has.
    var missing: String
    /// The package that brings a face.
    var package: String
  }

  /// Those of this machine.
  /// - Throws: where no family of that name is installed.
  static func current(font: String?) throws(UsageError) -> FontFacts {
    let shaper = try textShaper(font: font)
    #if POLYGLANCE_PANGO
      if let pango = shaper as? PangoTextShaper {
        return FontFacts(
          measure: shaper.measure, isChosen: font != nil,
          scripts: pango.scriptAnswers().map {
            Script(
              name: $0.sample.name, families: $0.families, missing: String($0.missing),
              package: $0.sample.package)
          })
      }
    #endif
    return FontFacts(measure: shaper.measure, isChosen: font != nil, scripts: [])
  }
}
