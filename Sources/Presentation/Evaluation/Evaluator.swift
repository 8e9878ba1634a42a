import Languages

/// The one evaluator: expressions over state become values, texts and locales become bound, a view
/// loses its conditions and loops. Pure, and it never finds a string: texts come out bound, for
/// whoever has the catalogs.
///
/// The simulation composes a state with it in the app's process, localization shows a view with it
/// in the context of a kept render.
package struct Evaluator: Sendable {
  package var input: RenderInput
  package var context: RenderContext
  /// The environment's locale where evaluation stands; the process's where no view has set one.
  package private(set) var locale = BoundLocale.process
  /// The environment's direction of layout; nil where no view has set one.
  package private(set) var direction: LayoutDirection?
  /// Names bound by `each`.
  private var locals: [String: Value] = [:]

  /// An evaluator at the root of a presentation, or in an app's code.
  package init(_ input: RenderInput, context: RenderContext) {
    self.input = input
    self.context = context
  }

  /// The value of an expression; `null` for missing fields and opaque code.
  package func value(_ expression: StateExpression) -> Value {
    switch expression {
    case .literal(let value): value
    case .field(let root, let path): field(root, path)
    case .isStale: .bool(input.isStale)
    case .call(let operation, let operands): call(operation, operands)
    case .string(let text): .lookedUp(self.text(text), context)
    case .opaque: .null
    }
  }

  /// A text with its arguments evaluated and its locales bound.
  package func text(_ text: TextExpression) -> BoundText {
    switch text {
    case .message(let key, let arguments, let language, let formats):
      .message(key, arguments.map(value), language: locale(language), formats: locale(formats))
    case .verbatim(let expression): .verbatim(value(expression))
    case .joined(let parts): .joined(parts.map(self.text))
    case .formatted(let expression, let format, let binding):
      .formatted(value(expression), format, locale(binding))
    case .live(let format, let expression, let binding):
      .live(format, value(expression), locale(binding))
    }
  }

  /// Which languages a binding asks. Where it read a null or no tag, the process's languages are
  /// asked, and `source` still says what was read.
  package func locale(_ binding: LocaleBinding) -> BoundLocale {
    switch binding {
    case .environment: locale
    case .process: .process
    case .device: BoundLocale(asked: .device, source: binding)
    case .store: bound(to: [context.store.tag].compactMap { $0 }, binding)
    case .fixed(let tag): bound(to: [tag], binding)
    case .languages(let expressions): bound(to: expressions.flatMap { tags(value($0)) }, binding)
    case .expression(let expression): bound(to: tags(value(expression)), binding)
    }
  }

  /// Evaluation below a view that sets the environment's locale.
  package func setting(_ binding: LocaleBinding) -> Evaluator {
    var inner = self
    inner.locale = locale(binding)
    return inner
  }

  /// Evaluation below a view that sets the direction of layout.
  package func setting(_ binding: DirectionBinding) -> Evaluator {
    var inner = self
    switch binding {
    case .fixed(let direction): inner.direction = direction
    case .locale:
      inner.direction =
        if case .languages(let tags) = locale.asked {
          tags.first.map(LayoutDirection.init(of:))
        } else { nil }
    }
    return inner
  }

  /// Evaluation inside a loop, with a name bound to an element.
  package func binding(_ name: String, to value: Value) -> Evaluator {
    var inner = self
    inner.locals[name] = value
    return inner
  }

  private func bound(to tags: [LanguageTag], _ source: LocaleBinding) -> BoundLocale {
    BoundLocale(asked: tags.isEmpty ? .process : .languages(tags), source: source)
  }

  private func tags(_ value: Value) -> [LanguageTag] {
    switch value {
    case .tag(let tag): [tag]
    case .text(let spelling, _), .code(let spelling, of: _):
      LanguageTag(spelling).map { [$0] } ?? []
    case .list(let elements): elements.flatMap(tags)
    case .null, .bool, .int, .double, .decimal, .date, .duration, .measure, .money, .record,
      .lookedUp:
      []
    }
  }

  private func field(_ root: FieldRoot, _ path: [String]) -> Value {
    switch root {
    case .state: descend(.record(input.state), path[...])
    case .attributes: descend(.record(input.attributes), path[...])
    case .entry: .null
    case .local: descend(.record(locals), path[...])
    case .context: descend(.record(surroundings), path[...])
    }
  }

  private var surroundings: [String: Value] {
    var fields: [String: Value] = [
      "store": .record([
        "tag": context.store.tag.map(Value.tag) ?? .null,
        "revision": context.store.revision.map(Value.int) ?? .null,
      ]),
      "decision": context.decision.map(Value.tag) ?? .null,
      "isStale": .bool(input.isStale),
    ]
    for name in ActivitySurroundings.Name.allCases {
      fields[name.rawValue] = input.surroundings[name]
    }
    return fields
  }

  private func descend(_ value: Value, _ path: ArraySlice<String>) -> Value {
    guard let name = path.first else { return value }
    guard case .record(let fields) = value, let inner = fields[name] else { return .null }
    return descend(inner, path.dropFirst())
  }

  private func call(_ operation: Operation, _ operands: [StateExpression]) -> Value {
    switch operation {
    case .and: .bool(operands.allSatisfy { value($0).isTrue })
    case .or: .bool(operands.contains { value($0).isTrue })
    case .not: .bool(!operands.contains { value($0).isTrue })
    case .coalesce: operands.lazy.map(value).first { $0 != .null } ?? .null
    case .equal: .bool(comparing(operands) { $0.isEqual(to: $1) })
    case .notEqual: .bool(!comparing(operands) { $0.isEqual(to: $1) })
    case .less: .bool(comparing(operands) { $0.order(to: $1) == .less })
    case .lessOrEqual: .bool(comparing(operands) { [.less, .equal].contains($0.order(to: $1)) })
    case .greater: .bool(comparing(operands) { $0.order(to: $1) == .greater })
    case .greaterOrEqual:
      .bool(comparing(operands) { [.greater, .equal].contains($0.order(to: $1)) })
    }
  }

  private func comparing(
    _ operands: [StateExpression], _ holds: (Value, Value) -> Bool
  ) -> Bool {
    holds(
      operands.first.map(value) ?? .null, operands.dropFirst().first.map(value) ?? .null)
  }
}
