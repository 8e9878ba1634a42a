/// What the registry knows of a verification case.
package struct CaseDefinition: Sendable, Hashable {
  /// Stable, as `LA-06`; reports, the screen and signed verdicts use it.
  package var id: String
  /// A few words for a row of the grid.
  package var title: String
  /// What must hold, in a sentence without its full stop.
  package var requirement: String

  package init(id: String, title: String, requirement: String) {
    self.id = id
    self.title = title
    self.requirement = requirement
  }
}

/// A case of a suite: a scenario template that is played for one locale and judged from what the run
/// itself produced.
///
/// A case builds scripts from the material of its trial, has the trial play them through the real
/// reducer, and returns cells in a fixed order. It never decides from a declaration alone what a
/// person would see, repeats no check (findings come from the run), and leaves `pass` to evidence:
/// where nothing could be looked at the cell is `inconclusive`, where the product has nothing for
/// the case it returns `trial.notApplicable(reason)`.
package protocol VerificationCase: Sendable {
  static var definition: CaseDefinition { get }
  /// The cells of one locale.
  static func verify(_ trial: Trial) -> [VerificationCell]
}

/// Cases that belong together, in the order in which reports list them.
package struct VerificationSuite: Sendable {
  /// As in `--suite LA`.
  package var id: String
  package var title: String
  package var cases: [any VerificationCase.Type]

  package init(id: String, title: String, cases: [any VerificationCase.Type]) {
    self.id = id
    self.title = title
    self.cases = cases
  }
}

/// Every suite.
package enum SuiteRegistry {
  package static let all = [liveActivity]

  /// The suite with that id; nil when there is none.
  package static func suite(_ id: String) -> VerificationSuite? { all.first { $0.id == id } }
}
