import Diagnostics
import Languages
import Layout
import Presentation
import Simulation
import TestSupport
import Testing

@testable import Inspection
@testable import Workbench
@testable import polyglance

/// The matrix of products that ship, played through the model and shown.
@Suite struct ProductMatrixTests {
  private func matrix(_ path: String) throws -> ProductMatrix {
    let replayed = try Replayed(shipped: path)
    let material = VerificationMaterial(
      inspector: replayed.inspector, scenarios: [replayed.scenario], calendar: ICUCalendar())
    return ProductMatrix(
      Verification(of: material, locales: [LanguageTag("en")!, LanguageTag("fr")!]))
  }

  /// Verify over a twin, with one case run in French and opened.
  private func opened(_ id: String, of path: String) throws -> StageModel {
    let source = try matrix(path)
    var model = StageModel(
      source: try Replayed(shipped: path).stage, size: ScreenSize(columns: 120, rows: 40))
    _ = updateStage(&model, .key(.character("2")))
    _ = updateStage(&model, .gathered(source))
    let row = try #require(source.rows.firstIndex { $0.definition.id == id })
    for key in Array(repeating: Key.down, count: row) + [.right, .character("r")] {
      _ = updateStage(&model, .key(key))
    }
    _ = updateStage(&model, .idle)
    _ = updateStage(&model, .key(.enter))
    return model
  }

  private let twin = "courier-broken/hardcoded-literal/hardcoded-literal.scenario.yaml"

  @Test func everyCaseOfTheSuitesIsARow() throws {
    let source = try matrix("courier/french-on-the-way.scenario.yaml")
    #expect(
      source.rows.map(\.definition.id)
        == SuiteRegistry.all.flatMap(\.cases).map { $0.definition.id })
  }

  @Test func aSoundCellPassesAndItsBoundariesHold() throws {
    let model = try opened("LA-01", of: "courier/french-on-the-way.scenario.yaml")
    #expect(model.matrix.state(model.matrix.cursor) == .judged(.pass))
    let screen = viewStage(model).lines.joined(separator: "\n")
    #expect(screen.contains("✓ key mapping"))
    #expect(!screen.contains("✗ key mapping"))
  }

  @Test func aLiteralBreaksAtKeyMappingAndIsReplayedWhereItShows() throws {
    var model = try opened("LA-04", of: twin)
    #expect(model.matrix.state(model.matrix.cursor) == .judged(.fail))
    let cell = try #require(model.matrix.selected)
    #expect(cell.boundary == .keyMapping)
    #expect(cell.telling?.id == "hardcoded-literal")
    #expect(model.matrix.source?.diagnosis(of: cell)?.broken == .keyMapping)
    #expect(viewStage(model).lines.contains { $0.contains("✗ key mapping") })

    _ = updateStage(&model, .key(.enter))
    #expect(model.workspace == .stage)
    #expect(model.position.step == cell.step)
    #expect(model.source.title == "LA-04 Presentations in fr")
    #expect(model.selectedFinding?.finding.id == "hardcoded-literal")
    #expect(model.selectedFinding?.surfaces.contains(cell.surface?.id ?? "") == true)
  }

  /// What a case requires beyond the findings has a boundary too, and says what did not hold.
  @Test func aRequirementThatDoesNotHoldIsToldAtItsBoundary() throws {
    let source = try matrix("courier/french-on-the-way.scenario.yaml")
    let row = try #require(source.rows.firstIndex { $0.definition.id == "LA-01" })
    var cell = try #require(
      source.cells(row: row, column: 1).first { $0.surface == .lockScreen })
    cell.verdict = .fail
    cell.boundary = .regeneration
    cell.evidence.append(
      CellEvidence(step: cell.step, text: "carries fr r2: found en r1", outcome: .failed))
    let diagnosis = try #require(source.diagnosis(of: cell))
    #expect(diagnosis.broken == .regeneration)
    #expect(diagnosis.links.map(\.boundary) == Boundary.allCases.filter { $0 != .delivery })
    #expect(diagnosis[.regeneration]?.facts.first?.value == .code("carries fr r2: found en r1"))
    cell.boundary = .delivery
    #expect(source.diagnosis(of: cell)?.links.first?.boundary == .delivery)
  }
}
