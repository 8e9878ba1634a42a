import Presentation
import Simulation

/// The names that an expression may use where it stands.
struct FieldScope: Sendable {
  var state: [FieldDeclaration] = []
  var attributes: [FieldDeclaration] = []
  /// Names bound by `each`, the innermost last.
  var locals: [(name: String, type: FieldType)] = []
  /// Whether the app itself evaluates it: it alone knows its decision.
  var isApp = false
  /// Whether it is a view of an activity, which is told that it is stale.
  var isActivityView = false

  /// A name that was found.
  struct Field {
    var expression: StateExpression
    /// Nil where the language declares no type for it.
    var type: FieldType?
  }

  /// The field of a dotted name; nil where there is none.
  func field(_ name: String) -> Field? {
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let local = locals.last(where: { $0.name == path[0] }) {
      return type(of: path.dropFirst(), in: local.type).map {
        Field(expression: .field(.local, path), type: $0)
      }
    }
    switch path[0] {
    case "isStale" where path.count == 1 && isActivityView:
      return Field(expression: .isStale, type: .bool)
    case _ where path.count == 1 && isActivityView && surrounding(path[0]) != nil:
      return surrounding(path[0])
    case "context": return context(path.dropFirst().joined(separator: "."))
    case "attributes": return field(.attributes, Array(path.dropFirst()), in: attributes)
    case "state": return field(.state, Array(path.dropFirst()), in: state)
    case _: return field(.state, path, in: state)
    }
  }

  /// Every name that may be written, for hints: nested fields, then what surrounds a view.
  var names: [String] {
    locals.reversed().map(\.name) + names(state, under: "")
      + names(attributes, under: "attributes.")
      + (isActivityView ? ["isStale"] + Self.surroundings : [])
      + contextFields.map(\.name).filter { $0 != "isStale" && !Self.surroundings.contains($0) }.map
    { "context." + $0 }
  }

  /// The names of fields that hold language tags, for hints.
  var tagNames: [String] {
    names.filter { field($0)?.type?.unwrapped == .languageTag }
  }

  private var contextFields: [(name: String, type: FieldType)] {
    var fields: [(name: String, type: FieldType)] = [
      ("store.tag", .languageTag), ("store.revision", .revision),
    ]
    if isApp { fields.append(("decision", .languageTag)) }
    if isActivityView {
      fields.append(("isStale", .bool))
      for name in Self.surroundings {
        if let type = surrounding(name)?.type { fields.append((name, type)) }
      }
    }
    return fields
  }

  private static let surroundings = ActivitySurroundings.Name.allCases.map(\.rawValue)

  /// What the environment tells a view of an activity; nil for another name.
  private func surrounding(_ name: String) -> Field? {
    guard let known = ActivitySurroundings.Name(rawValue: name) else { return nil }
    let type: FieldType =
      switch known {
      case .isLuminanceReduced, .isActivityFullscreen: .bool
      case .activityFamily: .codes(ActivityFamily.allCases.map(\.rawValue), unknown: .reject)
      }
    return Field(expression: .field(.context, [name]), type: type)
  }

  private func context(_ name: String) -> Field? {
    guard let found = contextFields.first(where: { $0.name == name }) else { return nil }
    if name == "isStale" { return Field(expression: .isStale, type: .bool) }
    return Field(
      expression: .field(.context, name.split(separator: ".").map(String.init)), type: found.type)
  }

  private func field(
    _ root: FieldRoot, _ path: [String], in declared: [FieldDeclaration]
  ) -> Field? {
    guard !path.isEmpty, let type = type(of: path[...], in: .record(declared)) else { return nil }
    return Field(expression: .field(root, path), type: type)
  }

  private func type(of path: ArraySlice<String>, in type: FieldType) -> FieldType? {
    guard let first = path.first else { return type }
    switch type {
    case .optional(let wrapped): return self.type(of: path, in: wrapped)
    case .record(let fields):
      guard let field = fields.first(where: { $0.name == first }) else { return nil }
      return self.type(of: path.dropFirst(), in: field.type)
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .codes, .list:
      return nil
    }
  }

  private func names(_ fields: [FieldDeclaration], under prefix: String) -> [String] {
    fields.flatMap { field -> [String] in
      var nested: [String] = []
      if case .record(let inner) = field.type.unwrapped {
        nested = names(inner, under: prefix + field.name + ".")
      }
      return [prefix + field.name] + nested
    }
  }
}

extension FieldType {
  /// What messages call it.
  var spelling: String {
    if case .codes = self { "a code" } else { swiftName }
  }
}
