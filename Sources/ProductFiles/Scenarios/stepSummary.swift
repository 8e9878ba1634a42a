import Documents

/// A short form of a step's argument, for a timeline: `nearby.apns`, `30s`, `fr-CA`.
func summary(of member: Node.Member, _ options: Node) -> String {
  switch member.key {
  case "expect": return member.value.members.map(\.key).joined(separator: ", ")
  case "start":
    return short(options["activity"] ?? member.value)
  case "push", "miss-push": return short(options["file"] ?? member.value)
  case "update", "end":
    let activity = options["activity"] ?? member.value
    let parts = [activity.string ?? "", options["state"].map(short) ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  case _: return short(member.value)
  }
}

private func short(_ node: Node) -> String {
  switch node.kind {
  case .null: ""
  case .bool(let value): value ? "true" : "false"
  case .number(let digits): digits
  case .string(let text): text
  case .data: ""
  case .sequence(let elements): elements.map(short).joined(separator: ", ")
  case .mapping(let members):
    members.map { member in
      let value = short(member.value)
      return value.isEmpty ? member.key : "\(member.key): \(value)"
    }.joined(separator: ", ")
  }
}
