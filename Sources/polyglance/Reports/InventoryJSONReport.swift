import Diagnostics
import Inspection
import Languages
import Presentation

/// An inventory for programs. Paths are relative to the folder of the product.
struct InventoryJSONReport {
  /// What is told in full.
  var inventory: Inventory
  /// What was read, which the summary counts.
  var whole: Inventory
  /// The folder of the product, as typed.
  var root: String

  private var paths: PathStyle { .folder(root) }

  /// The document, with a line end.
  var text: String {
    let elements = whole.elements
    let document: JSONValue = .members([
      ("version", .int(1)), ("tool", .string("polyglance \(Polyglance.version)")),
      ("root", .string(root)), ("product", .string(inventory.product)),
      ("sourceLanguage", .string(inventory.source.description)),
      ("supported", .array(inventory.supported.map { .string($0.description) })),
      ("states", .int(inventory.states)),
      (
        "summary",
        .members([
          ("presentations", .int(whole.surfaces.count)), ("surfaces", .int(elements.count)),
          (
            "gaps",
            .members(
              InventoryGap.ids.map { id in
                (id, .int(elements.count { $0.gaps.contains { $0.id == id } }))
              })
          ),
        ])
      ),
      ("presentations", .array(inventory.surfaces.map(encode))),
    ])
    return document.text + "\n"
  }

  private func encode(_ surface: InventorySurface) -> JSONValue {
    .members(
      [
        ("surface", .string(surface.surface.id)), ("owner", .string(surface.owner)),
        ("target", .string(surface.target.name)),
      ] + place(surface.place, paths) + [("elements", .array(surface.elements.map(encode)))])
  }

  private func encode(_ element: InventoryElement) -> JSONValue {
    .members(
      [
        ("id", .string(element.id)), ("kind", .string(element.kind)),
        ("name", element.name.map(JSONValue.string)),
      ] + place(element.place, paths) + [
        ("when", .array(element.conditions.map(JSONValue.string))),
        ("updates", .array(element.updates.map { .string($0.rawValue) })),
        ("reached", .string(element.reached.rawValue)),
        ("accessibility", .string(element.voice.rawValue)),
        ("messages", .array(element.messages.map(encode))),
        (
          "gaps",
          .array(
            element.gaps.map {
              .members([("id", .string($0.id)), ("detail", .string($0.detail))])
            })
        ),
      ])
  }

  private func encode(_ message: InventoryMessage) -> JSONValue {
    .members([
      ("role", .string(message.role.rawValue)), ("parts", .array(message.parts.map(encode))),
    ])
  }

  private func encode(_ part: InventoryPart) -> JSONValue {
    .members(
      source(part) + [
        ("nature", .string(part.nature.rawValue)), ("copy", .optional(part.copy)),
      ] + place(part.place, paths) + [
        ("arguments", .array(part.arguments.map(JSONValue.string))),
        ("variants", .array(part.variants.map(JSONValue.string))),
        ("siblings", .array(part.siblings.map(JSONValue.string))),
        ("comment", part.comment.map(JSONValue.string)),
        ("locales", part.coverage.isEmpty ? nil : .array(part.coverage.map(encode))),
        (
          "writtenAt",
          part.writtenAt.isEmpty
            ? nil : .array(part.writtenAt.map { .members(place($0, paths)) })
        ),
      ])
  }

  private func source(_ part: InventoryPart) -> [(String, JSONValue?)] {
    switch part.source {
    case .key(let key, table: let table, target: let target):
      [
        ("source", .string("key")), ("key", .string(key)), ("table", .string(table)),
        ("target", .string(target.name)), ("inTable", .bool(part.isInTable)),
      ]
    case .literal: [("source", .string("literal"))]
    case .field(let name, type: let type):
      [
        ("source", .string("field")), ("field", .string(name)), ("type", .string(type)),
        ("madeByApp", .bool(part.isMadeByApp)),
      ]
    case .format(let written): [("source", .string("format")), ("format", .string(written))]
    case .code: [("source", .string("code"))]
    }
  }

  private func encode(_ coverage: LocaleCoverage) -> JSONValue {
    let answered: LanguageTag? =
      switch coverage.answer {
      case .covered(let tag): tag
      case .missing(let tag): tag
      }
    let state: JSONValue =
      switch coverage.review {
      case .reviewed: .string("translated")
      case .pending(let state): .string(state)
      case .unrecorded: .null
      }
    return .members([
      ("locale", .string(coverage.locale.description)), ("covered", .bool(coverage.isCovered)),
      ("answered", .optional(answered?.description)), ("state", state),
    ])
  }
}
