/// A walk through the steps of a scenario and back, on one size of terminal.
struct StageWalk {
  private let program: String
  private let scenario: String
  private let bench: String
  private let columns: Int
  private let rows: Int

  /// As a terminal in application mode sends `→`, `←` and Ctrl-L.
  private static let right = "\u{1B}OC"
  private static let left = "\u{1B}OD"
  private static let repaint = "\u{0C}"
  private static let longest = 200

  init(_ place: Place, columns: Int, rows: Int) throws(BenchProblem) {
    program = try place.polyglance()
    scenario = try place.scenario()
    bench = place.executable
    self.columns = columns
    self.rows = rows
  }

  /// One key of a walk: what it changed, and what both sent for it.
  private struct Step {
    /// Of the key in its walk, from 1.
    var number: Int
    var cells: Int
    var ours: PseudoTerminal.Response
    var peer: PseudoTerminal.Response
  }

  func measure(rounds: Int) throws(BenchProblem) -> [Measurement] {
    let screens = try record()
    let painted = try PaintedPeer(screens)
    defer { painted.remove() }
    var steps: [Step] = []
    var opened: [Double] = []
    for _ in 0..<rounds {
      let ours = try stage()
      opened.append(try ours.firstScreen().lastByte)
      let peer = try PseudoTerminal(bench, painted.arguments(), columns: columns, rows: rows)
      _ = try peer.firstScreen()
      steps += try walk(ours, peer, screens)
    }
    return rowsOfTable(steps, opened)
  }

  private func stage() throws(BenchProblem) -> PseudoTerminal {
    try PseudoTerminal(program, ["play", scenario], columns: columns, rows: rows)
  }

  /// The first screen, and the one after each key of a walk to the last step and back.
  private func record() throws(BenchProblem) -> [TerminalScreen] {
    let stage = try stage()
    _ = try stage.firstScreen()
    var screens = [stage.screen]
    while screens.count <= StageWalk.longest, try stage.press(StageWalk.right) != nil {
      screens.append(stage.screen)
    }
    guard screens.count > 2 else { throw BenchProblem("the Stage does not answer to →") }
    for _ in 1..<screens.count {
      guard try stage.press(StageWalk.left) != nil else {
        throw BenchProblem("the Stage does not answer to ←")
      }
      screens.append(stage.screen)
    }
    // What was counted is only right if this screen is the one that the program means.
    let before = stage.screen
    _ = try stage.press(StageWalk.repaint)
    let off = stage.screen.changedCells(since: before)
    guard off == 0 else {
      throw BenchProblem("painted anew, \(off) cells differ from what was sent step by step")
    }
    return screens
  }

  /// Presses the keys of the recorded walk on both in turn, and demands the same screen of both.
  private func walk(
    _ ours: PseudoTerminal, _ peer: PseudoTerminal, _ screens: [TerminalScreen]
  ) throws(BenchProblem) -> [Step] {
    var steps: [Step] = []
    for number in 1..<screens.count {
      let key = number <= screens.count / 2 ? StageWalk.right : StageWalk.left
      guard let response = try ours.press(key), let answer = try peer.press(key) else {
        throw BenchProblem("nothing came after key \(number)")
      }
      for (name, screen) in [("the Stage", ours.screen), ("the peer", peer.screen)] {
        let off = screen.changedCells(since: screens[number])
        guard off == 0 else {
          throw BenchProblem("\(name) shows \(off) other cells than recorded after key \(number)")
        }
      }
      steps.append(
        Step(
          number: number, cells: screens[number].changedCells(since: screens[number - 1]),
          ours: response, peer: answer))
    }
    return steps
  }

  private func rowsOfTable(_ steps: [Step], _ opened: [Double]) -> [Measurement] {
    let name = "stage \(columns)×\(rows)"
    let peer = "ncurses in C, same screens"
    let costs = steps.map { Double($0.ours.bytes) / Double(max(1, $0.cells)) }
    let peerCosts = steps.map { Double($0.peer.bytes) / Double(max(1, $0.cells)) }
    let (late, peerLate) = (
      steps.map(\.ours.lastByte).percentile95, steps.map(\.peer.lastByte).percentile95
    )
    var rows = [
      Measurement(
        "\(name): key to last byte", ours: quickest(steps, \.ours),
        peer: quickest(steps, \.peer), named: peer, unit: .seconds, limit: 2),
      Measurement(
        "\(name): the same, of every round", ours: steps.map(\.ours.lastByte),
        peer: steps.map(\.peer.lastByte), named: peer, unit: .seconds),
      Measurement(
        "\(name): the same, 95 of 100", Quantity(late, .seconds),
        peer: Measurement.Peer(
          name: peer, median: Quantity(peerLate, .seconds), ratio: late / peerLate)),
      Measurement(
        "\(name): bytes a changed cell", ours: costs, peer: peerCosts, named: peer,
        unit: .bytesPerCell, most: 12),
    ]
    if let (step, cost) = zip(steps, costs).max(by: { $0.1 < $1.1 }) {
      rows.append(
        Measurement(
          "\(name): the same, worst key (\(step.cells) cells)", Quantity(cost, .bytesPerCell),
          most: Quantity(12, .bytesPerCell)))
    }
    return rows + [
      Measurement(
        "\(name): changed cells a key", Quantity(steps.map { Double($0.cells) }.median, .cells)),
      Measurement("\(name): first screen", Quantity(opened.median, .seconds)),
    ]
  }

  /// The quickest round of each key: where other programs hold the processor, a program waits for
  /// it however little it does.
  private func quickest(
    _ steps: [Step], _ side: KeyPath<Step, PseudoTerminal.Response>
  ) -> [Double] {
    Dictionary(grouping: steps, by: \.number).sorted { $0.key < $1.key }.map { _, rounds in
      rounds.map { $0[keyPath: side].lastByte }.min() ?? 0
    }
  }
}
