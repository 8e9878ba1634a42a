import Diagnostics
import Inspection
import Languages
import Layout
import Presentation
import TestSupport
import Testing

@testable import Workbench

/// Keys, mouse and idle work on Preview.
@Suite struct PreviewKeysTests {
  private func model(
    size: (Int, Int) = (120, 40), shaper: any TextShaping = CountedFace(), views: String? = nil,
    _ keys: Key...
  ) throws -> StageModel {
    var model = StageModel(
      source: try PreviewedVan.stage(), size: ScreenSize(columns: size.0, rows: size.1))
    _ = updateStage(&model, .key(.character("3")))
    let previewer = try PreviewedVan.previewer(shaper: shaper, views: views)
    _ = updateStage(&model, .previewGathered(previewer))
    for key in keys { press(&model, key) }
    finish(&model)
    return model
  }

  private func press(_ model: inout StageModel, _ keys: Key...) {
    for key in keys { _ = updateStage(&model, .key(key)) }
  }

  private func finish(_ model: inout StageModel) {
    while model.hasIdleWork { _ = updateStage(&model, .idle) }
  }

  private func locales(_ model: StageModel) -> [String] {
    model.preview.page?.rows.map(\.locale.description) ?? []
  }

  private func lines(_ model: StageModel) -> [String] { viewStage(model).lines }

  @Test func whatItWorksOnIsReadOnlyWhenItIsFirstShown() throws {
    var model = StageModel(
      source: try PreviewedVan.stage(), size: ScreenSize(columns: 80, rows: 24))
    #expect(!model.hasIdleWork)
    press(&model, .character("3"))
    #expect(model.workspace == .preview)
    #expect(lines(model).contains { $0.contains("reading the product and its scenarios") })
    #expect(updateStage(&model, .idle) == [.gatherPreview])
    _ = updateStage(&model, .previewGathered(try PreviewedVan.previewer()))
    press(&model, .character("1"), .character("3"))
    #expect(updateStage(&model, .idle) == [])
  }

  @Test func oneLocaleIsMeasuredWheneverNothingElseHappens() throws {
    var model = StageModel(
      source: try PreviewedVan.stage(), size: ScreenSize(columns: 120, rows: 40))
    press(&model, .character("3"))
    _ = updateStage(&model, .previewGathered(try PreviewedVan.previewer()))
    for count in 1...4 {
      _ = updateStage(&model, .idle)
      #expect(locales(model).count == count)
      #expect(lines(model)[1].contains("measuring \(count) of 5"))
    }
    _ = updateStage(&model, .idle)
    #expect(lines(model)[1].contains("worst first"))
    finish(&model)
    #expect(lines(model).contains { $0.contains("the largest at which each still fits") })
    press(&model, .character("1"))
    #expect(!model.hasIdleWork)
  }

