/// One owner of one handle of the façade.
final class Handle: @unchecked Sendable {
  let pointer: OpaquePointer
  private let close: (OpaquePointer) -> Void

  init?(_ pointer: OpaquePointer?, close: @escaping (OpaquePointer?) -> Void) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.close = close
  }

  deinit { close(pointer) }
}
