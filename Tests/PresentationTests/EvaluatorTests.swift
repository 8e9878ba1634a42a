import Diagnostics
import Languages
import Presentation
import Testing

private let here = Diagnostics.SourceLocation(file: "card.views.yaml", line: 1, column: 1)
private let there = Diagnostics.SourceLocation(file: "nearby.apns", line: 7, column: 3)
private let french = LanguageTag("fr-CA")!
private let german = LanguageTag("de")!

private func literal(_ text: String) -> StateExpression {
  .literal(.text(text, .literal(here, path: [])))
}

private func field(_ name: String) -> StateExpression { .field(.state, [name]) }

private func evaluator(
  state: [String: Value] = [:], attributes: [String: Value] = [:], isStale: Bool = false,
  storeTag: LanguageTag? = nil, decision: LanguageTag? = nil
) -> Evaluator {
  let process = ProcessFacts(
    target: TargetID("widgets"), launchedAt: Instant(0), languages: [LanguageTag("en")!],
    resources: ResourceVersion())
  return Evaluator(
    RenderInput(state: state, attributes: attributes, isStale: isStale),
    context: RenderContext(
      process: process, decision: decision, store: TaggedRevision(tag: storeTag, revision: 4),
      content: nil, deviceLanguages: [LanguageTag("en")!], region: "CA", timeZone: "UTC"))
}

@Suite("Expressions")
struct ExpressionTests {
  @Test("a missing field is null, and null equals null alone")
  func missing() {
    let evaluator = evaluator(state: ["empty": .null])
    #expect(evaluator.value(field("absent")) == .null)
    #expect(evaluator.value(.call(.equal, [field("absent"), field("empty")])).isTrue)
    #expect(evaluator.value(.call(.equal, [field("absent"), .literal(.int(0))])) == .bool(false))
    #expect(evaluator.value(.opaque(here)) == .null)
  }

  @Test("a path goes through records and stops at what is none")
  func paths() {
    let stop = Value.record(["name": .int(3)])
    let evaluator = evaluator(state: ["stop": stop], attributes: ["orderID": .int(17)])
    #expect(evaluator.value(.field(.state, ["stop", "name"])) == .int(3))
    #expect(evaluator.value(.field(.state, ["stop", "name", "deeper"])) == .null)
    #expect(evaluator.value(.field(.attributes, ["orderID"])) == .int(17))
  }

  @Test("the context tells the store, its revision, the decision and staleness")
  func context() {
    let evaluator = evaluator(isStale: true, storeTag: french, decision: german)
    #expect(evaluator.value(.field(.context, ["store", "tag"])) == .tag(french))
    #expect(evaluator.value(.field(.context, ["store", "revision"])) == .int(4))
    #expect(evaluator.value(.field(.context, ["decision"])) == .tag(german))
    #expect(evaluator.value(.field(.context, ["isStale"])).isTrue)
    #expect(evaluator.value(.isStale).isTrue)
    #expect(evaluatorWithoutDecision.value(.field(.context, ["decision"])) == .null)
  }

  private var evaluatorWithoutDecision: Evaluator { evaluator() }

  @Test(
    "equality ignores where a value came from",
    arguments: [
      (Value.text("a", .payload(there)), Value.text("a", .userContent), true),
      (.code("nearby", of: "phase"), .text("nearby", .literal(here, path: [])), true),
      (.text("nearby", .scenario(here)), .code("nearby", of: "phase"), true),
      (.code("nearby", of: "phase"), .code("nearby", of: "other"), true),
      (.code("nearby", of: "phase"), .text("Nearby", .literal(here, path: [])), false),
      (.tag(french), .text("fr_CA", .literal(here, path: [])), true),
      (.tag(french), .tag(german), false),
      (.tag(french), .null, false),
      (.int(2), .double(2), true),
      (.double(0.1), .decimal("0.10"), true),
      (.decimal("12345678901234567890.1"), .decimal("12345678901234567890.2"), false),
      (.int(1), .bool(true), false),
      (.text("1", .scenario(here)), .int(1), false),
      (
        .list([.int(1), .text("a", .userContent)]),
        .list([.double(1), .text("a", .payload(there))]), true
      ),
      (.list([.int(1)]), .list([.int(1), .null]), false),
      (.record(["a": .int(1), "b": .null]), .record(["a": .int(1)]), true),
      (.measure("5.0", unit: "kilometer"), .measure("5", unit: "kilometer"), true),
      (.measure("5", unit: "kilometer"), .measure("5", unit: "mile"), false),
      (.date(Instant(5)), .date(Instant(5)), true),
    ])
  func equality(_ a: Value, _ b: Value, _ isEqual: Bool) {
    let (a, b) = (StateExpression.literal(a), StateExpression.literal(b))
    let evaluator = evaluator()
    #expect(evaluator.value(.call(.equal, [a, b])) == .bool(isEqual))
    #expect(evaluator.value(.call(.equal, [b, a])) == .bool(isEqual))
    #expect(evaluator.value(.call(.notEqual, [a, b])) == .bool(!isEqual))
  }

