internal import CICU

/// A mutual exclusion that needs no Foundation.
final class Lock: @unchecked Sendable {
  private let handle: OpaquePointer

  init() {
    guard let handle = cicu_lock_open() else { fatalError("out of memory") }
    self.handle = handle
  }

  deinit { cicu_lock_close(handle) }

  func locked<Result>(_ body: () -> Result) -> Result {
    cicu_lock_acquire(handle)
    defer { cicu_lock_release(handle) }
    return body()
  }
}
