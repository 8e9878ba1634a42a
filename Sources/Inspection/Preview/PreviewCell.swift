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
  /// The watch or the car's screen that shows it; nil for the device's own.
  package let display: String?
  /// The room that the surface has there.
  package let frame: SurfaceFrame?
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
  /// How high the whole surface stands there.
  package let surfaceHeight: Double
  /// By how much it is higher than its room; zero where nobody sees it.
  package internal(set) var tooTall = 0.0
  /// The state in which its surface is highest above its room; nil where it is in none.
  package internal(set) var tallest: PreviewHeight?
  /// The points that the state which leaves it least gives it; `available` is that of its own state.
  package var narrowest: Double
  /// Lines that it may take in the state which leaves it least: what its views allow, in a slot no
  /// more than there is height for, on a card as many as it may grow by; nil where nothing limits it.
  package internal(set) var lineLimit: Int?
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
  /// How far it reaches out of what the surface shows, at the side or else above and below, or over
  /// another text.
  package var clipped: Double {
    guard let clipping = placed.clipping else { return placed.overlap?.points ?? 0 }
    return isClippedAtSide ? clipping.horizontal : clipping.vertical
  }

  var isClippedAtSide: Bool { (placed.clipping?.horizontal ?? 0) > PlacedText.hairline }

  /// How far its longest line reaches beyond its room as it is drawn; zero where it stands in it.
  package var overflow: Double {
    let isSmaller = placed.style.scale < 1 || placed.style.tightening > 0
    let drawn = isSmaller ? placed.lines.map(\.width).max() ?? 0 : needed
    let beyond = drawn - available
    return beyond > PreviewCell.hairline ? beyond : 0
  }

  /// What it lacks most; nil where it has what it needs at full size.
  package var lack: TextLack? {
    let lack: TextLack =
      switch fate {
      case .tooTall: .height(needed: surfaceHeight + tooTall, available: surfaceHeight)
      case .clipped where placed.clipping != nil && !isClippedAtSide:
        .height(needed: surfaceHeight + max(tooTall, clipped), available: surfaceHeight)
      case .clipped where over < clipped: .place(beyond: clipped)
      case .clipped, .overflows: .width(needed: needed, available: available)
      case .fits, .tightened, .scaled, .broken, .truncated: placed.lack
      }
    return fate.isWrong || lack.over > PreviewCell.hairline ? lack : nil
  }

  /// By how many points it fails, in the direction in which it does worst; negative is what is
  /// spare: what cells are ranked by.
  var excess: Double {
    guard let lack else { return over }
    if case .lines = lack { return lack.over * (placed.lines.first?.height ?? 1) }
    return max(over, lack.over)
  }

  /// Less than this nobody sees.
  private static let hairline = 0.01

  /// What becomes of it.
  package var fate: PreviewFate {
    if placed.isTruncated { return .truncated }
    if placed.isCut { return .clipped }
    if tooTall > 0 { return .tooTall }
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

  /// The words that are shown, with `…` where the device cuts; lines are joined by spaces. Empty where
  /// nothing of it is seen, nil where an edge takes a part, which nobody can say in letters.
  package var shownText: String? {
    if placed.clipping?.isWhole == true { return "" }
    guard fate != .clipped else { return nil }
    return placed.lines.map { line in
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
    var display: String?
    var textSize: DynamicTypeSize?
    var key: String?
    var table: String?
    var node: String?
    var font: String
  }

  var identity: Identity {
    Identity(
      surface: surface, owner: owner, locale: locale, device: devices.first,
      display: display, textSize: textSize, key: key, table: table, node: key == nil ? node : nil,
      font: placed.style.font)
  }

  /// Whether this state treats the text worse than the other.
  func isWorse(than other: PreviewCell) -> Bool {
    if fate.isCut != other.fate.isCut { return fate.isCut }
    if fate.isWrong != other.fate.isWrong { return fate.isWrong }
    if excess != other.excess { return excess > other.excess }
    if fate != other.fate { return fate > other.fate }
    if lines != other.lines { return lines > other.lines }
    return false
  }
}
