import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads `{ time: estimatedArrival, style: short }`: a formatter, its value and its options.
struct FormatReader {
  let document: Document
  let expressions: ExpressionReader

  /// A formatter: its key, the options that it takes, what it formats.
  private struct Formatter {
    var options: [String]
    var accepts: @Sendable (FieldType) -> Bool
    var expected: String
  }

  private static let formatters: [String: Formatter] = [
    "date": Formatter(options: ["style", "skeleton"], accepts: isDate, expected: "a Date"),
    "time": Formatter(options: ["style", "skeleton"], accepts: isDate, expected: "a Date"),
    "date-time": Formatter(
      options: ["date-style", "time-style"], accepts: isDate, expected: "a Date"),
    "number": Formatter(options: ["fraction-digits"], accepts: isNumber, expected: "a number"),
    "percent": Formatter(options: ["fraction-digits"], accepts: isNumber, expected: "a number"),
    "currency": Formatter(options: ["code"], accepts: isNumber, expected: "a number"),
    "measure": Formatter(options: ["unit", "width"], accepts: isNumber, expected: "a number"),
    "duration": Formatter(
      options: ["width"], accepts: { $0 == .duration || isNumber($0) },
      expected: "a Duration or a number"),
    "list": Formatter(options: ["type"], accepts: isList, expected: "a list"),
    "relative": Formatter(options: ["width"], accepts: isDate, expected: "a Date"),
  ]

  /// The value and its format.
  func read(_ node: Node) throws(InputProblem) -> (StateExpression, Format) {
    let members = try document.requireMapping(
      node, keys: TextKeys.format.names, expected: "a formatter, as ‘{ time: field }’")
    let known = TextKeys.format.names.filter { Self.formatters[$0] != nil }
    let chosen = members.filter { Self.formatters[$0.key] != nil }
    guard let first = chosen.first, let formatter = Self.formatters[first.key] else {
      throw document.problem(
        "no formatter is named", at: node, hints: ["expected one of \(alternatives(known))"])
    }
    if chosen.count > 1 {
      throw document.problem(
        "‘\(first.key)’ and ‘\(chosen[1].key)’ are two formatters", atKey: chosen[1])
    }
    for member in members where member.key != first.key && !formatter.options.contains(member.key) {
      throw document.problem(
        "‘\(first.key)’ has no option ‘\(member.key)’", atKey: member,
        hints: nameHints(member.key, among: formatter.options))
    }
    let value = try expressions.read(
      first.value, of: formatter.accepts, expected: formatter.expected)
    return (value.expression, try format(first, node))
  }

  private func format(_ member: Node.Member, _ node: Node) throws(InputProblem) -> Format {
    switch member.key {
    case "date": return .date(try style(node, default: .medium))
    case "time": return .time(try style(node, default: .short))
    case "date-time":
      return .dateTime(
        date: try style(node["date-style"]) ?? .medium,
        time: try style(node["time-style"]) ?? .short)
    case "number": return .number(fractionDigits: try fractionDigits(node))
    case "percent": return .percent(fractionDigits: try fractionDigits(node))
    case "currency": return .currency(code: try text("code", node))
    case "measure":
      return .measure(unit: try text("unit", node), width: try width(node, .abbreviated))
    case "duration": return .duration(try width(node, .wide))
    case "list":
      guard let type = document.member("type", of: node) else { return .list(or: false) }
      return .list(
        or: try document.requireChoice(type, among: ["and", "or"], noun: "type of list") == "or")
    case _: return .relative(try width(node, .wide))
    }
  }

  private func style(
    _ node: Node, default other: Format.DateStyle
  ) throws(InputProblem) -> Format.DateStyle {
    guard let skeleton = document.member("skeleton", of: node) else {
      return try style(node["style"]) ?? other
    }
    if let style = node["style"] {
      throw document.problem("a skeleton leaves nothing to a style", at: style)
    }
    return .skeleton(try document.requireString(skeleton, expected: "a skeleton, as ‘MMMd’"))
  }

  private func style(_ node: Node?) throws(InputProblem) -> Format.DateStyle? {
    guard let node else { return nil }
    return switch try document.requireChoice(node, among: TextKeys.styles, noun: "style") {
    case "short": .short
    case "medium": .medium
    case "long": .long
    case _: .full
    }
  }

  private func fractionDigits(_ node: Node) throws(InputProblem) -> Int? {
    guard let digits = document.member("fraction-digits", of: node) else { return nil }
    return try document.requireInteger(digits, in: 0...20)
  }

  private func text(_ key: String, _ node: Node) throws(InputProblem) -> String? {
    guard let value = document.member(key, of: node) else { return nil }
    return try document.requireString(value)
  }

  private func width(
    _ node: Node, _ other: Format.Width
  ) throws(InputProblem) -> Format.Width {
    guard let width = document.member("width", of: node) else { return other }
    return try document.requireCase(width, of: Format.Width.self, noun: "width")
  }
}

@Sendable private func isDate(_ type: FieldType) -> Bool { type == .date }

@Sendable private func isList(_ type: FieldType) -> Bool {
  if case .list = type { true } else { false }
}

@Sendable private func isNumber(_ type: FieldType) -> Bool {
  [.int, .double, .decimal, .revision].contains(type)
}
