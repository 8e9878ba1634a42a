package import Diagnostics

/// A String Catalog (`.xcstrings`) as it is written, in file order.
///
/// Unknown keys, states and versions are tolerated; what Xcode's compiler refuses or loses is
/// listed in `shapeProblems` and read as far as it has a meaning.
package struct Catalog: Hashable, Sendable {
  /// The path as given.
  package var file: String
  /// The file's name without its ending.
  package var table: String
  /// Nil where none is written.
  package var sourceLanguage: BundleLocalization?
  /// As written, as `1.0`; nil where none is.
  package var version: String?
  /// Every key once: of one that stands twice the last stands here.
  package var entries: [CatalogEntry]
  /// Shapes that do not compile or lose data, by place (severity `warning`).
  package var shapeProblems: [InputProblem]
  /// What was tolerated in the syntax (severity `warning`).
  package var syntaxProblems: [InputProblem]

  package init(
    file: String, table: String, sourceLanguage: BundleLocalization? = nil,
    version: String? = nil, entries: [CatalogEntry] = [], shapeProblems: [InputProblem] = [],
    syntaxProblems: [InputProblem] = []
  ) {
    self.file = file
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.entries = entries
    self.shapeProblems = shapeProblems
    self.syntaxProblems = syntaxProblems
  }
}
