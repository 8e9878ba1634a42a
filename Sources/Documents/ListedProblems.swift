package import Diagnostics

extension [InputProblem] {
  /// Adds what was tolerated, as long as fewer than `limit` stand here; the next one says that there
  /// are more, and after it nothing is added. A problem quotes its line, and finding the line of
  /// each of a million would take hours.
  package mutating func list(upTo limit: Int, _ problem: () -> InputProblem) {
    guard count <= limit else { return }
    var listed = problem()
    if count == limit {
      listed.message = "more of that kind follow, which are not listed"
      listed.hints = []
    }
    append(listed)
  }
}