  @Test(
    "numbers are ordered whatever their type, and what cannot be compared is in no order",
    arguments: [
      (Value.int(2), Value.double(2.5), true),
      (.decimal("-1e3"), .int(-999), true),
      (.double(1e-7), .decimal("0.00001"), true),
      (.int(-2), .decimal("-2.5"), false),
      (.duration(59), .duration(60), true),
      (.date(Instant(1)), .date(Instant(2)), true),
      (.text("a", .userContent), .text("b", .payload(there)), true),
      (.null, .int(1), false),
      (.int(1), .null, false),
      (.text("1", .userContent), .int(2), false),
      (.double(.nan), .int(2), false),
    ])
  func order(_ a: Value, _ b: Value, _ isLess: Bool) {
    let operands = [StateExpression.literal(a), .literal(b)]
    #expect(evaluator().value(.call(.less, operands)) == .bool(isLess))
    if isLess { #expect(evaluator().value(.call(.greaterOrEqual, operands)) == .bool(false)) }
    if isLess { #expect(evaluator().value(.call(.lessOrEqual, operands)).isTrue) }
  }

  @Test("and, or, not take true alone for true; ?? takes the first that is not null")
  func logic() {
    let yes = StateExpression.literal(.bool(true))
    let null = StateExpression.literal(.null)
    let evaluator = evaluator()
    #expect(evaluator.value(.call(.and, [yes, yes])).isTrue)
    #expect(evaluator.value(.call(.and, [yes, null])) == .bool(false))
    #expect(evaluator.value(.call(.or, [null, yes])).isTrue)
    #expect(evaluator.value(.call(.or, [null, .literal(.int(1))])) == .bool(false))
    #expect(evaluator.value(.call(.not, [null])).isTrue)
    #expect(evaluator.value(.call(.not, [yes])) == .bool(false))
    #expect(evaluator.value(.call(.coalesce, [null, .literal(.int(7)), yes])) == .int(7))
    #expect(evaluator.value(.call(.coalesce, [null, null])) == .null)
  }

  @Test("a string made of a text carries the bound text and the context of its making")
  func strings() {
    let key = MessageKey("stops", place: here)
    let evaluator = evaluator(state: ["count": .int(3)])
    let value = evaluator.value(
      .string(.message(key, [field("count")], language: .process, formats: .environment)))
    #expect(
      value
        == .lookedUp(
          .message(key, [.int(3)], language: .process, formats: .process), evaluator.context))
    #expect(!value.isEqual(to: .text("3 stops", .userContent)))
  }
}

@Suite("Locale bindings")
struct LocaleBindingTests {
  @Test("without an environment the process is asked, and nothing was read")
  func none() { #expect(evaluator().locale(.environment) == .process) }

  @Test("a null tag asks the process, and says what was read")
  func null() {
    let binding = LocaleBinding.expression(field("localeTag"))
    let expected = BoundLocale(asked: .process, source: binding)
    #expect(evaluator().locale(binding) == expected)
    #expect(evaluator().setting(binding).locale(.environment) == expected)
    let unreadable = evaluator(state: ["localeTag": .text("¿?", .payload(there))])
    #expect(unreadable.locale(binding) == expected)
  }

  @Test("a tag is asked, however it was carried")
  func tags() {
    let binding = LocaleBinding.expression(field("localeTag"))
    let expected = BoundLocale(asked: .languages([french]), source: binding)
    #expect(evaluator(state: ["localeTag": .tag(french)]).locale(binding) == expected)
    let raw = evaluator(state: ["localeTag": .text("fr_CA", .payload(there))])
    #expect(raw.locale(binding) == expected)
  }

  @Test("store, device, fixed and lists")
  func others() {
    #expect(evaluator(storeTag: french).locale(.store).asked == .languages([french]))
    #expect(evaluator().locale(.store) == BoundLocale(asked: .process, source: .store))
    #expect(evaluator().locale(.device).asked == .device)
    #expect(evaluator().locale(.fixed(german)).asked == .languages([german]))
    let list = LocaleBinding.languages([field("absent"), literal("de"), .literal(.tag(french))])
    #expect(evaluator().locale(list).asked == .languages([german, french]))
    #expect(evaluator().locale(.process) == .process)
  }
}

@Suite("Views after evaluation")
struct ViewEvaluationTests {
  private func node(
    _ id: String, _ kind: ViewKind, _ modifiers: [Modifier] = [], _ children: [ViewNode] = []
  ) -> ViewNode {
    ViewNode(id: id, kind, modifiers: modifiers, children: children, place: place(id))
  }

  private func place(_ id: String) -> Diagnostics.SourceLocation {
    SourceLocation(file: "card.views.yaml", line: id.count, column: 1)
  }

  private func text(_ id: String, _ modifiers: [Modifier] = []) -> ViewNode {
    node(id, .text(.verbatim(field(id))), modifiers)
  }

