package import Diagnostics

/// Reads one YAML document into nodes, by the core schema of YAML 1.2.
///
/// Quoted scalars are strings, aliases stand for what their anchor names, `<<` is a key like any
/// other, unknown tags are kept in `Node.tag`. Throws for what is not YAML or not UTF-8, for a
/// duplicate key, a second document, and for what exceeds the limits, each where it stands.
package func readYAML(
  _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
) throws(InputProblem) -> Document {
  try bytes.withUnsafeBufferPointer { (buffer) throws(InputProblem) -> Document in
    try checkSize(buffer.count, file: file, limits)
    let source = SourceBytes(buffer, file: file)
    if let mark = wideByteOrderMark(buffer) {
      throw InputProblem(
        "the file is \(mark), YAML is read as UTF-8",
        at: SourceLocation(file: file, line: 1, column: 1), hints: ["save it as UTF-8"])
    }
    if let invalid = firstInvalidUTF8(buffer) {
      throw source.problem(
        "\(source.quoted(at: invalid)) is not UTF-8", at: invalid, hints: ["save it as UTF-8"])
    }
    var composer = YAMLComposer(source: source, limits: limits)
    let root = try composer.document()
    return Document(file: file, text: source.text(source.start..<buffer.count), root: root)
  }
}
