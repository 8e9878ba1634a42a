import Diagnostics

/// Makes nodes of events; recursion is bounded by the limit of depth.
struct YAMLComposer {
  private var source: SourceBytes
  private let limits: DocumentLimits
  private let events: YAMLEventParser
  private var anchors: [String: Anchor] = [:]
  /// Anchors of values that are not finished: an alias to one would hold itself.
  private var open: [String] = []
  private var count = 0
  private var aliased = 0

  private struct Anchor {
    var node: Node
    /// How many values it holds, itself included.
    var count: Int
    /// How deep it is, 1 for a scalar.
    var depth: Int
  }

  /// A value with its measures.
  private typealias Value = Anchor

  init(source: SourceBytes, limits: DocumentLimits) {
    self.source = source
    self.limits = limits
    events = YAMLEventParser(UnsafeBufferPointer(rebasing: source.bytes[source.start...]))
  }

  /// The root of the only document; null for an empty stream.
  mutating func document() throws(InputProblem) -> Node {
    var root: Node?
    while true {
      let event = try next()
      switch event.kind {
      case .streamStart, .documentEnd: continue
      case .streamEnd: return root ?? Node(.null, at: source.place(of: source.start))
      case .documentStart:
        guard root == nil else {
          throw problem(
            "a second document begins", event, hints: ["one file holds one document"])
        }
        root = try value(try next(), depth: 1).node
      case .alias, .scalar, .sequenceStart, .sequenceEnd, .mappingStart, .mappingEnd: continue
      }
    }
  }

