import Diagnostics
import Presentation
import Simulation

/// A plain value of a declared type, for products without scenarios: an id of no language for a
/// string, a name for content of people, twelve minutes ahead for a date, the first code.
func sampleValue(of type: FieldType, at place: SourceLocation) -> GivenValue {
  let kind: GivenValue.Kind =
    switch type {
    case .string: .string("A-17")
    case .int: .number("3")
    case .double: .number("0.5")
    case .bool: .bool(true)
    case .date: .fromNow(12 * 60)
    case .url: .string("https://example.com/17")
    case .uuid: .string("00000000-0000-4000-8000-000000000017")
    case .data: .string("")
    case .duration: .number("240")
    case .decimal: .number("12.50")
    case .userText: .string("Noor")
    case .languageTag, .revision: .null
    case .codes(let codes, unknown: _): codes.first.map { .string($0) } ?? .null
    case .list(let element): .list([sampleValue(of: element, at: place)])
    case .record(let fields): .record(sampleFields(of: fields))
    case .optional(let wrapped): sampleValue(of: wrapped, at: place).kind
    }
  return GivenValue(kind, at: place)
}

/// A plain value for each field that is given: not those that the app makes or a sender fills in.
func sampleFields(of declarations: [FieldDeclaration]) -> [GivenField] {
  declarations.filter(\.isGiven).map { field in
    GivenField(field.name, at: field.place, sampleValue(of: field.type, at: field.place))
  }
}

extension FieldDeclaration {
  /// Whether whoever updates gives it: neither made by the app's code nor filled in when sent.
  var isGiven: Bool { from == nil && !type.isFilled }
}
