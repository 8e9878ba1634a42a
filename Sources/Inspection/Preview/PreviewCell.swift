package import Diagnostics
package import Languages
package import Layout
package import Localization
package import Presentation

/// One text on one surface, in one locale, on one class of device, at one text size: in the state
/// that treats it worst. Lengths are points.
package struct PreviewCell: Sendable {
  package let surface: Surface
  /// The kind of activity, `app` for the app's own screen.
  package let owner: String
  package let locale: LanguageTag
  /// Those asked for that give the surface the same room, in the order asked.
  package let devices: [DeviceModel]
  package let textSize: DynamicTypeSize
  /// The id of the view in that state, the same for all elements of a loop.
  package let node: String
  /// Where the text comes from: the key with its table, or what stands in place of one.
  package let provenance: Provenance?
  /// The text as the app gives it to the view.
  package let text: String
  package let direction: LayoutDirection
  /// What fitting made of it. Its ranges are UTF-8 offsets into `text`.
  package let placed: PlacedText
  /// By how much the whole surface is higher than its room.
  package let tooTall: Double
  /// The points that the state which leaves it least gives it; `available` is that of its own state.
  package var narrowest: Double
  /// Lines that it may take: what its views allow, in a slot no more than there is height for, on a
  /// card that is full those that it has; nil where it wraps as far as it needs.
  package let lineLimit: Int?
  /// The view.
  package let place: SourceLocation
  /// The state, and what else is needed to fit it again.
  package let card: PreviewCard

  /// The key that was looked up; nil where the text is no looked-up one.
  package var key: String? { provenance?.lookup?.key }
  package var table: String? { provenance?.lookup?.table }
  /// The line that names the key, writes the literal or gives the value.
  package var textPlace: SourceLocation { provenance?.textPlace ?? place }
  /// The state that it comes from.
  package var state: String { card.state }
  /// What the text needs at full size: its longest line; where it is cut, the line that is; of one
  /// that the system keeps running, the widest that it will be.
  package var needed: Double { placed.widest?.width ?? placed.needed }
  /// What it had.
  package var available: Double { placed.available }
  /// By how much it is too long; negative is what is spare.
  package var over: Double { placed.over }
  package var lines: Int { placed.lines.count }
  /// How far it reaches out of what the surface shows, at the side or else below, or over another
  /// text.
  package var clipped: Double {
    guard let clipping = placed.clipping else { return placed.overlap?.points ?? 0 }
    return clipping.horizontal > PlacedText.hairline ? clipping.horizontal : clipping.vertical
  }

  /// How far its longest line reaches beyond its room as it is drawn; zero where it stands in it.
  package var overflow: Double {
    let isSmaller = placed.style.scale < 1 || placed.style.tightening > 0
    let drawn = isSmaller ? placed.lines.map(\.width).max() ?? 0 : needed
    let beyond = drawn - available
    return beyond > PreviewCell.hairline ? beyond : 0
  }

  /// By how many points it fails, in the axis in which it does worst: what cells are ranked by.
  var excess: Double {
    switch fate {
    case .fits, .tightened, .scaled, .broken, .overflows, .truncated: over
    case .tooTall: max(over, tooTall)
    case .clipped: max(over, clipped)
    }
  }

  /// Less than this nobody sees.
  private static let hairline = 0.01
  /// By less than this no surface is told to be too high.
  private static let tallest = 0.5

  /// What becomes of it.
  package var fate: PreviewFate {
    if placed.cut != nil || placed.widest?.isCut == true { return .truncated }
    if placed.isLost { return .clipped }
    if tooTall > PreviewCell.tallest { return .tooTall }
    if overflow > 0 { return .overflows }
    if placed.breaksWord { return .broken }
    var fate = PreviewFate.fits
    for step in placed.steps {
      switch step {
      case .wrapped, .truncated: break
      case .tightened: fate = max(fate, .tightened)
      case .scaled: fate = max(fate, .scaled)
      }
    }
    return fate
  }

  /// The words that are shown, with `…` where the device cuts; lines are joined by spaces.
  package var shownText: String {
    placed.lines.map { line in
      line.parts.map { $0.drawn(of: text) }.joined()
    }.joined(separator: " ")
  }
}

extension PreviewCell {
  /// What makes two cells the same text in different states: the key, whichever view shows it in the
  /// same font; without a key the view.
  struct Identity: Hashable {
    var surface: Surface
    var owner: String
    var locale: LanguageTag?
    var device: DeviceModel?
    var textSize: DynamicTypeSize?
    var key: String?
    var table: String?
    var node: String?
    var font: String
  }

  var identity: Identity {
    Identity(
      surface: surface, owner: owner, locale: locale, device: devices.first,
      textSize: textSize, key: key, table: table, node: key == nil ? node : nil,
      font: placed.style.font)
  }

  /// Whether this state treats the text worse than the other.
  func isWorse(than other: PreviewCell) -> Bool {
    let loses = fate.losesWords
    if loses != other.fate.losesWords { return loses }
    if excess != other.excess { return excess > other.excess }
    if fate != other.fate { return fate > other.fate }
    if lines != other.lines { return lines > other.lines }
    return false
  }
}
