extension FieldType {
  /// As Swift and `product.yaml` write it.
  package var swiftName: String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .date: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .duration: "Duration"
    case .decimal: "Decimal"
    case .userText: "UserText"
    case .languageTag: "LanguageTag"
    case .revision: "Revision"
    case .codes(let codes, unknown: _): "one of " + codes.joined(separator: ", ")
    case .list(let element): "[" + element.swiftName + "]"
    case .record: "an object"
    case .optional(let wrapped): wrapped.swiftName + "?"
    }
  }

  /// The type without `?`.
  package var unwrapped: FieldType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// Whether null and a missing key are a value.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether whoever sends fills the field in.
  package var isFilled: Bool {
    switch unwrapped {
    case .languageTag, .revision: true
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .codes, .list, .record, .optional:
      false
    }
  }
}
