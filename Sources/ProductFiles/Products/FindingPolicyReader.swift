import Diagnostics
import Documents
import Languages

/// Reads what a team says of findings: how much they weigh, which it lives with.
struct FindingPolicyReader {
  let document: Document
  let vocabulary: Vocabulary

  /// `severity:`, finding id or group to `error warning note off`; nil is off. A group stands for each
  /// of its findings that has no line of its own.
  func severities(_ node: Node) throws(InputProblem) -> [String: Severity?] {
    var severities: [String: Severity?] = [:]
    var grouped: [String: Severity?] = [:]
    for member in try document.requireMapping(node, expected: "a mapping of finding ids") {
      let known = vocabulary.findingsAndGroups
      if !known.isEmpty, !known.contains(member.key) {
        throw document.unknownKey(member, among: known, noun: "finding id")
      }
      let word = try document.requireChoice(
        member.value, among: ProductKeys.severities, noun: "severity")
      let severity = Severity(rawValue: word)
      guard let ids = vocabulary.findingGroups[member.key] else {
        severities.updateValue(severity, forKey: member.key)
        continue
      }
      for id in ids { grouped.updateValue(severity, forKey: id) }
    }
    return severities.merging(grouped) { own, _ in own }
  }

  /// `allow:`, a list of findings, each with a reason.
  func allowances(_ node: Node) throws(InputProblem) -> [Allowance] {
    var allowances: [Allowance] = []
    for element in try document.requireSequence(node, expected: "a list of findings") {
      allowances.append(try allowance(element))
    }
    return allowances
  }

  private func allowance(_ node: Node) throws(InputProblem) -> Allowance {
    let members = try document.requireMapping(
      node, keys: ProductKeys.allowance.names, expected: "a finding, as ‘{ id: …, reason: … }’")
    let idNode = try document.requireMember("id", of: node)
    let id = try document.requireString(idNode)
    let known = vocabulary.findingsAndGroups
    if !known.isEmpty, !known.contains(id) {
      throw document.unknownName("finding id", id, at: idNode, among: known)
    }
    guard node["reason"] != nil else {
      throw document.problem(
        "‘\(id)’ is allowed without a reason", at: idNode,
        hints: ["say why, as ‘reason: the brand is written so everywhere’"])
    }
    let reasonNode = try document.requireMember("reason", of: node)
    let reason = try document.requireString(reasonNode, expected: "a reason in words")
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw document.problem("the reason is empty", at: reasonNode, hints: ["say why"])
    }
    var allowance = Allowance(
      id: id, reason: reason, place: members.first?.keyPlace ?? node.place)
    allowance.key = try text("key", node)
    allowance.file = try text("file", node)
    if let locale = document.member("locale", of: node) {
      allowance.locale = try readTag(locale, of: document).description
    }
    return allowance
  }

  private func text(_ key: String, _ node: Node) throws(InputProblem) -> String? {
    guard let value = document.member(key, of: node) else { return nil }
    return try document.requireText(value)
  }
}
