extension TerminalScreen {
  /// Does what a control sequence says; false for one that is not known.
  mutating func obey(_ sequence: ControlSequence) -> Bool {
    if sequence.intermediate != nil { return answer(sequence) }
    if sequence.sign != nil {
      // Modes: none that is set here changes what a cell shows.
      return "hl".contains(sequence.final)
    }
    switch sequence.final {
    case "m": return select(sequence)
    case "H", "f": move(column: sequence.count(1) - 1, row: sequence.count(0) - 1)
    case "A": move(column: column, row: row - sequence.count())
    case "B": move(column: column, row: row + sequence.count())
    case "C": move(column: column + sequence.count(), row: row)
    case "D": move(column: column - sequence.count(), row: row)
    case "G": move(column: sequence.count() - 1, row: row)
    case "d": move(column: column, row: sequence.count() - 1)
    case "Z": move(column: (column - 1) / 8 * 8, row: row)
    case "J", "K", "X", "P", "@": return edit(sequence)
    case "L": scroll(by: -sequence.count(), from: row)
    case "M": scroll(by: sequence.count(), from: row)
    case "S": scroll(by: sequence.count())
    case "T": scroll(by: -sequence.count())
    case "b": if let printed { for _ in 0..<sequence.count() { write(printed) } }
    case "r":
      region = (sequence.count(0) - 1, min(rows, sequence.number(1) ?? rows) - 1)
      move(column: 0, row: 0)
    case "n":
      guard sequence.number(0) == 6 else { return false }
      answers += "\u{1B}[\(row + 1);\(column + 1)R".utf8
    case "h", "l", "t": break
    default: return false
    }
    return true
  }

  /// Answers whether it has a mode (DECRQM): none that anybody asks for.
  private mutating func answer(_ sequence: ControlSequence) -> Bool {
    guard sequence.sign == "?", sequence.intermediate == "$", sequence.final == "p",
      let mode = sequence.number(0)
    else { return false }
    answers += "\u{1B}[?\(mode);0$y".utf8
    return true
  }

  /// Obeys a command of the operating system: a question for the ground is answered, a title is
  /// nothing that is counted.
  mutating func obey(command: String) {
    if command == "11;?" { answers += "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\".utf8 }
  }

  /// Erasing, and moving the rest of a row.
  private mutating func edit(_ sequence: ControlSequence) -> Bool {
    let place = row * columns + column
    let start = row * columns
    let end = start + columns
    switch (sequence.final, sequence.number(0) ?? 0) {
    case ("J", 0): erase(place..<cells.count)
    case ("J", 1): erase(0..<place + 1)
    case ("J", 2), ("J", 3): erase(0..<cells.count)
    case ("K", 0): erase(place..<end)
    case ("K", 1): erase(start..<place + 1)
    case ("K", 2): erase(start..<end)
    case ("X", _): erase(place..<min(end, place + sequence.count()))
    case ("P", _):
      let count = min(sequence.count(), end - place)
      let kept = Array(cells[place + count..<end])
      erase(place..<end)
      cells.replaceSubrange(place..<place + kept.count, with: kept)
    case ("@", _):
      let count = min(sequence.count(), end - place)
      let kept = Array(cells[place..<end - count])
      erase(place..<end)
      cells.replaceSubrange(place + count..<end, with: kept)
    default: return false
    }
    isPastEnd = false
    return true
  }

  /// Sets the style of what is written next.
  private mutating func select(_ sequence: ControlSequence) -> Bool {
    var rest = (sequence.numbers.isEmpty ? [0] : sequence.numbers)[...]
    while let number = rest.popFirst() {
      switch number ?? 0 {
      case 0: style = ScreenStyle()
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 4: style.isUnderlined = true
      case 7: style.isReversed = true
      case 22:
        style.isBold = false
        style.isDim = false
      case 24: style.isUnderlined = false
      case 27: style.isReversed = false
      case let colour where (30...37).contains(colour): style.foreground = colour - 30
      case let colour where (40...47).contains(colour): style.background = colour - 40
      case let colour where (90...97).contains(colour): style.foreground = colour - 82
      case let colour where (100...107).contains(colour): style.background = colour - 92
      case 39: style.foreground = -1
      case 49: style.background = -1
      case let ground where ground == 38 || ground == 48:
        guard rest.popFirst() == 5, let colour = rest.popFirst() else { return false }
        if ground == 38 { style.foreground = colour ?? 0 } else { style.background = colour ?? 0 }
      default: return false
      }
    }
    return true
  }
}
