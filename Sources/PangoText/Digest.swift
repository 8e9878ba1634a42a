/// A number that texts and styles rarely share. It is cheaper than `Hasher` for many small parts;
/// who uses it compares what has the same.
struct Digest {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Takes in a number: both halves of a product, so that every bit counts for all.
  mutating func mix(_ number: UInt64) {
    let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low
  }

  /// Takes in the bytes of a text and how many they are.
  mutating func mix(_ text: String) {
    let isTaken: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      mix(UnsafeRawBufferPointer(bytes))
    }
    if isTaken == nil { Array(text.utf8).withUnsafeBytes { mix($0) } }
  }

  private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
    var at = 0
    while at + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    var rest: UInt64 = 0
    while at < bytes.count {
      rest = rest << 8 | UInt64(bytes[at])
      at += 1
    }
    mix(rest)
    mix(UInt64(bytes.count))
  }
}
