package import Diagnostics
import Presentation
package import Simulation

/// A whole content state of one kind of activity, as a local update gives it. Tag and revision are
/// left out: whoever sends fills them in.
package struct ContentSample: Sendable, Hashable {
  /// Where it comes from, in few words: a scenario's step, a code, the declared types.
  package var label: String
  /// In the order declared; moments count from the step that gives them.
  package var fields: [GivenField]
  /// The line that gave it.
  package var place: SourceLocation

  package init(label: String, fields: [GivenField], place: SourceLocation) {
    self.label = label
    self.fields = fields
    self.place = place
  }

  /// The value of a field; nil where the app makes it or it is left out.
  package func field(_ name: String) -> GivenValue? { fields.first { $0.name == name }?.value }

  /// The same content with another value for a field that is declared.
  package func setting(_ name: String, to kind: GivenValue.Kind, label: String) -> ContentSample {
    var sample = self
    sample.label = label
    if let index = fields.firstIndex(where: { $0.name == name }) {
      let place = fields[index].value.place
      sample.fields[index].value = GivenValue(kind, at: place)
    } else {
      sample.fields.append(GivenField(name, at: place, GivenValue(kind, at: place)))
    }
    return sample
  }

  /// Everything about it but its places and label.
  var kinds: [String] { fields.map { "\($0.name)=\($0.value.kind.words)" } }

  /// What can decide which views are shown: codes and flags as they are, of other fields only
  /// whether there is something.
  func shape(as declarations: [FieldDeclaration]) -> [String] {
    declarations.map { field in
      guard let kind = self.field(field.name)?.kind, kind != .null else { return "–" }
      return kind.shape(as: field.type.unwrapped)
    }
  }
}

extension GivenValue.Kind {
  /// The value without the places of its parts.
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let digits): digits
    case .string(let text): "‘\(text)’"
    case .list(let elements): "[" + elements.map(\.kind.words).joined(separator: ",") + "]"
    case .record(let fields):
      "{" + fields.map { "\($0.name)=\($0.value.kind.words)" }.joined(separator: ",") + "}"
    case .fromNow(let seconds): "+\(seconds)"
    case .moment(let moment): "\(moment)"
    case .message(let key, let arguments):
      "\(key.table):\(key.key)(" + arguments.map(\.kind.words).joined(separator: ",") + ")"
    }
  }

  fileprivate func shape(as type: FieldType) -> String {
    switch type {
    case .codes, .bool: return words
    case .list:
      if case .list(let elements) = self { return elements.isEmpty ? "[]" : "[…]" }
      return "…"
    case .record(let fields):
      guard case .record(let members) = self else { return "…" }
      return fields.map { field in
        guard let kind = members.first(where: { $0.name == field.name })?.value.kind, kind != .null
        else { return "–" }
        return kind.shape(as: field.type.unwrapped)
      }.joined(separator: ",")
    case .string, .int, .double, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .optional:
      return "…"
    }
  }
}
