/// A place in a text file that people can jump to.
package struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path as given by whoever read the file; the edge makes it relative or absolute.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in Unicode scalars.
  package var column: Int

  /// Makes a location; line and column count from 1.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, the form that compilers print and editors follow.
  package var description: String { "\(file):\(line):\(column)" }

  /// By file, then line, then column.
  package static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
