/// Keys on the Stage, beside a program in C that paints the very same screens through ncurses.
struct StageJob: Job {
  static let name = "stage"
  static let summary = "a key on the Stage to its last byte, and the bytes, beside ncurses in C"

  private let place: Place
  private static let rounds = 4

  init(_ place: Place) { self.place = place }

  func measure() throws(BenchProblem) -> [Measurement] {
    var rows: [Measurement] = []
    for (columns, height) in [(80, 24), (200, 60)] {
      rows += try StageWalk(place, columns: columns, rows: height).measure(rounds: StageJob.rounds)
    }
    return rows
  }
}
