import Foundation

/// Output that could not be written.
struct WriteFailure: Error {
  /// As the system words it.
  var reason: String

  fileprivate init(_ code: Int32) { reason = String(cString: strerror(code)) }
}

/// Writes a text whole to an open file.
func writeAll(_ text: String, to descriptor: Int32) throws(WriteFailure) {
  try writeAll(Array(text.utf8), to: descriptor)
}

/// Writes bytes whole to an open file.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(WriteFailure) {
  let code = bytes.withUnsafeBytes { bytes -> Int32 in
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return 0
  }
  if code != 0 { throw WriteFailure(code) }
}

/// Writes a text to a path: through links and into devices and pipes as they are, keeping the mode
/// of a file that is there.
func writeFile(_ text: String, to path: String) throws(WriteFailure) {
  try writeFile(Array(text.utf8), to: path)
}

/// Writes bytes to a path in the same way.
func writeFile(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw WriteFailure(errno) }
  defer { close(descriptor) }
  try writeAll(bytes, to: descriptor)
}

/// Writes a text to a path so that whoever reads it sees the old file or the whole new one: to a file
/// beside it, synced, then renamed. What is no plain file, as a device or a link, is written through.
func replaceFile(_ text: String, at path: String) throws(WriteFailure) {
  var status = stat()
  let isThere = lstat(path, &status) == 0
  guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
    return try writeFile(text, to: path)
  }
  let beside = "\(path).\(getpid()).tmp"
  let mode = isThere ? status.st_mode & 0o7777 : 0o666
  let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  guard descriptor >= 0 else { throw WriteFailure(errno) }
  do throws(WriteFailure) {
    try writeAll(text, to: descriptor)
    if fsync(descriptor) != 0 || rename(beside, path) != 0 { throw WriteFailure(errno) }
    close(descriptor)
  } catch {
    close(descriptor)
    unlink(beside)
    throw error
  }
}
