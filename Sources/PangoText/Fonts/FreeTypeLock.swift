import Synchronization

/// One user of Pango and Cairo at a time, in the whole process.
///
/// Fonts that a thread has for itself would not be in another's way, but for their faces: Cairo opens
/// and closes those of all threads in one FreeType library, outside of its own locks, and FreeType
/// allows that to one thread at a time (FreeType, `FT_Library`). As a text is shaped once, nobody
/// waits for long.
enum FreeTypeLock {
  private static let mutex = Mutex(())

  /// Runs what uses fonts. Not to be called from within.
  static func locked<Result: Sendable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { _ throws(Failure) in try body() }
  }
}
