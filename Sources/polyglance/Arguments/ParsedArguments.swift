/// An option that a command knows.
struct Option: Hashable {
  /// With its hyphens, as `--format`.
  var name: String
  /// The short form, as `-o`; nil for none.
  var short: String?
  /// What stands for the value in the help, as `FORMAT`; nil for a flag.
  var value: String?
  /// One line.
  var summary: String
  /// The values that can be given; empty: any.
  var choices: [String]

  init(
    _ name: String, short: String? = nil, value: String? = nil, choices: [String] = [],
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.choices = choices
  }

  /// Options that every command takes.
  static let common = [
    Option("--no-color", "no colour, whatever the terminal can do"),
    Option("--ascii", "nothing but ASCII for lines and signs"),
  ]
}

/// Arguments taken apart: options by name, and the rest in order.
struct ParsedArguments {
  private var values: [String: [String]] = [:]
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// Takes arguments apart; `--x v`, `--x=v`, `-x v`, and `--` before operands with hyphens.
  init(_ arguments: [String], options: [Option]) throws(UsageError) {
    let known = options + Option.common
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = known.first(where: { $0.name == name || $0.short == name }) else {
        throw UsageError(
          "unknown option ‘\(name)’", nearest: nearest(name, among: known.map(\.name)))
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      try take(option, attached, from: &rest)
    }
  }

  private mutating func take(
    _ option: Option, _ attached: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      guard attached == nil else { throw UsageError("‘\(option.name)’ takes no value") }
      values[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst(), value.contains(where: { $0 != "," }) else {
      throw UsageError("‘\(option.name)’ needs a value: \(option.name) \(placeholder)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        "‘\(value)’ is none of the values of ‘\(option.name)’: "
          + option.choices.joined(separator: ", "),
        nearest: nearest(value, among: option.choices))
    }
    values[option.name, default: []].append(value)
  }

  /// Whether a flag was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value given; nil when the option was not.
  func value(_ name: String) -> String? { values[name]?.last }

  /// Every value given, split at commas, in order.
  func list(_ name: String) -> [String] {
    (values[name] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// Every value given, whole, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// The options part of a command's help.
func describe(_ options: [Option]) -> String {
  let heads = options.map { option in
    let short = option.short.map { "\($0), " } ?? ""
    return "\(short)\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }
  let width = heads.map(\.count).max() ?? 0
  return zip(heads, options).map { head, option in
    "  \(head)\(String(repeating: " ", count: width - head.count))  \(option.summary)"
  }.joined(separator: "\n")
}
