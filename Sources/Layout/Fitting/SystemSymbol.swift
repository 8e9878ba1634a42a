/// What the name of one of the system's symbols says of its direction.
///
/// Names say `forward` and `backward` where a symbol follows the layout, `left` and `right` where it
/// points there whatever the layout is. Lists, paragraphs, vehicles, loudspeakers and batteries begin
/// where lines begin: of them SF Symbols has `.rtl` versions wherever only a part of the picture may
/// turn round, as of `list.number` and `truck.box.badge.clock`. Universal signs, clocks, logos, other
/// things and the keys of a player never turn (Human Interface Guidelines, Right to left: Interface
/// icons).
struct SystemSymbol {
  private let words: [Substring]

  init(_ name: String) { words = name.split(separator: ".") }

  /// Whether it turns round where the layout runs from right to left.
  var mirrors: Bool {
    // What is made for one side, or for one direction of reading, is taken as it is.
    guard words.allSatisfy({ !SystemSymbol.fixed.contains($0) }) else { return false }
    // A symbol that begins with such a word is a player's key, which winds a tape.
    return words.contains { SystemSymbol.families.contains($0) }
      || words.dropFirst().contains { SystemSymbol.relative.contains($0) }
  }

  /// Where an arrow or an angle points in a layout; nil for every other symbol, and for one that
  /// points to several sides.
  func side(isMirrored: Bool) -> Side? {
    guard let first = words.first, SystemSymbol.arrows.contains(first),
      SystemSymbol.elsewhere.isDisjoint(with: words)
    else { return nil }
    let toRight = words.contains { ["right", "forward", "trailing"].contains($0) }
    let toLeft = words.contains { ["left", "backward", "leading"].contains($0) }
    guard toRight != toLeft else { return nil }
    return toRight != (isMirrored && mirrors) ? .right : .left
  }

  /// A side of the screen.
  enum Side: Hashable, Sendable {
    case left
    case right
  }

  private static let fixed: Set<Substring> = [
    "left", "right", "alignleft", "alignright", "justifyleft", "justifyright", "rtl", "ltr",
  ]
  private static let families: Set<Substring> = [
    "list", "checklist", "text", "truck", "cart", "speaker", "battery", "message",
  ]
  private static let relative: Set<Substring> = ["forward", "backward", "leading", "trailing"]
  private static let arrows: Set<Substring> = ["arrow", "arrowshape", "arrowtriangle", "chevron"]
  private static let elsewhere: Set<Substring> = [
    "up", "down", "turn", "uturn", "clockwise", "counterclockwise", "branch", "merge",
  ]
}
