package import Diagnostics

/// A push payload as its file has it, values untouched.
package struct Payload: Sendable, Hashable {
  /// As named in the scenario.
  package var file: String
  /// The whole object, custom keys included.
  package var root: GivenValue
  /// Size of the JSON in bytes without white space, comments and the key `Simulator Target Bundle`.
  package var size: Int
  /// What a strict JSON reader would refuse: comments, trailing commas.
  package var syntaxProblems: [InputProblem]

  package init(file: String, root: GivenValue, size: Int, syntaxProblems: [InputProblem]) {
    self.file = file
    self.root = root
    self.size = size
    self.syntaxProblems = syntaxProblems
  }
}
