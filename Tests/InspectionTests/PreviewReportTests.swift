import Diagnostics
import Inspection
import Languages
import Layout
import Presentation
import TestSupport
import Testing

@testable import polyglance

/// What the command writes of a small product whose lengths can be counted by hand: six points a
/// letter at Large, in 52.33.
struct PreviewReportTests {
  private func preview(
    sizes: [DynamicTypeSize] = [.large], order: PreviewOrder = .worst, isComplete: Bool = false,
    ascii: Bool = false, shaper: any TextShaping = EvenShaper()
  ) throws -> Preview {
    let previewer = try PreviewProbe.previewer(shaper: shaper)
    var request = PreviewProbe.request(previewer)
    request.textSizes = sizes
    return Preview(
      request, by: previewer, order: order, root: ".", paths: .folder("."),
      isComplete: isComplete, ascii: ascii)
  }

  @Test func textTellsWhatIsCutWithItsLineAndTheTightestOfTheOthers() throws {
    expectGolden(PreviewTextReport(preview: try preview()).text, "text")
  }

  @Test func textTellsEverythingWhereAllIsAskedFor() throws {
    expectGolden(PreviewTextReport(preview: try preview(isComplete: true)).text, "all")
  }

  @Test func textHasNothingButASCIIWhereAsked() throws {
    let text = PreviewTextReport(preview: try preview(ascii: true)).text
    let own = text.split(separator: "\n").filter { !$0.contains("shows") }.joined()
      .filter { !"éè".contains($0) }
    #expect(own.filter { !$0.isASCII } == "", "\(text)")
  }

  @Test func ofManyTextSizesOnlyThoseAreListedAtWhichSomethingIsCut() throws {
    let text = PreviewTextReport(preview: try preview(sizes: [.large, .accessibility5])).text
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("compact trailing · ") }
    #expect(
      heads == [
        "compact trailing · iPhone 16 Pro · Large · 5 cut",
        "compact trailing · iPhone 16 Pro · AX5 · 9 cut, too tall in 3 locales",
      ])
  }

  @Test func nothingIsSaidOfWhatIsCutWhereCellsAreCounted() throws {
    let preview = try preview(shaper: CellTextShaper())
    expectGolden(PreviewTextReport(preview: preview).text, "cells")
    let json = PreviewJSONReport(preview: preview).text
    #expect(json.contains("\"overPoints\":null,\"step\":null"))
    #expect(!json.contains("\"cut\":"))
    #expect(PreviewBudgetTextReport(preview: preview).text.hasPrefix("measured in cells"))
  }

  @Test func jsonHasACellALineWithAllThatIsKnownOfIt() throws {
    let text = PreviewJSONReport(preview: try preview()).text
    let lines = text.split(separator: "\n").filter {
      !$0.contains("\"tool\"") && !$0.contains("\"data\"")
    }
    expectGolden(lines.joined(separator: "\n") + "\n", "preview.json")
  }

  @Test func csvHasARowACell() throws {
    expectGolden(PreviewCSVReport(preview: try preview(order: .catalog)).text, "preview.csv")
  }

  @Test func aBudgetIsALineASurfaceForTheCommentOfTheKey() throws {
    expectGolden(PreviewBudgetTextReport(preview: try preview()).text, "budget")
  }

  @Test func aBudgetAsATableHasARowALocale() throws {
    expectGolden(PreviewBudgetCSVReport(preview: try preview()).text, "budget.csv")
  }

  @Test func picturesStandSideBySideWorstFirst() throws {
    let bytes = try PreviewPictures(preview: try preview()).bytes(as: .svg)
    expectGolden(String(decoding: bytes, as: UTF8.self), "preview.svg")
  }

  @Test func aPageSaysInWordsWhatItsPicturesShow() throws {
    let page = String(
      decoding: try PreviewPictures(preview: try preview()).bytes(as: .html), as: UTF8.self)
    #expect(page.split(separator: "<figure").count == 4)
    #expect(page.contains("<b>fr · 55.7 pt over</b><span>truncated</span>"))
    #expect(page.contains("<td class=\"number\">+55.7</td><td>truncated</td>"))
    #expect(page.contains("“Emballage en cours” needs 108.0 of 52.3 pt and shows “Emballa…”"))
  }

  @Test func numbersAreRoundedAndNeverMinusZero() {
    #expect(number(52.335, 1) == "52.3")
    #expect(number(-0.04, 1) == "0.0")
    #expect(number(-0.06, 1) == "-0.1")
    #expect(number(0.005, 2) == "0.01")
    #expect(number(7, 0) == "7")
  }
}
