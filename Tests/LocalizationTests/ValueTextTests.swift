import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("Values shown as they are")
struct ValueTextTests {
  private func shown(_ value: Value) -> Found { Stage([:]).text(.verbatim(.literal(value))) }

  @Test(
    "have Swift's description, in no language",
    arguments: [
      (Value.null, ""), (.bool(false), "false"), (.int(1234), "1234"), (.double(1.5), "1.5"),
      (.decimal("1.50"), "1.50"), (.date(morning), "2026-08-06T13:00:00Z"), (.duration(90), "90"),
      (.tag(LanguageTag(language: "fr", region: "CA")), "fr-CA"),
      (.measure("3", unit: "kilometer"), "3 kilometer"),
      (.money("12.50", currency: "EUR"), "12.50 EUR"),
      (.list([.int(1), .bool(true)]), "1, true"),
      (.record(["b": .int(2), "a": .int(1)]), "a: 1, b: 2"),
    ])
  func plain(value: Value, text: String) {
    let found = shown(value)
    #expect(found.string == text)
    #expect(found.provenance.source == .value)
    #expect(found.provenance.binding == nil)
    #expect(found.text.spans[0].range == 0..<text.utf8.count)
  }

  @Test("a code shows its raw spelling and names its field")
  func code() {
    let found = shown(.code("nearby", of: "phase"))
    #expect(found.string == "nearby")
    #expect(found.provenance.source == .code(of: "phase"))
  }

  @Test("a string says where it comes from")
  func origins() {
    let payload = place(3, "push.apns")
    let line = place(5, "french.scenario.yaml")
    let helper = place(8, "Helpers.swift")
    #expect(shown(.text("x", .payload(payload))).provenance.source == .payload)
    #expect(shown(.text("x", .payload(payload))).provenance.textPlace == payload)
    #expect(shown(.text("x", .scenario(line))).provenance.source == .scenario)
    #expect(shown(.text("x", .scenario(line))).provenance.textPlace == line)
    let literal = shown(.text("x", .literal(line, path: [helper])))
    #expect(literal.provenance.source == .literal(path: [helper]))
    #expect(literal.provenance.textPlace == line)
    #expect(shown(.text("x", .userContent)).provenance.source == .userContent)
    #expect(shown(.text("x", .userContent)).provenance.textPlace == place(7))
  }

  @Test("parts glued in code are children of one span")
  func joined() throws {
    let set = try resources(["arrives": ["en": "Arrives "]])
    let found = Stage(set).text(
      .joined([
        .message(
          MessageKey("arrives", place: place(9)), [], language: .process, formats: .process),
        .verbatim(.literal(.text("Zoë", .userContent))),
      ]))
    #expect(found.string == "Arrives Zoë")
    #expect(found.provenance.source == .joined)
    #expect(found.text.spans.map(\.range) == [0..<12, 0..<8, 8..<12])
    #expect(found.text.spans.map(\.parent) == [nil, 0, 0])
  }

  @Test("a string made earlier is found in the context of whoever made it, and says so")
  func carried() throws {
    let sets = [
      app: try resources(["title": ["en": "Courier", "fr": "Coursier"]]),
      widgets: try resources(["x": ["en": "x"]]),
    ]
    let maker = under(languages: ["fr"], target: app)
    let text = BoundText.message(
      MessageKey("title", place: place(2, "product.yaml")), [], language: .process,
      formats: .process)
    let stage = Stage(
      sets, under(languages: ["en"]), state: ["title": .lookedUp(text, maker)])
    let found = stage.text(.verbatim(.field(.state, ["title"])))
    #expect(found.string == "Coursier")
    #expect(found.provenance.carried == maker)
    #expect(found.provenance.lookup?.target == app)
    #expect(found.provenance.textPlace == place(2, "product.yaml"))
    #expect(found.provenance.viewPlace == place(7))
  }

  @Test("a string made in this very render is not carried")
  func notCarried() throws {
    let stage = Stage(try resources(["title": ["en": "Courier"]]))
    let message = TextExpression.message(
      MessageKey("title", place: place()), [], language: .process, formats: .process)
    let found = stage.text(.verbatim(.string(message)))
    #expect(found.string == "Courier")
    #expect(found.provenance.carried == nil)
  }

  @Test("a carried string keeps its trace as an argument of another text")
  func carriedArgument() throws {
    let set = try resources([
      "status": ["en": "late", "fr": "en retard"], "is %@": ["en": "is %@", "fr": "est %@"],
    ])
    let maker = under(languages: ["fr"])
    let status = BoundText.message(
      MessageKey("status", place: place()), [], language: .process, formats: .process)
    let found = Stage(set, under(languages: ["en"])).message("is %@", .lookedUp(status, maker))
    #expect(found.string == "is en retard")
    #expect(found.arguments[0].provenance.carried == maker)
    #expect(found.arguments[0].provenance.lookup?.answered == tag("fr"))
    #expect(found.provenance.carried == nil)
  }
}
