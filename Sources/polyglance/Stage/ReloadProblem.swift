import Diagnostics

/// Why the files cannot be opened again, for the overlay over the last good Stage.
struct ReloadProblem: Error, Hashable {
  let title = "cannot open the scenario · the last good one stays on screen"
  /// Place and message, the line, a caret, what helps; as a command prints them.
  var lines: [String]
  /// The line to mend, for the editor.
  var place: SourceLocation

  init(_ problem: InputProblem, paths: PathStyle) {
    lines = problem.text(paths: paths).split(separator: "\n").map(String.init)
    place = problem.location
  }
}
