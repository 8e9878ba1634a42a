import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import Simulation
import Testing

@testable import polyglance

/// What a preview says of a text that is neither cut nor made smaller, and yet does not stand as it
/// was designed: letters of a caption are 6 points wide, of a body 8.5.
struct PreviewFateTests {
  private static let texts = [
    "status.packing": ["en": "Packed", "fr": "Emballage"],
    "status.near": ["en": "Near", "fr": "Proche"],
    "late": ["en": "Late", "fr": "En retard"],
  ]

  private func previewer(
    _ views: String, texts: [String: [String: String]] = PreviewFateTests.texts
  ) throws -> Previewer {
    try PreviewProbe.previewer(views: views, texts: texts)
  }

  private func cells(
    _ views: String, texts: [String: [String: String]] = PreviewFateTests.texts
  ) throws -> [PreviewCell] {
    let previewer = try previewer(views, texts: texts)
    return previewer.cells(PreviewProbe.request(previewer))
  }

  private static let tall = """
    lock-screen:
      environment: { locale: content-state }
      vstack:
        - text: { key: status.packing }
    \(String(repeating: "    - text: { key: late }\n", count: 14))
    """

  @Test func whatStandsOnASurfaceThatIsTooTallDoesNotFit() throws {
    let previewer = try previewer(Self.tall)
    let cells = previewer.cells(PreviewProbe.request(previewer))
    let cell = try #require(
      cells.first { $0.key == "status.packing" && $0.locale.language == "en" })
    #expect(cell.placed.clipping == nil && cell.tooTall > 0.5)
    #expect(cell.fate == .tooTall && cell.fate.isWrong && cell.step == "too-tall")
    #expect(!cell.fate.isCut, "the text itself is whole")
    #expect(cell.outcome == "surface \(cell.tooTall.points) pt too tall")
    let fit = try #require([cell].largestFits.first)
    #expect(fit.asDesigned == nil && fit.whole == nil)
    let preview = Preview(
      PreviewProbe.request(previewer), by: previewer, order: .worst, root: ".",
      paths: .folder("."), isComplete: false, ascii: false)
    let text = PreviewTextReport(preview: preview).text
    #expect(text.contains("3 cut in 6 combinations of 2 texts, 3 locales, in 3 of 3 locales"))
    #expect(text.contains("; too tall: 3 surfaces in en, fr, fr-CA\n"))
    #expect(PreviewJSONReport(preview: preview).text.contains("\"tooTall\": 3,"))
    let last = try #require(cells.first { $0.key == "late" && $0.locale.language == "en" })
    #expect(last.fate == .clipped && last.placed.clipping?.isWhole == true)
    #expect(last.shownText == "", "nothing of it is seen")
    #expect(
      PreviewCSVReport(preview: preview).text
        .contains(
          ",too-tall,surface \(cell.tooTall.points) pt too tall,height,"
            + "\(number(cell.tooTall, 2)),\(number(cell.tooTall, 2)),"))
  }

  @Test func captionsCountWhatIsClippedToo() throws {
    let previewer = try previewer(Self.tall)
    let cell = try #require(previewer.cells(PreviewProbe.request(previewer)).first)
    let placed = try #require(previewer.placed(cell)[.lockScreen])
    #expect(placed.texts.allSatisfy { $0.cut == nil })
    #expect(placed.cutTexts.count == placed.texts.count { $0.clipping != nil })
    #expect(!placed.cutTexts.isEmpty)
  }

  @Test func whatIsDrawnBeyondItsRoomOverflowsByThatMuch() throws {
    let cells = try cells(
      """
      lock-screen:
        environment: { locale: content-state }
        font: caption
        vstack:
          - text: { key: status.packing }
            fixed-size: true
            frame: { width: 30 }
      """)
    let packed = try #require(cells.first { $0.text == "Packed" })
    #expect(packed.fate == .overflows && !packed.fate.isWrong, "all of it is drawn")
    #expect(packed.outcome == "overflows by 6.0 pt")
    #expect(cells.ordered(.worst).first?.text == "Emballage")
  }

  @Test func aTextOfAFixedSizeFitsWhereItsNeighboursLeaveItRoom() throws {
    let cells = try cells(
      """
      lock-screen:
        environment: { locale: content-state }
        font: caption
        hstack:
          - text: { key: status.packing }
            fixed-size: true
          - text: { key: status.near }
        frame: { width: 70 }
      """)
    let packed = try #require(cells.first { $0.text == "Packed" })
    #expect(packed.available < 70 && packed.over <= 0)
    #expect(packed.fate == .fits)
  }

  @Test func aWordThatIsBrokenIsNotAsDesigned() throws {
    let cells = try cells(
      """
      lock-screen:
        environment: { locale: content-state }
        font: caption
        vstack:
          - text: { key: status.packing }
            frame: { width: 40 }
          - text: { key: status.near }
            frame: { width: 40 }
          - text: { key: late }
            frame: { width: 40 }
      """,
      texts: Self.texts.merging(["status.near": ["en": "配達中です配達中です", "fr": "Proche"]]) { $1 })
    let broken = try #require(cells.first { $0.text == "Emballage" })
    #expect(broken.fate == .broken && !broken.fate.isWrong)
    #expect(broken.outcome == "broken inside a word, 2 lines")
    #expect([broken].largestFits.first?.asDesigned == nil)
    #expect([broken].largestFits.first?.whole == .large)
    let whole = cells.filter { $0.text.hasPrefix("配") || $0.text == "En retard" }
    #expect(whole.map(\.lines) == [2, 2, 2] && whole.allSatisfy { $0.fate == .fits })
    #expect(Set(cells.filter(\.placed.breaksWord).map(\.text)) == ["Emballage"])
  }

  @Test func aTextOfAFixedSizeHasOneLineOfLetters() throws {
    let previewer = try previewer(
      PreviewProbe.slot.replacing("line-limit: 1", with: "fixed-size: true"))
    let budgets = previewer.budgets(of: previewer.cells(PreviewProbe.request(previewer)))
    #expect(budgets.map(\.lines) == [1, 1, 1])
    #expect(budgets.first?.letters.first?.count == 8)
  }

  @Test func anAlternativeHasTheWidthAboveWhichTheNextIsTaken() throws {
    let previewer = try previewer(
      """
      lock-screen:
        environment: { locale: content-state }
        font: caption
        view-that-fits:
          - hstack:
              - text: { key: status.packing }
              - text: { key: late }
            spacing: 0
          - text: { key: status.near }
        frame: { width: 120 }
      """)
    let budgets = previewer.budgets(of: previewer.cells(PreviewProbe.request(previewer)))
    #expect(budgets.map(\.key) == ["status.packing", "late"])
    #expect(budgets.map(\.lines) == [1, 1])
    // Beside ‘En retard’, 54 points; beside ‘Emballage’, as wide.
    #expect(budgets.map(\.points) == [66, 66])
  }

  @Test func whereNothingHasRoomABudgetSaysSo() throws {
    let previewer = try previewer(
      """
      compact-trailing:
        environment: { locale: content-state }
        font: caption
        hstack:
          - text: { literal: "Seventeen letters" }
            fixed-size: true
          - text: { key: status.packing }
            line-limit: 1
      """)
    let preview = Preview(
      PreviewProbe.request(previewer), by: previewer, order: .worst, root: ".",
      paths: .folder("."), isComplete: false, ascii: false)
    let text = PreviewBudgetTextReport(preview: preview).text
    #expect(text.hasSuffix("Compact Dynamic Island: no room\n"), "\(text)")
  }

  @Test func reducedLightIsWhatViewsReadOfIt() throws {
    let previewer = try previewer(
      """
      lock-screen:
        environment: { locale: content-state }
        vstack:
          - if: isLuminanceReduced
            then: { text: { key: late } }
            else: { text: { key: status.near } }
      """)
    var request = PreviewProbe.request(previewer)
    request.surfaces = [.lockScreen]
    request.locales = [LanguageTag("en")!]
    #expect(previewer.cells(request).map(\.text) == ["Near"])
    request.appearance = .reduced
    #expect(previewer.cells(request).map(\.text) == ["Late"])
  }

  @Test func aRunFitsAlternativesAsAPreviewDoes() throws {
    let previewer = try previewer(
      """
      lock-screen:
        environment: { locale: content-state }
        font: caption
        hstack:
          - text: { literal: "A line of thirty letters it is" }
            line-limit: 1
          - view-that-fits:
              - text: { literal: "A line that has thirty-three of them" }
              - text: { key: status.near }
        frame: { width: 300 }
      """)
    let request = PreviewProbe.request(previewer)
    let previewed = previewer.cells(request).filter { $0.locale.language == "en" }
    let cell = try #require(previewed.first { $0.text.hasPrefix("A line") })
    let render = try #require(cell.card.surfaces.first?.render)
    let material = previewer.material
    let world = World.launched(
      product: material.product,
      scenario: Scenario(
        name: "run", file: material.product.file, locale: cell.locale, device: material.device,
        now: material.now, settings: material.settings, steps: []))
    let placed = try #require(
      material.inspector.hypothetical(render, in: world).placed)
    #expect(placed.resolved.texts.map(\.string) == previewed.map(\.text))
    #expect(placed.texts.map(\.available) == previewed.map(\.available))
  }
}