  @Test("the first branch that holds is shown, else the other, else nothing")
  func branches() {
    let condition = StateExpression.call(.equal, [field("phase"), literal("nearby")])
    let view = node(
      "root", .stack(.vertical, alignment: .leading), [],
      [
        node("a", .when([.init(condition, text("near"))], otherwise: text("far"))),
        node("b", .when([.init(.literal(.null), text("never"))], otherwise: nil)),
      ])
    let near = evaluator(state: ["phase": .code("nearby", of: "phase")]).view(view)
    #expect(near.children.map(\.id) == ["near"])
    #expect(evaluator().view(view).children.map(\.id) == ["far"])
  }

  @Test("a loop shows its children for each element, told apart by index")
  func loops() {
    let inner = node(
      "inner", .each(.field(.local, ["stop", "parts"]), as: "part"), [],
      [node("leaf", .text(.verbatim(.field(.local, ["part"]))))])
    let view = node("root", .each(field("stops"), as: "stop"), [], [inner])
    let stops = Value.list([
      .record(["parts": .list([.int(1), .int(2)])]), .record(["parts": .list([.int(3)])]),
    ])
    let bound = evaluator(state: ["stops": stops]).view(view)
    #expect(bound.kind == .stack(.vertical, alignment: .center))
    #expect(bound.children.map(\.id) == ["leaf[0][0]", "leaf[0][1]", "leaf[1][0]"])
    #expect(
      bound.children.map(\.kind)
        == [.text(.verbatim(.int(1))), .text(.verbatim(.int(2))), .text(.verbatim(.int(3)))])
    #expect(evaluator().view(view).children.isEmpty)
  }

  @Test("an environment holds for the view, all below it and its spoken texts, and no sibling")
  func environment() {
    let message = TextExpression.message(
      MessageKey("k", place: here), [], language: .environment, formats: .environment)
    let inside = node(
      "inside", .stack(.horizontal, alignment: .center),
      [
        .environmentLocale(.fixed(french)), .environmentDirection(.fixed(.rightToLeft)),
        .accessibility(.label, message), .font("caption"),
      ], [node("text", .text(message))])
    let view = node(
      "root", .stack(.vertical, alignment: .center), [], [inside, node("beside", .text(message))])
    let bound = evaluator().view(view)
    let asked = BoundLocale(asked: .languages([french]), source: .fixed(french))
    let key = MessageKey("k", place: here)
    let text = BoundText.message(key, [], language: asked, formats: asked)
    #expect(bound.children[0].accessibility == [BoundAccessibility(part: .label, text: text)])
    #expect(bound.children[0].children[0].kind == .text(text))
    #expect(bound.children[0].children[0].direction == .rightToLeft)
    #expect(bound.children[0].children[0].rootPlace == view.place)
    #expect(bound.children[0].modifiers == [.font("caption")])
    #expect(
      bound.children[1].kind
        == .text(.message(key, [], language: .process, formats: .process)))
    #expect(bound.children[1].direction == nil)
  }

  @Test("what stands on a condition holds for what it shows, which may say otherwise")
  func groups() {
    let message = TextExpression.verbatim(literal("spoken"))
    let view = node(
      "root",
      .when([.init(.literal(.bool(true)), text("shown", [.font("body")]))], otherwise: nil),
      [.font("caption"), .lineLimit(2), .accessibility(.label, message)])
    let bound = evaluator().view(view)
    #expect(bound.id == "shown")
    #expect(bound.modifiers == [.font("body"), .lineLimit(2)])
    #expect(bound.accessibility.map(\.part) == [.label])
  }

  @Test("room round a condition is added to the room round what it shows")
  func groupsTakeRoom() {
    let view = node(
      "root",
      .when([.init(.literal(.bool(true)), text("shown", [.padding(Insets(1))]))], otherwise: nil),
      [.padding(Insets(2))])
    #expect(evaluator().view(view).modifiers == [.padding(Insets(1)), .padding(Insets(2))])
  }

  @Test("what is said of a region holds for however many views it shows")
  func regions() {
    let both = node(
      "both", .each(.literal(.list([.int(1), .int(2)])), as: "n"),
      [
        .regionPriority(1), .lineLimit(1),
      ], [text("shown")])
    let bound = evaluator().view(both)
    #expect(bound.children.count == 2)
    #expect(bound.modifiers == [.regionPriority(1)])
  }

  @Test(
    "progress is a fraction from 0 to 1, or unknown",
    arguments: [
      (Value.int(1), Value.int(4), 0.25), (.decimal("5"), .int(4), 1), (.int(-1), .int(4), 0),
      (.null, .int(4), nil), (.int(1), .int(0), nil), (.double(.infinity), .int(1), nil),
    ] as [(Value, Value, Double?)])
  func progress(_ value: Value, _ total: Value, _ fraction: Double?) {
    let view = node("p", .progress(.literal(value), total: .literal(total)))
    #expect(evaluator().view(view).kind == .progress(fraction))
    let gauge = node("g", .gauge(.literal(value), total: .literal(total)))
    #expect(evaluator().view(gauge).kind == .gauge(fraction))
  }
}
