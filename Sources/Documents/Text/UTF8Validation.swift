/// How many bytes the scalar at `index` takes in well-formed UTF-8 (Unicode Standard, table 3-7);
/// 0 where no well-formed scalar begins.
func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    index + offset < bytes.count && range.contains(bytes[index + offset])
  }
  guard index < bytes.count else { return 0 }
  switch bytes[index] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: return continues(1) ? 2 : 0
  case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
  case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
  case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
  case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
  case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
  case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
  default: return 0
  }
}

/// The offset of the first byte that is not part of well-formed UTF-8; nil when all is.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  while index < bytes.count {
    if bytes[index] < 0x80 {
      index += 1
      continue
    }
    let length = scalarLength(bytes, at: index)
    if length == 0 { return index }
    index += length
  }
  return nil
}
