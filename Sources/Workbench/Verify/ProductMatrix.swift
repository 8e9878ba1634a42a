package import Inspection
package import Languages
import Presentation
package import Simulation

/// The matrix of a product, played through the model.
package struct ProductMatrix: MatrixSource {
  package let rows: [MatrixRow]
  package let unread: Int
  private let verification: Verification
  private let tasks: [Verification.Task]
  private let translatedKeys: TranslatedKeys

  /// - Parameters:
  ///   - unread: scenarios beside the product that could not be read.
  ///   - translatedKeys: for the list of languages of a replay.
  package init(
    _ verification: Verification, unread: Int = 0,
    translatedKeys: @escaping TranslatedKeys = { _, _ in [:] }
  ) {
    self.verification = verification
    self.unread = unread
    self.translatedKeys = translatedKeys
    tasks = verification.tasks
    rows = verification.suites.flatMap { suite in
      suite.cases.map { MatrixRow(suite: suite.id, definition: $0.definition) }
    }
  }

  package var product: Product { verification.material.product }

  package var device: String { verification.material.device.model.name }

  package var locales: [LanguageTag] { verification.locales }

  package func cells(row: Int, column: Int) -> [VerificationCell] {
    verification.cells(of: tasks[row * locales.count + column])
  }

  package func frame(of cell: VerificationCell, after step: Int) -> Frame? {
    cell.frame(after: step)
  }

  package func diagnosis(of cell: VerificationCell) -> Diagnosis? {
    verification.material.inspector.diagnosis(of: cell)
  }

  package func stage(replaying cell: VerificationCell) -> (any StageSource)? {
    cell.played.map { played in
      var scenario = played.script.scenario
      scenario.name += " in \(cell.locale)"
      return ScenarioStage(
        scenario, with: verification.material.inspector.inspecting(played.product),
        calendar: verification.material.calendar, translatedKeys: translatedKeys)
    }
  }
}
