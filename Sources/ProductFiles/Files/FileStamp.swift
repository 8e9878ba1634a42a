/// What tells one state of a file from another without reading it: when it was written, how long it
/// is, which file it is (an editor that saves puts another file in its place).
package struct FileStamp: Sendable, Hashable {
  /// Nanoseconds since 1970.
  package var modified: Int
  /// Bytes.
  package var size: Int
  /// The file's number on its disk, or a hash of its bytes where it is on none.
  package var identity: UInt64

  package init(modified: Int, size: Int, identity: UInt64) {
    self.modified = modified
    self.size = size
    self.identity = identity
  }
}

extension FileSource {
  /// The stamp of a file that is on no disk: its bytes by FNV-1a.
  package func stamp(_ path: String) -> FileStamp? {
    read(path).map { bytes in
      let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
      return FileStamp(modified: 0, size: bytes.count, identity: hash)
    }
  }
}
