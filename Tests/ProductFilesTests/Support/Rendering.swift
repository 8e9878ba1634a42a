import Diagnostics

/// A problem as people see it: place, message, line, caret, hints.
func rendered(_ problem: InputProblem) -> String {
  var lines = ["\(problem.location): \(problem.severity.rawValue): \(problem.message)"]
  if !problem.excerpt.isEmpty {
    lines.append(problem.excerpt)
    lines.append(
      String(repeating: " ", count: problem.location.column - 1)
        + String(repeating: "^", count: problem.length))
  }
  return (lines + problem.hints).joined(separator: "\n")
}

/// The rendered problem that a reading throws, or what it says when it throws none.
func problem<Result>(_ body: () throws(InputProblem) -> Result) -> String {
  do {
    _ = try body()
    return "no problem"
  } catch {
    return rendered(error)
  }
}
