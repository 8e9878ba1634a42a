extension InputProblem {
  /// The problem as people read it: place and message, the line, a caret, what helps.
  ///
  /// ```
  /// french.scenario.yaml:9:15: error: unknown language ‘fr-CN’
  ///   9 |   - language: fr-CN
  ///     |               ^^^^^
  ///     = did you mean ‘fr-CA’?
  /// ```
  package func text(paths: PathStyle) -> String {
    let place = "\(paths.show(location.file)):\(location.line):\(location.column)"
    var lines = ["\(place): \(severity.rawValue): \(message)".spelledOut]
    let number = "\(location.line)"
    let margin = String(repeating: " ", count: number.count)
    if !excerpt.isEmpty {
      let (window, caret) = visiblePart
      lines.append("  \(number) | \(window.spelledOut)")
      lines.append("  \(margin) | \(caret)")
    }
    lines += hints.map { "  \(margin) = \($0.spelledOut)" }
    return lines.joined(separator: "\n")
  }

  /// A minified file has one line of megabytes: only what surrounds the place is shown.
  private var visiblePart: (text: String, caret: String) {
    let scalars = Array(excerpt.unicodeScalars)
    let start = max(0, min(location.column - 1, scalars.count))
    let from = scalars.count > 160 ? max(0, start - 60) : 0
    let to = min(scalars.count, from + 160)
    var text = ""
    var before = ""
    for index in from..<to {
      let shown = scalars[index] == "\t" ? " " : String(scalars[index])
      text += shown
      if index < start { before += shown.spelledOut }
    }
    let room = max(1, to - start)
    let padding = String(repeating: " ", count: before.count)
    return (text, padding + String(repeating: "^", count: min(length, room)))
  }
}
