/// A key as it was pressed, whatever bytes a terminal makes of it.
package enum Key: Hashable, Sendable {
  /// A printable character, as typed: `G` is with Shift.
  case character(Character)
  /// Ctrl with a lower-case letter.
  case control(Character)
  case left, right, up, down
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  /// F1 is 1.
  case function(Int)
}
