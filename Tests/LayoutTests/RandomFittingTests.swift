import Layout
import Localization
import Presentation
import Testing

/// Whatever stands in whatever, some things hold of every text in points.
@Suite struct RandomFittingTests {
  /// Numbers that are the same in each run.
  private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private let words = [
    "Bientôt chez vous", "注文を準備しています", "الوصول نحو ٩:٠٥ ص", "4 min", "", " ", "un\ndeux",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "नमस्ते दुनिया", "W", "  a  ",
    "Votre livreur arrive bientôt avec votre commande, merci de patienter encore un peu",
  ]

  private func modifier(_ source: inout Source) -> Modifier {
    func length() -> Double { Double(Int.random(in: -20...120, using: &source)) }
    switch Int.random(in: 0...13, using: &source) {
    case 0:
      return .lineLimit(
        Int.random(in: 0...3, using: &source), reservesSpace: .random(using: &source))
    case 1: return .minimumScaleFactor(Double.random(in: 0...1.2, using: &source))
    case 2: return .layoutPriority(Double(Int.random(in: -1...2, using: &source)))
    case 3: return .truncationMode(TruncationMode.allCases.randomElement(using: &source)!)
    case 4:
      return .fixedSize(
        horizontal: .random(using: &source), vertical: .random(using: &source))
    case 5: return .font("title2")
    case 6: return .allowsTightening(true)
    case 7:
      return .padding(
        Insets(top: length(), leading: length(), bottom: length(), trailing: length()))
    case 8: return .frame(ViewFrame(width: .init(fixed: max(0, length()))))
    case 9:
      return .frame(
        ViewFrame(
          width: .init(minimum: max(0, length()), maximum: .infinity),
          height: .init(maximum: max(0, length())),
          alignment: StackAlignment.twoDimensional.randomElement(using: &source)!))
    case 10: return .multilineTextAlignment(TextAlignment.allCases.randomElement(using: &source)!)
    case 11: return .gridCellColumns(Int.random(in: 0...3, using: &source))
    case 12: return .dynamicTypeSize(.small ... .accessibility1)
    default: return .font(FontChoice(.size(Double(Int.random(in: 1...60, using: &source)))))
    }
  }

  private func view(_ b: SurfaceBuilder, depth: Int, _ source: inout Source) -> ResolvedView {
    let modifiers = (0..<Int.random(in: 0...3, using: &source)).map { _ in modifier(&source) }
    func children() -> [ResolvedView] {
      (0..<Int.random(in: 0...4, using: &source)).map { _ in
        view(b, depth: depth - 1, &source)
      }
    }
    func stack(_ axis: StackAxis) -> ResolvedViewKind {
      .stack(
        axis, alignment: StackAlignment.across(axis).randomElement(using: &source)!,
        spacing: [nil, 0, 20, -5].randomElement(using: &source)!)
    }
    switch Int.random(in: depth == 0 ? 9...15 : 0...15, using: &source) {
    case 0, 1: return b.view(stack(.horizontal), modifiers: modifiers, children())
    case 2, 3: return b.view(stack(.vertical), modifiers: modifiers, children())
    case 4: return b.view(stack(.depth), modifiers: modifiers, children())
    case 5, 6:
      let rows = (0..<Int.random(in: 0...3, using: &source)).map { _ in
        b.view(.stack(.horizontal, alignment: .center), children())
      }
      return b.view(.grid(), modifiers: modifiers, rows)
    case 7:
      let axes = FittedAxes.allCases.randomElement(using: &source)!
      return b.view(.fits(in: axes), modifiers: modifiers, children())
    case 8: return b.view(.toggle(isOn: true), modifiers: modifiers, children())
    case 9: return b.view(.spacer, modifiers: modifiers)
    case 10: return b.view(.divider, modifiers: modifiers)
    case 11: return b.view(.progress(0.5), modifiers: modifiers)
    default: return b.text(words.randomElement(using: &source)!, modifiers: modifiers)
    }
  }

  @Test(arguments: 0..<150)
  func everyTextIsAccountedFor(_ seed: Int) {
    var source = Source(state: UInt64(seed) &* 7919 &+ 3)
    var stage = PointStage(language: seed % 3 == 0 ? "ar" : "fr")
    stage.textSize = DynamicTypeSize.allCases[seed % 12]
    let kind = Surface.activity[seed % Surface.activity.count]
    let surface = stage.resolved(view(stage.b, depth: 3, &source), kind)
    let placed =
      fitExpanded([surface], on: .standard, shaper: PointShaper())[kind].flatMap {
        kind.id.hasPrefix("expanded") ? $0 : nil
      } ?? fit(surface, on: .standard, shaper: PointShaper())
    for element in placed.elements { expectSound(element.frame) }
    for text in placed.texts {
      expectSound(text.frame)
      expectWhole(text, of: surface.texts[text.text].string)
      expectInside(text, placed)
      #expect(text.needed.isFinite && text.available.isFinite && text.available >= 0)
      if text.cut != nil {
        #expect(text.over > 0 || text.availableHeight.map { text.neededHeight > $0 } ?? false)
        #expect(text.steps.last == .truncated(self.mode(text)))
      }
    }
    let shown = Set(placed.texts.map(\.text))
    #expect(shown.isDisjoint(with: placed.hiddenTexts))
    #expect(shown.union(placed.hiddenTexts) == Set(surface.texts.indices))
  }

  private func mode(_ text: PlacedText) -> TruncationMode {
    guard case .truncated(let mode) = text.steps.last else { return .tail }
    return mode
  }

  /// Finite, and nothing is less than nothing.
  private func expectSound(_ frame: PointRectangle) {
    #expect(frame.x.isFinite && frame.y.isFinite)
    #expect(frame.width.isFinite && frame.height.isFinite)
    #expect(frame.width >= 0 && frame.height >= 0)
  }

  /// What is shown and what is cut are the text, but for the white space at the end of lines.
  private func expectWhole(_ text: PlacedText, of string: String) {
    let bytes = Array(string.utf8)
    var seen = Array(repeating: 0, count: bytes.count)
    for range in text.shown + (text.cut.map { [$0] } ?? []) {
      for index in range { seen[index] += 1 }
    }
    #expect(seen.allSatisfy { $0 <= 1 })
    for (index, count) in seen.enumerated() where count == 0 {
      #expect(bytes[index] == 0x20 || bytes[index] == 0xA)
    }
  }

  /// A line lies in its frame, and the frame in the surface unless that is reported.
  private func expectInside(_ text: PlacedText, _ placed: PlacedSurface) {
    for line in text.lines {
      #expect(line.width >= 0 && line.height >= 0)
      // Where not even the ellipsis has room, it stands all the same.
      if !line.range.isEmpty {
        #expect(line.x >= text.frame.x - 0.01)
        #expect(line.x + line.width <= text.frame.maxX + 0.01)
      }
      if text.clipping == nil, line.width > 0 {
        #expect(line.x >= placed.clip.x - 0.02 && line.y >= placed.clip.y - 0.02)
        #expect(line.x + line.width <= placed.clip.maxX + 0.02)
        #expect(line.y + line.height <= placed.clip.maxY + 0.02)
      }
    }
  }
}
