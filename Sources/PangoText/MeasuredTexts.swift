import Synchronization

/// What was found out about texts, up to a number of bytes; what was not asked for lately goes
/// first.
final class MeasuredTexts<Style: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Key: Hashable {
    var text: ExactText
    var style: Style
  }

  /// What was asked for since the last turn, and before it.
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
    var bytes = 0

    mutating func insert(_ value: Value, _ key: Key, limit: Int) {
      let size = key.text.count + 16
      if bytes + size > limit, !young.isEmpty { (old, young, bytes) = (young, [:], 0) }
      if young.updateValue(value, forKey: key) == nil { bytes += size }
    }
  }

  private let generations = Mutex(Generations())
  private let limit: Int

  /// - Parameter limit: bytes of text, of which twice as many may be kept; a byte of text stands for
  ///   about 50 bytes of memory.
  init(limit: Int = 1 << 20) { self.limit = limit }

  /// What is known of a text; nil for nothing.
  func value(_ text: String, _ style: Style) -> Value? {
    let key = Key(text: ExactText(text), style: style)
    return generations.withLock { generations in
      if let young = generations.young[key] { return young }
      guard let old = generations.old.removeValue(forKey: key) else { return nil }
      generations.insert(old, key, limit: limit)
      return old
    }
  }

  /// Keeps what was found out.
  func keep(_ value: Value, of text: String, _ style: Style) {
    let key = Key(text: ExactText(text), style: style)
    generations.withLock { $0.insert(value, key, limit: limit) }
  }
}
