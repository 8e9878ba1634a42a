import Diagnostics
import Presentation
import Simulation

/// Walks the views of a presentation over all branches and lists what shows or speaks a message.
struct ElementReader {
  /// What is above a view.
  private struct Above {
    var conditions: [String] = []
    /// What the conditions read.
    var read: [StateExpression] = []
    var spoken: [Spoken] = []
    var isHidden = false
    var isSpokenFor = false
  }

  /// An accessibility text, and where it is written.
  private struct Spoken {
    var part: AccessibilityPart
    var text: TextExpression
    var place: SourceLocation
  }

  private(set) var elements: [InventoryElement] = []
  private var messages: MessageReader
  private let gaps: GapFinder
  private let senders: Set<InventoryElement.UpdateSource>
  private let reached: (String) -> InventoryElement.Reach

  init(
    messages: MessageReader, gaps: GapFinder, senders: Set<InventoryElement.UpdateSource>,
    reached: @escaping (String) -> InventoryElement.Reach
  ) {
    self.messages = messages
    self.gaps = gaps
    self.senders = senders
    self.reached = reached
  }

  mutating func read(_ root: ViewNode) { read(root, Above()) }

  private mutating func read(_ node: ViewNode, _ above: Above) {
    var inner = above
    inner.isHidden = above.isHidden || node.modifiers.contains(.accessibilityHidden)
    let own = spoken(by: node)
    switch node.kind {
    case .when(let branches, let otherwise):
      inner.spoken = own + above.spoken.filter { outer in !own.contains { $0.part == outer.part } }
      readBranches(branches, otherwise, inner)
    case .each(let list, let name):
      inner.spoken = own + above.spoken.filter { outer in !own.contains { $0.part == outer.part } }
      inner.read.append(list)
      inner.conditions.append("each \(name) of \(list.written)")
      let outer = messages.scope
      messages.scope = outer.binding(name, toElementsOf: list)
      for child in node.children { read(child, inner) }
      messages.scope = outer
    case .stack, .grid, .text, .label, .symbol, .image, .spacer, .divider, .progress, .gauge,
      .button, .toggle, .link, .fits, .unresolved:
      let all = own + above.spoken.filter { outer in !own.contains { $0.part == outer.part } }
      add(node, all, inner)
      inner.spoken = []
      inner.isSpokenFor = above.isSpokenFor || all.contains { $0.part == .label }
      for child in node.children { read(child, inner) }
    }
  }

  private mutating func readBranches(
    _ branches: [ViewKind.Branch], _ otherwise: ViewNode?, _ above: Above
  ) {
    let conditions = branches.map(\.condition)
    for (index, branch) in branches.enumerated() {
      var inner = above
      inner.read += conditions[...index]
      // Values of one field exclude each other without saying so.
      if let field = branch.condition.subject {
        inner.conditions += conditions[..<index].filter { $0.subject != field }.map(\.negated)
      } else {
        inner.conditions += conditions[..<index].map(\.negated)
      }
      inner.conditions.append(branch.condition.written)
      read(branch.view, inner)
    }
    guard let otherwise else { return }
    var inner = above
    inner.read += conditions
    inner.conditions += conditions.map(\.negated)
    read(otherwise, inner)
  }

  private func spoken(by node: ViewNode) -> [Spoken] {
    node.modifiers.compactMap { modifier in
      guard case .accessibility(let part, let text) = modifier else { return nil }
      return Spoken(part: part, text: text, place: node.place)
    }
  }

  private mutating func add(_ node: ViewNode, _ spoken: [Spoken], _ above: Above) {
    guard let shape = Shape(node, isSpoken: !spoken.isEmpty) else { return }
    let visible = shape.text.map { text in
      InventoryMessage(role: .visible, parts: messages.parts(of: text, at: node.place))
    }
    var element = InventoryElement(
      id: node.id, kind: shape.kind, name: shape.name, place: node.place,
      conditions: above.conditions, visible: visible,
      spoken: AccessibilityPart.allCases.flatMap { part in
        spoken.filter { $0.part == part }.map { spoken in
          InventoryMessage(
            role: part.role, parts: messages.parts(of: spoken.text, at: spoken.place))
        }
      },
      voice: voice(of: shape, spoken, above),
      updates: updates(shape.text, spoken.map(\.text), above), reached: reached(node.id), gaps: [])
    guard element.voice != .content else { return }
    element.gaps = gaps.gaps(of: element, texts: [shape.text].compactMap { $0 })
    elements.append(element)
  }

