import Languages
import Presentation
import Simulation

extension SessionSteps {
  /// The mapping after `expect:`.
  static func members(_ expectation: Expectation) -> YAMLValue {
    var members: [(key: String, value: YAMLValue)] = []
    func add(_ key: String, _ value: YAMLValue) {
      // Several texts and several findings are one key with a list.
      guard let index = members.firstIndex(where: { $0.key == key }) else {
        return members.append((key, value))
      }
      if case .list(let values) = members[index].value {
        members[index].value = .list(values + [value])
      } else {
        members[index].value = .list([members[index].value, value])
      }
    }
    if let surface = expectation.surface { add("surface", .text(surface.id)) }
    if let activity = expectation.activity { add("activity", .text(activity)) }
    for entry in expectation.entries {
      switch entry.value {
      case .language(let tag): add("language", .text(tag.description))
      case .source(let rule): add("source", .text(rule.rawValue))
      case .revision(let revision): add("revision", .number("\(revision)"))
      case .everywhere: add("everywhere", .bool(true))
      case .state(let phase): add("state", .text(phase.rawValue))
      case .text(let match): add("text", self.match(match))
      case .spoken(let match): add("spoken", self.match(match))
      case .absent(let ids): add("absent", .list(ids.map { .text($0) }))
      case .finding(let match): add("finding", finding(match))
      }
    }
    return .map(members)
  }

  private static func match(_ match: TextMatch) -> YAMLValue {
    switch match {
    case .equals(let text): .map([("equals", .text(text))])
    case .contains(let text): .map([("contains", .text(text))])
    case .matches(let pattern): .map([("matches", .text(pattern))])
    }
  }

  private static func finding(_ match: FindingMatch) -> YAMLValue {
    var members: [(key: String, value: YAMLValue)] = [("id", .text(match.id))]
    if let surface = match.surface { members.append(("surface", .text(surface.id))) }
    if let locale = match.locale { members.append(("locale", .text(locale.description))) }
    if let key = match.key { members.append(("key", .text(key))) }
    if let file = match.file { members.append(("file", .text(file))) }
    if let count = match.count { members.append(("count", .number("\(count)"))) }
    return .map(members)
  }
}
