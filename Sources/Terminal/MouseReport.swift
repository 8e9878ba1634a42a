import Workbench

/// A report of the mouse as xterm's mode 1006 sends it: `ESC [ < button ; column ; row M`, with `m`
/// for a release (xterm, “Control Sequences”, Mouse Tracking).
enum MouseReport {
  /// Tells the first button and the wheel, which is what the workbench uses.
  static let on = "\u{1B}[?1002h\u{1B}[?1006h"
  static let off = "\u{1B}[?1006l\u{1B}[?1002l"

  /// - Parameters:
  ///   - parameters: what stands between `ESC [` and the last character, `<` included.
  ///   - last: `M` or `m`.
  /// - Returns: nil for anything else, and for other buttons.
  static func event(parameters: String, last: Character) -> MouseEvent? {
    guard parameters.first == "<", last == "M" || last == "m" else { return nil }
    let numbers = parameters.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2], button >= 0, column > 0, row > 0
    else { return nil }
    let kind: MouseEvent.Kind
    let isShifted = button & 4 != 0
    if button & 64 != 0 {
      switch (button & 3, isShifted) {
      case (0, false): kind = .scroll(rows: -1, columns: 0)
      case (1, false): kind = .scroll(rows: 1, columns: 0)
      case (0, true), (2, _): kind = .scroll(rows: 0, columns: -1)
      default: kind = .scroll(rows: 0, columns: 1)
      }
    } else {
      guard button & 3 == 0 else { return nil }
      kind = last == "m" ? .release : button & 32 != 0 ? .drag : .press
    }
    return MouseEvent(kind, column: column - 1, row: row - 1)
  }
}
