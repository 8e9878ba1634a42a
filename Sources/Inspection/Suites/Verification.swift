package import Diagnostics
package import Languages

/// The matrix of a product: suites by locales. It holds no results; whoever shows progress asks for
/// one task after the other.
package struct Verification: Sendable {
  package let material: VerificationMaterial
  package let suites: [VerificationSuite]
  package let locales: [LanguageTag]
  /// Findings from this severity on fail a cell; nil: none does.
  package let failOn: Severity?

  package init(
    of material: VerificationMaterial, suites: [VerificationSuite] = SuiteRegistry.all,
    locales: [LanguageTag]? = nil, failOn: Severity? = .error
  ) {
    self.material = material
    self.suites = suites
    self.locales = locales ?? material.locales
    self.failOn = failOn
  }

  /// A case for a locale, the least that can be run by itself.
  package struct Task: Sendable {
    package var suite: String
    package var verificationCase: any VerificationCase.Type
    package var locale: LanguageTag

    package var definition: CaseDefinition { verificationCase.definition }
  }

  /// Every task: by suite, case, then locale in the order given.
  package var tasks: [Task] {
    suites.flatMap { suite in
      suite.cases.flatMap { verificationCase in
        locales.map {
          Task(suite: suite.id, verificationCase: verificationCase, locale: $0)
        }
      }
    }
  }

  /// Plays and judges a task; the same task gives the same cells.
  package func cells(of task: Task) -> [VerificationCell] {
    task.verificationCase.verify(
      Trial(
        suite: task.suite, definition: task.definition, material: material, locale: task.locale,
        failOn: failOn))
  }

  /// The cells of every task, in order.
  package var cells: [VerificationCell] { tasks.flatMap(cells) }
}
