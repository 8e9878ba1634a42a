import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads `alert:` beside a verb: `none`, or who looks the texts up and by which keys. A key alone is
/// the body, as a plain string in `aps.alert` is.
struct AlertReader {
  let document: Document
  let product: Product

  /// The alert of an update or of a scheduled start; nil where there is none.
  func ofApp(_ node: Node?) throws(InputProblem) -> AlertContent? {
    guard let node, let source = try source(node) else { return nil }
    guard source.key == ScenarioKeys.alertKeys else {
      throw document.problem(
        "the app looks its alerts up itself", atKey: source,
        hints: ["write ‘keys’; ‘server’ belongs to a push"])
    }
    var title: TextExpression?
    var body: TextExpression?
    for part in try parts(source.value) {
      let text = try resource(part.value)
      if part.key == "title" { title = text } else { body = text }
    }
    return AlertContent(title: title, body: body, place: source.keyPlace)
  }

  /// What takes the place of `aps.alert`; null takes it away. Nil where the step says nothing.
  func ofPush(_ node: Node?) throws(InputProblem) -> GivenValue? {
    guard let node else { return nil }
    guard let source = try source(node) else { return GivenValue(.null, at: node.place) }
    let isServers = source.key == ScenarioKeys.alertServer
    if isServers, product.serverTarget == nil {
      throw document.problem(
        "the server has no resources to look keys up in", atKey: source,
        hints: ["declare them in \(product.file), as ‘server: { resources: [Server] }’"])
    }
    var fields: [GivenField] = []
    for part in try parts(source.value) {
      let value = try isServers ? message(part.value) : locKey(part.value)
      fields.append(GivenField(part.key, at: part.keyPlace, value))
    }
    return GivenValue(.record(fields), at: source.keyPlace)
  }

  /// `keys` or `server` with what it says; nil for `none`.
  private func source(_ node: Node) throws(InputProblem) -> Node.Member? {
    if node.tag == nil, node.string == ScenarioKeys.noAlert { return nil }
    let expected = "‘none’, ‘{ keys: … }’ or ‘{ server: … }’"
    guard case .mapping = node.kind else { throw document.wrongType(node, expected: expected) }
    _ = try document.requireMapping(node, keys: ScenarioKeys.alert.names)
    return try document.requireSingleMember(node, expected: expected)
  }

  private func parts(_ node: Node) throws(InputProblem) -> [Node.Member] {
    let isText = if case .mapping = node.kind { node["key"] != nil } else { true }
    if isText {
      return [
        Node.Member(key: "body", keyPlace: node.place, value: node, keyExtent: node.extent)
      ]
    }
    let members = try document.requireMapping(node, keys: ScenarioKeys.alertTexts.names)
    if members.isEmpty { throw document.problem("the alert says nothing", at: node) }
    return members
  }

  /// A `LocalizedStringResource`: looked up in the app's process, or in the language of its locale.
  private func resource(_ node: Node) throws(InputProblem) -> TextExpression {
    let key = try self.key(node, allowing: ScenarioKeys.alertResource.names)
    let scope = FieldScope(isApp: true)
    let locale = try document.member("locale", of: node).map { (node) throws(InputProblem) in
      try LocaleBindingReader(
        document: document, expressions: ExpressionReader(document: document, scope: scope)
      ).read(node)
    }
    let values = try arguments(node).map { StateExpression.literal(value($0)) }
    return .message(key, values, language: locale ?? .process, formats: locale ?? .process)
  }

  private func value(_ given: GivenValue) -> Value {
    switch given.kind {
    case .number(let digits): Int(digits).map(Value.int) ?? .decimal(digits)
    case .bool(let flag): .bool(flag)
    case .string(let text): .text(text, .scenario(given.place))
    case .null, .list, .record, .fromNow, .moment, .message: .null
    }
  }

  private func message(_ node: Node) throws(InputProblem) -> GivenValue {
    let key = try self.key(node, allowing: ScenarioKeys.message.names)
    return GivenValue(.message(key, try arguments(node)), at: node.place)
  }

  /// `{ "loc-key": …, "loc-args": […] }`, the arguments as strings.
  private func locKey(_ node: Node) throws(InputProblem) -> GivenValue {
    let key = try self.key(node, allowing: ScenarioKeys.locKey.names)
    var fields = [
      GivenField("loc-key", at: key.place, GivenValue(.string(key.key), at: key.place))
    ]
    let arguments = try arguments(node).map { given in
      if case .number(let digits) = given.kind {
        return GivenValue(.string(digits), at: given.place)
      }
      return given
    }
    if let first = arguments.first {
      fields.append(
        GivenField("loc-args", at: first.place, GivenValue(.list(arguments), at: first.place)))
    }
    return GivenValue(.record(fields), at: node.place)
  }

  /// The key alone, or the member `key` of a mapping.
  private func key(_ node: Node, allowing names: [String]) throws(InputProblem) -> MessageKey {
    guard case .mapping = node.kind else {
      return MessageKey(try document.requireText(node, expected: "a key"), place: node.place)
    }
    _ = try document.requireMapping(node, keys: names)
    return try TextReader(
      document: document, scope: FieldScope(), targets: [], defaultLookup: .process
    ).messageKey(node)
  }

  private func arguments(_ node: Node) throws(InputProblem) -> [GivenValue] {
    guard let list = document.member("args", of: node) else { return [] }
    var arguments: [GivenValue] = []
    for element in try document.requireSequence(list, expected: "a list of arguments") {
      arguments.append(try argument(element))
    }
    return arguments
  }

  private func argument(_ node: Node) throws(InputProblem) -> GivenValue {
    switch node.kind {
    case .string(let text) where node.tag == nil: GivenValue(.string(text), at: node.place)
    case .number(let digits) where node.tag == nil:
      GivenValue(.number(node.integer.map(String.init) ?? digits), at: node.place)
    case .null, .string, .number, .bool, .data, .sequence, .mapping:
      throw document.wrongType(node, expected: "a text or a number")
    }
  }
}
