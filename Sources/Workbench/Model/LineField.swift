/// One line of text that is being typed; edits as a shell does.
package struct LineField: Hashable, Sendable {
  package private(set) var text = ""
  /// Characters before the cursor.
  package private(set) var cursor = 0

  init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }

  /// Whether the key changed or moved anything; others are left to whoever owns the field.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace, .control("h"): return remove(at: cursor - 1)
    case .delete: return remove(at: cursor)
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .control("u"):
      text = String(text.dropFirst(cursor))
      cursor = 0
    case .control("k"): text = String(text.prefix(cursor))
    case .control("w"): removeWord()
    case .control, .up, .down, .pageUp, .pageDown, .enter, .escape, .tab, .backTab, .function:
      return false
    }
    return true
  }

  private mutating func insert(_ character: Character) {
    text.insert(character, at: text.index(text.startIndex, offsetBy: cursor))
    // A combining mark joins the character before it.
    cursor = min(text.count, cursor + 1)
  }

  private mutating func remove(at place: Int) -> Bool {
    guard place >= 0, place < text.count else { return false }
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    cursor = min(cursor, place)
    return true
  }

  private mutating func removeWord() {
    var head = Array(text.prefix(cursor))
    let tail = text.dropFirst(cursor)
    while head.last == " " { head.removeLast() }
    while !head.isEmpty, head.last != " " { head.removeLast() }
    text = String(head) + tail
    cursor = head.count
  }
}
