import Inspection
import Layout

extension InspectChain {
  /// How the text stands on the surface.
  var onScreen: TextOnScreen {
    TextOnScreen(text: subject.run.text, surface: subject.surface, measure: model.source.measure)
  }

  /// How the text fits; nil for one that is not drawn.
  var fit: String? { onScreen.words.map(join) }

  /// How lengths were found; nil where nothing was measured or the text is not drawn.
  var estimate: String? { onScreen.estimate }
}
