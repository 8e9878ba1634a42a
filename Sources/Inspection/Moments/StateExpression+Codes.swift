import Presentation

extension StateExpression {
  /// The field of the state that a condition compares with codes, as a `case` of a switch does; nil
  /// for any other condition.
  var comparedCodes: (field: String, codes: [String])? {
    guard case .call(let operation, let operands) = self else { return nil }
    if operation == .or {
      let parts = operands.compactMap(\.comparedCodes)
      guard parts.count == operands.count, let field = parts.first?.field,
        parts.allSatisfy({ $0.field == field })
      else { return nil }
      return (field, parts.flatMap(\.codes))
    }
    guard operation == .equal, operands.count == 2,
      case .field(.state, let path) = operands[0], path.count == 1,
      case .literal(let value) = operands[1]
    else { return nil }
    switch value {
    case .code(let code, _), .text(let code, _): return (path[0], [code])
    case .null, .bool, .int, .double, .decimal, .tag, .date, .duration, .measure, .money, .list,
      .record, .lookedUp:
      return nil
    }
  }
}
