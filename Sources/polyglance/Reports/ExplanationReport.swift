import Diagnostics
import Inspection
import Simulation

/// What `explain` says of one check, in at most 78 columns.
struct ExplanationReport {
  let definition: CheckDefinition
  /// The product whose own word on the finding is told; nil: what holds where nobody says anything.
  var product: Product?

  /// Without a line end.
  var text: String {
    let explanation = definition.explanation
    var blocks = [
      heading, wrap(explanation.meaning),
      [
        entry("boundary", definition.boundary.rawValue), entry("severity", severity),
        entry("on a device", explanation.onDevice),
        entry("to mend it", explanation.mend),
      ].joined(separator: "\n"),
    ]
    let places = [
      ("in Swift", explanation.inSwift), ("in the catalog", explanation.inCatalog),
      ("on the server", explanation.onServer),
    ].compactMap { name, words in words.map { entry(name, $0) } }
    if !places.isEmpty { blocks.append(places.joined(separator: "\n")) }
    blocks.append("before\n" + example(explanation.before))
    blocks.append("after\n" + example(explanation.after))
    return blocks.joined(separator: "\n\n")
  }

  private var severity: String {
    guard let product else {
      return """
        \(definition.severity.rawValue); a case may weigh more or less, and severity: in product.yaml \
        has the last word: polyglance explain \(definition.id) PRODUCT
        """
    }
    let usual = definition.severity.rawValue
    let weight = definition.weight(in: product)
    let name = product.name.spelledOut
    let own: String
    if product.severities[definition.id] != nil {
      own =
        weight == "off"
        ? "off in \(name), by severity: in its product.yaml: nobody is told; else \(usual)"
        : "\(weight) in \(name), by severity: in its product.yaml; else \(usual)"
    } else if weight != usual {
      own = "\(weight) in \(name), by regions: strict in its product.yaml; else \(usual)"
    } else {
      own = "\(usual); \(name) sets no other, a case may weigh more or less"
    }
    return ([own] + product.allowances(of: definition).map(\.words)).joined(separator: ". ")
  }

  private var heading: String {
    let group = definition.group.map { ", one of \($0.rawValue)" } ?? ""
    let usual = definition.severity.rawValue
    let article = usual.first == "e" ? "an" : "a"
    return "\(definition.id): \(article) \(usual) about \(definition.scope.noun)\(group)"
  }

  /// A name, and beside it a paragraph that hangs from it.
  private func entry(_ name: String, _ words: String) -> String {
    let width = 16
    let margin = String(repeating: " ", count: width)
    return name + String(repeating: " ", count: width - name.count)
      + wrap(words, indent: margin).dropFirst(width)
  }

  private func example(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}

extension CheckDefinition {
  /// How much the finding weighs in a product, in the word of its `severity:`.
  func weight(in product: Product) -> String { severity(in: product)?.rawValue ?? "off" }
}

extension Product {
  /// Where the team lives with a finding.
  fileprivate func allowances(of definition: CheckDefinition) -> [Allowance] {
    allowances.filter { CheckRegistry.ids(named: $0.id).contains(definition.id) }
  }
}

extension Allowance {
  /// `Allowed for key legal.*, in App/*: the lawyers read these`.
  fileprivate var words: String {
    let scopes = [
      key.map { "for key \($0)" }, file.map { "in \($0)" }, locale.map { "for \($0)" },
    ].compactMap { $0 }
    let scope = scopes.isEmpty ? "everywhere" : scopes.joined(separator: ", ")
    return "Allowed \(scope): \(reason)".spelledOut
  }
}

extension CheckScope {
  /// What the checks of a scope look at.
  var noun: String {
    switch self {
    case .render: "what is shown"
    case .catalog: "a catalog"
    case .source: "code"
    case .payload: "a payload"
    case .policy: "what a team allows"
    }
  }
}
