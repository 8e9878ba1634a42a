import Diagnostics
import Documents
import Presentation
import Simulation

/// Reads the text of a view, of an accessibility label, of a field that the app makes.
struct TextReader {
  let document: Document
  let scope: FieldScope
  /// The targets whose resources may be named.
  let targets: [String]
  /// What holds where nothing else is said: the environment in views, the process in code.
  let defaultLookup: TextKeys.Lookup

  private var expressions: ExpressionReader { ExpressionReader(document: document, scope: scope) }
  private var locales: LocaleBindingReader {
    LocaleBindingReader(document: document, expressions: expressions)
  }
  private var surroundings: LocaleBinding {
    defaultLookup == .environment ? .environment : .process
  }

  /// A text in any of its forms.
  func read(_ node: Node) throws(InputProblem) -> TextExpression {
    let expected = "a text, as ‘{ key: … }’ or ‘{ literal: … }’"
    let members = try document.requireMapping(node, expected: expected)
    let marks = TextKeys.forms.map { $0.names[0] }
    guard let mark = members.first(where: { marks.contains($0.key) }) else {
      throw document.problem(
        "expected \(expected)", at: node,
        hints: members.first.map { nameHints($0.key, among: marks) }
          ?? ["expected one of \(alternatives(marks))"])
    }
    if let other = members.first(where: { marks.contains($0.key) && $0.key != mark.key }) {
      throw document.problem(
        "‘\(mark.key)’ and ‘\(other.key)’ are two texts", atKey: other,
        hints: ["glue texts with ‘joined’"])
    }
    let table = TextKeys.forms.first { $0.names[0] == mark.key } ?? TextKeys.message
    _ = try document.requireMapping(node, keys: table.names)
    switch mark.key {
    case "key": return try message(node)
    case "literal": return .verbatim(try literal(mark.value))
    case "value": return .verbatim(try expressions.read(mark.value).expression)
    case "joined":
      var parts: [TextExpression] = []
      for part in try document.requireSequence(mark.value, expected: "a list of texts") {
        parts.append(try read(part))
      }
      return .joined(parts)
    case "format":
      let reader = FormatReader(document: document, expressions: expressions)
      let (value, format) = try reader.read(mark.value)
      return .formatted(value, format, try locale(node))
    case _: return try live(mark.value, locale: try locale(node))
    }
  }

  private func literal(_ node: Node) throws(InputProblem) -> StateExpression {
    let text = try document.requireText(node)
    return .literal(.text(text, .literal(node.place, path: [])))
  }

  private func locale(_ node: Node) throws(InputProblem) -> LocaleBinding {
    guard let locale = document.member("locale", of: node) else { return surroundings }
    return try locales.read(locale)
  }

  private func live(
    _ node: Node, locale: LocaleBinding
  ) throws(InputProblem) -> TextExpression {
    let member = try document.requireSingleMember(
      node, expected: "\(alternatives(TextKeys.liveFormat.names)) with a Date")
    guard let format = LiveFormat(rawValue: member.key) else {
      throw document.unknownKey(member, among: TextKeys.liveFormat.names, noun: "live text")
    }
    let date = try expressions.read(member.value, of: { $0 == .date }, expected: "a Date")
    return .live(format, date.expression, locale)
  }

  private func message(_ node: Node) throws(InputProblem) -> TextExpression {
    let lookup =
      try node["lookup"].map { (node) throws(InputProblem) in
        try document.requireCase(node, of: TextKeys.Lookup.self, noun: "lookup")
      } ?? defaultLookup
    var arguments: [StateExpression] = []
    if let list = document.member("args", of: node) {
      for argument in try document.requireSequence(list, expected: "a list of arguments") {
        arguments.append(try self.argument(argument))
      }
    }
    let key = try messageKey(node)
    let (language, formats) = try bindings(node, lookup)
    return .message(key, arguments, language: language, formats: formats)
  }

  /// What the lookup asks for; `node` has a member `key`.
  func messageKey(_ node: Node) throws(InputProblem) -> MessageKey {
    let member = try document.requireMember("key", of: node)
    var key = MessageKey(try document.requireText(member, expected: "a key"), place: member.place)
    if let table = document.member("table", of: node) {
      key.table = try document.requireText(table)
    }
    if let bundle = document.member("bundle", of: node) {
      let name = try document.requireChoice(
        bundle, among: ["own", "app"] + targets.filter { $0 != "own" && $0 != "app" },
        noun: "bundle")
      key.bundle = name == "own" ? .own : name == "app" ? .app : .target(TargetID(name))
    }
    if let value = document.member("default", of: node) {
      key.defaultValue = try document.requireText(value)
    }
    return key
  }

  /// An argument: an expression, or a text that becomes a String before it is put in.
  private func argument(_ node: Node) throws(InputProblem) -> StateExpression {
    guard case .mapping = node.kind else { return try expressions.read(node).expression }
    switch try read(node) {
    case .verbatim(let value): return value
    case .message, .joined, .formatted, .live: return .string(try read(node))
    }
  }

  private func bindings(
    _ node: Node, _ lookup: TextKeys.Lookup
  ) throws(InputProblem) -> (language: LocaleBinding, formats: LocaleBinding) {
    let locale = try document.member("locale", of: node).map { (node) throws(InputProblem) in
      try locales.read(node)
    }
    let languages = try languages(node, lookup)
    switch lookup {
    case .environment:
      if let place = document.member("locale", of: node) {
        throw document.problem(
          "a text that the environment looks up takes its locale from there", at: place,
          hints: [
            "write ‘environment: { locale: … }’ on the view, or ‘lookup: resource’ with the locale"
          ])
      }
      return (.environment, .environment)
    case .process: return (.process, locale ?? .process)
    case .resource:
      let language = languages ?? locale ?? .process
      return (language, locale ?? language)
    }
  }

  private func languages(
    _ node: Node, _ lookup: TextKeys.Lookup
  ) throws(InputProblem) -> LocaleBinding? {
    guard let list = document.member("languages", of: node) else { return nil }
    if lookup != .resource {
      throw document.problem(
        "‘languages’ is chosen by a resource alone", at: list, hints: ["add ‘lookup: resource’"])
    }
    var languages: [StateExpression] = []
    for language in try document.requireSequence(list, expected: "a list of languages") {
      languages.append(try locales.language(language))
    }
    return .languages(languages)
  }
}
