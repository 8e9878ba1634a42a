package import Layout
import Synchronization

/// Measures in points by shaping glyphs of a proportional face in place of the system's. A text
/// that was measured once is not measured again; any number of threads may ask.
package final class PangoTextShaper: TextShaping {
  /// The family that stands for the system's where no other is asked for.
  package static let defaultFamily = "Inter"

  private let fonts: SharedFonts
  private let styled = MeasuredTexts<StyleKey, ShapedText>()
  private let shapes = MeasuredTexts<ShapingSubject, ReferenceShape>()
  private let shapings = Atomic<Int>(0)

  /// - Parameter family: nil for Inter or, where it is not installed, for whatever fontconfig
  ///   answers with; `family` then says what.
  /// - Throws: where a family is asked for that is not installed, and where no font is.
  package init(family: String? = nil) throws(FontProblem) {
    fonts = try SharedFonts(family: family)
  }

  /// The family that answers.
  package var family: String { fonts.family }

  package var rules: FittingRules { .points }

  package var measure: TextMeasure { .face(family) }

  /// The families that are asked one after the other, divided by commas.
  package var families: String { PangoFonts.families(family) }

  /// How many texts were shaped so far.
  package var shapingCount: Int { shapings.load(ordering: .relaxed) }

  package func shape(_ text: String, style: TextStyle) -> ShapedText {
    let key = StyleKey(style)
    if let known = styled.value(text, key) { return known }
    var shape = reference(text, ShapingSubject(style))
    if !shape.isLinear {
      let size = ReferenceSize.optical(style.pointSize)
      shape = reference(text, ShapingSubject(style, size: size))
    }
    let shaped = shape.shaped(style)
    styled.keep(shaped, of: text, key)
    return shaped
  }

  /// Which families answer for the scripts of most products.
  package func scriptAnswers() -> [ScriptAnswer] {
    fonts.lend { fonts in ScriptSample.all.map { fonts.answer(for: $0) } }
  }

  private func reference(_ text: String, _ subject: ShapingSubject) -> ReferenceShape {
    if let known = shapes.value(text, subject) { return known }
    shapings.add(1, ordering: .relaxed)
    let shape = fonts.lend { $0.shape(text, subject) }
    shapes.keep(shape, of: text, subject)
    return shape
  }
}
