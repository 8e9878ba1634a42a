import Diagnostics
import Presentation
import Simulation

/// Takes text expressions apart into the messages that they show.
struct MessageReader {
  let keys: KeyFactsReader
  /// The same for what the app makes before it sends.
  let appKeys: KeyFactsReader
  let situations: Set<InventoryStates.Situation>
  var scope: InventoryScope

  /// The pieces of a text that a view at that place shows.
  func parts(of text: TextExpression, at place: SourceLocation) -> [InventoryPart] {
    parts(of: text, at: place, with: keys)
  }

  private func parts(
    of text: TextExpression, at place: SourceLocation, with keys: KeyFactsReader
  ) -> [InventoryPart] {
    switch text {
    case .message(let key, let arguments, language: _, formats: _):
      // An argument that is a text of its own is a message too, once it has words.
      let inner = arguments.flatMap { argument -> [InventoryPart] in
        guard case .string(let text) = argument, text.hasWords else { return [] }
        return parts(of: text, at: place, with: keys)
      }
      return [keys.part(for: key, arguments: arguments.map(\.written))] + inner
    case .verbatim(let expression): return parts(of: expression, at: place, with: keys)
    case .joined(let texts): return texts.flatMap { parts(of: $0, at: place, with: keys) }
    case .formatted, .live: return [InventoryPart(.format(text.written), .derived, at: place)]
    }
  }

  private func parts(
    of expression: StateExpression, at place: SourceLocation, with keys: KeyFactsReader
  ) -> [InventoryPart] {
    switch expression {
    case .literal(.text(let text, let origin)):
      switch origin {
      case .literal(let written, path: _):
        return [InventoryPart(.literal, .fixed, at: written, copy: text)]
      case .payload(let written), .scenario(let written):
        return [InventoryPart(.literal, .carried, at: written, copy: text)]
      case .userContent: return [InventoryPart(.literal, .userContent, at: place)]
      }
    case .literal(.lookedUp(.message(let key, let arguments, language: _, formats: _), let context)):
      // The sender asks its own resources.
      return [
        keys.asking(context.process.target).part(
          for: key, arguments: arguments.map { StateExpression.literal($0).written })
      ]
    case .field(let root, let path):
      return field(FieldPath(root: root, names: path), at: place)
    case .string(let text): return parts(of: text, at: place, with: keys)
    case .call(.coalesce, let operands):
      return operands.flatMap { parts(of: $0, at: place, with: keys) }
    case .opaque(let place): return [InventoryPart(.code, .carried, at: place)]
    case .literal, .isStale, .call:
      return [InventoryPart(.format(expression.written), .derived, at: place)]
    }
  }

  private func field(_ field: FieldPath, at place: SourceLocation) -> [InventoryPart] {
    let type = scope.type(of: field)
    var carried = InventoryPart(
      .field(field.description, type: type?.swiftName ?? "unknown"),
      type?.unwrapped.nature ?? .derived, at: place)
    carried.writtenAt = writers(of: field)
    guard let origin = scope.origin(of: field) else { return [carried] }
    carried.isMadeByApp = true
    return [carried] + parts(of: origin, at: place, with: appKeys)
  }

  /// The lines of payloads and states that gave the field words.
  private func writers(of field: FieldPath) -> [SourceLocation] {
    var places: Set<SourceLocation> = []
    for situation in situations {
      let value = Evaluator(situation.input, context: situation.context)
        .value(.field(field.root, field.names))
      switch value {
      case .text(_, .payload(let place)), .text(_, .scenario(let place)): places.insert(place)
      case .lookedUp(.message(let key, _, language: _, formats: _), _): places.insert(key.place)
      case .null, .bool, .int, .double, .decimal, .text, .code, .tag, .date, .duration, .measure,
        .money, .list, .record, .lookedUp:
        break
      }
    }
    return places.sorted()
  }
}

extension FieldType {
  /// What a field of the type is to whoever reads it as it is.
  fileprivate var nature: InventoryPart.Nature {
    switch self {
    case .userText: .userContent
    case .string, .codes, .list, .record: .carried
    case .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .languageTag,
      .revision:
      .derived
    case .optional(let wrapped): wrapped.nature
    }
  }
}

extension TextExpression {
  /// Whether somebody wrote words for it: a key or a literal.
  fileprivate var hasWords: Bool {
    switch self {
    case .message, .joined: true
    case .verbatim(.literal): true
    case .verbatim, .formatted, .live: false
    }
  }
}
