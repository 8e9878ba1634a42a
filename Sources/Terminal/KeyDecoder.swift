import CNcurses
import Workbench

/// Makes keys of what curses reads.
enum KeyDecoder {
  /// A character, or a control character that stands for a key; nil for what is none.
  static func key(character code: UInt32) -> Key? {
    switch code {
    case 0x0D, 0x0A: .enter
    case 0x09: .tab
    case 0x1B: .escape
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: Unicode.Scalar(code + 0x60).map { .control(Character($0)) }
    case 0x00...0x1F, 0x80...0x9F: nil
    default: Unicode.Scalar(code).map { .character(Character($0)) }
    }
  }

  /// A key that curses has a code for; nil for one without work anywhere.
  static func key(function code: UInt32) -> Key? {
    let code = Int32(bitPattern: code)
    switch code {
    case KEY_LEFT: return .left
    case KEY_RIGHT: return .right
    case KEY_UP: return .up
    case KEY_DOWN: return .down
    case KEY_HOME: return .home
    case KEY_END: return .end
    case KEY_PPAGE: return .pageUp
    case KEY_NPAGE: return .pageDown
    case KEY_ENTER: return .enter
    case KEY_BACKSPACE: return .backspace
    case KEY_DC: return .delete
    case KEY_BTAB: return .backTab
    default:
      let number = code - curses_f0()
      return (1...12).contains(number) ? .function(Int(number)) : nil
    }
  }
}
