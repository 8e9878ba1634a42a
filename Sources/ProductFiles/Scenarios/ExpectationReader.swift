import Diagnostics
import Documents
import Languages
import Presentation
import Simulation

/// Reads the mapping after `expect:`.
struct ExpectationReader {
  let document: Document
  let product: Product
  let vocabulary: Vocabulary
  /// What `everywhere: true` means where the expectation names no language.
  let locale: LanguageTag

  func read(_ node: Node) throws(InputProblem) -> Expectation {
    let members = try document.requireMapping(node, expected: "what must hold")
    _ = try document.requireMapping(node, keys: ScenarioKeys.expectation.names)
    var expectation = Expectation(entries: [])
    for member in members {
      switch member.key {
      case "surface": expectation.surface = try surface(member.value)
      case "activity": expectation.activity = try activity(member.value)
      case _:
        for entry in try entries(member, node) {
          expectation.entries.append(Placed(entry, at: member.keyPlace))
        }
      }
    }
    if expectation.entries.isEmpty {
      throw document.problem("nothing is expected", at: node)
    }
    return expectation
  }

  private func entries(
    _ member: Node.Member, _ node: Node
  ) throws(InputProblem) -> [Expectation.Entry] {
    let value = member.value
    switch member.key {
    case "language": return [.language(try supported(value))]
    case "source":
      return [.source(try document.requireCase(value, of: DecisionRule.self, noun: "source"))]
    case "revision": return [.revision(try document.requireInteger(value, in: 0...Int.max))]
    case "everywhere":
      guard try document.requireBool(value) else {
        throw document.problem(
          "only ‘everywhere: true’ can be expected", at: value,
          hints: ["a finding that must be there is expected with ‘finding’"])
      }
      let language = try document.member("language", of: node).map { (node) throws(InputProblem) in
        try supported(node)
      }
      return [.everywhere(language ?? locale)]
    case "state":
      return [.state(try document.requireCase(value, of: ActivityPhase.self, noun: "state"))]
    case "text":
      var entries: [Expectation.Entry] = []
      for match in document.oneOrMore(value) { entries.append(.text(try textMatch(match))) }
      return entries
    case "spoken":
      var entries: [Expectation.Entry] = []
      for match in document.oneOrMore(value) { entries.append(.spoken(try textMatch(match))) }
      return entries
    case "absent":
      var ids: [String] = []
      for element in document.oneOrMore(value) { ids.append(try finding(element, orGroup: true)) }
      return [.absent(ids)]
    case _:
      var entries: [Expectation.Entry] = []
      for match in document.oneOrMore(value) { entries.append(.finding(try findingMatch(match))) }
      return entries
    }
  }

  private func supported(_ node: Node) throws(InputProblem) -> LanguageTag {
    try readSupported(node, of: document, product: product)
  }

  private func surface(_ node: Node) throws(InputProblem) -> Surface {
    let id = try document.requireChoice(node, among: Surface.expectable.map(\.id), noun: "surface")
    guard let surface = Surface(id: id) else {
      throw document.unknownName("surface", id, at: node, among: Surface.expectable.map(\.id))
    }
    return surface
  }

  private func activity(_ node: Node) throws(InputProblem) -> String {
    try readActivityName(node, of: document, product: product)
  }

  private func textMatch(_ node: Node) throws(InputProblem) -> TextMatch {
    guard case .mapping = node.kind else { return .equals(try document.requireText(node)) }
    _ = try document.requireMapping(node, keys: ScenarioKeys.textMatch.names)
    let member = try document.requireSingleMember(
      node, expected: alternatives(ScenarioKeys.textMatch.names))
    let text = try document.requireText(member.value)
    switch member.key {
    case "equals": return .equals(text)
    case "contains": return .contains(text)
    case _:
      do { _ = try Regex(text) } catch {
        throw document.problem(
          "‘\(text)’ is no regular expression: \(error)", at: member.value)
      }
      return .matches(text)
    }
  }

  private func finding(_ node: Node, orGroup: Bool) throws(InputProblem) -> String {
    let id = try document.requireString(node, expected: "a finding id")
    let known = orGroup ? vocabulary.findingsAndGroups : vocabulary.findings
    if !vocabulary.findings.isEmpty, !known.contains(id) {
      throw document.unknownName(
        orGroup ? "finding or group" : "finding", id, at: node, among: known)
    }
    return id
  }

  private func findingMatch(_ node: Node) throws(InputProblem) -> FindingMatch {
    guard case .mapping = node.kind else {
      return FindingMatch(id: try finding(node, orGroup: false))
    }
    _ = try document.requireMapping(node, keys: ScenarioKeys.finding.names)
    var match = FindingMatch(
      id: try finding(try document.requireMember("id", of: node), orGroup: false))
    if let node = document.member("surface", of: node) { match.surface = try surface(node) }
    if let node = document.member("locale", of: node) {
      match.locale = try readTag(node, of: document)
    }
    if let node = document.member("key", of: node) { match.key = try document.requireText(node) }
    if let node = document.member("file", of: node) { match.file = try document.requireText(node) }
    if let node = document.member("count", of: node) {
      match.count = try document.requireInteger(node, in: 0...1_000_000)
    }
    return match
  }
}

/// A language that the app offers, or a pseudolocale.
func readSupported(
  _ node: Node, of document: Document, product: Product
) throws(InputProblem) -> LanguageTag {
  let text = try document.requireString(node, expected: "a language tag")
  guard let tag = LanguageTag(text), product.choosable.contains(tag) else {
    throw document.problem(
      "unknown language ‘\(text)’", at: node,
      hints: languageHints(text, product))
  }
  return tag
}

/// The pseudolocales are not listed: they are no languages of the product.
private func languageHints(_ text: String, _ product: Product) -> [String] {
  let supported = product.supported.map(\.description)
  let pseudolocales = product.pseudolocales.map(\.description)
  guard let nearest = nearestName(text, among: supported + pseudolocales),
    pseudolocales.contains(nearest)
  else { return nameHints(text, among: supported) }
  return ["did you mean ‘\(nearest)’?", "expected one of \(alternatives(supported))"]
}

/// An activity by its kind or its id, `delivery` or `delivery#1`.
func readActivityName(
  _ node: Node, of document: Document, product: Product
) throws(InputProblem) -> String {
  let name = try document.requireString(node, expected: "an activity")
  let kinds = product.activities.map(\.kind)
  let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
  let isNumbered = parts.count == 1 || (Int(parts[1]) ?? 0) > 0
  guard kinds.contains(String(parts[0])), isNumbered else {
    throw document.unknownName("activity", name, at: node, among: kinds)
  }
  return name
}
