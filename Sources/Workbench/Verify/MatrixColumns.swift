import Languages
import Layout

/// Where the locales stand in the grid: each has room for its tag, six columns where all fit so.
/// Where they have no room beside one another, those around the cursor are shown.
struct MatrixColumns: Hashable {
  /// The places of the locales in the source, with the first column of each and its width.
  var shown: [Column] = []
  /// Columns of the cases at the left.
  var title: Int
  var hidesBefore = false
  var hidesAfter = false

  /// One locale.
  struct Column: Hashable {
    var index: Int
    var column: Int
    var width: Int
  }

  /// - Parameters:
  ///   - wanted: columns that the longest case asks for.
  ///   - room: columns of the grid.
  init(_ locales: [(index: Int, tag: LanguageTag)], cursor: Int, wanted: Int, room: Int) {
    title = min(28, max(wanted, 12))
    func widths(_ least: Int) -> [Int] {
      locales.map { max(least, $0.tag.description.count + 1) }
    }
    func fits(_ widths: [Int]) -> Bool { title + widths.reduce(0, +) <= room - 1 }
    let all = [6, 5, 4, 3].lazy.map(widths).first(where: fits) ?? widths(3)
    if !fits(all) { title = min(title, max(12, room / 3)) }
    let place = locales.firstIndex { $0.index == cursor } ?? 0
    // One column stays for the sign that there are more.
    let limit = room - title - 2
    var first = 0
    while first < place, all[first...place].reduce(0, +) > limit { first += 1 }
    var x = title
    for (offset, locale) in locales.enumerated().dropFirst(first) {
      guard x - title + all[offset] <= (fits(all) ? room - 1 : limit) else {
        hidesAfter = true
        break
      }
      shown.append(Column(index: locale.index, column: x, width: all[offset]))
      x += all[offset]
    }
    hidesBefore = first > 0
  }
}
