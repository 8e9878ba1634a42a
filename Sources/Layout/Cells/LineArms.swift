/// The directions in which a line leaves a cell; lines that meet become one glyph.
struct LineArms: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let left = LineArms(rawValue: 1)
  static let right = LineArms(rawValue: 2)
  static let up = LineArms(rawValue: 4)
  static let down = LineArms(rawValue: 8)

  /// The glyph of the Unicode set; corners are round.
  var glyph: String { LineArms.table[Int(rawValue)] }

  /// By raw value.
  private static let table = [
    " ", "─", "─", "─", "│", "╯", "╰", "┴", "│", "╮", "╭", "┬", "│", "┤", "├", "┼",
  ]
}
