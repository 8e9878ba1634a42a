import CPango

/// A text that equals another when it has the same bytes. Strings are equal also where one has a
/// letter with its accent and the other has the two apart, and then their measures differ.
struct ExactText: Equatable, Sendable {
  /// Its bytes lie together.
  let string: String

  init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
  }

  /// How many bytes it has.
  var count: Int { string.utf8.count }

  static func == (a: ExactText, b: ExactText) -> Bool {
    guard a.count == b.count else { return false }
    let areEqual = a.string.utf8.withContiguousStorageIfAvailable { first in
      b.string.utf8.withContiguousStorageIfAvailable { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return memcmp(first, second, a.count) == 0
      } ?? false
    }
    return areEqual ?? false
  }
}
