import Diagnostics
import Documents
import Presentation
import Simulation

/// An expression with the declared type of its value; nil where it has none.
struct TypedExpression {
  var expression: StateExpression
  var type: FieldType?
}

/// Looks up the names of a parsed expression.
struct ExpressionResolver {
  let scope: FieldScope
  /// The place of a text literal, which is its origin.
  let place: (ExpressionToken) -> SourceLocation

  /// A codes field on the other side of a comparison: its name and its codes.
  private typealias Codes = (field: String, known: [String])

  func resolve(_ syntax: ExpressionSyntax) throws(ExpressionFailure) -> TypedExpression {
    try resolve(syntax, expecting: nil)
  }

  private func resolve(
    _ syntax: ExpressionSyntax, expecting codes: Codes?
  ) throws(ExpressionFailure) -> TypedExpression {
    switch syntax {
    case .name(let name, let token): return try resolve(name, token, expecting: codes)
    case .number(let digits, _):
      if let whole = Int(digits) {
        return TypedExpression(expression: .literal(.int(whole)), type: .int)
      }
      return TypedExpression(expression: .literal(.double(Double(digits) ?? 0)), type: .double)
    case .text(let text, let token):
      if let codes, !codes.known.contains(text) {
        throw unknownCode(text, codes, token, fields: [])
      }
      let origin = Origin.literal(place(token), path: [])
      return TypedExpression(expression: .literal(.text(text, origin)), type: .string)
    case .bool(let value, _):
      return TypedExpression(expression: .literal(.bool(value)), type: .bool)
    case .null: return TypedExpression(expression: .literal(.null), type: nil)
    case .call(let operation, let operands, let token):
      return try resolve(operation, operands, token, expecting: codes)
    }
  }

  private func resolve(
    _ operation: Operation, _ operands: [ExpressionSyntax], _ token: ExpressionToken,
    expecting codes: Codes?
  ) throws(ExpressionFailure) -> TypedExpression {
    var resolved: [TypedExpression] = []
    switch operation {
    case .equal, .notEqual, .coalesce:
      let isComparison = operation != .coalesce
      for (index, operand) in operands.enumerated() {
        let others = operands.indices.filter { $0 != index }
        let found = others.lazy.compactMap { self.codes(of: operands[$0]) }.first
        resolved.append(try resolve(operand, expecting: found ?? (isComparison ? nil : codes)))
      }
      try requireAlike(resolved, token)
      let type: FieldType? = isComparison ? .bool : resolved[0].type?.unwrapped ?? resolved[1].type
      return TypedExpression(
        expression: .call(operation, resolved.map(\.expression)), type: type)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      for operand in operands { resolved.append(try resolve(operand, expecting: nil)) }
      try requireAlike(resolved, token)
      return TypedExpression(
        expression: .call(operation, resolved.map(\.expression)), type: .bool)
    case .and, .or, .not:
      for operand in operands {
        let typed = try resolve(operand, expecting: nil)
        if let type = typed.type, type.unwrapped != .bool {
          throw ExpressionFailure(
            "expected a condition beside ‘\(operation.rawValue)’, found \(type.spelling)",
            at: operand.token)
        }
        resolved.append(typed)
      }
      return TypedExpression(
        expression: .call(operation, resolved.map(\.expression)), type: .bool)
    }
  }

  /// Swift compares no number with a text; such a comparison would never hold.
  private func requireAlike(
    _ operands: [TypedExpression], _ token: ExpressionToken
  ) throws(ExpressionFailure) {
    let types = operands.compactMap(\.type?.unwrapped)
    guard types.count == 2, types[0].family != types[1].family else { return }
    throw ExpressionFailure(
      "\(types[0].spelling) and \(types[1].spelling) cannot stand beside ‘\(token.text)’", at: token
    )
  }

  private func codes(of syntax: ExpressionSyntax) -> Codes? {
    switch syntax {
    case .name(let name, _):
      guard case .codes(let known, _) = scope.field(name)?.type?.unwrapped else { return nil }
      return (name, known)
    case .call(.coalesce, let operands, _): return operands.lazy.compactMap(codes).first
    case .call, .number, .text, .bool, .null: return nil
    }
  }

  private func resolve(
    _ name: String, _ token: ExpressionToken, expecting codes: Codes?
  ) throws(ExpressionFailure) -> TypedExpression {
    if let codes, codes.known.contains(name) {
      return TypedExpression(
        expression: .literal(.code(name, of: codes.field)),
        type: .codes(codes.known, unknown: .reject))
    }
    if let field = scope.field(name) {
      return TypedExpression(expression: field.expression, type: field.type)
    }
    if let codes { throw unknownCode(name, codes, token, fields: scope.names) }
    throw unknownField(name, token)
  }

  private func unknownCode(
    _ code: String, _ codes: Codes, _ token: ExpressionToken, fields: [String]
  ) -> ExpressionFailure {
    var hints = ["‘\(codes.field)’ is one of \(alternatives(codes.known))"]
    if let near = nearestName(code, among: codes.known + fields) {
      hints.insert("did you mean ‘\(near)’?", at: 0)
    }
    return ExpressionFailure(
      "‘\(code)’ is no code of ‘\(codes.field)’", at: token, hints: hints)
  }

  private func unknownField(_ name: String, _ token: ExpressionToken) -> ExpressionFailure {
    let later = ["entry": "entries of widgets", "family": "families of widgets"]
    let root = String(name.prefix { $0 != "." })
    if let what = later[root] {
      return ExpressionFailure(
        "‘\(name)’ is not yet supported", at: token, hints: ["\(what) come later"])
    }
    if name == "context.decision" {
      return ExpressionFailure(
        "‘context.decision’ is known to the app alone", at: token,
        hints: ["an extension reads ‘context.store.tag’ or a field of its content"])
    }
    let plain = name.hasPrefix("context.") ? String(name.dropFirst("context.".count)) : name
    if plain == "isStale" || ActivitySurroundings.Name(rawValue: plain) != nil {
      return ExpressionFailure("only a view of an activity is told ‘\(plain)’", at: token)
    }
    return ExpressionFailure(
      "unknown field ‘\(name)’", at: token, hints: nameHints(name, among: scope.names))
  }
}

extension FieldType {
  /// Types whose values can be compared with each other.
  fileprivate enum Family {
    case number, text, bool, date, list, record
  }

  fileprivate var family: Family {
    switch self {
    case .int, .double, .decimal, .revision, .duration: .number
    case .string, .url, .uuid, .data, .userText, .languageTag, .codes: .text
    case .bool: .bool
    case .date: .date
    case .list: .list
    case .record: .record
    case .optional(let wrapped): wrapped.family
    }
  }
}
