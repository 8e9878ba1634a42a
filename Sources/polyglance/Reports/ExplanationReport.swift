import Diagnostics
import Inspection

/// What `explain` says of one check, in at most 78 columns.
struct ExplanationReport {
  let definition: CheckDefinition

  /// Without a line end.
  var text: String {
    let explanation = definition.explanation
    var blocks = [
      heading, wrap(explanation.meaning),
      [
        entry("boundary", definition.boundary.rawValue),
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

  private var heading: String {
    let group = definition.group.map { ", one of \($0.rawValue)" } ?? ""
    let severity = definition.severity.rawValue
    let article = severity.first == "e" ? "an" : "a"
    return "\(definition.id): \(article) \(severity) about \(definition.scope.noun)\(group)"
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
