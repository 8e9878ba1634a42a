/// The known name that somebody most likely meant by an unknown one; nil when none is near.
///
/// Near is an edit distance (insert, remove, replace, swap of neighbours; letter case costs
/// nothing) of at most a third of the longer name, and less than its length; among equals the
/// first wins. Names that differ only in `-`, `_` and case are always near. Of names of several
/// words one is near as well that has every word of the unknown one.
package func nearestName(_ unknown: String, among known: [String]) -> String? {
  let wanted = folded(unknown)
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for name in known {
    let candidate = folded(name)
    let longest = max(wanted.count, candidate.count)
    let allowed = max(1, longest / 3)
    guard longest > 1, abs(wanted.count - candidate.count) <= allowed else { continue }
    let distance = editDistance(wanted, candidate)
    if distance <= allowed, distance < longest, distance < best?.distance ?? .max {
      best = (name, distance)
    }
  }
  if let best, best.distance == 0 { return best.name }
  return nameWithWords(of: unknown, among: known) ?? best?.name
}

/// The first known name of several words that has all the words of the unknown one.
private func nameWithWords(of unknown: String, among known: [String]) -> String? {
  let wanted = unknown.lowercased().split(separator: " ")
  guard !wanted.isEmpty else { return nil }
  return known.first { name in
    let words = name.lowercased().split(separator: " ")
    return words.count > 1 && wanted.allSatisfy(words.contains)
  }
}

/// `‘a’`, `‘a’ or ‘b’`, `‘a’, ‘b’ or ‘c’`.
package func alternatives(_ names: [String]) -> String {
  let quoted = names.map { "‘\($0)’" }
  guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}

/// Lower case, without the signs that people put between words in different ways.
private func folded(_ name: String) -> [Unicode.Scalar] {
  name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
}

/// The optimal string alignment distance.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1..<(a.count + 1) {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 0..<b.count {
      let same = a[i - 1] == b[j]
      row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (same ? 0 : 1))
      if i > 1, j > 0, a[i - 1] == b[j - 1], a[i - 2] == b[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
