import Inspection
import Layout
import Localization
import Presentation
import Testing

/// Where the surfaces of a frame stand.
struct PlacementTests {
  private func frame(
    _ views: String, model: String = "iPhone 16 Pro", shaper: any TextShaping = EvenShaper()
  ) throws -> Frame {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = views
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([])
      .replacing("device: {", with: "device: { model: \(model),")
    return try #require(try probe.run(shaper: shaper).frames.last)
  }

  private let slot = """
    compact-trailing:
      vstack:
        - text: { literal: Abcdef }
    """

  @Test func aSurfaceIsFittedInTheFrameThatTheScenariosDeviceGivesIt() throws {
    let placed = try #require(try frame(slot).surfaces.first?.placed)
    #expect(placed.frame.width == 52.33)
    #expect(placed.texts.map(\.needed) == [6 * 8.5])
    let larger = try #require(try frame(slot, model: "iPhone 16 Pro Max").surfaces.first?.placed)
    #expect(larger.frame.width == 62.33)
  }

  @Test func aSurfaceThatHasNoPlaceOnTheDeviceIsNotFitted() throws {
    #expect(try frame(slot, model: "iPhone 13").surfaces.map(\.placed) == [nil])
  }

  @Test func theRegionsOfTheIslandAreFittedTogether() throws {
    let placed = try frame(
      """
      expanded-leading:
        vstack:
          - text: { literal: One }
      expanded-bottom:
        vstack:
          - text: { literal: Two }
      """
    ).surfaces.compactMap(\.placed)
    #expect(Set(placed.map(\.frame)).count == 1)
    let tops = placed.flatMap(\.texts).map(\.frame.y)
    #expect(tops.count == 2 && tops[1] >= tops[0] + 36.67)
  }

  @Test func whatWasRenderedAnewWithTheSameWordsIsPlacedAsItself() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "wait: 5m", "update: { state: { phase: packing } }",
    ])
    let frames = try probe.run(shaper: EvenShaper()).frames
    let renders = frames.compactMap { $0.surfaces.first?.placed?.resolved.render.at }
    #expect(renders.first != renders.last)
  }
}
