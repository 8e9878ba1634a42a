/// What a cell means; a `Palette` says how that looks.
package struct CellStyle: Hashable, Sendable {
  package var role: CellRole
  /// Set on wrong runs and on their tags.
  package var mark: CellMark?
  package var isUnderlined: Bool
  /// The cursor, and what has just changed.
  package var isReversed: Bool

  package init(
    _ role: CellRole, mark: CellMark? = nil, isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.role = role
    self.mark = mark
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The terminal's own colours.
  package static let plain = CellStyle(.plain)
  package static let quiet = CellStyle(.quiet)
  package static let rule = CellStyle(.rule)
  package static let title = CellStyle(.title)
  package static let focus = CellStyle(.focus)
  package static let cursor = CellStyle(.plain, isReversed: true)
  package static let good = CellStyle(.good)
  package static let warn = CellStyle(.warn)
  package static let bad = CellStyle(.bad)
  package static let unknown = CellStyle(.unknown)
  package static let time = CellStyle(.time)
}

/// The semantic roles of colour. The cursor is no role but `CellStyle.isReversed`, because it lies
/// over cells of any role.
package enum CellRole: String, Hashable, Sendable, CaseIterable {
  /// The terminal's default; all words that have no other role.
  case plain
  /// Labels, keys, what is past.
  case quiet
  /// Rules and outlines.
  case rule
  /// Titles of panes.
  case title
  /// The title of the pane that has the keys.
  case focus
  case good
  case warn
  case bad
  case unknown
  /// Position on the timeline, playing.
  case time
}

/// A wrong run, or the tag that names its language and reason.
package struct CellMark: Hashable, Sendable {
  package var kind: Kind
  /// Index of the language's tint, 0 for the default language; nil where a run has no language, as
  /// a raw key.
  package var tint: Int?

  /// Which part of a mark.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The words themselves; always underlined as well.
    case run
    /// The brackets around them, which stand in cells of the picture.
    case bracket
    /// The tag in the gutter or in a list, as `en·P`.
    case tag
  }

  package init(_ kind: Kind, tint: Int?) {
    self.kind = kind
    self.tint = tint
  }
}
