package import Diagnostics

/// Reads a property list: binary, XML, or old-style, of which `.strings` tables are a form.
///
/// Dates become strings in ISO 8601. An empty file is an empty dictionary. Throws, where it
/// stands, for what is none of these; in a binary one the message names the byte.
package func readPropertyList(
  _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
) throws(InputProblem) -> Document {
  try scanPropertyList(bytes, file: file, limits: limits).document
}

/// A property list with what only string tables ask for.
struct ScannedPropertyList {
  var document: Document
  /// nil for a binary one.
  var encoding: TextEncoding?
  /// The comments of the root's members, by their index.
  var comments: [Int: String]
}

func scanPropertyList(
  _ bytes: [UInt8], file: String, limits: DocumentLimits
) throws(InputProblem) -> ScannedPropertyList {
  try checkSize(bytes.count, file: file, limits)
  if bytes.starts(with: BinaryPropertyList.magic) {
    var list = BinaryPropertyList(bytes, file: file, limits: limits)
    let document = Document(file: file, text: "", root: try list.root())
    return ScannedPropertyList(document: document, encoding: nil, comments: [:])
  }
  let decoded = try decodeText(bytes, file: file, limits: limits)
  return try decoded.utf8.withUnsafeBufferPointer {
    (buffer) throws(InputProblem) -> ScannedPropertyList in
    let source = SourceBytes(buffer, file: file)
    let start = SourceLocation(file: file, line: 1, column: 1)
    var document = Document(
      file: file, text: decoded.text, root: Node(.null, at: start), problems: decoded.problems)
    if isXML(source) {
      var list = XMLPropertyList(buffer, file: file, limits: limits)
      document.root = try list.root()
      return ScannedPropertyList(document: document, encoding: decoded.encoding, comments: [:])
    }
    var list = OldStylePropertyList(source: source, limits: limits)
    document.root = try list.root()
    document.problems += list.problems
    return ScannedPropertyList(
      document: document, encoding: decoded.encoding, comments: list.comments)
  }
}

/// Whether markup begins the text; `<` alone begins the data of an old-style list.
private func isXML(_ source: SourceBytes) -> Bool {
  var index = source.start
  while isXMLSpace(source[index]) { index += 1 }
  guard source[index] == UInt8(ascii: "<") else { return false }
  let next = source[index + 1]
  if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { return true }
  return (["plist"] + propertyListElements).contains { name in
    name.utf8.enumerated().allSatisfy { source[index + 1 + $0.offset] == $0.element }
  }
}
