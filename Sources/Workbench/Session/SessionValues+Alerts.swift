import Languages
import Presentation
import Simulation

/// What a step says of its alert, as it is written.
extension SessionValues {
  /// An alert of the app's own.
  func alert(_ alert: AlertContent?) -> [SessionSteps.Member] {
    guard let alert else { return [] }
    let parts = [("title", alert.title), ("body", alert.body)].compactMap { key, text in
      text.map { (key: key, value: resource($0)) }
    }
    return [("alert", .map([("keys", .map(parts))]))]
  }

  /// What takes the place of a payload's alert.
  func alert(_ alert: GivenValue?) -> [SessionSteps.Member] {
    guard let alert else { return [] }
    guard case .record(let fields) = alert.kind else { return [("alert", .text("none"))] }
    var isServers = false
    let parts = fields.map { field -> (key: String, value: YAMLValue) in
      if case .message(let key, let arguments) = field.value.kind {
        isServers = true
        return (field.name, message(key, arguments))
      }
      var members: [(key: String, value: YAMLValue)] = []
      if case .string(let key)? = field.value.field("loc-key")?.kind {
        members.append(("key", .text(key)))
      }
      if case .list(let values)? = field.value.field("loc-args")?.kind {
        members.append(("args", .list(values.map { value($0, .string) })))
      }
      return (field.name, .map(members))
    }
    return [("alert", .map([(isServers ? "server" : "keys", .map(parts))]))]
  }

  private func resource(_ text: TextExpression) -> YAMLValue {
    guard case .message(let key, let arguments, let language, formats: _) = text else {
      return .null
    }
    var members: [(key: String, value: YAMLValue)] = [("key", .text(key.key))]
    if let text = key.defaultValue { members.append(("default", .text(text))) }
    if key.table != "Localizable" { members.append(("table", .text(key.table))) }
    if !arguments.isEmpty { members.append(("args", .list(arguments.map(argument)))) }
    if let locale = word(language) { members.append(("locale", .text(locale))) }
    return .map(members)
  }

  private func argument(_ expression: StateExpression) -> YAMLValue {
    switch expression {
    case .literal(.int(let number)): .number("\(number)")
    case .literal(.decimal(let digits)): .number(digits)
    case .literal(.text(let text, _)): .text(text)
    case .literal, .field, .isStale, .call, .string, .opaque: .null
    }
  }

  /// As `locale:` takes it; nil for the process, which is meant where none is written.
  private func word(_ binding: LocaleBinding) -> String? {
    switch binding {
    case .environment: "environment"
    case .process: nil
    case .device: "device"
    case .store: "shared-store"
    case .fixed(let tag): tag.description
    case .expression(.field(.context, ["decision"])): "decision"
    case .expression, .languages: nil
    }
  }
}
