import Presentation

/// Writes one text: the string and, for each part of it, where it comes from.
struct SpanWriter {
  private(set) var string = ""
  private(set) var spans: [Span] = []
  /// The provenances of the whole surface; spans hold indices.
  private(set) var provenances: [Provenance]
  private var parent: Int?

  /// A writer of one text that adds to the provenances of the texts before it.
  init(after provenances: [Provenance]) {
    self.provenances = provenances
  }

  /// Adds characters to the span that is open.
  mutating func append(_ text: String) {
    string += text
  }

  /// Opens a span inside the one that is open, writes its content, closes it.
  mutating func span(_ provenance: Provenance, _ write: (inout SpanWriter) -> Void) {
    let index = spans.count
    let outer = parent
    let start = string.utf8.count
    spans.append(Span(range: start..<start, provenance: provenances.count, parent: outer))
    provenances.append(provenance)
    parent = index
    write(&self)
    parent = outer
    spans[index].range = start..<string.utf8.count
  }
}
