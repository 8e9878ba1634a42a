import Layout
import Testing

@Suite struct PaletteTests {
  /// Relative luminance (WCAG 2.2).
  private func luminance(_ colour: (red: Int, green: Int, blue: Int)) -> Double {
    func linear(_ value: Int) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green)
      + 0.0722 * linear(colour.blue)
  }

  /// x to the power of 2.4 by Newton's method on y⁵ = x¹², without Foundation.
  private func power(_ x: Double, _ exponent: Double) -> Double {
    precondition(exponent == 2.4)
    guard x > 0 else { return 0 }
    let target = (1...12).reduce(1.0) { product, _ in product * x }
    var y = 1.0
    for _ in 0..<200 { y = (4 * y + target / (y * y * y * y)) / 5 }
    return y
  }

  private func contrast(
    _ a: (red: Int, green: Int, blue: Int), _ b: (red: Int, green: Int, blue: Int)
  ) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private let grounds: [Ground: [(red: Int, green: Int, blue: Int)]] = [
    .dark: [(0, 0, 0), (0x1E, 0x1E, 0x1E), (0x28, 0x2C, 0x34), (0x28, 0x28, 0x28)],
    .light: [(255, 255, 255), (0xFA, 0xFA, 0xFA), (0xFD, 0xF6, 0xE3), (0xFB, 0xF1, 0xC7)],
  ]

  @Test(arguments: Ground.allCases, CellRole.allCases)
  func rolesStandOutFromTheUsualGrounds(_ ground: Ground, _ role: CellRole) {
    guard let index = Palette(.indexed, ground: ground).look(CellStyle(role)).foreground else {
      #expect(role == .plain)
      return
    }
    for other in grounds[ground]! {
      #expect(contrast(IndexedColour.rgb(index), other) >= (role == .rule ? 3 : 4.5))
    }
  }

  @Test(arguments: Ground.allCases, 0..<Palette.tintCount)
  func wordsOnATintAreRead(_ ground: Ground, _ index: Int) {
    let tint = Palette.tint(index, ground)
    #expect(contrast(IndexedColour.rgb(tint.foreground), IndexedColour.rgb(tint.background)) >= 4.5)
    #expect(tint == Palette.tint(index + Palette.tintCount, ground))
  }

  @Test func eightColoursAreOnlyPatchesBehindSigns() {
    let palette = Palette(.eight, ground: .dark)
    for role in CellRole.allCases {
      let look = palette.look(CellStyle(role))
      #expect((look.foreground == nil) == (look.background == nil))
    }
    let run = palette.look(CellStyle(.plain, mark: CellMark(.run, tint: 0), isUnderlined: true))
    #expect(run == CellLook(isUnderlined: true))
    let tags = [0, 3].map { palette.look(CellStyle(.plain, mark: CellMark(.tag, tint: $0))) }
    #expect(tags.map(\.background) == [3, 6])
  }

  @Test func monochromeHasNoColour() {
    let palette = Palette(.mono, ground: .light)
    for role in CellRole.allCases {
      for mark in [nil, CellMark(.run, tint: 2), CellMark(.tag, tint: nil)] {
        let look = palette.look(CellStyle(role, mark: mark))
        #expect(look.foreground == nil && look.background == nil)
      }
    }
  }
}
