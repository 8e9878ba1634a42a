import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of this machine, through the C library.
package struct DiskFiles: FileSource {
  package init() {}

  package func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // A pipe or a device could be read for ever.
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(facts.st_size) + 1)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = systemRead(descriptor, chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  package func kind(_ path: String) -> FileKind? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return Self.kind(facts.st_mode)
  }

  package func list(_ folder: String) -> [FileEntry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [FileEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = FilePath.join(folder, name)
      var facts = stat()
      guard lstat(path, &facts) == 0 else { continue }
      let isLink = facts.st_mode & S_IFMT == S_IFLNK
      guard let kind = isLink ? kind(path) : Self.kind(facts.st_mode) else { continue }
      entries.append(FileEntry(name, kind, isLink: isLink))
    }
    return entries.sorted { $0.name < $1.name }
  }

  package func stamp(_ path: String) -> FileStamp? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    return FileStamp(
      modified: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec), size: Int(facts.st_size),
      identity: UInt64(truncatingIfNeeded: facts.st_ino))
  }

  private static func kind(_ mode: mode_t) -> FileKind? {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: nil
    }
  }
}

/// The C function, which the method of the same name hides.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
