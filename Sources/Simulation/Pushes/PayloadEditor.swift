import Diagnostics
import Languages
import Presentation

/// Changes the values of a payload and keeps a list of what it changed.
struct PayloadEditor {
  /// Seconds from the file's timestamp to now; nil where nothing can be moved.
  let shift: Int?
  /// The server's copy; nil fills nothing.
  let filling: TaggedRevision?
  /// Whether `{ key: … }` in a String is resolved by the server.
  let resolves: Bool
  private(set) var changes: [PushChange] = []

  init(shift: Int?, filling: TaggedRevision?, resolves: Bool) {
    self.shift = shift
    self.filling = filling
    self.resolves = resolves
  }

  mutating func edited(_ root: GivenValue, for declaration: ActivityDeclaration?) -> GivenValue {
    editing(root) { member, editor in
      guard member.name == "aps" else { return member.value }
      return editor.editing(member.value) { field, editor in
        let path = "aps.\(field.name)"
        switch field.name {
        case "timestamp", "stale-date", "dismissal-date": return editor.moved(field.value, path)
        case "attributes":
          return editor.typed(field.value, .record(declaration?.attributes ?? []), path)
        case "content-state":
          return editor.typed(field.value, .record(declaration?.contentState ?? []), path)
        case "alert": return editor.alert(field.value)
        default: return field.value
        }
      }
    }
  }

  /// A content state or attributes as they would be sent.
  mutating func filled(
    _ record: GivenValue, as fields: [FieldDeclaration], path: String
  ) -> GivenValue {
    typed(record, .record(fields), path)
  }

  /// Title and body of an alert may be messages of the server.
  private mutating func alert(_ given: GivenValue) -> GivenValue {
    editing(given) { part, editor in
      ["title", "body"].contains(part.name) ? editor.message(part.value) ?? part.value : part.value
    }
  }

  private mutating func editing(
    _ record: GivenValue, _ edit: (GivenField, inout PayloadEditor) -> GivenValue
  ) -> GivenValue {
    guard case .record(var fields) = record.kind else { return record }
    for index in fields.indices { fields[index].value = edit(fields[index], &self) }
    return GivenValue(.record(fields), at: record.place)
  }

  private mutating func typed(
    _ given: GivenValue, _ type: FieldType, _ path: String
  ) -> GivenValue {
    switch type.unwrapped {
    case .date: return moved(given, path)
    case .languageTag:
      return filled(given, filling?.tag.map { (.string($0.description), $0.description) }, path)
    case .revision:
      return filled(given, filling?.revision.map { (.number("\($0)"), "\($0)") }, path)
    case .string: return message(given) ?? given
    case .list(let element):
      guard case .list(var elements) = given.kind else { return given }
      for index in elements.indices {
        elements[index] = typed(elements[index], element, "\(path).\(index)")
      }
      return GivenValue(.list(elements), at: given.place)
    case .record(let declared): return record(given, declared, path)
    case .int, .double, .bool, .url, .uuid, .data, .duration, .decimal, .userText, .codes,
      .optional:
      return given
    }
  }

  private mutating func record(
    _ given: GivenValue, _ declared: [FieldDeclaration], _ path: String
  ) -> GivenValue {
    guard case .record = given.kind else { return given }
    let edited = editing(given) { field, editor in
      guard let type = declared.first(where: { $0.name == field.name })?.type else {
        return field.value
      }
      return editor.typed(field.value, type, "\(path).\(field.name)")
    }
    var fields = edited.fields
    for field in declared where field.type.isFilled && given.field(field.name) == nil {
      let missing = GivenValue(.null, at: given.place)
      let value = typed(missing, field.type, "\(path).\(field.name)")
      if value != missing { fields.append(GivenField(field.name, at: given.place, value)) }
    }
    return GivenValue(.record(fields), at: given.place)
  }

  private mutating func moved(_ given: GivenValue, _ path: String) -> GivenValue {
    guard let shift, shift != 0, case .number(let digits) = given.kind else { return given }
    let after: String
    if let whole = wholeNumber(of: digits) {
      let (sum, overflows) = whole.addingReportingOverflow(shift)
      guard !overflows else { return given }
      after = "\(sum)"
    } else if let number = Double(digits), number.isFinite {
      after = "\(number + Double(shift))"
    } else {
      return given
    }
    return changed(given, to: .number(after), after, path, .retimed)
  }

  private mutating func filled(
    _ given: GivenValue, _ value: (GivenValue.Kind, String)?, _ path: String
  ) -> GivenValue {
    guard let (kind, after) = value, given.kind != kind else { return given }
    return changed(given, to: kind, after, path, .filled)
  }

  private mutating func changed(
    _ given: GivenValue, to kind: GivenValue.Kind, _ after: String, _ path: String,
    _ reason: PushChange.Reason
  ) -> GivenValue {
    let before: String? =
      switch given.kind {
      case .number(let digits): digits
      case .string(let spelling): LanguageTag(spelling).map { _ in spelling }
      case .null, .bool, .list, .record, .fromNow, .moment, .message: nil
      }
    changes.append(
      PushChange(path: path, place: given.place, reason: reason, before: before, after: after))
    return GivenValue(kind, at: given.place)
  }

  /// `{ "key": …, "args": […], "table": … }`, and nothing else, is a message.
  private func message(_ record: GivenValue) -> GivenValue? {
    guard resolves, record.fields.allSatisfy({ ["key", "args", "table"].contains($0.name) }),
      let named = record.field("key"), case .string(let key) = named.kind
    else { return nil }
    var table = "Localizable"
    if case .string(let name) = record.field("table")?.kind { table = name }
    var arguments: [GivenValue] = []
    if case .list(let elements) = record.field("args")?.kind { arguments = elements }
    let message = MessageKey(key, table: table, place: named.place)
    return GivenValue(.message(message, arguments), at: record.place)
  }
}
