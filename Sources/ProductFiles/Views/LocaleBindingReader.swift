import Diagnostics
import Documents
import Languages
import Presentation
import Simulation

/// Reads where a text or a formatter takes its locale from: a word, a tag, a field.
struct LocaleBindingReader {
  let document: Document
  let expressions: ExpressionReader

  static let words = [
    "environment", "content-state", "shared-store", "process", "device", "decision",
  ]

  /// A binding.
  func read(_ node: Node) throws(InputProblem) -> LocaleBinding {
    let text = try document.requireString(node, expected: "a locale")
    switch text {
    case "environment": return .environment
    case "process": return .process
    case "device": return .device
    case "shared-store": return .store
    case "content-state", "decision": return .expression(try field(text, node))
    case _: break
    }
    if let tag = tag(text) { return .fixed(tag) }
    return .expression(try expression(text, node))
  }

  /// One of `languages:`: a tag or something that holds one.
  func language(_ node: Node) throws(InputProblem) -> StateExpression {
    let text = try document.requireString(node, expected: "a language tag")
    switch text {
    case "shared-store": return .field(.context, ["store", "tag"])
    case "content-state", "decision": return try field(text, node)
    case _: break
    }
    if let tag = tag(text) { return .literal(.tag(tag)) }
    return try expression(text, node)
  }

  /// A tag, where no field has that name.
  private func tag(_ text: String) -> LanguageTag? {
    expressions.scope.field(text) == nil ? LanguageTag(text) : nil
  }

  private func expression(_ text: String, _ node: Node) throws(InputProblem) -> StateExpression {
    let isName = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
    if isName, expressions.scope.field(text) == nil {
      throw document.problem(
        "unknown locale ‘\(text)’", at: node,
        hints: nameHints(text, among: Self.words + expressions.scope.tagNames)
          + ["or a language tag, as ‘fr-CA’"])
    }
    return try expressions.read(
      node, of: { $0 == .languageTag || $0 == .string }, expected: "a LanguageTag"
    ).expression
  }

  private func field(_ word: String, _ node: Node) throws(InputProblem) -> StateExpression {
    let scope = expressions.scope
    if word == "decision" {
      guard let field = scope.field("context.decision") else {
        throw document.problem(
          "the decision is known to the app alone", at: node,
          hints: ["an extension has ‘content-state’ or ‘shared-store’"])
      }
      return field.expression
    }
    if scope.isApp {
      throw document.problem(
        "the app's screen has no content state", at: node,
        hints: ["it has ‘decision’ or ‘shared-store’"])
    }
    let tags = scope.state.filter { $0.type.unwrapped == .languageTag }
    guard let first = tags.first else {
      throw document.problem(
        "the content state declares no LanguageTag", at: node,
        hints: ["declare one in product.yaml, as ‘localeTag: LanguageTag’"])
    }
    if tags.count > 1 {
      throw document.problem(
        "the content state declares several LanguageTags", at: node,
        hints: ["expected one of \(alternatives(tags.map(\.name)))"])
    }
    return .field(.state, [first.name])
  }
}
