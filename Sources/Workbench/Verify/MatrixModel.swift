import Inspection
import Languages

/// The matrix as the screen has it: what was run, and where the cursor stands.
struct MatrixModel: Sendable {
  /// A case in a locale, by row and column of the source.
  struct Key: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  /// Nil until it is gathered.
  private(set) var source: (any MatrixSource)?
  /// Why it could not be gathered.
  private(set) var problem: StageProblem?
  /// Whether it is to be gathered at the next idle moment.
  private(set) var isWanted = false
  private(set) var results: [Key: [VerificationCell]] = [:] { didSet { plan() } }
  /// Those whose results still have what was played, the last one last. A whole matrix of played
  /// scripts would take hundreds of megabytes; a case plays again in a moment, and the same.
  private var detailed: [Key] = []
  /// Whether what has not been run is run whenever nothing else happens.
  var isRunning = false { didSet { plan() } }
  /// Asked for one by one; these are run before the others.
  private(set) var asked: [Key] = [] { didSet { plan() } }
  /// What is run next; nil where nothing is to be.
  private(set) var next: Key?
  private(set) var cursor = Key(row: 0, column: 0)
  /// Whether the cell under the cursor is open: the keys walk its presentations.
  var isOpen = false
  /// The presentation under the cursor; nil: the first that is wrong.
  private var selection: Int?
  var choice = MatrixChoice.all
  /// Kept while another screen is shown.
  var filter: PaneFilter? { didSet { if filter != oldValue { plan() } } }
  /// The first row in sight, of those that are shown.
  var top = 0

  // MARK: Gathering

  /// Asks for the matrix, unless it is there.
  mutating func want() {
    guard source == nil else { return }
    problem = nil
    isWanted = true
  }

  /// Whether it was to be gathered; from here on it no longer is.
  mutating func beginGathering() -> Bool {
    defer { isWanted = false }
    return isWanted
  }

  /// Takes a matrix; the cursor stays on its case and locale where they are still there.
  mutating func take(_ source: any MatrixSource) {
    let row = self.row
    let locale = self.locale
    self.source = source
    problem = nil
    isWanted = false
    results = [:]
    detailed = []
    selection = nil
    cursor = Key(
      row: row.flatMap { row in
        source.rows.firstIndex { $0.definition.id == row.definition.id }
      } ?? 0, column: locale.flatMap(source.locales.firstIndex) ?? 0)
    asked = asked.isEmpty ? [] : [cursor]
  }

  /// It could not be gathered.
  mutating func refuse(_ problem: StageProblem) {
    source = nil
    self.problem = problem
    results = [:]
    detailed = []
    asked = []
    isRunning = false
    isOpen = false
  }

  /// The files were read again: what was seen no longer counts, and the cell under the cursor is the
  /// first to be looked at again.
  mutating func forget() {
    guard source != nil else { return }
    let wasRun = results[cursor] != nil
    results = [:]
    detailed = []
    selection = nil
    asked = wasRun ? [cursor] : []
    isWanted = true
  }

  // MARK: Running

  /// What the filter leaves is run first, whatever its verdicts are.
  private mutating func plan() {
    next = asked.first
    guard next == nil, isRunning, let source else { return }
    let filter = MatrixFilter(self.filter?.field.text ?? "")
    let left = keys.filter { results[$0] == nil }
    next =
      left.first { filter.keeps(source.rows[$0.row]) && filter.keeps(source.locales[$0.column]) }
      ?? left.first
  }

  /// Runs one case for one locale.
  mutating func runNext() {
    guard let source, let key = next else {
      isRunning = false
      return
    }
    asked.removeAll { $0 == key }
    play(key, from: source)
    if key == cursor, selection.map({ $0 >= cells.count }) ?? false { selection = nil }
    if next == nil { isRunning = false }
  }

  private mutating func play(_ key: Key, from source: any MatrixSource) {
    let cells = source.cells(row: key.row, column: key.column)
    guard key == cursor else {
      results[key] = cells.map(\.withoutScript)
      return
    }
    results[key] = cells
    detailed.append(key)
    if detailed.count > MatrixModel.detailedCount {
      let oldest = detailed.removeFirst()
      results[oldest] = results[oldest]?.map(\.withoutScript)
    }
  }

  private static let detailedCount = 4

  /// Whether what the cell under the cursor played is no longer there.
  var lacksDetails: Bool { results[cursor] != nil && !detailed.contains(cursor) }

  /// Plays the cell under the cursor again, where what it played is no longer there.
  mutating func recallDetails() {
    if lacksDetails, let source { play(cursor, from: source) }
  }

  /// Asks for the cell under the cursor alone.
  mutating func askAgain() {
    results[cursor] = nil
    detailed.removeAll { $0 == cursor }
    selection = nil
    asked.append(cursor)
  }

  private var keys: [Key] {
    guard let source else { return [] }
    return source.rows.indices.flatMap { row in
      source.locales.indices.map { Key(row: row, column: $0) }
    }
  }

