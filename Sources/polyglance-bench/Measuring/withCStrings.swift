/// Strings as C wants them.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = strings.map { string -> UnsafePointer<CChar>? in
    let bytes = Array(string.utf8CString)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    return UnsafePointer(memory)
  }
  defer { for copy in copies { copy?.deallocate() } }
  return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
