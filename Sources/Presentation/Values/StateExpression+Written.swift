import Languages

extension StateExpression {
  /// The expression as files write it, as `phase == "nearby" and not isStale`.
  package var written: String { written(inside: nil) }

  /// The fields that it reads, with their roots, each once, in order.
  package var fields: [FieldPath] {
    var all: [FieldPath] = []
    collectFields(into: &all)
    return all
  }

  /// Whether it depends on the system's marking the activity stale.
  package var readsStaleness: Bool {
    switch self {
    case .isStale: true
    case .field(.context, ["isStale"]): true
    case .literal, .field, .opaque: false
    case .call(_, let operands): operands.contains(where: \.readsStaleness)
    case .string(let text): text.expressions.contains(where: \.readsStaleness)
    }
  }

  func collectFields(into all: inout [FieldPath]) {
    switch self {
    case .field(let root, let path):
      let field = FieldPath(root: root, names: path)
      if !all.contains(field) { all.append(field) }
    case .call(_, let operands): for operand in operands { operand.collectFields(into: &all) }
    case .string(let text):
      for expression in text.expressions { expression.collectFields(into: &all) }
    case .literal, .isStale, .opaque: break
    }
  }

  private func written(inside outer: Operation?) -> String {
    switch self {
    case .literal(let value): return value.written
    case .field(let root, let path): return FieldPath(root: root, names: path).description
    case .isStale: return "isStale"
    case .string(let text): return text.written
    case .opaque: return "…"
    case .call(.not, let operands):
      return "not " + (operands.first?.written(inside: .not) ?? "")
    case .call(let operation, let operands):
      let inner = operands.map { $0.written(inside: operation) }
        .joined(separator: " \(operation.rawValue) ")
      return outer == nil || outer == operation ? inner : "(\(inner))"
    }
  }
}

/// A field that an expression reads.
package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  package var root: FieldRoot
  package var names: [String]

  package init(root: FieldRoot, names: [String]) {
    self.root = root
    self.names = names
  }

  /// As files write it: a field of the state without its root.
  package var description: String {
    let path = names.joined(separator: ".")
    switch root {
    case .context where ActivitySurroundings.Name(rawValue: path) != nil: return path
    case .state, .local: return path
    case .attributes, .entry, .context: return "\(root.rawValue).\(path)"
    }
  }
}

extension TextExpression {
  /// The expressions that it shows or formats, in order.
  package var expressions: [StateExpression] {
    switch self {
    case .message(_, let arguments, language: _, formats: _): arguments
    case .verbatim(let expression), .formatted(let expression, _, _), .live(_, let expression, _):
      [expression]
    case .joined(let parts): parts.flatMap(\.expressions)
    }
  }

  /// The text in short, as `time of estimatedArrival`.
  package var written: String {
    switch self {
    case .message(let key, let arguments, language: _, formats: _):
      ([key.key] + arguments.map(\.written)).joined(separator: ", ")
    case .verbatim(let expression): expression.written
    case .joined(let parts): parts.map(\.written).joined(separator: " + ")
    case .formatted(let expression, let format, _): "\(format.name) of \(expression.written)"
    case .live(let format, let expression, _): "running \(format.rawValue) of \(expression.written)"
    }
  }
}

extension Format {
  /// As files name it.
  package var name: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateTime: "date-time"
    case .number: "number"
    case .percent: "percent"
    case .currency: "currency"
    case .measure: "measure"
    case .duration: "duration"
    case .list: "list"
    case .relative: "relative"
    }
  }
}

extension Value {
  /// The value as files write it.
  fileprivate var written: String {
    switch self {
    case .null: "nil"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .decimal(let digits): digits
    case .text(let text, _): "\"\(text)\""
    case .code(let code, of: _): "\"\(code)\""
    case .tag(let tag): tag.description
    case .date(let instant): "@\(instant.seconds)"
    case .duration(let seconds): "\(seconds)s"
    case .measure(let digits, let unit): "\(digits) \(unit)"
    case .money(let digits, let currency): "\(digits) \(currency)"
    case .list(let elements): "[\(elements.map(\.written).joined(separator: ", "))]"
    case .record: "{…}"
    case .lookedUp: "…"
    }
  }
}
