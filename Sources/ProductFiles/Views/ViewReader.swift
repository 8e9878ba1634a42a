import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads one presentation: the same tree that Swift sources become.
struct ViewReader {
  let document: Document
  var scope: FieldScope
  let targets: [String]

  private var expressions: ExpressionReader { ExpressionReader(document: document, scope: scope) }
  private var texts: TextReader {
    TextReader(document: document, scope: scope, targets: targets, defaultLookup: .environment)
  }

  private var modifiers: ModifierReader {
    ModifierReader(document: document, expressions: expressions, texts: texts)
  }

  /// The view at a node; its id is that of its parent, its kind and its index.
  /// - Parameter rootKeys: what it may say besides, as the root of a presentation.
  func view(
    _ node: Node, parent: String, index: Int = 0, rootKeys: [String] = []
  ) throws(InputProblem) -> ViewNode {
    let members = try document.requireMapping(node, expected: "a view, as ‘text: { key: … }’")
    let known = ViewKeys.kinds.map(\.name)
    guard let mark = members.first(where: { known.contains($0.key) }),
      let kind = ViewKeys.kinds.first(where: { $0.name == mark.key })
    else { throw unknownView(node, members, rootKeys) }
    let own = [kind.key] + kind.companions
    for member in members where member.key != mark.key {
      if known.contains(member.key), !own.contains(where: { $0.name == member.key }) {
        throw document.problem(
          "‘\(mark.key)’ and ‘\(member.key)’ are two views", atKey: member,
          hints: ["put both into a ‘vstack’ or ‘hstack’"])
      }
    }
    _ = try document.requireMapping(
      node, keys: own.map(\.name) + ViewKeys.modifiers.map(\.name) + rootKeys)
    for companion in kind.companions where companion.isRequired && node[companion.name] == nil {
      throw document.problem("‘\(mark.key)’ needs ‘\(companion.name)’", atKey: mark)
    }
    let id = "\(parent)/\(mark.key).\(index)"
    var view = ViewNode(id: id, .spacer, place: node.place)
    (view.kind, view.children) = try content(mark, node, id: id)
    view.modifiers = try modifiers.read(members)
    return view
  }

  private func unknownView(
    _ node: Node, _ members: [Node.Member], _ rootKeys: [String]
  ) -> InputProblem {
    let known = ViewKeys.kinds.map(\.name)
    let modifiers = ViewKeys.modifiers.map(\.name) + rootKeys
    guard let member = members.first(where: { !modifiers.contains($0.key) }) else {
      return document.problem(
        "expected a view, found modifiers alone", at: node,
        hints: ["expected one of \(alternatives(known))"])
    }
    return document.unknownKey(member, among: known, noun: "view")
  }

  private func content(
    _ mark: Node.Member, _ node: Node, id: String
  ) throws(InputProblem) -> (ViewKind, [ViewNode]) {
    let value = mark.value
    switch mark.key {
    case "vstack": return (try stack(.vertical, node), try views(value, id))
    case "hstack": return (try stack(.horizontal, node), try views(value, id))
    case "zstack": return (try stack(.depth, node), try views(value, id))
    case "grid": return (.grid(try gridStyle(node)), try rows(value, id))
    case "text": return (.text(try texts.read(value)), [])
    case "label": return (try label(value), [])
    case "symbol":
      return (.symbol(try document.requireText(value, expected: "a symbol's name")), [])
    case "image": return (.image(try document.requireText(value, expected: "an image's name")), [])
    case "spacer": return (.spacer, try nothing(value))
    case "divider": return (.divider, try nothing(value))
    case "progress":
      let (amount, total) = try amount(value)
      return (.progress(amount, total: total), [])
    case "gauge":
      let (amount, total) = try amount(value)
      return (.gauge(amount, total: total), [])
    case "button": return (.button, try contained(value, id))
    case "toggle":
      let isOn = try condition(try document.requireMember("is-on", of: node))
      return (.toggle(isOn: isOn), try contained(value, id))
    case "link": return (.link, try contained(value, id))
    case "view-that-fits": return (.fits(in: try fittedAxes(node)), try views(value, id))
    case "switch": return (try choice(value, node, id), [])
    case "if":
      let then = try view(try document.requireMember("then", of: node), parent: id)
      let branch = ViewKind.Branch(try condition(value), then)
      return (.when([branch], otherwise: try otherwise(node, id, index: 1)), [])
    case _: return try each(value, node, id)
    }
  }

