import Diagnostics
import Inspection
import Layout
import Localization
import Presentation
import Simulation
import Testing

/// Where the system shows an activity once more.
@Suite("Surfaces that show what others keep")
struct DerivedSurfaceTests {
  private let slots = """

    compact-leading: { environment: { locale: content-state }, text: { key: status.near } }
    compact-trailing: { environment: { locale: content-state }, text: { key: status.packing } }
    """

  private func probe(_ views: String, _ steps: [String] = []) -> ProductProbe {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = views
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(steps)
    return probe
  }

  private func last(_ probe: ProductProbe) throws -> Frame {
    try #require(try probe.run(shaper: EvenShaper()).frames.last)
  }

  @Test("each shows the renders of others, counts no text twice, and says why it is not seen")
  func shown() throws {
    let frame = try last(probe(ProductProbe.views() + slots))
    #expect(frame.derived.map(\.surface) == Surface.derived)
    let shows = Dictionary(uniqueKeysWithValues: frame.derived.map { ($0.surface, $0.shows) })
    #expect(shows[.standby] == [.lockScreen])
    #expect(shows[.carPlay] == [.compactLeading, .compactTrailing])
    #expect(frame.surfaces.map(\.surface) == [.lockScreen, .compactLeading, .compactTrailing])
    let why = Dictionary(
      uniqueKeysWithValues: frame.derived.map { ($0.surface, $0.visibility.reason) })
    #expect(why[.banner] == "iPhone 16 Pro has an island, which shows expanded instead")
    #expect(why[.alwaysOn] == "the device is not locked")
    #expect(why[.smartStack] == .some(nil))
  }

  @Test(
    "a text that only reduced luminance shows is checked there, and the finding names Always-On")
  func ownFinding() throws {
    let views = """
      lock-screen:
        environment: { locale: content-state }
        vstack:
          - text: { key: status.near }
          - if: isLuminanceReduced
            then: { text: { literal: Still on the way } }
            else: { text: { key: status.packing } }
      """
    let probe = probe(views, ["language: $locale"])
    let run = try probe.run()
    #expect(run.frames.last?.surfaces.map(\.surface) == [.lockScreen, .alwaysOn])
    let found = run.findings.filter { $0.id == "hardcoded-literal" }
    #expect(found.map(\.surface) == ["always-on", "always-on"])
    let plain = self.probe(
      views.replacing("isLuminanceReduced", with: "isStale"), ["language: $locale"])
    #expect(try !plain.run().findings.contains { $0.id == "hardcoded-literal" })
  }

  @Test("a declared small family is the watch's own render, and the car's")
  func small() throws {
    let views =
      ProductProbe.views() + slots + """

        smart-stack:
          environment: { locale: content-state }
          vstack:
            - if: activityFamily == "small"
              then: { text: { key: status.near } }
              else: { text: { literal: never } }
        """
    let frame = try last(probe(views))
    let watch = try #require(frame.surfaces.first { $0.surface == .smartStack })
    #expect(watch.resolved.texts.map(\.string) == ["Nearly there"])
    #expect(watch.visibility == .shown)
    #expect(watch.placed?.frame.width == 152)
    #expect(frame.derived.first { $0.surface == .carPlay }?.shows == [.smartStack])
    #expect(!frame.derived.contains { $0.surface == .smartStack })
  }

  @Test("leading and trailing share a row: each what it needs, else the wider one gives way")
  func row() throws {
    let frame = try last(probe(ProductProbe.views() + slots))
    func surface(_ surface: Surface) -> ResolvedSurface? {
      frame.surfaces.first { $0.surface == surface }?.resolved
    }
    let watch = try #require(DeviceModel.standard.frame(of: .smartStack))
    let placed = fitRow(
      leading: surface(.compactLeading), trailing: surface(.compactTrailing), in: watch,
      shaper: EvenShaper())
    // Letters of 8.5 points: “Nearly there” needs 102, “Packing your things” 161.5, of 152.
    let leading = try #require(placed[.compactLeading]?.texts.first)
    let trailing = try #require(placed[.compactTrailing]?.texts.first)
    #expect(placed[.compactLeading]?.frame == PointSize(width: 152, height: 69.5))
    #expect(leading.frame.x == 0)
    #expect(leading.available == 76)
    #expect(trailing.available == 76)
    let largest = try #require(DeviceModel.standard.frames(of: .carPlay).last)
    let car = fitRow(
      leading: surface(.compactLeading), trailing: surface(.compactTrailing), in: largest,
      shaper: EvenShaper())
    #expect(car[.compactTrailing]?.texts.first?.available == 138)
    #expect(car[.compactLeading]?.texts.first?.available == 120)
  }

  @Test("a scheduled start without an alert is told at its step")
  func startRefused() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([])
      .replacing(
        "state: { phase: packing }", with: "state: { phase: packing }\n    start-after: 1m")
    #expect(try probe.findings() == ["story.scenario.yaml:7 error start-refused step 1"])
  }
}