  // MARK: What there is

  /// How many cells the grid has.
  var count: Int { (source?.rows.count ?? 0) * (source?.locales.count ?? 0) }

  func count(_ verdict: CellVerdict) -> Int {
    results.values.count { CellVerdict.summary(of: $0.map(\.verdict)) == verdict }
  }

  func state(_ key: Key) -> MatrixCellState {
    if key == next { return .running }
    return results[key].map { .judged(.summary(of: $0.map(\.verdict))) } ?? .notRun
  }

  /// The rows that the filter and the choice leave.
  var rows: [Int] {
    guard let source else { return [] }
    let filter = MatrixFilter(self.filter?.field.text ?? "")
    let columns = columns
    return source.rows.indices.filter { row in
      let states = columns.map { state(Key(row: row, column: $0)) }
      let isChosen =
        switch choice {
        case .all: true
        case .failing: states.contains(.judged(.fail))
        }
      return isChosen && filter.keeps(source.rows[row]) && filter.keeps(states)
    }
  }

  /// The columns that the filter leaves.
  var columns: [Int] {
    guard let source else { return [] }
    let filter = MatrixFilter(self.filter?.field.text ?? "")
    return source.locales.indices.filter { filter.keeps(source.locales[$0]) }
  }

  // MARK: The cursor

  /// The case under the cursor.
  var row: MatrixRow? {
    source.flatMap { $0.rows.indices.contains(cursor.row) ? $0.rows[cursor.row] : nil }
  }

  var locale: LanguageTag? {
    source.flatMap { $0.locales.indices.contains(cursor.column) ? $0.locales[cursor.column] : nil }
  }

  /// The presentations and states of the cell under the cursor; empty before it is run.
  var cells: [VerificationCell] { results[cursor] ?? [] }

  /// The one under the cursor among them.
  var selectedIndex: Int? {
    let cells = cells
    if let selection, cells.indices.contains(selection) { return selection }
    for verdict in [CellVerdict.fail, .inconclusive] {
      if let index = cells.firstIndex(where: { $0.verdict == verdict }) { return index }
    }
    // A presentation says more than the run as a whole.
    return cells.firstIndex { $0.surface != nil } ?? (cells.isEmpty ? nil : 0)
  }

  var selected: VerificationCell? { selectedIndex.map { cells[$0] } }

  mutating func select(_ index: Int) {
    if cells.indices.contains(index) { selection = index }
  }

  mutating func moveSelection(by step: Int) {
    guard let index = selectedIndex else { return }
    select(max(0, min(cells.count - 1, index + step)))
  }

  mutating func put(_ key: Key) {
    guard key != cursor else { return }
    cursor = key
    selection = nil
  }

  /// The cursor stands on a cell that is shown, where one is: the nearest after it, else before it.
  mutating func keepCursor() {
    func nearest(_ index: Int, _ all: [Int]) -> Int? { all.first { $0 >= index } ?? all.last }
    guard let row = nearest(cursor.row, rows), let column = nearest(cursor.column, columns) else {
      return
    }
    put(Key(row: row, column: column))
  }

  mutating func move(rows step: Int) {
    let rows = rows
    guard let index = rows.firstIndex(of: cursor.row) else { return }
    put(Key(row: rows[max(0, min(rows.count - 1, index + step))], column: cursor.column))
  }

  mutating func move(columns step: Int) {
    let columns = columns
    guard let index = columns.firstIndex(of: cursor.column) else { return }
    put(Key(row: cursor.row, column: columns[max(0, min(columns.count - 1, index + step))]))
  }

  /// The first row of the previous or next suite; back from inside one is its beginning.
  mutating func move(suites step: Int) {
    guard let source else { return }
    let rows = rows
    let starts = rows.indices.filter {
      $0 == 0 || source.rows[rows[$0]].suite != source.rows[rows[$0 - 1]].suite
    }.map { rows[$0] }
    let target =
      step > 0 ? starts.first { $0 > cursor.row } : starts.last { $0 < cursor.row }
    if let target { put(Key(row: target, column: cursor.column)) }
  }

  /// The previous or next cell that fails or could not look, row by row and round the grid; false
  /// where none is shown.
  mutating func moveToWrong(by step: Int) -> Bool {
    let columns = columns
    let all = rows.flatMap { row in columns.map { Key(row: row, column: $0) } }
    let wrong = all.filter {
      let state = state($0)
      return state == .judged(.fail) || state == .judged(.inconclusive)
    }
    func isBefore(_ a: Key, _ b: Key) -> Bool { (a.row, a.column) < (b.row, b.column) }
    let target =
      step > 0
      ? wrong.first { isBefore(cursor, $0) } ?? wrong.first
      : wrong.last { isBefore($0, cursor) } ?? wrong.last
    if let target { put(target) }
    return target != nil
  }
}

extension VerificationCell {
  /// With its verdict and what that rests on alone.
  fileprivate var withoutScript: VerificationCell {
    var cell = self
    cell.played = nil
    return cell
  }
}
