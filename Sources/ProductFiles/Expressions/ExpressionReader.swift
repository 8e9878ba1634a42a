import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads scalars of a file as expressions; problems point at the word inside the scalar.
struct ExpressionReader {
  let document: Document
  let scope: FieldScope

  /// The expression of a scalar.
  func read(
    _ node: Node, expected: String = "an expression"
  ) throws(InputProblem) -> TypedExpression {
    switch node.kind {
    case .string(let text) where node.tag == nil:
      do {
        let syntax = try ExpressionParser.parse(text)
        let resolver = ExpressionResolver(scope: scope) { place(of: $0.offset, in: node, text) }
        return try resolver.resolve(syntax)
      } catch {
        throw problem(error, node, text)
      }
    case .number(let digits) where node.tag == nil:
      if let whole = node.integer {
        return TypedExpression(expression: .literal(.int(whole)), type: .int)
      }
      guard let value = Double(digits), value.isFinite else {
        throw document.problem("expected \(expected), found ‘\(digits)’", at: node)
      }
      return TypedExpression(expression: .literal(.double(value)), type: .double)
    case .bool(let value) where node.tag == nil:
      return TypedExpression(expression: .literal(.bool(value)), type: .bool)
    case .null where node.tag == nil:
      throw document.problem("expected \(expected), found nothing", at: node)
    case .string, .number, .bool, .null, .data, .sequence, .mapping:
      // `!isStale` is a tag to YAML and a negation to whoever writes Swift.
      let negated = node.tag.map { $0.dropFirst().filter { $0 != "!" && $0 != "<" && $0 != ">" } }
      let hints = negated.map { ["did you mean ‘not \($0)’?"] } ?? []
      throw document.wrongType(node, expected: expected, hints: hints)
    }
  }

  /// An expression whose type, where it is declared, must be one of those.
  func read(
    _ node: Node, of accepted: (FieldType) -> Bool, expected: String
  ) throws(InputProblem) -> TypedExpression {
    let typed = try read(node)
    if let type = typed.type, !accepted(type.unwrapped) {
      throw document.problem("expected \(expected), found \(type.spelling)", at: node)
    }
    return typed
  }

  private func problem(
    _ failure: ExpressionFailure, _ node: Node, _ text: String
  ) -> InputProblem {
    let exact = columns(of: node, text)
    return document.problem(
      failure.message, at: place(of: failure.offset, in: node, text),
      length: exact == nil ? node.extent : failure.length, hints: failure.hints)
  }

  private func place(of offset: Int, in node: Node, _ text: String) -> SourceLocation {
    var place = node.place
    if let start = columns(of: node, text) { place.column = start + offset }
    return place
  }

  /// The column at which the text of a scalar begins, where it stands on its line as it is; nil
  /// for scalars with escapes or line breaks, which are pointed at as a whole.
  private func columns(of node: Node, _ text: String) -> Int? {
    let line = Array(document.line(node.place.line).unicodeScalars)
    let start = node.place.column - 1
    let scalars = Array(text.unicodeScalars)
    for skipped in 0...1 {
      let from = start + skipped
      guard from >= 0, from + scalars.count <= line.count else { continue }
      if skipped == 1, line[start] != "\"", line[start] != "'" { continue }
      if Array(line[from..<from + scalars.count]) == scalars { return from + 1 }
    }
    return nil
  }
}
