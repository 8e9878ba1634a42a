/// A position that walks forward through UTF-8 bytes and knows its line and column.
///
/// Lines end at LF, CR LF or a lone CR; columns count Unicode scalars from 1.
struct PlaceCursor: Sendable, Hashable {
  /// In bytes, from 0.
  var offset: Int
  /// From 1.
  var line = 1
  /// From 1.
  var column = 1
  /// The offset at which the line begins.
  var lineStart: Int
  /// How many scalars lie before, a byte-order mark at the start not counted.
  var scalars = 0

  /// At the first byte after a byte-order mark.
  init(start: Int) {
    offset = start
    lineStart = start
  }

  /// Walks to an offset that lies ahead; nothing happens where it lies behind.
  mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let end = min(target, bytes.count)
    while offset < end { step(bytes) }
  }

  /// Walks until that many scalars lie before.
  mutating func advance(toScalar target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    while scalars < target, offset < bytes.count { step(bytes) }
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { step(bytes) }
  }

  private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>) {
    let byte = bytes[offset]
    offset += 1
    if byte & 0xC0 != 0x80 { scalars += 1 }
    if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
      line += 1
      column = 1
      lineStart = offset
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
