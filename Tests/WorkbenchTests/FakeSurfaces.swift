import Diagnostics
import Languages
import Layout
import Localization
import Presentation
import Simulation

@testable import Inspection

/// The surfaces of the fake script's one activity.
struct FakeSurfaces {
  var language: String
  /// Whether the server's sentence stands on the Lock Screen, and an English literal in compact.
  var isBroken: Bool
  var phase: ActivityPhase
  var shaper: any TextShaping = FakeFace()
  /// What the small presentations say but in Arabic.
  var latin = "4 min"

  private var words: [String] {
    switch (language, phase) {
    case ("en", .stale): ["No. A-17", "Waiting for news", "Updated at 9:00"]
    case ("en", .ended): ["No. A-17", "Delivered", "Handed over at 9:10"]
    case ("en", _): ["No. A-17", "On its way", "Updated at 9:00"]
    case ("ar", .ended): ["رقم A-17", "تم التسليم", "سُلّم ٩:١٠"]
    case ("ar", _): ["رقم A-17", "في الطريق", "آخر تحديث ٩:٠٠"]
    case ("ja", .ended): ["注文 A-17", "お届け済み", "9:10 お渡し"]
    case ("ja", _): ["注文 A-17", "配達中です", "更新 9:00"]
    case (_, .stale): ["nº A-17", "En attente de nouvelles", "Mis à jour à 09 h 00"]
    case (_, .ended): ["nº A-17", "Colis livré", "Remis à 09 h 10"]
    default: ["nº A-17", "Bientôt chez vous", "Mis à jour à 09 h 00"]
    }
  }

  private var minutes: String { language == "ar" ? "٤ د" : latin }

  var surfaces: [InspectedSurface] {
    let prose = "Your parcel is near"
    let title = isBroken && phase == .active ? prose : words[1]
    let unplaced = [
      surface(.lockScreen, [words[0], title, words[2]], wrong: title == prose ? [1] : []),
      surface(.compactLeading, ["1"]),
      surface(
        .compactTrailing, [isBroken ? "4 left" : minutes], wrong: isBroken ? [0] : [],
        id: "hardcoded-literal"),
      surface(.minimal, [minutes], isShown: false),
      surface(.expandedLeading, ["Parcel"]), surface(.expandedTrailing, [minutes]),
      surface(.expandedCenter, [words[1]]), surface(.expandedBottom, [words[2]]),
    ]
    let placements = Placements(
      of: unplaced.map(\.resolved), on: .standard, fitted: FittedSurfaces(shaper: shaper),
      isShown: false)
    return unplaced.map { surface in
      InspectedSurface(
        resolved: surface.resolved, judged: surface.judged, visibility: surface.visibility,
        spoken: surface.spoken, placement: placements[surface.resolved])
    }
  }

  private func surface(
    _ surface: Surface, _ strings: [String], wrong: Set<Int> = [], id: String = "payload-prose",
    isShown: Bool = true
  ) -> InspectedSurface {
    let isRightToLeft = language == "ar"
    let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let place = FakeStage.place("Widgets/parcel.views.yaml", 4 + surface.order, 7)
    let texts = strings.map { string in
      ResolvedText(
        node: "n\(string)", role: .visible, string: string,
        spans: [Span(range: 0..<string.utf8.count, provenance: 0, parent: nil)],
        direction: direction, place: place, rootPlace: place, isLive: false)
    }
    let rows = strings.indices.map { index in
      ResolvedView(
        id: texts[index].node, kind: .text(index), modifiers: [], children: [],
        direction: direction)
    }
    let context = RenderContext(
      process: ProcessFacts(
        target: TargetID("widgets"), launchedAt: Instant(0),
        languages: [FakeStage.tag(language)], resources: ResourceVersion()),
      decision: nil,
      store: TaggedRevision(tag: FakeStage.tag(language), revision: language == "en" ? 7 : 8),
      content: nil, deviceLanguages: [FakeStage.tag("en-US")], region: "CA",
      timeZone: "America/Toronto")
    let resolved = ResolvedSurface(
      render: KeptRender(
        owner: .activity("parcel#1"), surface: surface, view: PresentationID("v"),
        input: RenderInput(), context: context,
        cause: Cause(event: 1, place: place, kind: "start"), at: Instant(0)),
      view: ResolvedView(
        id: "root", kind: .stack(.vertical, alignment: .leading), modifiers: [], children: rows,
        direction: direction),
      texts: texts,
      provenances: [
        Provenance(source: .payload, viewPlace: place, textPlace: place)
      ])
    let expected = FakeStage.tag(language)
    return InspectedSurface(
      resolved: resolved,
      judged: strings.indices.map { index in
        let isWrong = wrong.contains(index)
        return Judged(
          text: index, span: 0, string: strings[index],
          language: isWrong ? FakeStage.tag("en") : expected, expected: expected,
          isNeutral: false,
          finding: isWrong ? finding(id, strings[index], surface, place) : nil)
      },
      visibility: isShown && (phase != .ended || surface == .lockScreen)
        ? .shown : .hidden(phase == .ended ? .ended : .oneApp),
      spoken: SpokenSurface(of: resolved, system: FakeStage.tag("en-US")))
  }

  private func finding(
    _ id: String, _ string: String, _ surface: Surface, _ place: SourceLocation
  ) -> Finding {
    Finding(
      id: id, severity: .error,
      message: id == "payload-prose"
        ? "‘\(string)’ came as prose in the payload" : "‘\(string)’ never was a key",
      place: id == "payload-prose" ? FakeStage.place("late.apns", 9, 24) : place,
      surface: surface.id, owner: "parcel#1", locale: language, step: 6)
  }
}
