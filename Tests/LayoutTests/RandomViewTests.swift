import Layout
import Localization
import Presentation
import Testing

/// Whatever is drawn, some things always hold.
@Suite struct RandomViewTests {
  /// Numbers that are the same in each run.
  private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private let words = [
    "Bientôt chez vous", "注文を準備しています", "الوصول نحو ٩:٠٥ ص", "4 min", "", " ", "a\u{1B}[2Jb",
    "👩‍👩‍👧 famille", "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "e\u{301}",
    "un\ndeux", "\u{202E}rebours", "नमस्ते दुनिया", "nº\u{A0}A-1042",
  ]

  private func view(_ b: SurfaceBuilder, depth: Int, _ source: inout Source) -> ResolvedView {
    let modifiers: [Modifier] = (0..<Int.random(in: 0...2, using: &source)).map { _ in
      switch Int.random(in: 0...5, using: &source) {
      case 0: .lineLimit(Int.random(in: 0...3, using: &source))
      case 1: .minimumScaleFactor(0.5)
      case 2: .layoutPriority(Double(Int.random(in: -1...2, using: &source)))
      case 3: .truncationMode(TruncationMode.allCases.randomElement(using: &source)!)
      case 4: .fixedSize()
      default: .font("caption")
      }
    }
    func children() -> [ResolvedView] {
      (0..<Int.random(in: 0...4, using: &source)).map { _ in
        view(b, depth: depth - 1, &source)
      }
    }
    let leaf = depth == 0
    switch Int.random(in: leaf ? 8...15 : 0...15, using: &source) {
    case 0, 1:
      return b.view(.stack(.horizontal, alignment: .center), modifiers: modifiers, children())
    case 2, 3:
      return b.view(.stack(.vertical, alignment: .leading), modifiers: modifiers, children())
    case 4: return b.view(.stack(.depth, alignment: .trailing), modifiers: modifiers, children())
    case 5: return b.view(.grid(), modifiers: modifiers, children())
    case 6: return b.view(.fits(), modifiers: modifiers, children())
    case 7: return b.view(.button, modifiers: modifiers, children())
    case 8: return b.view(.spacer)
    case 9: return b.view(.divider)
    case 10: return b.view(.progress(0.5), modifiers: modifiers)
    case 11: return b.label(words.randomElement(using: &source)!)
    default: return b.text(words.randomElement(using: &source)!, modifiers: modifiers)
    }
  }

  @Test(arguments: 0..<60)
  func picturesAreWholeAndMarksMoveNothing(_ seed: Int) {
    var source = Source(state: UInt64(seed) &* 977 &+ 11)
    let b = SurfaceBuilder(language: seed % 3 == 0 ? "ar" : "fr")
    let kind = [Surface.lockScreen, .compactTrailing, .minimal, .appScreen][seed % 4]
    let surface = b.surface(kind, view(b, depth: 3, &source))
    let placed = fit(surface, on: .standard)
    let marks = surface.texts.indices.map { text in
      Mark(
        surface: kind, text: text, range: 0..<surface.texts[text].string.utf8.count,
        language: "en", reason: "L", finding: text, tint: 0)
    }
    for glyphs in GlyphSet.allCases {
      let bare = draw(placed, DrawingOptions(glyphs: glyphs))
      let marked = draw(placed, DrawingOptions(glyphs: glyphs, marks: marks))
      for row in 0..<bare.grid.rows {
        let width = bare.grid.row(row).reduce(0) { $0 + $1.width }
        #expect(width == bare.grid.columns)
        for column in 0..<bare.grid.columns {
          let (before, after) = (bare.grid[column, row], marked.grid[column, row])
          #expect(before.text == after.text || after.style.mark?.kind == .bracket)
          #expect(bare.hit(column: column, row: row) == marked.hit(column: column, row: row))
          #expect(before.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
        }
      }
      #expect(marked.notes.count == marks.count)
    }
    for text in placed.texts {
      let count = surface.texts[text.text].string.utf8.count
      #expect(text.shown.allSatisfy { $0.upperBound <= count })
      #expect((text.cut?.upperBound ?? 0) <= count)
    }
  }

  /// With letters of many widths, at every scale: a cut of the device shows and none that is not
  /// its own, and everything that it shows has cells.
  @Test(arguments: 0..<60)
  func cellsShowTheCutsOfTheDeviceAndNoOthers(_ seed: Int) {
    var source = Source(state: UInt64(seed) &* 1319 &+ 7)
    let b = SurfaceBuilder(language: seed % 3 == 0 ? "ar" : "fr")
    let kind = [Surface.lockScreen, .compactTrailing, .minimal, .appScreen][seed % 4]
    let surface = b.surface(kind, view(b, depth: 3, &source))
    let placed = fit(surface, on: .standard, shaper: NarrowWideShaper())
    for width in CellScale.widths {
      let picture = draw(placed, DrawingOptions(scale: CellScale(width: width)))
      for text in placed.texts where text.clipping?.horizontal ?? 0 < 0.5 {
        let shown = picture.cells(surface: kind, text: text.text).map {
          picture.grid[$0.column, $0.row].text
        }
        let isShort = picture.cutsHere > 0
        // What is clipped is not shown, its cut neither.
        let lines = text.lines.filter {
          $0.baseline <= placed.clip.maxY + 0.5
            && $0.baseline - 0.55 * $0.height >= placed.clip.y - 0.5
        }
        let isCut = lines.contains { line in
          line.parts.contains { if case .ellipsis = $0 { true } else { false } }
        }
        #expect(shown.contains("…") == isCut || shown.isEmpty && isShort)
        #expect(!shown.contains("»") || isShort)
      }
    }
  }

  private func draw(_ placed: PlacedSurface, _ options: DrawingOptions) -> DevicePicture {
    switch placed.resolved.render.surface {
    case .compactTrailing:
      drawCompact(leading: nil, trailing: placed, on: .regular, options: options)
    case .minimal: drawMinimalAttached(placed, on: .regular, options: options)
    default: drawCard(placed, options: options)
    }
  }
}
