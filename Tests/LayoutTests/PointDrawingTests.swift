import Layout
import Localization
import Pictures
import Presentation
import TestSupport
import Testing

@Suite("A picture in points")
struct PointDrawingTests {
  private let island = Island.regular

  private func options(
    _ appearance: PointAppearance = .light, outline: DeviceOutline = .active,
    showsMarks: Bool = false
  ) -> PointOptions {
    PointOptions(
      appearance: appearance, typeface: PointTypeface(ProportionalShaper().measure),
      outline: outline, showsMarks: showsMarks)
  }

  private func placed(_ surface: ResolvedSurface) -> PlacedSurface {
    fit(surface, on: .standard, shaper: ProportionalShaper())
  }

  /// Every text of a picture with where it stands, through all groups.
  private func texts(
    _ shapes: [PointShape], x: Double = 0, y: Double = 0
  ) -> [(text: PointText, x: Double, baseline: Double)] {
    shapes.flatMap { shape -> [(text: PointText, x: Double, baseline: Double)] in
      switch shape {
      case .text(let text): [(text, x + text.x, y + text.baseline)]
      case .group(let group): texts(group.shapes, x: x + group.x, y: y + group.y)
      case .fill, .stroke: []
      }
    }
  }

  @Test("is written as SVG in every appearance", arguments: PointAppearance.allCases)
  func card(_ appearance: PointAppearance) {
    var drawing = PointDrawing.card(placed(frenchCard()), options: options(appearance))
    drawing.title = "Lock Screen, fr-CA"
    expectGolden(drawSVG(drawing), "card-\(appearance.rawValue).svg")
  }

  @Test("has faint controls where they do nothing, and nothing else")
  func inertControls() {
    let b = SurfaceBuilder()
    var surface = placed(
      b.surface(.lockScreen, b.vstack(b.text("Colis"), b.view(.button, id: "b", [b.text("Stop")]))))
    func opacities() -> [Double] {
      texts(PointDrawing.card(surface, options: options(.dark)).shapes).map(\.text.colour.opacity)
    }
    #expect(opacities() == [1, 1])
    let usual = drawSVG(PointDrawing.card(surface, options: options(.dark)))
    surface.isInert = true
    #expect(opacities() == [1, 0.4])
    let svg = drawSVG(PointDrawing.card(surface, options: options(.dark)))
    // The shape of the button too.
    #expect(usual.contains("fill-opacity=\"0.36\"") && !svg.contains("fill-opacity=\"0.36\""))
  }

  @Test("of Arabic runs from the right, bars too")
  func arabic() {
    var drawing = PointDrawing.card(placed(arabicCard()), options: options(.dark))
    drawing.title = "Lock Screen, ar"
    expectGolden(drawSVG(drawing), "arabic.svg")
  }

  @Test("has each line of text where fitting put it, as wide and as large")
  func isTrue() throws {
    let surface = placed(frenchCard())
    let drawn = texts(PointDrawing.card(surface, options: options()).shapes)
    let lines = surface.texts.flatMap { text in text.lines.map { (text, $0) } }
    try #require(drawn.count == lines.count)
    // The room round the card.
    let margin = 24.0
    for (drawn, (text, line)) in zip(drawn, lines) {
      #expect(drawn.x == line.x + margin)
      #expect(drawn.baseline == line.baseline + margin)
      #expect(drawn.text.width == line.width)
      #expect(drawn.text.font.size == text.style.pointSize)
      #expect(drawn.text.font.families.first == "Test Sans")
      #expect(drawn.text.language == "fr-CA")
    }
  }

  @Test("shows the ellipsis of a text that is cut, and a line under it where marks are asked for")
  func cut() throws {
    let b = SurfaceBuilder()
    let long = b.text(
      "Arrivée vers 09 h 05, un arrêt avant vous", modifiers: [.lineLimit(1, reservesSpace: false)])
    let surface = placed(b.surface(.compactTrailing, long))
    try #require(surface.texts[0].cut != nil)
    func drawing(_ showsMarks: Bool) -> PointDrawing {
      .compact(
        leading: nil, trailing: surface, on: island, options: options(showsMarks: showsMarks))
    }
    let shown = texts(drawing(false).shapes)
    #expect(shown.count == 1)
    #expect(shown[0].text.string.hasSuffix("…"))
    #expect(!shown[0].text.string.contains("vous"))
    #expect(drawing(false) != drawing(true))
    let amber = PointColours.island(.light).mark
    #expect(drawSVG(drawing(true)).contains("stroke=\"#ffb340\""))
    #expect(!drawSVG(drawing(false)).contains("stroke=\"#ffb340\""))
    #expect((amber.red, amber.green, amber.blue) == (0xFF, 0xB3, 0x40))
  }

  @Test("of the island has both compact presentations, minimal twice, and every region")
  func inTheIsland() {
    let leading = placed(slot(.compactLeading, "1"))
    let trailing = placed(slot(.compactTrailing, "4 min"))
    let minimal = placed(slot(.minimal, "4 min"))
    let compact = PointDrawing.compact(
      leading: leading, trailing: trailing, on: island, options: options())
    #expect(compact.size == PointSize(width: 230 + 48, height: 36.67 + 48))
    #expect(compact.details == "1; 4 min")
    let both = PointDrawing.minimal(minimal, on: island, options: options())
    #expect(texts(both.shapes).map(\.text.string) == ["4 min", "4 min"])
    let empty = PointDrawing.compact(
      leading: nil, trailing: nil, on: island, options: options())
    #expect(texts(empty.shapes).isEmpty)
    #expect(PointDrawing.expanded([:], on: island, options: options()) == empty)

    let b = SurfaceBuilder()
    let regions = [
      b.surface(.expandedLeading, b.label("Courier")),
      b.surface(.expandedTrailing, b.text("4 min")),
      b.surface(.expandedBottom, b.view(.progress(0.8))),
    ]
    let expanded = PointDrawing.expanded(
      fitExpanded(regions, on: .standard, shaper: ProportionalShaper()), on: island,
      options: options())
    #expect(texts(expanded.shapes).map(\.text.string) == ["Courier", "4 min"])
    let sheet = PointSheet(
      [
        .init(compact, caption: "compact", detail: "230 × 36.7 pt"),
        .init(both, caption: "minimal"), .init(expanded, caption: "expanded"),
      ], appearance: .light, typeface: options().typeface, width: 700, note: "a test")
    expectGolden(drawSVG(sheet.drawing(title: "The island")), "island.svg")
  }

