import Synchronization

/// Fonts for as many threads as shape at once. Pango's objects are no thread's in particular, but
/// only one may use them at a time.
final class FontPool: Sendable {
  private let family: String
  private let idle: Mutex<[Lent]>

  /// Fonts on their way between threads.
  private struct Lent: @unchecked Sendable {
    // Sound because nobody holds them while they are in the pool, and one who took them out does.
    let fonts: PangoFonts
  }

  /// - Parameter first: left to the pool, which makes more of their family as they are needed.
  init(_ first: sending PangoFonts) {
    family = first.family
    idle = Mutex([Lent(fonts: first)])
  }

  /// Lends fonts to one caller.
  func lend<Result>(_ body: (PangoFonts) -> Result) -> Result {
    let lent = idle.withLock { $0.popLast() } ?? Lent(fonts: PangoFonts(family: family))
    defer { idle.withLock { $0.append(lent) } }
    return body(lent.fonts)
  }
}
