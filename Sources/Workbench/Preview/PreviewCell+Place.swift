import Diagnostics
import Inspection
import Localization

extension PreviewCell {
  /// The line to look at: the entry of the catalog, else where the text is made.
  var placeToMend: SourceLocation { provenance?.lookup?.entryPlace ?? textPlace }
}
