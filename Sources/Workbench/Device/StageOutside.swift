package import Diagnostics
package import Inspection
package import Layout

/// What the Stage has done for it outside: files, the editor, reading again. The edge performs it;
/// the Stage only says what it wants and is told what came of it.
package protocol StageOutside: AnyObject {
  /// Writes a text under a name in the working directory; throws what to say where it cannot.
  func write(_ text: String, to name: String) throws(StageProblem)
  /// Paints a picture of the screen into a PNG of that name; throws what to say where it cannot, as
  /// where nothing paints.
  func paint(_ grid: CellGrid, title: String, to name: String) throws(StageProblem)
  /// Opens the person's editor at a line, and returns when it is closed. The terminal is lent
  /// meanwhile.
  func edit(_ place: SourceLocation) throws(StageProblem)
  /// Reads the files again.
  func reload() throws(StageProblem) -> any StageSource
  /// Reads the product with every scenario beside it, for Verify.
  func matrix() throws(StageProblem) -> any MatrixSource
  /// Reads the same for Preview, with what measures it.
  func previewer() throws(StageProblem) -> Previewer
  /// How often to look whether a file has changed; nil never does.
  var watching: Duration? { get }
  /// Whether a file that was read has changed since it was.
  var hasChanged: Bool { get }
}

/// Something that could not be done outside, as the Stage shows it.
package struct StageProblem: Error, Hashable, Sendable {
  /// In words, as `cannot open the scenario`.
  package var title: String
  /// What is wrong, line by line; empty where the title says it all.
  package var lines: [String]
  /// The line to mend; nil where there is none.
  package var place: SourceLocation?

  package init(_ title: String, lines: [String] = [], place: SourceLocation? = nil) {
    self.title = title
    self.lines = lines
    self.place = place
  }
}