  private mutating func next() throws(InputProblem) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw located(error)
    }
  }

  private mutating func value(_ event: YAMLEvent, depth: Int) throws(InputProblem) -> Value {
    count += 1
    guard count <= limits.nodes else { throw problem("more than \(limits.nodes) values", event) }
    guard depth <= limits.depth else {
      throw problem("values lie more than \(limits.depth) deep", event)
    }
    switch event.kind {
    case .alias(let name): return try expand(name, event, depth: depth)
    case .scalar(let text, let isPlain, let properties):
      return remember(
        Value(node: scalar(text, isPlain, properties, event), count: 1, depth: 1), properties)
    case .sequenceStart(let properties):
      return try collection(properties) { (composer) throws(InputProblem) -> Value in
        try composer.sequence(event, properties, depth: depth)
      }
    case .mappingStart(let properties, let isBlock):
      return try collection(properties) { (composer) throws(InputProblem) -> Value in
        try composer.mapping(event, properties, isBlock: isBlock, depth: depth)
      }
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      throw problem("expected a value", event)
    }
  }

  private mutating func collection(
    _ properties: YAMLEvent.Properties, _ body: (inout Self) throws(InputProblem) -> Value
  ) throws(InputProblem) -> Value {
    if let anchor = properties.anchor {
      anchors[anchor] = nil
      open.append(anchor)
    }
    let value = try body(&self)
    if properties.anchor != nil { open.removeLast() }
    return remember(value, properties)
  }

  private mutating func remember(_ value: Value, _ properties: YAMLEvent.Properties) -> Value {
    if let anchor = properties.anchor { anchors[anchor] = value }
    return value
  }

  private mutating func expand(
    _ name: String, _ event: YAMLEvent, depth: Int
  ) throws(InputProblem) -> Value {
    guard let anchor = anchors[name] else {
      if open.contains(name) {
        throw problem("‘*\(shortened(name))’ stands within its own anchor", event)
      }
      throw problem(
        "no anchor ‘&\(shortened(name))’ stands above", event,
        hints: nameHints(name, among: anchors.keys.sorted()))
    }
    aliased += anchor.count
    count += anchor.count - 1
    guard aliased <= limits.aliasNodes, count <= limits.nodes else {
      throw problem("aliases repeat more than \(limits.aliasNodes) values", event)
    }
    guard depth + anchor.depth - 1 <= limits.depth else {
      throw problem("values lie more than \(limits.depth) deep", event)
    }
    return anchor
  }

  private mutating func sequence(
    _ event: YAMLEvent, _ properties: YAMLEvent.Properties, depth: Int
  ) throws(InputProblem) -> Value {
    let place = source.place(of: source.offset(ofScalar: event.range.lowerBound))
    var elements: [Node] = []
    var result = Value(node: Node(.null, at: place), count: 1, depth: 1)
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind { break }
      let element = try value(event, depth: depth + 1)
      elements.append(element.node)
      result.count += element.count
      result.depth = max(result.depth, element.depth + 1)
    }
    result.node = Node(
      .sequence(elements), at: place, tag: written(properties.tag, known: "seq"))
    return result
  }

  private mutating func mapping(
    _ event: YAMLEvent, _ properties: YAMLEvent.Properties, isBlock: Bool, depth: Int
  ) throws(InputProblem) -> Value {
    let place = source.place(of: source.offset(ofScalar: event.range.lowerBound))
    var members: [Node.Member] = []
    var places: [String: SourceLocation] = [:]
    var result = Value(node: Node(.null, at: place), count: 1, depth: 1)
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { break }
      let (key, keyNode) = try self.key(event)
      if let first = places.updateValue(keyNode.place, forKey: key) {
        throw problem(
          "duplicate key ‘\(shortened(key))’", event,
          hints: ["it stands first at line \(first.line), column \(first.column)"])
      }
      let value = try value(try next(), depth: depth + 1)
      members.append(
        Node.Member(
          key: key, keyPlace: keyNode.place, value: value.node, keyExtent: keyNode.extent))
      result.count += value.count
      result.depth = max(result.depth, value.depth + 1)
    }
    result.node = Node(
      .mapping(members), at: place, tag: written(properties.tag, known: "map"),
      extent: isBlock && properties.anchor == nil && properties.tag == nil
        ? members.first?.keyExtent ?? 1 : 1)
    return result
  }

  private mutating func key(_ event: YAMLEvent) throws(InputProblem) -> (String, Node) {
    switch event.kind {
    case .scalar(let text, let isPlain, let properties):
      if text.isEmpty, isPlain { throw problem("expected a key before ‘:’", event) }
      let node = scalar(text, false, properties, event)
      _ = remember(Value(node: node, count: 1, depth: 1), properties)
      return (text, node)
    case .alias(let name):
      let node = try expand(name, event, depth: 1).node
      guard let text = node.string else { throw problem("a key must be a text", event) }
      return (text, Node(node.kind, at: place(event), extent: extent(event)))
    case .sequenceStart, .mappingStart:
      throw problem(
        "a key must be a text", event,
        hints: ["text that begins with ‘[’ or ‘{’ must be quoted"])
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      throw problem("expected a key", event)
    }
  }

  private mutating func scalar(
    _ text: String, _ isPlain: Bool, _ properties: YAMLEvent.Properties, _ event: YAMLEvent
  ) -> Node {
    let place = place(event)
    let extent = extent(event)
    let resolved = isPlain ? coreSchema(text) : .string(text)
    switch properties.tag {
    case nil: return Node(resolved, at: place, extent: extent)
    case "!", "\(coreTag)str": return Node(.string(text), at: place, extent: extent)
    case "\(coreTag)\(resolved.coreTagName)":
      return Node(resolved, at: place, extent: extent)
    case "\(coreTag)int", "\(coreTag)float":
      if case .number = coreSchema(text) {
        return Node(coreSchema(text), at: place, extent: extent)
      }
    default: break
    }
    return Node(
      .string(text), at: place, tag: written(properties.tag, known: ""), extent: extent)
  }

  /// A tag as people write it; nil for the one that says what the value is anyway.
  private func written(_ tag: String?, known: String) -> String? {
    guard let tag, tag != "!", tag != coreTag + known else { return nil }
    if tag.hasPrefix(coreTag) { return "!!" + tag.dropFirst(coreTag.count) }
    return tag.hasPrefix("!") ? tag : "!<\(tag)>"
  }

  private mutating func bytes(_ event: YAMLEvent) -> Range<Int> {
    let start = source.offset(ofScalar: event.range.lowerBound)
    var end = start
    var left = event.range.count
    while left > 0, end < source.count {
      end += max(1, scalarLength(source.bytes, at: end))
      left -= 1
    }
    return start..<end
  }

  private mutating func place(_ event: YAMLEvent) -> SourceLocation {
    source.place(of: source.offset(ofScalar: event.range.lowerBound))
  }

  private mutating func extent(_ event: YAMLEvent) -> Int { source.extent(bytes(event)) }

  private mutating func problem(
    _ message: String, _ event: YAMLEvent, hints: [String] = []
  ) -> InputProblem {
    let range = bytes(event)
    return source.problem(
      message, at: range.lowerBound, length: source.extent(range), hints: hints)
  }

  private mutating func located(_ failure: YAMLFailure) -> InputProblem {
    let offset =
      switch failure.place {
      case .scalar(let number): source.offset(ofScalar: number)
      case .byte(let number): source.start + number
      }
    let context = source.offset(ofScalar: failure.contextScalar)
    return yamlProblem(failure, at: offset, context: context, in: source)
  }
}

private let coreTag = "tag:yaml.org,2002:"

extension Node.Kind {
  /// The name of the core schema's tag.
  fileprivate var coreTagName: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number(let digits):
      digits.hasPrefix("0x") || !digits.utf8.contains { ".eE".utf8.contains($0) }
        ? "int" : "float"
    case .string, .data: "str"
    case .sequence: "seq"
    case .mapping: "map"
    }
  }
}
