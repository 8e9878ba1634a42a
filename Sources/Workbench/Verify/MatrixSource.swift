package import Inspection
package import Languages
package import Simulation

/// A product's verification cases, which the screen runs one by one.
package protocol MatrixSource: Sendable {
  var product: Product { get }
  /// The model of the phone that cases are played on.
  var device: String { get }
  /// The cases in the order of their suites.
  var rows: [MatrixRow] { get }
  var locales: [LanguageTag] { get }
  /// How many scenarios beside the product could not be read, so that what they offer is missing.
  var unread: Int { get }
  /// Plays and judges a case for a locale; both count from 0.
  func cells(row: Int, column: Int) -> [VerificationCell]
  /// What stood after a step of what a cell played; nil where there is none.
  func frame(of cell: VerificationCell, after step: Int) -> Frame?
  /// At which boundary a cell broke; nil where there is nothing to tell.
  func diagnosis(of cell: VerificationCell) -> Diagnosis?
  /// What a cell played, as a script for the Stage; nil where nothing was.
  func stage(replaying cell: VerificationCell) -> (any StageSource)?
}

/// A case as a row of the grid.
package struct MatrixRow: Hashable, Sendable {
  package var suite: String
  package var definition: CaseDefinition

  package init(suite: String, definition: CaseDefinition) {
    self.suite = suite
    self.definition = definition
  }
}
