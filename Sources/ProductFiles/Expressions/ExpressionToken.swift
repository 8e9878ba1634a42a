import Diagnostics
import Documents

/// One token of an expression and where it stands in the scalar.
struct ExpressionToken {
  enum Kind: Hashable {
    case name(String)
    case number(String)
    case text(String)
    case sign(String)
    case end
  }

  var kind: Kind
  /// In Unicode scalars from the start of the expression.
  var offset: Int
  var length: Int

  /// As written; empty for the end.
  var text: String {
    switch kind {
    case .name(let text), .number(let text), .sign(let text), .text(let text): text
    case .end: ""
    }
  }

  /// As it is quoted in messages.
  var quoted: String {
    switch kind {
    case .name(let text), .number(let text), .sign(let text): "‘\(text)’"
    case .text(let text): "‘\"\(text)\"’"
    case .end: "the end of the expression"
    }
  }
}

/// What cannot be a token or stands where nothing of the kind may; offsets as in tokens.
struct ExpressionFailure: Error {
  var message: String
  var offset: Int
  var length: Int
  var hints: [String] = []

  init(_ message: String, at token: ExpressionToken, hints: [String] = []) {
    self.message = message
    offset = token.offset
    length = token.length
    self.hints = hints
  }

  init(_ message: String, offset: Int, length: Int, hints: [String] = []) {
    self.message = message
    self.offset = offset
    self.length = length
    self.hints = hints
  }
}

/// The tokens of an expression, the end included.
///
/// Names are fields (`attributes.orderID`) and codes (`out-for-delivery`): there is no arithmetic,
/// so a hyphen between letters belongs to the name.
func expressionTokens(_ text: String) throws(ExpressionFailure) -> [ExpressionToken] {
  let scalars = Array(text.unicodeScalars)
  var tokens: [ExpressionToken] = []
  var index = 0

  func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
  func add(_ kind: ExpressionToken.Kind, from start: Int) {
    tokens.append(ExpressionToken(kind: kind, offset: start, length: index - start))
  }

  while index < scalars.count {
    let start = index
    let scalar = scalars[index]
    if scalar.properties.isWhitespace {
      index += 1
    } else if isNameStart(scalar) {
      while index < scalars.count, isNamePart(scalars, at: index) { index += 1 }
      add(.name(string(start..<index)), from: start)
    } else if isDigit(scalar)
      || scalar == "-" && index + 1 < scalars.count && isDigit(scalars[index + 1])
    {
      index += 1
      while index < scalars.count, isDigit(scalars[index]) { index += 1 }
      if index + 1 < scalars.count, scalars[index] == ".", isDigit(scalars[index + 1]) {
        index += 1
        while index < scalars.count, isDigit(scalars[index]) { index += 1 }
      }
      add(.number(string(start..<index)), from: start)
    } else if scalar == "\"" || scalar == "'" {
      var content = String.UnicodeScalarView()
      index += 1
      while index < scalars.count, scalars[index] != scalar {
        if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
        content.append(scalars[index])
        index += 1
      }
      guard index < scalars.count else {
        throw ExpressionFailure(
          "the quotation that begins here does not end", offset: start, length: index - start)
      }
      index += 1
      add(.text(String(content)), from: start)
    } else {
      let two = index + 1 < scalars.count ? string(index..<index + 2) : ""
      if ["==", "!=", "<=", ">=", "??"].contains(two) {
        index += 2
        add(.sign(two), from: start)
      } else if ["<", ">", "(", ")"].contains(scalar) {
        index += 1
        add(.sign(String(scalar)), from: start)
      } else {
        throw unknownSign(scalar, two, at: start)
      }
    }
  }
  tokens.append(ExpressionToken(kind: .end, offset: scalars.count, length: 1))
  return tokens
}

/// People type what their own language has.
private func unknownSign(
  _ scalar: Unicode.Scalar, _ two: String, at offset: Int
) -> ExpressionFailure {
  let words = ["&&": "and", "||": "or"]
  if let word = words[two] {
    return ExpressionFailure(
      "unknown operator ‘\(two)’", offset: offset, length: 2, hints: ["did you mean ‘\(word)’?"])
  }
  let near: String? = scalar == "=" ? "==" : scalar == "!" ? "not" : nil
  return ExpressionFailure(
    "unknown operator ‘\(scalar)’", offset: offset, length: 1,
    hints: near.map { ["did you mean ‘\($0)’?"] } ?? ["expected one of \(alternatives(operators))"])
}

private let operators = Array(
  "== != < <= > >= and or not ??".split(separator: " ").map(String.init))

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "_" || scalar.properties.isAlphabetic
}

private func isNamePart(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
  let scalar = scalars[index]
  if isNameStart(scalar) || isDigit(scalar) { return true }
  guard scalar == "-" || scalar == ".", index + 1 < scalars.count else { return false }
  return isNameStart(scalars[index + 1]) || isDigit(scalars[index + 1])
}
