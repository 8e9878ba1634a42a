import Diagnostics
import Documents

/// Values of one type; another type is a problem and reads as nothing.
extension CatalogReader {
  /// Adds a shape problem at the current token.
  mutating func note(_ message: String, hints: [String] = []) {
    let reader = reader
    catalog.shapeProblems.list(upTo: limit) {
      var problem = reader.problem(message, hints: hints)
      problem.severity = .warning
      return problem
    }
  }

  /// Adds a shape problem at a place that was passed already, without its line.
  mutating func note(_ message: String, at place: SourceLocation, hints: [String] = []) {
    catalog.shapeProblems.list(upTo: limit) {
      InputProblem(message, at: place, severity: .warning, hints: hints)
    }
  }

  mutating func isObject(_ token: JSONReader.Token, _ what: String) throws(InputProblem) -> Bool {
    if token == .objectStart { return true }
    note("expected an object for \(what)")
    try reader.skipValue(token)
    return false
  }

  mutating func string(_ token: JSONReader.Token, of key: String) throws(InputProblem) -> String? {
    if token == .string { return reader.string() }
    if token != .null { note("expected a string for ‘\(key)’") }
    try reader.skipValue(token)
    return nil
  }

  /// A string, or a number as written.
  mutating func scalar(_ token: JSONReader.Token, of key: String) throws(InputProblem) -> String? {
    token == .number ? reader.number() : try string(token, of: key)
  }

  mutating func bool(_ token: JSONReader.Token, of key: String) throws(InputProblem) -> Bool? {
    if case .bool(let value) = token { return value }
    if token != .null { note("expected ‘true’ or ‘false’ for ‘\(key)’") }
    try reader.skipValue(token)
    return nil
  }

  mutating func integer(_ token: JSONReader.Token, of key: String) throws(InputProblem) -> Int? {
    if token == .number, let value = Int(reader.number()), value > 0 { return value }
    if token != .null { note("expected a whole number from 1 for ‘\(key)’") }
    try reader.skipValue(token)
    return nil
  }
}