  private func views(_ node: Node, _ id: String) throws(InputProblem) -> [ViewNode] {
    var views: [ViewNode] = []
    for (index, element) in try document.requireSequence(node, expected: "a list of views")
      .enumerated()
    {
      views.append(try view(element, parent: id, index: index))
    }
    return views
  }

  /// One view or a list of them.
  private func contained(_ node: Node, _ id: String) throws(InputProblem) -> [ViewNode] {
    if case .sequence = node.kind { return try views(node, id) }
    return [try view(node, parent: id)]
  }

  private func rows(_ node: Node, _ id: String) throws(InputProblem) -> [ViewNode] {
    var rows: [ViewNode] = []
    for (index, row) in try document.requireSequence(node, expected: "a list of rows").enumerated()
    {
      if case .sequence = row.kind {
        let rowID = "\(id)/hstack.\(index)"
        rows.append(
          ViewNode(
            id: rowID, .stack(.horizontal, alignment: .center), children: try views(row, rowID),
            place: row.place))
      } else if row["hstack"] != nil {
        rows.append(try view(row, parent: id, index: index))
      } else {
        throw document.wrongType(row, expected: "a row: a list of views or an ‘hstack’")
      }
    }
    return rows
  }

  private func stack(_ axis: StackAxis, _ node: Node) throws(InputProblem) -> ViewKind {
    .stack(
      axis, alignment: try alignment(node, among: StackAlignment.across(axis)),
      spacing: try length("spacing", node))
  }

  private func alignment(
    _ node: Node, among known: [StackAlignment]
  ) throws(InputProblem) -> StackAlignment {
    guard let alignment = document.member("alignment", of: node) else { return .center }
    let word = try document.requireChoice(
      alignment, among: known.map(\.rawValue), noun: "alignment")
    return StackAlignment(rawValue: word) ?? .center
  }

  private func gridStyle(_ node: Node) throws(InputProblem) -> GridStyle {
    GridStyle(
      alignment: try alignment(node, among: StackAlignment.twoDimensional),
      horizontalSpacing: try length("horizontal-spacing", node),
      verticalSpacing: try length("vertical-spacing", node))
  }

  private func length(_ key: String, _ node: Node) throws(InputProblem) -> Double? {
    guard let value = document.member(key, of: node) else { return nil }
    return try modifiers.number(value, in: -1000...1000)
  }

  private func fittedAxes(_ node: Node) throws(InputProblem) -> FittedAxes {
    guard let axes = document.member("in", of: node) else { return .both }
    return try document.requireCase(axes, of: FittedAxes.self, noun: "axes")
  }

  private func label(_ node: Node) throws(InputProblem) -> ViewKind {
    _ = try document.requireMapping(node, keys: ViewKeys.label.names)
    let symbol = try document.requireMember("symbol", of: node)
    return .label(
      try texts.read(try document.requireMember("text", of: node)),
      symbol: try document.requireText(symbol, expected: "a symbol's name"))
  }

  private func nothing(_ node: Node) throws(InputProblem) -> [ViewNode] {
    if node.kind == .null { return [] }
    _ = try document.requireMapping(node, keys: [], expected: "nothing or ‘{}’")
    return []
  }

  private func amount(_ node: Node) throws(InputProblem) -> (StateExpression, StateExpression) {
    let one = StateExpression.literal(.int(1))
    guard case .mapping = node.kind else { return (try number(node), one) }
    _ = try document.requireMapping(node, keys: ViewKeys.amount.names)
    let value = try number(try document.requireMember("value", of: node))
    guard let total = document.member("total", of: node) else { return (value, one) }
    return (value, try number(total))
  }

