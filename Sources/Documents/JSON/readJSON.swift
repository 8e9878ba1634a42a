package import Diagnostics

/// Reads a JSON file into nodes. Duplicate keys are kept; numbers keep their digits.
///
/// Throws the first thing that is not JSON, where it stands; a missing comma where it belongs.
/// What `lenient` tolerates, and a byte-order mark, is listed in `problems`.
package func readJSON(
  _ bytes: [UInt8], file: String, strictness: JSONStrictness = .strict,
  limits: DocumentLimits = DocumentLimits()
) throws(InputProblem) -> Document {
  try bytes.withUnsafeBufferPointer { (buffer) throws(InputProblem) -> Document in
    var builder = JSONNodeBuilder(
      reader: try JSONReader(buffer, file: file, strictness: strictness, limits: limits),
      limit: limits.nodes)
    let root = try builder.root()
    return Document(
      file: file, text: builder.reader.source.text(builder.reader.source.start..<buffer.count),
      root: root, problems: builder.reader.problems.sorted { $0.location < $1.location })
  }
}

/// Stands on the pull reader; recursion is bounded by the reader's limit of depth.
private struct JSONNodeBuilder {
  var reader: JSONReader
  let limit: Int
  var count = 0

  init(reader: JSONReader, limit: Int) {
    self.reader = reader
    self.limit = limit
  }

  mutating func root() throws(InputProblem) -> Node {
    let node = try self.node(try reader.nextToken())
    _ = try reader.nextToken()
    return node
  }

  private mutating func node(_ token: JSONReader.Token) throws(InputProblem) -> Node {
    count += 1
    guard count <= limit else { throw reader.problem("more than \(limit) values") }
    let place = reader.place()
    let extent = reader.extent()
    switch token {
    case .objectStart: return Node(.mapping(try members()), at: place)
    case .arrayStart: return Node(.sequence(try elements()), at: place)
    case .string: return Node(.string(reader.string()), at: place, extent: extent)
    case .number: return Node(.number(reader.number()), at: place, extent: extent)
    case .bool(let value): return Node(.bool(value), at: place, extent: extent)
    case .null, .key, .objectEnd, .arrayEnd, .end: return Node(.null, at: place, extent: extent)
    }
  }

  private mutating func members() throws(InputProblem) -> [Node.Member] {
    var members: [Node.Member] = []
    while try reader.nextToken() == .key {
      let key = reader.string()
      let place = reader.place()
      let extent = reader.extent()
      let value = try node(try reader.nextToken())
      members.append(Node.Member(key: key, keyPlace: place, value: value, keyExtent: extent))
    }
    return members
  }

  private mutating func elements() throws(InputProblem) -> [Node] {
    var elements: [Node] = []
    while true {
      let token = try reader.nextToken()
      if token == .arrayEnd { return elements }
      elements.append(try node(token))
    }
  }
}
