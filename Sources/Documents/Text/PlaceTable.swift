package import Diagnostics

/// Places of byte offsets in any order, for readers that keep offsets and rarely need a place.
///
/// Building walks the bytes once; a place then costs a search and a walk of at most 1024 bytes.
package struct PlaceTable: Sendable {
  private let file: String
  private let anchors: [PlaceCursor]
  private static let stride = 1024

  /// Walks the bytes, which are UTF-8; a byte-order mark at the start has no column.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.file = file
    var cursor = PlaceCursor(start: byteOrderMarkLength(bytes))
    var anchors = [cursor]
    while cursor.offset < bytes.count {
      cursor.advance(to: cursor.offset + Self.stride, in: bytes)
      anchors.append(cursor)
    }
    self.anchors = anchors
  }

  /// The place of an offset; `bytes` are those that the table was made from.
  package func location(
    of offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceLocation {
    var low = 0
    var high = anchors.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if anchors[middle].offset <= offset { low = middle } else { high = middle - 1 }
    }
    var cursor = anchors[low]
    cursor.advance(to: offset, in: bytes)
    return SourceLocation(file: file, line: cursor.line, column: cursor.column)
  }
}

/// 3 where the bytes begin with the UTF-8 byte-order mark, else 0.
func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}
