import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import Testing

/// What a preview says of texts measured with a face whose letters are all half as wide as the text
/// is large: 6 points in a caption at Large, in a slot of 52.33.
struct PreviewTests {
  private func models(_ names: [String]) -> [DeviceModel] {
    names.compactMap(DeviceModel.named)
  }

  private func summary(_ cell: PreviewCell) -> String {
    "\(cell.locale) \(cell.key ?? "-") \(cell.text) \(cell.needed) of \(cell.available) \(cell.fate)"
  }

  @Test func eachTextOfEachStateIsACellInEveryLocale() throws {
    let previewer = try PreviewProbe.previewer()
    let cells = previewer.cells(PreviewProbe.request(previewer))
    #expect(
      cells.map(summary) == [
        "en status.packing Packed 36.0 of 52.33 fits",
        "en status.near Near 24.0 of 52.33 fits",
        "en late Late 24.0 of 52.33 fits",
        "fr status.packing Emballage en cours 108.0 of 52.33 truncated",
        "fr status.near Proche 36.0 of 52.33 fits",
        "fr late En retard 54.0 of 52.33 truncated",
        "fr-CA status.packing Emballage 54.0 of 52.33 truncated",
        "fr-CA status.near Tout près 54.0 of 52.33 truncated",
        "fr-CA late En retard 54.0 of 52.33 truncated",
      ])
  }

  @Test func aCellTellsTheStateTheKeyAndTheViewThatItComesFrom() throws {
    let previewer = try PreviewProbe.previewer()
    let cells = previewer.cells(PreviewProbe.request(previewer), in: LanguageTag("fr")!)
    #expect(
      cells.map(\.state) == [
        "step 1 of ‘Story’", "phase near", "step 1 of ‘Story’, stale",
      ])
    #expect(cells.map(\.place.line) == [11, 12, 7])
    #expect(
      cells.map(\.textPlace.file) == ["card.views.yaml", "card.views.yaml", "card.views.yaml"])
    #expect(cells.map(\.table) == ["Localizable", "Localizable", "Localizable"])
    #expect(cells.map(\.shownText) == ["Emballa…", "Proche", "En reta…"])
  }

  @Test func worstFirstIsWhatLosesWordsByThePointsOver() throws {
    let previewer = try PreviewProbe.previewer()
    let cells = previewer.cells(PreviewProbe.request(previewer)).ordered(.worst)
    #expect(
      cells.first.map(summary) == "fr status.packing Emballage en cours 108.0 of 52.33 truncated")
    #expect(cells.map(\.over) == cells.map(\.over).sorted(by: >))
    #expect(cells.last?.text == "Late")
  }

  @Test func longestFirstIgnoresTheRoomAndCatalogFollowsKeys() throws {
    let previewer = try PreviewProbe.previewer()
    var request = PreviewProbe.request(previewer)
    request.devices = models(["iPhone 16 Pro", "iPhone 16 Pro Max"])
    let cells = previewer.cells(request)
    #expect(
      cells.ordered(.longest).prefix(2).map(\.text) == ["Emballage en cours", "Emballage en cours"])
    #expect(
      cells.ordered(.catalog).prefix(6).map { "\($0.key ?? "") \($0.locale)" } == [
        "late en", "late en", "late fr", "late fr", "late fr-CA", "late fr-CA",
      ])
  }

  @Test func devicesThatGiveTheSameRoomAreOneCell() throws {
    let previewer = try PreviewProbe.previewer()
    var request = PreviewProbe.request(previewer)
    request.locales = [LanguageTag("fr")!]
    request.devices = models(["iPhone 16 Pro", "iPhone 15", "iPhone 16 Pro Max"])
    let cells = previewer.cells(request).filter { $0.key == "late" }
    #expect(
      cells.map { $0.devices.map(\.name) } == [
        ["iPhone 16 Pro", "iPhone 15"], ["iPhone 16 Pro Max"],
      ])
    #expect(cells.map(\.fate) == [.truncated, .fits])
  }

  @Test func aDeviceWithoutAPlaceForTheSurfaceHasNoCells() throws {
    let previewer = try PreviewProbe.previewer()
    var request = PreviewProbe.request(previewer)
    request.devices = models(["iPhone 13"])
    #expect(previewer.cells(request).isEmpty)
  }

  @Test func theSameTextInManyStatesIsOneCellTheWorst() throws {
    let previewer = try PreviewProbe.previewer(
      views: """
        compact-trailing:
          environment: { locale: content-state }
          font: caption
          line-limit: 1
          hstack:
            - text: { key: "of %@", args: [note] }
        """,
      texts: ["of %@": ["en": "of %@", "fr": "à %@", "fr-CA": "à %@"]],
      scenario: ProductProbe.scenario([
        "update: { state: { note: Rome } }", "update: { state: { note: Constantinople } }",
        "update: { state: { note: Troy } }",
      ]))
    let cells = previewer.cells(PreviewProbe.request(previewer), in: LanguageTag("en")!)
    #expect(cells.map(\.text) == ["of Constantinople"])
    #expect(cells.map(\.state) == ["step 3 of ‘Story’"])
  }

  @Test func theNarrowestPlaceIsThatOfAnyStateAlsoWhereAnotherIsWorse() throws {
    let previewer = try PreviewProbe.previewer(
      views: """
        compact-trailing:
          environment: { locale: content-state }
          font: caption
          line-limit: 1
          hstack:
            - text: { key: "of %@", args: [note] }
            - if: phase == "near"
              then: { text: { literal: Acme }, fixed-size: true }
        """,
      texts: ["of %@": ["en": "%@", "fr": "%@", "fr-CA": "%@"]],
      scenario: ProductProbe.scenario([
        "update: { state: { note: Constantinople } }",
        "update: { state: { phase: near, note: Ur } }",
      ]))
    let cells = previewer.cells(PreviewProbe.request(previewer), in: LanguageTag("en")!)
    let cell = try #require(cells.first { $0.key == "of %@" })
    // Constantinople alone has the slot of 52.33; beside Ur stand four letters of 6 and a gap of 7.
    #expect(cell.text == "Constantinople" && cell.available == 52.33)
    #expect(abs(cell.narrowest - (52.33 - 24 - 7)) < 0.001)
    let budget = try #require(previewer.budgets(of: cells).first { $0.key == "of %@" })
    #expect(budget.points == cell.narrowest)
  }

  @Test func aTextThatMayShrinkIsScaledAndLosesNothing() throws {
    let previewer = try PreviewProbe.previewer(
      views: PreviewProbe.slot.replacing(
        "line-limit: 1", with: "line-limit: 1\n  minimum-scale-factor: 0.8"))
    let cells = previewer.cells(PreviewProbe.request(previewer), in: LanguageTag("fr")!)
    #expect(cells.map(\.fate) == [.truncated, .fits, .scaled])
  }

  @Test func aLargerTextSizeNeedsMorePointsAndTellsTheLargestThatFits() throws {
    let previewer = try PreviewProbe.previewer()
    var request = PreviewProbe.request(previewer)
    request.locales = [LanguageTag("en")!, LanguageTag("fr")!]
    request.textSizes = DynamicTypeSize.allCases
    let fits = previewer.cells(request).largestFits
    #expect(
      fits.map { "\($0.locale) \($0.key ?? "") \($0.asDesigned?.short ?? "none")" } == [
        "en status.packing xxL", "en status.near AX2", "en late AX2", "fr status.packing none",
        "fr status.near xxL", "fr late none",
      ])
  }

  @Test func theLargestSizeAtWhichNothingIsLostIsApartFromTheOneThatNeedsNoScaling() throws {
    let previewer = try PreviewProbe.previewer(
      views: PreviewProbe.slot.replacing(
        "line-limit: 1", with: "line-limit: 1\n  minimum-scale-factor: 0.5"))
    var request = PreviewProbe.request(previewer)
    request.locales = [LanguageTag("fr")!]
    request.textSizes = DynamicTypeSize.allCases
    let near = previewer.cells(request).largestFits.first { $0.key == "status.near" }
    #expect(near?.asDesigned == .xxLarge)
    #expect(near?.whole == .accessibility3)
  }

  @Test func tablesHoldOneTextInEveryLocale() throws {
    let previewer = try PreviewProbe.previewer()
    let texts = previewer.cells(PreviewProbe.request(previewer)).ordered(.worst).byText()
    #expect(texts.map(\.key) == ["status.packing", "late", "status.near"])
    #expect(texts[0].cells.map(\.locale.description) == ["fr", "fr-CA", "en"])
    #expect(texts.map(\.isWrong) == [true, true, true])
  }

  @Test func aBudgetCountsTheLettersOfTheLanguageInTheNarrowestPlace() throws {
    let previewer = try PreviewProbe.previewer()
    var request = PreviewProbe.request(previewer)
    request.devices = models(["iPhone 16 Pro Max", "iPhone 16 Pro"])
    let budgets = previewer.budgets(of: previewer.cells(request))
    #expect(budgets.map(\.key) == ["status.packing", "status.near", "late"])
    #expect(budgets.map(\.points) == [52.33, 52.33, 52.33])
    #expect(budgets.map(\.device?.name) == ["iPhone 16 Pro", "iPhone 16 Pro", "iPhone 16 Pro"])
    #expect(budgets[0].letters.map(\.count) == [8, 8, 8])
    #expect(budgets.map(\.lines) == [1, 1, 1])
  }

  @Test func aTextThatWrapsOnACardHasTheLinesThatTheCardMayStillGrowBy() throws {
    let previewer = try PreviewProbe.previewer(views: ProductProbe.views())
    let budgets = previewer.budgets(of: previewer.cells(PreviewProbe.request(previewer)))
    #expect(budgets.map(\.lines) == [6, 6, 6])
    #expect(budgets[0].letters.map(\.count) == [240, 240, 240])
  }

  @Test func theRegionGoesApartFromTheLanguage() throws {
    let previewer = try PreviewProbe.previewer(
      views: """
        lock-screen:
          vstack:
            - text: { format: { time: eta } }
        """,
      scenario: ProductProbe.scenario([]).replacing(
        "{ phase: packing }", with: "{ phase: packing, eta: +5h }"))
    var request = PreviewProbe.request(previewer)
    request.locales = [LanguageTag("en")!]
    func text() -> String? { previewer.cells(request).first?.text.replacing("\u{202F}", with: " ") }
    request.region = "US"
    #expect(text() == "2:00 PM")
    request.region = "GB"
    #expect(text() == "14:00")
  }

  @Test func thePlaceOfEachTextCanBeAskedFor() throws {
    let previewer = try PreviewProbe.previewer()
    let cell = try #require(previewer.cells(PreviewProbe.request(previewer)).ordered(.worst).first)
    let placed = try #require(previewer.placed(cell)[.compactTrailing])
    #expect(placed.texts.map(\.needed) == [cell.needed])
    #expect(placed.resolved.texts.map(\.string) == [cell.text])
  }

  @Test func whatCountsCellsSaysSo() throws {
    let previewer = try PreviewProbe.previewer(shaper: CellTextShaper())
    #expect(previewer.measure == .cells)
  }

  @Test func aSurfaceThatIsNotAskedForHasNoCells() throws {
    let previewer = try PreviewProbe.previewer(
      views: PreviewProbe.slot + "\n" + ProductProbe.views())
    var request = PreviewProbe.request(previewer)
    #expect(Set(previewer.cells(request).map(\.surface)) == [.compactTrailing, .lockScreen])
    request.surfaces = [.lockScreen]
    #expect(Set(previewer.cells(request).map(\.surface)) == [.lockScreen])
  }

  @Test func whereADeviceComesFirstThatLacksTheSurfaceTheOthersStillHaveIt() throws {
    let previewer = try PreviewProbe.previewer()
    var request = PreviewProbe.request(previewer)
    request.surfaces = [.compactTrailing]
    request.devices = models(["iPhone 13", "iPhone 16 Pro"])
    #expect(Set(previewer.cells(request).map { $0.devices.map(\.name) }) == [["iPhone 16 Pro"]])
  }

  @Test func aWatchShowsTheCompactPresentationsInItsOwnRoom() throws {
    let previewer = try PreviewProbe.previewer()
    var request = previewer.standard
    request.locales = [LanguageTag("fr")!]
    let watch = previewer.cells(request).filter { $0.surface == .smartStack }
    #expect(watch.map(\.text) == ["Emballage en cours", "Proche", "En retard"])
    #expect(watch.map(\.available) == [152, 152, 152])
    #expect(watch.map(\.fate) == [.fits, .fits, .fits])
    let placed = watch.first.map(previewer.placed) ?? [:]
    #expect(placed.keys.map(\.id) == ["compact-trailing"])
  }

  @Test func aCardThatIsFullHasTheLinesThatItCuts() throws {
    let previewer = try PreviewProbe.previewer(
      views: """
        lock-screen:
          environment: { locale: content-state }
          vstack:
            - text: { key: long }
        """,
      texts: ["long": ["en": String(repeating: "word ", count: 80), "fr": "court"]])
    let budgets = previewer.budgets(of: previewer.cells(PreviewProbe.request(previewer)))
    #expect(budgets.map(\.lines) == [6])
    #expect(budgets.first?.letters.first?.count == 6 * Int(343 / 8.5))
  }
}
