/// What the picture stands on.
package enum Ground: String, Hashable, Sendable, CaseIterable {
  case dark
  case light
}

/// How many colours there are.
package enum ColourDepth: String, Hashable, Sendable, CaseIterable {
  case mono
  /// 8 or 16, which are the user's own, so that words stay in the default colour.
  case eight
  /// The fixed ones of xterm, 16 to 255; enough for every role.
  case indexed
}

/// How a cell looks; colours are numbers of the terminal's, nil is its default.
package struct CellLook: Hashable, Sendable {
  package var foreground: Int?
  package var background: Int?
  package var isBold: Bool
  package var isUnderlined: Bool
  package var isReversed: Bool

  package init(
    foreground: Int? = nil, background: Int? = nil, isBold: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }
}

/// From what cells mean to how they look. Contrast over the common grounds is at least 4.5 for
/// words and 3 for lines (WCAG 2.2, 1.4.3 and 1.4.11).
package struct Palette: Hashable, Sendable {
  package let depth: ColourDepth
  package let ground: Ground

  package init(_ depth: ColourDepth, ground: Ground) {
    self.depth = depth
    self.ground = ground
  }

  /// How a cell of that style looks.
  package func look(_ style: CellStyle) -> CellLook {
    var look = style.mark.map(patch) ?? roleLook(style.role)
    look.isUnderlined = look.isUnderlined || style.isUnderlined
    look.isReversed = style.isReversed
    return look
  }

  /// How many tints there are; the ninth language has the first one again.
  package static let tintCount = 8

  /// Foreground and background of a language's tint among the indexed colours; both are fixed, so
  /// that the ground does not matter.
  package static func tint(_ index: Int, _ ground: Ground) -> (foreground: Int, background: Int) {
    let tints: [Int] =
      switch ground {
      case .dark: [222, 117, 156, 218, 183, 159, 216, 252]
      case .light: [94, 24, 22, 89, 55, 23, 52, 240]
      }
    return (ground == .dark ? black : white, tints[index % tintCount])
  }

  /// The fixed black and white; 0 and 15 are the user's own.
  package static let black = 16
  package static let white = 231

  private func roleLook(_ role: CellRole) -> CellLook {
    switch depth {
    case .mono: mono(role)
    case .eight: eight(role)
    case .indexed: CellLook(foreground: Palette.indexed(role, ground))
    }
  }

  /// The foreground of a role among the indexed colours.
  private static func indexed(_ role: CellRole, _ ground: Ground) -> Int? {
    let pair: (dark: Int, light: Int)? =
      switch role {
      case .plain: nil
      case .quiet: (248, 240)
      case .rule: (244, 243)
      case .title: (252, 236)
      case .focus: (81, 24)
      case .good: (114, 22)
      case .warn: (221, 94)
      case .bad: (210, 124)
      case .unknown: (183, 90)
      case .time: (147, 55)
      }
    return pair.map { ground == .dark ? $0.dark : $0.light }
  }

  /// Only reverse and a patch behind a sign are safe over colours that nobody knows.
  private func eight(_ role: CellRole) -> CellLook {
    switch role {
    case .plain, .quiet, .rule, .time: CellLook()
    case .title, .unknown: CellLook(isBold: true)
    case .focus: CellLook(isBold: true, isUnderlined: true)
    case .good: CellLook(foreground: 0, background: 2)
    case .warn: CellLook(foreground: 0, background: 3)
    case .bad: CellLook(foreground: 7, background: 1)
    }
  }

  private func mono(_ role: CellRole) -> CellLook {
    switch role {
    case .plain, .quiet, .rule, .good: CellLook()
    case .title, .warn, .bad, .unknown, .time: CellLook(isBold: true)
    case .focus: CellLook(isBold: true, isUnderlined: true)
    }
  }

  /// A run without a language has no tint; it is coloured as what is bad.
  private func patch(_ mark: CellMark) -> CellLook {
    switch (depth, mark.kind) {
    case (.mono, .tag), (.mono, .bracket), (.mono, .run): return CellLook()
    case (.eight, .run), (.eight, .bracket): return CellLook()
    case (.eight, .tag):
      guard let tint = mark.tint else { return eight(.bad) }
      return CellLook(foreground: 0, background: tint == 0 ? 3 : 6)
    case (.indexed, .run), (.indexed, .tag):
      guard let index = mark.tint else { return roleLook(.bad) }
      let tint = Palette.tint(index, ground)
      return CellLook(foreground: tint.foreground, background: tint.background)
    case (.indexed, .bracket):
      // In the tint itself on the picture's own ground: the words stay the patch.
      return mark.tint.map { CellLook(foreground: Palette.tint($0, ground).background) }
        ?? roleLook(.bad)
    }
  }
}
