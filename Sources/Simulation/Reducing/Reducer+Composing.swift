import Diagnostics
import Presentation

extension Reducer {
  /// What the app makes before it starts or updates: the given fields over the last ones, tag and
  /// revision from the shared store as it stands, then the fields with code of their own, in the
  /// order declared. A field that is given is taken as given.
  func composed(
    _ given: [GivenField], over last: [String: Value], as fields: [FieldDeclaration],
    named root: String, attributes: [String: Value] = [:]
  ) throws(DecodingFailure) -> [String: Value] {
    guard let app = world.app else { return last }
    let context = appContext(app)
    let made = Set(fields.filter { $0.from != nil || $0.type.isFilled }.map(\.name))
    let read = try localReader(context).record(
      given, as: fields, at: place, path: [root], exempt: made.union(last.keys))
    var record = last.merging(read) { $1 }
    let names = Set(given.map(\.name))
    for field in fields where !names.contains(field.name) {
      switch field.type.unwrapped {
      case .languageTag: record[field.name] = world.store.tag.map(Value.tag) ?? .null
      case .revision: record[field.name] = .int(world.store.revision)
      case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .userText,
        .codes, .list, .record, .optional:
        break
      }
    }
    for field in fields where !names.contains(field.name) {
      guard let expression = field.from else { continue }
      let isState = root == "content-state"
      let input = RenderInput(
        state: isState ? record : [:], attributes: isState ? attributes : record)
      record[field.name] = Evaluator(input, context: context).value(expression)
        .typed(as: field)
    }
    return record
  }

  private func localReader(_ context: RenderContext) -> FieldReader {
    let zone = world.device.timeZone
    return FieldReader(
      origin: { .scenario($0) }, isWire: false, sender: context, now: world.clock,
      moment: { [calendar] in calendar?.instant(of: $0, timeZone: zone) })
  }
}

extension Value {
  /// A text that code made for a field of codes or of content of people is that.
  fileprivate func typed(as field: FieldDeclaration) -> Value {
    guard case .text(let text, _) = self else { return self }
    switch field.type.unwrapped {
    case .codes: return .code(text, of: field.name)
    case .userText: return .text(text, .userContent)
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal,
      .languageTag, .revision, .list, .record, .optional:
      return self
    }
  }
}
