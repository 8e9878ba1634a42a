/// How much of a file is read before it is refused: the one place of such limits.
///
/// A file that exceeds one gives a located `InputProblem`, never a crash or a long wait.
package struct DocumentLimits: Sendable, Hashable {
  /// The size of the file in bytes.
  package var bytes: Int
  /// How deep values may lie in each other; the root lies at 1.
  package var depth: Int
  /// How many values a document may hold, those that aliases repeat included.
  package var nodes: Int
  /// How many values the aliases of a YAML document may repeat in all.
  package var aliasNodes: Int
  /// How many tolerated problems are listed; the last one then says that there are more.
  package var problems: Int

  /// The defaults are far above what people write by hand.
  package init(
    bytes: Int = 256 << 20, depth: Int = 256, nodes: Int = 5_000_000,
    aliasNodes: Int = 100_000, problems: Int = 100
  ) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
    self.aliasNodes = aliasNodes
    self.problems = problems
  }
}
