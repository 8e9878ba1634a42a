import Diagnostics
import Presentation

/// The kinds of file that people write.
package enum SchemaKind: String, CaseIterable, Sendable {
  /// `product.yaml`
  case product
  /// `*.views.yaml`
  case views
  /// `*.scenario.yaml`
  case scenario
}

/// The JSON Schema (draft 7, which editors of YAML know best) of a kind of file, with a line end.
///
/// It is made from the tables that the readers check keys with. What a schema cannot say (names of
/// fields, which option goes with which formatter) the readers say.
package func schema(for kind: SchemaKind) -> String {
  var writer = SchemaWriter()
  var root: [(String, JSONValue)] = [
    ("$schema", .string("http://json-schema.org/draft-07/schema#")),
    (
      "title",
      .string(
        kind == .views ? "*.views.yaml" : kind == .product ? "product.yaml" : "*.scenario.yaml")
    ),
  ]
  switch kind {
  case .product:
    root += writer.members(of: ProductKeys.root)
    root.append(("anyOf", requiring([["extends"], ["product", "languages", "targets"]])))
  case .views:
    let surfaces = KeyTable(
      "views",
      Surface.declared.map { surface in
        let view = ViewKeys.ofRoot(surface).isEmpty ? "view" : "island-view"
        return .init(surface.id, .named(view), "The presentation on that surface.")
      }
    )
    root += writer.members(of: surfaces)
  case .scenario:
    root += writer.members(of: ScenarioKeys.root)
    root.append(("anyOf", requiring([["extends"], ["scenario", "device", "steps"]])))
  }
  root.append(("definitions", writer.definitions()))
  return JSONValue.object(root).text + "\n"
}

private func requiring(_ alternatives: [[String]]) -> JSONValue {
  .array(alternatives.map { .object([("required", .array($0.map(JSONValue.string)))]) })
}

private struct SchemaWriter {
  private var tables: [String: KeyTable] = [:]
  private var named: Set<String> = []
  private var written: [String: JSONValue] = [:]

  mutating func members(of table: KeyTable) -> [(String, JSONValue)] {
    var properties: [(String, JSONValue)] = []
    for key in table.keys {
      var members = schema(of: table.isMerged ? removable(key.shape) : key.shape)
      members.append(("description", .string(key.summary)))
      properties.append((key.name, .object(members)))
    }
    var result: [(String, JSONValue)] = [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ]
    let required = table.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !table.isMerged, !required.isEmpty { result.append(("required", .array(required))) }
    return result
  }

  /// Null takes a key of a base away.
  private func removable(_ shape: Shape) -> Shape {
    if case .map(let value) = shape { return .oneOf([.map(.oneOf([value, .null])), .null]) }
    return .oneOf([shape, .null])
  }

  /// Every definition that was referred to, and those that they refer to, by name.
  mutating func definitions() -> JSONValue {
    while true {
      if let name = named.subtracting(written.keys).min() {
        written[name] = .object(named(name))
      } else if let table = tables.values.filter({ written[$0.name] == nil }).min(by: {
        $0.name < $1.name
      }) {
        written[table.name] = .object(members(of: table))
      } else {
        break
      }
    }
    return .object(written.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private mutating func named(_ name: String) -> [(String, JSONValue)] {
    switch name {
    case "view", "island-view":
      return members(of: name == "view" ? ViewKeys.table : ViewKeys.islandTable)
        + [("oneOf", requiring(ViewKeys.kinds.map { [$0.name] }))]
    case "text": return schema(of: .oneOf(TextKeys.forms.map(Shape.table)))
    case "field-type":
      return schema(
        of: .oneOf([
          .pattern("^\\[*(\(FieldTypeReader.names.map(\.name).joined(separator: "|")))[\\]?]*$"),
          .list(.named("field-type")), .table(ProductKeys.codes),
          .table(ProductKeys.typed), .map(.named("field-type")),
        ]))
    case _:
      let keys = members(of: Verbs.table) + [("oneOf", requiring(Verbs.names.map { [$0] }))]
      let bare = schema(of: .word(Verbs.all.filter(\.isBare).map(\.name)))
      return [("anyOf", .array([.object(bare), .object(keys)]))]
    }
  }

  private mutating func schema(of shape: Shape) -> [(String, JSONValue)] {
    switch shape {
    case .any: return []
    case .null: return type("null")
    case .string: return type("string")
    case .boolean: return type("boolean")
    case .integer: return type("integer")
    case .number: return type("number")
    case .scalar, .expression: return type("string", "number", "boolean")
    case .duration: return schema(of: .pattern("^([0-9]+[smhd])+$"))
    case .pattern(let pattern): return type("string") + [("pattern", .string(pattern))]
    case .word(let words): return [("enum", .array(words.map(JSONValue.string)))]
    case .list(let element):
      return type("array") + [("items", .object(schema(of: element)))]
    case .map(let value):
      return type("object") + [("additionalProperties", .object(schema(of: value)))]
    case .oneOf(let shapes):
      return [("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
    case .table(let table):
      tables[table.name] = table
      return reference(table.name)
    case .named(let name):
      named.insert(name)
      return reference(name)
    }
  }

  private func type(_ names: String...) -> [(String, JSONValue)] {
    [("type", names.count == 1 ? .string(names[0]) : .array(names.map(JSONValue.string)))]
  }

  private func reference(_ name: String) -> [(String, JSONValue)] {
    [("$ref", .string("#/definitions/\(name)"))]
  }
}