  private func number(_ node: Node) throws(InputProblem) -> StateExpression {
    try expressions.read(
      node, of: { [.int, .double, .decimal, .duration].contains($0) }, expected: "a number"
    ).expression
  }

  private func condition(_ node: Node) throws(InputProblem) -> StateExpression {
    try expressions.read(node, of: { $0 == .bool }, expected: "a condition").expression
  }

  private func otherwise(
    _ node: Node, _ id: String, index: Int
  ) throws(InputProblem) -> ViewNode? {
    guard let other = document.member("else", of: node) else { return nil }
    return try view(other, parent: id, index: index)
  }

  private func each(
    _ value: Node, _ node: Node, _ id: String
  ) throws(InputProblem) -> (ViewKind, [ViewNode]) {
    let list = try expressions.read(
      value, of: { if case .list = $0 { true } else { false } }, expected: "a list")
    let nameNode = try document.requireMember("as", of: node)
    let name = try document.requireString(nameNode, expected: "a name")
    guard case .list(let element) = list.type?.unwrapped else {
      throw document.problem("expected a declared list", at: value)
    }
    var inner = self
    inner.scope.locals.append((name, element))
    return (
      .each(list.expression, as: name),
      [try inner.view(try document.requireMember("view", of: node), parent: id)]
    )
  }

  private func choice(_ value: Node, _ node: Node, _ id: String) throws(InputProblem) -> ViewKind {
    let subject = try expressions.read(value)
    let cases = try document.requireMember("cases", of: node)
    var branches: [ViewKind.Branch] = []
    for (index, member) in try document.requireMapping(cases, expected: "a view for each value")
      .enumerated()
    {
      let literal = try literal(of: member, subject, value)
      branches.append(
        ViewKind.Branch(
          .call(.equal, [subject.expression, literal]),
          try view(member.value, parent: id, index: index)))
    }
    let otherwise = try otherwise(node, id, index: branches.count)
    if otherwise == nil { try requireEveryCase(of: subject, value, cases) }
    return .when(branches, otherwise: otherwise)
  }

  private func literal(
    of member: Node.Member, _ subject: TypedExpression, _ node: Node
  ) throws(InputProblem) -> StateExpression {
    let key = member.key
    switch subject.type?.unwrapped {
    case .codes(let codes, _):
      guard codes.contains(key) else {
        throw document.problem(
          "‘\(key)’ is no code of ‘\(name(node))’", atKey: member,
          hints: nameHints(key, among: codes))
      }
      return .literal(.code(key, of: name(node)))
    case .int, .revision:
      guard let value = Int(key) else {
        throw document.problem("expected a whole number", atKey: member)
      }
      return .literal(.int(value))
    case .bool:
      guard let value = Bool(key) else {
        throw document.problem("expected ‘true’ or ‘false’", atKey: member)
      }
      return .literal(.bool(value))
    case .string, .userText, .languageTag, .url, .uuid, nil:
      return .literal(.text(key, .literal(member.keyPlace, path: [])))
    case .double, .decimal, .date, .data, .duration, .list, .record, .optional:
      throw document.problem(
        "expected a code, a text, a whole number or a boolean, found "
          + (subject.type?.unwrapped.spelling ?? "nothing"), at: node)
    }
  }

  /// Swift refuses a `switch` that leaves a case out.
  private func requireEveryCase(
    of subject: TypedExpression, _ node: Node, _ cases: Node
  ) throws(InputProblem) {
    guard let type = subject.type else { return }
    if type.isOptional {
      throw document.problem(
        "‘\(name(node))’ may be missing: the switch needs ‘else’", at: node)
    }
    guard case .codes(let codes, let unknown) = type else { return }
    let missing = codes.filter { cases[$0] == nil }
    if !missing.isEmpty {
      throw document.problem(
        "the switch over ‘\(name(node))’ has no case for \(alternatives(missing)), and no ‘else’",
        at: node)
    }
    if unknown == .keep {
      throw document.problem(
        "‘\(name(node))’ keeps unknown codes: the switch needs ‘else’", at: node)
    }
  }

  private func name(_ node: Node) -> String { node.string ?? "" }
}
