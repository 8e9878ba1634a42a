import Diagnostics
import Inspection
import Layout
import Localization
import Presentation
import Testing

/// A child that does not fit is neither seen nor heard, and nothing is said of it.
struct ShownViewsTests {
  private let views = """
    lock-screen:
      environment: { locale: content-state }
      view-that-fits:
        - text: { literal: The whole of a long sentence that no card has room for on one line }
        - text: { key: late }
    """

  private func frame(_ shaper: any TextShaping) throws -> Frame {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = views
    return try #require(try probe.run(shaper: shaper).frames.last)
  }

  @Test func whereAFaceMeasuresTheChildThatFitsStandsAlone() throws {
    let frame = try frame(EvenShaper())
    let surface = try #require(frame.surfaces.first)
    #expect(surface.resolved.texts.map(\.string) == ["Sans nouvelles"])
    #expect(surface.spoken.elements.map(\.utterance) == ["Sans nouvelles"])
    #expect(surface.placed?.texts.map(\.text) == [0])
    #expect(!frame.findings.contains { $0.id == "hardcoded-literal" })
  }

  @Test func whereCellsAreCountedNobodyKnowsAndBothAreJudged() throws {
    let frame = try frame(CellTextShaper())
    #expect(frame.surfaces.first?.resolved.texts.count == 2)
    #expect(frame.findings.contains { $0.id == "hardcoded-literal" })
  }
}