  @Test func theWorstStandsFirstAndTheOrderTurns() throws {
    var model = try model()
    // In caption of 12 points: 13, 9, 7, 7 letters of 6 points, 3 of 12.
    #expect(locales(model) == ["de", "fr", "en", "ar", "ja"])
    #expect(
      model.preview.page?.rows.map { $0.needed.points } == ["78.0", "54.0", "42.0", "42.0", "36.0"])
    #expect(model.preview.page?.cell?.key == "packing.short")
    press(&model, .character("o"))
    #expect(model.notice == "longest first")
    press(&model, .character("o"))
    #expect(locales(model) == ["en", "de", "ar", "ja", "fr"])
    #expect(lines(model)[1].contains("as in the catalog"))
  }

  @Test func rowsTextsAndSurfacesAreWalked() throws {
    var model = try model()
    press(&model, .down, .down)
    #expect(model.preview.page?.cell?.locale.description == "en")
    press(&model, .right)
    #expect(model.preview.page?.cell?.key == "nearby.short")
    #expect(model.preview.page?.cell?.locale.description == "en")
    press(&model, .right, .left)
    #expect(model.preview.page?.cell?.key == "packing.short")
    press(&model, .character("{"), .character("{"), .character("{"), .character("{"))
    #expect(model.preview.page?.surface == .lockScreen)
    press(&model, .home)
    #expect(model.preview.page?.row == 0)
    press(&model, .end)
    #expect(model.preview.page?.row == 4)
  }

  @Test func textSizeDeviceAndPseudolocalesAreMeasuredAnew() throws {
    var model = try model()
    let before = try #require(model.preview.page?.rows.first?.needed)
    press(&model, .character("+"), .character("="))
    #expect(model.notice == "text size xxLarge")
    finish(&model)
    #expect(try #require(model.preview.page?.rows.first?.needed) > before)
    press(&model, .character("-"), .character("-"))
    #expect(model.preview.page?.rows.first?.needed == before)
    #expect(!model.preview.hasWork)
    press(&model, .character("x"))
    finish(&model)
    #expect(locales(model).count == 11)
    #expect(locales(model).contains("en-XA") && locales(model).contains("ar-XB"))
    press(&model, .character("x"))
    #expect(locales(model).count == 5)
    for _ in 0..<40 where model.preview.page?.surfaces.contains(.compactTrailing) == true {
      press(&model, .character("d"))
      finish(&model)
    }
    // A phone without an island has no slot, so that the first surface is shown.
    #expect(model.preview.device?.island == nil)
    #expect(model.preview.page?.surface == .lockScreen)
  }

  @Test func aLanguageIsGoneToByItsName() throws {
    var model = try model()
    press(&model, .right, .character("l"))
    #expect(lines(model).contains { $0.contains("Enter goes to its row") })
    press(&model, .character("f"), .character("r"), .tab, .enter)
    #expect(model.overlay == nil)
    #expect(model.preview.page?.cell?.locale.description == "fr")
    #expect(model.preview.page?.cell?.key == "nearby.short")
    #expect(model.frame.decision.tag.description == "en")
  }

  @Test func rowsWithoutRoomAreCountedOnALineOfTheirOwn() throws {
    var model = try model(size: (120, 40), .character("x"))
    let hidden = lines(model).filter { $0.contains(" more") }
    #expect(hidden.count == 1 && hidden[0].trimmingPrefix { $0 == " " }.hasPrefix("» "))
    press(&model, .end)
    #expect(model.preview.page?.row == 10)
    #expect(lines(model).contains { $0.contains("more above") })
  }

  @Test func textsWithRoomsOfTheirOwnSayThem() throws {
    let views = """
      lock-screen:
        environment: { locale: content-state }
        hstack:
          - text: { key: trip.label }
            line-limit: 1
          - text: { key: trip.long }
            line-limit: 1
      """
    let model = try model(views: views, .right)
    let page = try #require(model.preview.page)
    #expect(!page.isOneRoom)
    let screen = lines(model)
    #expect(screen.contains { $0.contains("┃ each its own room") })
    for row in page.rows {
      #expect(screen.contains { $0.contains("\(row.needed.points) of \(row.available.points)") })
    }
  }

  @Test func theFilterNarrowsTexts() throws {
    var model = try model(size: (80, 24))
    press(&model, .character("/"), .character("n"), .character("e"), .character("a"))
    #expect(model.preview.page?.texts.count == 1)
    #expect(model.preview.page?.cell?.key == "nearby.short")
    // What one language says names the text, which stays in all of them.
    #expect(locales(model).count == 5)
    press(&model, .escape, .character("/"))
    for letter in "emballage" { press(&model, .character(letter)) }
    press(&model, .enter)
    #expect(model.preview.page?.texts.count == 1)
    #expect(model.preview.page?.cell?.key == "packing.short")
    #expect(locales(model).count == 5)
    press(&model, .character("1"), .character("3"))
    #expect(model.preview.page?.texts.count == 1)
    press(&model, .escape)
    #expect(model.preview.page?.texts.count == 2)
  }

  @Test func aTextIsReportedAsTheStageShowsIt() throws {
    var model = try model()
    press(&model, .right, .character("B"))
    #expect(model.notice == "the Stage does not show it at this step: 1, then ← →, and B there")
    press(&model, .left, .character("B"))
    #expect(model.preview.page?.cell?.locale.description == "de")
    #expect(model.notice == "the Stage speaks en: 1, then l for de, and B there")
    #expect(model.overlay == nil)
    press(&model, .character("l"), .character("e"), .character("n"), .enter, .character("B"))
    let written = updateStage(&model, .key(.enter))
    guard case .write(let name, let text)? = written.first else {
      Issue.record("no report: \(written), \(model.notice ?? "")")
      return
    }
    #expect(name.hasSuffix(".md"))
    #expect(text.contains("compact-trailing"))
    #expect(model.workspace == .preview)
  }

  @Test func enterOpensTheTextOnTheStageEditAndCopyItsLine() throws {
    var model = try model()
    press(&model, .right)
    #expect(model.preview.page?.cell?.key == "nearby.short")
    // The Stage stands after its first step and shows the other one.
    press(&model, .enter)
    #expect(model.workspace == .preview)
    #expect(model.notice?.hasPrefix("the Stage does not show it") == true)
    press(&model, .left, .enter)
    #expect(model.workspace == .inspect)
    #expect(model.cursor?.run?.surface == .compactTrailing)
    press(&model, .character("3"))
    let edit = updateStage(&model, .key(.character("e")))
    guard case .edit(let place)? = edit.first else {
      Issue.record("no editor: \(edit)")
      return
    }
    #expect(place.file == "van/Widgets/Localizable.xcstrings")
    #expect(updateStage(&model, .key(.character("y"))) == [.copy("Wird verpackt")])
    #expect(
      updateStage(&model, .key(.character("y")))
        == [.copy("van/Widgets/Localizable.xcstrings:\(place.line)")])
  }

  @Test func itBeginsWithTheTextUnderTheCursor() throws {
    var model = StageModel(
      source: try PreviewedVan.stage(), size: ScreenSize(columns: 120, rows: 40))
    for _ in 0..<20 where model.cursor?.run?.surface != .expandedCenter {
      press(&model, .down)
    }
    press(&model, .character("3"))
    _ = updateStage(&model, .previewGathered(try PreviewedVan.previewer()))
    finish(&model)
    #expect(model.preview.page?.surface == .expandedCenter)
    #expect(model.preview.page?.cell?.key == "trip.long")
  }

  @Test func theMouseChoosesARowAndOpensIt() throws {
    var model = try model()
    func click(_ column: Int, _ row: Int) {
      _ = updateStage(&model, .mouse(MouseEvent(.press, column: column, row: row)))
    }
    click(10, 9)
    #expect(model.preview.page?.row == 2)
    click(4, 3)
    #expect(model.preview.page?.row == 0)
    _ = updateStage(
      &model, .mouse(MouseEvent(.scroll(rows: 1, columns: 0), column: 4, row: 9)))
    #expect(model.preview.page?.row == 1)
  }

  @Test func nothingIsSaidOfPointsWhereCellsAreCounted() throws {
    let model = try model(shaper: CellTextShaper())
    let screen = lines(model).joined(separator: "\n")
    #expect(screen.contains("cells, not points"))
    #expect(!screen.contains("fits") && !screen.contains("truncated") && !screen.contains("┃"))
  }

  @Test func aProductWithoutTextsSaysSo() throws {
    let model = try model(views: "lock-screen:\n  symbol: box.truck\n")
    #expect(
      lines(model).contains { $0.contains("no text of this product has a place on iPhone 16 Pro") })
  }

  @Test func whatCannotBeReadIsSaidAndTheStageIsNear() throws {
    var model = StageModel(
      source: try PreviewedVan.stage(), size: ScreenSize(columns: 80, rows: 24))
    press(&model, .character("3"))
    _ = updateStage(
      &model, .previewNotGathered(StageProblem("cannot read it", lines: ["a:1:1: x"])))
    #expect(
      lines(model)[2].contains("cannot read it") || lines(model)[7].contains("cannot read it"))
    #expect(!model.hasIdleWork)
    press(&model, .character("q"))
    #expect(model.workspace == .stage)
  }

  @Test func keysWithoutWorkSaySo() throws {
    var model = try model()
    press(&model, .character(" "))
    #expect(model.notice == "space has no work here")
    press(&model, .character("1"), .character("x"))
    #expect(model.notice == "x has no work here")
  }

  // MARK: The loop

  private final class Outside: StageOutside {
    var gathered = 0
    let watching: Duration? = nil
    let hasChanged = false

    func write(_ text: String, to name: String) throws(StageProblem) {}
    func paint(_ grid: CellGrid, title: String, to name: String) throws(StageProblem) {}
    func edit(_ place: Diagnostics.SourceLocation) throws(StageProblem) {}
    func reload() throws(StageProblem) -> any StageSource { FakeStage() }
    func matrix() throws(StageProblem) -> any MatrixSource { FakeMatrix() }
    func previewer() throws(StageProblem) -> Previewer {
      gathered += 1
      do { return try PreviewedVan.previewer() } catch { throw StageProblem("\(error)") }
    }
  }

  @Test func keysComeBeforeTheNextLocale() throws {
    let outside = Outside()
    let device = HeadlessDevice(
      size: ScreenSize(columns: 80, rows: 24),
      script: [
        DeviceInput(.key(.character("3"))),
        DeviceInput(.key(.character("o")), elapsed: .milliseconds(2)),
        DeviceInput(.key(.character("o"))),
        DeviceInput(.key(.character("q")), elapsed: .seconds(1)),
        DeviceInput(.key(.character("q"))),
      ])
    #expect(runStage(try PreviewedVan.stage(), on: device, outside: outside) == .quit)
    #expect(outside.gathered == 1)
    #expect(device.grids.contains { $0.lines[6].contains("estimated with Inter") })
  }
}
