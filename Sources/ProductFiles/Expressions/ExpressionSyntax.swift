import Presentation

/// An expression as written: names are not looked up yet.
indirect enum ExpressionSyntax {
  case name(String, ExpressionToken)
  case number(String, ExpressionToken)
  case text(String, ExpressionToken)
  /// `true`, `false`.
  case bool(Bool, ExpressionToken)
  /// `nil`, `null`.
  case null(ExpressionToken)
  case call(Operation, [ExpressionSyntax], ExpressionToken)

  /// Where it is pointed at: the operator of a call.
  var token: ExpressionToken {
    switch self {
    case .name(_, let token), .number(_, let token), .text(_, let token), .bool(_, let token),
      .null(let token), .call(_, _, let token):
      token
    }
  }
}

/// A Pratt parser: each operator has a power by which it holds what stands beside it.
///
/// From loose to tight: `or`, `and`, `not`, comparisons (which do not chain), `??`.
struct ExpressionParser {
  private let tokens: [ExpressionToken]
  private var position = 0
  private var depth = 0
  private static let deepest = 100
  private static let longest = 500

  static func parse(_ text: String) throws(ExpressionFailure) -> ExpressionSyntax {
    let tokens = try expressionTokens(text)
    // A chain of operators is as deep as it is long.
    guard tokens.count <= longest else {
      throw ExpressionFailure("the expression has more than \(longest) words", at: tokens[longest])
    }
    var parser = ExpressionParser(tokens: tokens)
    let syntax = try parser.expression(above: 0)
    guard parser.next.kind == .end else {
      throw ExpressionFailure(
        "expected an operator, found \(parser.next.quoted)", at: parser.next,
        hints: parser.next.kind == .sign(")") ? ["no ‘(’ stands before it"] : [])
    }
    return syntax
  }

  private init(tokens: [ExpressionToken]) { self.tokens = tokens }

  private var next: ExpressionToken { tokens[position] }

  private mutating func take() -> ExpressionToken {
    defer { if position < tokens.count - 1 { position += 1 } }
    return tokens[position]
  }

  private mutating func expression(above power: Int) throws(ExpressionFailure) -> ExpressionSyntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw ExpressionFailure("the expression is nested too deeply", at: next)
    }
    var left = try operand()
    while let (operation, binding) = infix(next), binding > power {
      let token = take()
      let right = try expression(above: operation == .coalesce ? binding - 1 : binding)
      left = .call(operation, [left, right], token)
      if binding == Self.comparison, let (_, again) = infix(next), again == binding {
        throw ExpressionFailure(
          "comparisons do not chain", at: next, hints: ["join two comparisons with ‘and’"])
      }
    }
    return left
  }

  private mutating func operand() throws(ExpressionFailure) -> ExpressionSyntax {
    let token = take()
    switch token.kind {
    case .number(let digits): return .number(digits, token)
    case .text(let text): return .text(text, token)
    case .name("true"): return .bool(true, token)
    case .name("false"): return .bool(false, token)
    case .name("nil"), .name("null"): return .null(token)
    case .name("not"): return .call(.not, [try expression(above: Self.negation)], token)
    case .name("and"), .name("or"), .end:
      throw ExpressionFailure("expected a value, found \(token.quoted)", at: token)
    case .name(let name): return .name(name, token)
    case .sign("("):
      let inner = try expression(above: 0)
      guard next.kind == .sign(")") else {
        throw ExpressionFailure(
          "expected ‘)’, found \(next.quoted)", at: next)
      }
      _ = take()
      return inner
    case .sign: throw ExpressionFailure("expected a value, found \(token.quoted)", at: token)
    }
  }

  private static let negation = 3
  private static let comparison = 4

  private func infix(_ token: ExpressionToken) -> (Operation, power: Int)? {
    switch token.kind {
    case .name("or"): (.or, 1)
    case .name("and"): (.and, 2)
    case .sign("??"): (.coalesce, 5)
    case .sign(let sign): Operation(rawValue: sign).map { ($0, Self.comparison) }
    case .name, .number, .text, .end: nil
    }
  }
}
