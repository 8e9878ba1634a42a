import Synchronization

/// What was found out about texts, up to a number of bytes; what was not asked for lately goes
/// first.
final class MeasuredTexts<Style: MeasuredStyle, Value: Sendable>: Sendable {
  /// What is known of one text, and of others with the same digest.
  private final class Entry: Sendable {
    let text: ExactText
    let style: Style
    let value: Value
    let next: Entry?

    init(_ text: ExactText, _ style: Style, _ value: Value, next: Entry?) {
      self.text = text
      self.style = style
      self.value = value
      self.next = next
    }

    func find(_ text: ExactText, _ style: Style) -> Entry? {
      var entry = self
      while entry.text != text || entry.style != style {
        guard let next = entry.next else { return nil }
        entry = next
      }
      return entry
    }
  }

  /// What was asked for since the last turn, and before it, by digest.
  private struct Generations {
    var young: [UInt64: Entry] = [:]
    var old: [UInt64: Entry] = [:]
    var bytes = 0

    mutating func insert(
      _ value: Value, _ text: ExactText, _ style: Style, _ digest: UInt64, limit: Int
    ) {
      guard young[digest]?.find(text, style) == nil else { return }
      let size = text.count + 16
      if bytes + size > limit, !young.isEmpty { (old, young, bytes) = (young, [:], 0) }
      young[digest] = Entry(text, style, value, next: young[digest])
      bytes += size
    }
  }

  private let generations = Mutex(Generations())
  private let limit: Int

  /// - Parameter limit: bytes of text, of which twice as many may be kept; a byte of text stands for
  ///   about 50 bytes of memory.
  init(limit: Int = 1 << 20) { self.limit = limit }

  /// What is known of a text; nil for nothing.
  func value(_ text: String, _ style: Style) -> Value? {
    let text = ExactText(text)
    let digest = digest(text, style)
    return generations.withLock { generations in
      if let young = generations.young[digest]?.find(text, style) { return young.value }
      guard let old = generations.old[digest]?.find(text, style) else { return nil }
      generations.insert(old.value, text, style, digest, limit: limit)
      return old.value
    }
  }

  /// Keeps what was found out.
  func keep(_ value: Value, of text: String, _ style: Style) {
    let text = ExactText(text)
    let digest = digest(text, style)
    generations.withLock { $0.insert(value, text, style, digest, limit: limit) }
  }

  private func digest(_ text: ExactText, _ style: Style) -> UInt64 {
    var digest = Digest()
    digest.mix(text.string)
    style.mix(into: &digest)
    return digest.value
  }
}
