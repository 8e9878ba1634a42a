/// Formatters that are opened when first asked for and kept.
final class Cache<Key: Hashable & Sendable, Value: AnyObject & Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var values: [Key: Value?] = [:]

  /// The value of a key; a failure to open is kept as well.
  func value(_ key: Key, open: (Key) -> Value?) -> Value? {
    lock.locked {
      if let known = values[key] { return known }
      let opened = open(key)
      values[key] = .some(opened)
      return opened
    }
  }
}