  @Test("in Arabic has compact leading at the right and the camera between")
  func mirroredIsland() {
    let leading = placed(slot(.compactLeading, "١", language: "ar"))
    let trailing = placed(slot(.compactTrailing, "٤ د", language: "ar"))
    let drawn = texts(
      PointDrawing.compact(
        leading: leading, trailing: trailing, on: island, options: options()
      ).shapes)
    #expect(drawn[0].x > 24 + 115)
    #expect(drawn[1].x < 24 + 115)
    #expect(drawn.allSatisfy { $0.text.isRightToLeft })
  }

  @Test("has an edge that says what became of the activity", arguments: DeviceOutline.allCases)
  func edge(_ outline: DeviceOutline) {
    let svg = drawSVG(PointDrawing.card(placed(frenchCard()), options: options(outline: outline)))
    #expect(svg.contains("stroke-dasharray=\"6 4\"") == (outline == .stale))
    #expect(svg.contains("stroke-dasharray=\"0.01 4\"") == (outline == .ended))
  }

  @Test("hints at symbols, turned round where they point along a line that runs from the right")
  func symbols() {
    func drawing(_ name: String, language: String) -> PointDrawing {
      let b = SurfaceBuilder(language: language)
      return .card(
        placed(b.surface(.lockScreen, b.view(.symbol(name)))), options: options())
    }
    for name in ["box.truck.fill", "chevron.forward"] {
      #expect(drawing(name, language: "fr") != drawing(name, language: "ar"))
    }
    for name in ["clock.badge.exclamationmark", "nothing.that.is.known"] {
      #expect(drawing(name, language: "fr") == drawing(name, language: "ar"))
    }
    let pictures = [
      "clock", "clock.fill", "clock.badge.exclamationmark", "box.truck.fill", "mappin",
      "mappin.and.ellipse", "checkmark", "checkmark.circle", "checkmark.circle.fill",
      "checkmark.seal", "exclamationmark.triangle", "arrow.up", "chevron.up", "flag.checkered", "x",
    ].map { drawing($0, language: "fr") }
    #expect(Set(pictures).count == pictures.count)
    // A box on wheels is no box.
    #expect(drawing("shippingbox", language: "fr") == drawing("box", language: "fr"))
    #expect(drawing("box.truck", language: "fr") != drawing("box", language: "fr"))
  }

  @Test("fills a screen twice as large, with what stands on it in the middle")
  func screen() throws {
    let surface = placed(frenchCard())
    let screen = PointSize(width: 852, height: 393)
    let drawing = PointDrawing.screen(surface, screen: screen, scale: 2, options: options())
    #expect(drawing.size == PointSize(width: 852 + 48, height: 393 + 48))
    let svg = drawSVG(drawing)
    let x = (852 - 2 * surface.frame.width) / 2
    let y = (393 - 2 * surface.frame.height) / 2
    #expect(svg.contains("transform=\"translate(\(text(x)) \(text(y))) scale(2)\""))
  }

  private func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100)"
      + (rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest < 10 ? "0" : "")\(rest)")
  }

  @Test("has room beside presentations in a row, and clips in a pill what reaches beyond it")
  func row() {
    let trailing = placed(slot(.compactTrailing, "4 min"))
    let row = PointDrawing.row([trailing], options: options())
    #expect(row.size.width == trailing.frame.width + 20 + 48)
    let compact = PointDrawing.compact(
      leading: nil, trailing: trailing, on: island, options: options())
    let clip = drawSVG(compact).firstMatch(of: /<clipPath id="clip1"><path d="([^"]+)"/)?.1
    let pill = drawSVG(compact).firstMatch(of: /<path fill="#000000" d="([^"]+)"/)?.1
    #expect(clip != nil && clip == pill)
  }

  @Test("is clipped at the device's edge, so that what is too tall ends there")
  func tooTall() {
    let b = SurfaceBuilder()
    let rows = (0..<12).map { b.text("Ligne \($0)") }
    let surface = placed(
      b.surface(.lockScreen, b.view(.stack(.vertical, alignment: .leading, spacing: nil), rows)))
    #expect(surface.tooTall > 0)
    let drawing = PointDrawing.card(surface, options: options())
    #expect(drawing.size.height == 160 + 48)
    let clips = drawSVG(drawing).matches(of: /<clipPath id="clip1"><path d="([^"]+)"/)
    #expect(clips.count == 1)
    #expect(clips.first?.1.contains("V136") == true)
  }

  @Test("counts cells in a monospaced face where nothing was measured")
  func cells() {
    let surface = fit(frenchCard(), on: .standard)
    let drawing = PointDrawing.card(
      surface, options: PointOptions(typeface: PointTypeface(CellTextShaper().measure)))
    #expect(texts(drawing.shapes).allSatisfy { $0.text.font.families == PointTypeface.monospaced })
    #expect(PointTypeface(.cells).note.contains("not measured"))
  }
}
