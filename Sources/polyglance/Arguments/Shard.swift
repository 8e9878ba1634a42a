/// A part of something that several jobs share: `2/4` is the second of four.
struct Shard: Hashable {
  private let index: Int
  private let count: Int

  /// The whole where nothing is given.
  init(_ text: String?) throws(UsageError) {
    guard let text else {
      (index, count) = (1, 1)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
      (1...count).contains(index)
    else { throw UsageError("‘--shard \(text)’ is not of the form 2/4, from 1/N to N/N") }
    (self.index, self.count) = (index, count)
  }

  /// Every count-th element from the index on; together the parts are the whole.
  func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
