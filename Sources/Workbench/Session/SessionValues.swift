import Presentation
import Simulation

/// Values that a scenario gives, as they are written: a Duration is read from words and kept as a
/// number, so that the declared types are needed.
struct SessionValues {
  let product: Product

  /// Fields of a state or of attributes.
  func fields(_ fields: [GivenField], of declared: [FieldDeclaration]) -> YAMLValue {
    .map(
      fields.map { field in
        let type = declared.first { $0.name == field.name }?.type ?? .string
        return (key: field.name, value: value(field.value, type))
      })
  }

  func value(_ given: GivenValue, _ type: FieldType) -> YAMLValue {
    switch given.kind {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let digits): number(digits, type)
    case .string(let text): .text(text)
    case .list(let values): .list(values.map { value($0, element(of: type)) })
    case .record(let inner): fields(inner, of: members(of: type))
    case .fromNow(let seconds): .duration(seconds, signed: true)
    case .moment(let moment): .text(moment.iso8601)
    case .message(let key, let arguments): message(key, arguments)
    }
  }

  private func number(_ digits: String, _ type: FieldType) -> YAMLValue {
    switch type {
    case .duration: Int(digits).map { .duration($0) } ?? .number(digits)
    case .optional(let type): number(digits, type)
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .decimal, .userText,
      .languageTag, .revision, .codes, .list, .record:
      .number(digits)
    }
  }

  private func element(of type: FieldType) -> FieldType {
    switch type {
    case .list(let element): element
    case .optional(let type): element(of: type)
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .codes, .record:
      type
    }
  }

  private func members(of type: FieldType) -> [FieldDeclaration] {
    switch type {
    case .record(let fields): fields
    case .optional(let type): members(of: type)
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .codes, .list:
      []
    }
  }

  func message(_ key: MessageKey, _ arguments: [GivenValue]) -> YAMLValue {
    var members: [(key: String, value: YAMLValue)] = [("key", .text(key.key))]
    if let text = key.defaultValue { members.append(("default", .text(text))) }
    if key.table != "Localizable" { members.append(("table", .text(key.table))) }
    if !arguments.isEmpty {
      members.append(("args", .list(arguments.map { value($0, .string) })))
    }
    return .map(members)
  }
}

extension LocalMoment {
  /// As scenarios write it: `2026-08-06T09:00:30-04:00`, the offset only where one was written.
  var iso8601: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let years = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    var text = "\(years)-\(two(month))-\(two(day))T\(two(hour)):\(two(minute))"
    if second != 0 { text += ":\(two(second))" }
    guard let offset else { return text }
    if offset == 0 { return text + "Z" }
    let minutes = offset.magnitude / 60
    return text + (offset < 0 ? "-" : "+") + "\(two(Int(minutes / 60))):\(two(Int(minutes % 60)))"
  }
}
