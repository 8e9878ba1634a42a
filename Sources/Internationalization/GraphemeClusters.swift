/// What people take for one character.
package enum GraphemeClusters {
  /// A cluster and its place.
  package struct Cluster: Hashable, Sendable {
    /// What is drawn.
    package var text: String
    /// UTF-8 offsets in the logical text.
    package var range: Range<Int>
  }

  /// The extended grapheme clusters of a text in logical order.
  package static func of(_ text: String) -> [Cluster] {
    var clusters: [Cluster] = []
    var at = 0
    for character in text {
      let cluster = String(character)
      let end = at + cluster.utf8.count
      clusters.append(Cluster(text: cluster, range: at..<end))
      at = end
    }
    return clusters
  }
}
