import Diagnostics
import Documents
import Foundation
import Presentation
import Simulation
import TestSupport
import Testing

@testable import ProductFiles

/// The JSON Schemas say what the readers say.
@Suite struct SchemaTests {
  /// What a schema makes of a YAML text: the first thing that it refuses; nil where it is valid.
  private func refusal(_ kind: SchemaKind, _ text: String) throws -> String? {
    let schema = try readJSON(Array(schema(for: kind).utf8), file: "schema")
    let value = try readYAML(Array(text.utf8), file: "v")
    return SchemaValidator(root: schema.root).refusal(value.root, schema.root, at: "")
  }

  @Test(arguments: SchemaKind.allCases) func everyReferenceIsDefined(kind: SchemaKind) throws {
    let root = try readJSON(Array(schema(for: kind).utf8), file: "schema").root
    let defined = Set(try #require(root["definitions"]).members.map(\.key))
    var used: Set<String> = []
    func walk(_ node: Node) {
      for member in node.members {
        if member.key == "$ref", let name = member.value.string?.split(separator: "/").last {
          used.insert(String(name))
        }
        walk(member.value)
      }
      node.elements.forEach(walk)
    }
    walk(root)
    #expect(used == defined)
  }

  @Test func theFixturesAreValid() throws {
    #expect(try refusal(.product, Parcel.product) == nil)
    #expect(try refusal(.views, Parcel.views) == nil)
    #expect(try refusal(.views, Parcel.screen) == nil)
    #expect(try refusal(.views, BadViewsTests.views) == nil)
    #expect(try refusal(.scenario, Parcel.scenario) == nil)
    let twin = """
      extends: a
      brands: null
      activities: { d: { content-state: { n: null, s: "[String?]" } } }
      """
    #expect(try refusal(.product, twin) == nil)
  }

  @Test func everythingThatShipsIsValid() throws {
    let files = DiskFiles()
    func walk(_ folder: String) throws {
      for entry in files.list(folder) {
        let path = folder + "/" + entry.name
        if entry.kind == .folder { try walk(path) }
        let kind: SchemaKind? =
          entry.name == "product.yaml"
          ? .product
          : entry.name.hasSuffix(".views.yaml")
            ? .views
            : entry.name.hasSuffix(".scenario.yaml") ? .scenario : nil
        guard let kind, let bytes = files.read(path) else { continue }
        #expect(try refusal(kind, String(decoding: bytes, as: UTF8.self)) == nil, "\(path)")
      }
    }
    try walk(ShippedScenariosTests.root)
  }

  /// A mistake in the name of a key, in a word, in the shape of a value.
  @Test(arguments: [
    (SchemaKind.product, Parcel.product, "brands:", "brnads:"),
    (.product, Parcel.product, "[Parcel]", "3"),
    (.product, Parcel.product, "kind: app", "kind: ap"),
    (.product, Parcel.product, "unknown: reject", "unknown: drop"),
    (.product, Parcel.product, "[persist,", "[presist,"),
    (.product, Parcel.product, "product: Parcel\n", ""),
    (.views, Parcel.views, "lock-screen", "lockscreen"), (.views, Parcel.views, "vstack", "vstck"),
    (.views, Parcel.views, "default: Packing", "defalt: Packing"),
    (.views, Parcel.views, "environment: {", "environment: { a: 1, "),
    (.views, Parcel.views, "key: stops, args: [stops]", "args: [stops]"),
    (.views, Parcel.views, "else: {", "spacer: {}\n      else: {"),
    (.scenario, Parcel.scenario, "steps:", "stpes:"),
    (.scenario, Parcel.scenario, "start:", "strat:"),
    (.scenario, Parcel.scenario, "stale-after: 10m", "stale-after: 10"),
    (.scenario, Parcel.scenario, "time-zone:", "timezone:"),
    (.scenario, Parcel.scenario, "everywhere: true", "everywhere: yes"),
    (.scenario, Parcel.scenario, "- push: near.apns", "- launhc"),
  ])
  func refusesWhatReadersRefuse(kind: SchemaKind, text: String, old: String, new: String) throws {
    #expect(try refusal(kind, Parcel.changed(text, old, new)) != nil)
  }

  /// Text sizes have three spellings; the schema lists those that the reader takes, and no other.
  @Test func textSizesAreSpeltInTheSchemaAsTheReaderTakesThem() throws {
    let spellings = DynamicTypeSize.allCases.flatMap(\.spellings)
    #expect(spellings.contains("AX5") && spellings.contains("xxLarge") && spellings.contains("L"))
    #expect(Set(spellings).count == spellings.count)
    for spelling in spellings + ["ax5", "x-Large", "XL", "accessibility_5", "huge"] {
      let text = Parcel.changed(
        Parcel.scenario, "languages: [en-US", "text-size: \(spelling), languages: [en-US")
      let files = Parcel.files(["p/trip.scenario.yaml": text])
      let size = try? readScenario(
        "p/trip.scenario.yaml", files: files, calendar: TestCalendar()
      ).scenario.device.textSize
      #expect((try refusal(.scenario, text) == nil) == (size != nil), "\(spelling)")
      #expect((size != nil) == spellings.contains(spelling), "\(spelling)")
    }
  }

  /// Every key of every table can be written where the schema says: the readers know it too.
  @Test func everyKeyOfAStepAndAViewIsAccepted() throws {
    for verb in Verbs.all where verb.isBare {
      #expect(try refusal(.scenario, "extends: a\nsteps: [\(verb.name)]") == nil)
    }
    for name in Verbs.later {
      #expect(try refusal(.scenario, "extends: a\nsteps: [{ \(name): x }]") != nil)
    }
    for kind in ViewKeys.kinds {
      #expect(ViewKeys.table.names.contains(kind.name))
      for companion in kind.companions { #expect(ViewKeys.table.names.contains(companion.name)) }
    }
    let verbs = Set(Verbs.table.names)
    for option in Verbs.all.flatMap(\.options) { #expect(verbs.contains(option.name)) }
  }
}

/// As much of JSON Schema, draft 7, as ours use.
private struct SchemaValidator {
  let root: Node

  func refusal(_ value: Node, _ schema: Node, at path: String) -> String? {
    for member in schema.members {
      if let refusal = refusal(value, member, schema, at: path) { return refusal }
    }
    return nil
  }

  private func refusal(
    _ value: Node, _ member: Node.Member, _ schema: Node, at path: String
  ) -> String? {
    let given = member.value
    switch member.key {
    case "$schema", "title", "description", "definitions", "properties": return nil
    case "$ref":
      guard let name = given.string?.split(separator: "/").last,
        let target = root["definitions"]?[String(name)]
      else { return "\(path): no definition" }
      return refusal(value, target, at: path)
    case "type":
      let names = given.string.map { [$0] } ?? given.elements.compactMap(\.string)
      return names.contains { matches(value, type: $0) } ? nil : "\(path): type"
    case "enum":
      let text: String? =
        switch value.kind {
        case .string(let text), .number(let text): text
        case .bool(let value): "\(value)"
        case .null, .data, .sequence, .mapping: nil
        }
      return given.elements.contains { $0.string == text } ? nil : "\(path): word"
    case "pattern":
      guard let text = value.string, let pattern = given.string else { return nil }
      return text.range(of: pattern, options: .regularExpression) == nil ? "\(path): pattern" : nil
    case "required":
      guard case .mapping = value.kind else { return nil }
      return given.elements.compactMap(\.string).first { value[$0] == nil }.map { "\(path): \($0)" }
    case "items":
      for (index, element) in value.elements.enumerated() {
        if let refusal = refusal(element, given, at: "\(path)/\(index)") { return refusal }
      }
      return nil
    case "additionalProperties":
      for entry in value.members {
        if let property = schema["properties"]?[entry.key] {
          if let refusal = refusal(entry.value, property, at: "\(path)/\(entry.key)") {
            return refusal
          }
        } else if given.kind == .bool(false) {
          return "\(path)/\(entry.key): key"
        } else if let refusal = refusal(entry.value, given, at: "\(path)/\(entry.key)") {
          return refusal
        }
      }
      return nil
    case "anyOf":
      let refusals = given.elements.map { refusal(value, $0, at: path) }
      return refusals.contains { $0 == nil }
        ? nil : refusals.compactMap { $0 }.joined(separator: " | ")
    case "oneOf":
      return given.elements.filter { refusal(value, $0, at: path) == nil }.count == 1
        ? nil : "\(path): not exactly one"
    case _: return "\(path): the test does not know ‘\(member.key)’"
    }
  }

  private func matches(_ value: Node, type: String) -> Bool {
    switch (value.kind, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.sequence, "array"), (.mapping, "object"):
      true
    case (.number, "integer"): value.integer != nil
    case _: false
    }
  }
}
