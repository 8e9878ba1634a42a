/// A file of the fixture with one mistake in it.
struct BadCase {
  /// A claim, and the heading in the golden.
  var name: String
  var old: String
  var new: String

  /// `old` is replaced by `new` in the text that the suite breaks.
  init(_ name: String, _ old: String, _ new: String) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// All messages of a suite as one text, each under the name of its case.
func messages(_ cases: [BadCase], _ message: (BadCase) -> String) -> String {
  cases.map { "── \($0.name)\n\(message($0))\n" }.joined(separator: "\n")
}
