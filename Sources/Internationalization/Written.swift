/// Calls a function that writes UTF-8 under the façade's convention; nil where it fails.
func written(
  room: Int = 96, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32
) -> String? {
  var needed = 0
  var result = attempt(room, write, &needed)
  if needed > room { result = attempt(needed, write, &needed) }
  return result
}

private func attempt(
  _ room: Int, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32, _ needed: inout Int
) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer -> String? in
    let length = write(buffer.baseAddress!, Int32(room))
    needed = Int(length)
    guard length >= 0, length <= room else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: buffer.baseAddress, count: Int(length)), as: UTF8.self
    )
  }
}

extension String {
  /// Calls with the UTF-8 bytes and their number.
  func withBytes<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return "".withCString { body($0, 0) } }
      return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        body($0, Int32(bytes.count))
      }
    }
  }
}