  private func voice(
    of shape: Shape, _ spoken: [Spoken], _ above: Above
  ) -> InventoryElement.Voice {
    if above.isHidden { return .hidden }
    if above.isSpokenFor { return .spokenByGroup }
    if spoken.contains(where: { $0.part == .label }) { return .labelled }
    if shape.text != nil { return .ownText }
    if shape.hasContent { return spoken.isEmpty ? .content : .ownText }
    return .missing
  }

  /// The app, the server or the system, by what the text and its conditions read.
  private func updates(
    _ visible: TextExpression?, _ spoken: [TextExpression], _ above: Above
  ) -> [InventoryElement.UpdateSource] {
    let texts = [visible].compactMap { $0 } + spoken
    let expressions = above.read + texts.flatMap(\.expressions)
    let fields = expressions.flatMap(\.fields)
    var sources: Set<InventoryElement.UpdateSource> = []
    if fields.contains(where: { $0.root != .attributes }) { sources.formUnion(senders) }
    if sources.isEmpty, !fields.isEmpty { sources.insert(.start) }
    if expressions.contains(where: \.readsStaleness) || texts.contains(where: \.isLive) {
      sources.insert(.system)
    }
    return InventoryElement.UpdateSource.allCases.filter(sources.contains)
  }
}

/// What of a view the inventory lists.
private struct Shape {
  var kind: String
  var name: String?
  var text: TextExpression?
  /// Whether something inside shows words that speak for it.
  var hasContent = false

  /// Nil for views without a message: spacers, and groups that have no voice of their own.
  init?(_ node: ViewNode, isSpoken: Bool) {
    switch node.kind {
    case .text(let text): (kind, self.text) = ("text", text)
    case .label(let text, let symbol): (kind, name, self.text) = ("label", symbol, text)
    case .symbol(let name): (kind, self.name) = ("symbol", name)
    case .image(let name): (kind, self.name) = ("image", name)
    case .progress: kind = "progress"
    case .gauge: kind = "gauge"
    case .button: (kind, hasContent) = ("button", node.showsText)
    case .toggle: (kind, hasContent) = ("toggle", node.showsText)
    case .link: (kind, hasContent) = ("link", node.showsText)
    case .unresolved(let reason): (kind, name) = ("unresolved", reason)
    case .stack, .grid, .fits:
      guard isSpoken else { return nil }
      (kind, hasContent) = ("group", node.showsText)
    case .spacer, .divider, .when, .each: return nil
    }
  }
}

extension ViewNode {
  /// Whether the view or one below it, in any branch, shows words.
  fileprivate var showsText: Bool {
    switch kind {
    case .text, .label: true
    case .when(let branches, let otherwise):
      branches.contains { $0.view.showsText } || otherwise?.showsText == true
    case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
      .link, .each, .fits, .unresolved:
      children.contains(where: \.showsText)
    }
  }
}

extension AccessibilityPart {
  fileprivate var role: InventoryMessage.Role {
    switch self {
    case .label: .label
    case .value: .value
    case .hint: .hint
    }
  }
}

extension StateExpression {
  /// The field of a comparison with one value, as a `switch` makes them.
  fileprivate var subject: FieldPath? {
    guard case .call(.equal, let operands) = self, operands.count == 2,
      case .field(let root, let path) = operands[0], case .literal = operands[1]
    else { return nil }
    return FieldPath(root: root, names: path)
  }

  /// The opposite, as short as it can be written.
  fileprivate var negated: String {
    switch self {
    case .call(.not, let operands) where operands.count == 1: operands[0].written
    case .call(.equal, let operands): StateExpression.call(.notEqual, operands).written
    case .call(.notEqual, let operands): StateExpression.call(.equal, operands).written
    case .literal, .field, .isStale, .call, .string, .opaque:
      StateExpression.call(.not, [self]).written
    }
  }
}

extension TextExpression {
  /// Whether the system keeps some of it running.
  fileprivate var isLive: Bool {
    switch self {
    case .live: true
    case .joined(let parts): parts.contains(where: \.isLive)
    case .message, .verbatim, .formatted: false
    }
  }
}
