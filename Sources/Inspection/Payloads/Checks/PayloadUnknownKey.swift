import Diagnostics
import Simulation

/// A key that nobody reads stands in `aps`, in its alert, or in the content state.
enum PayloadUnknownKey: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-unknown-key", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        A key that nobody reads stands in `aps`, in its `alert`, or in the content state. The system \
        ignores it without a word: mostly it is another key, misspelled. What belongs to the app \
        stands beside `aps`.
        """,
      onDevice: """
        As if the key were not there: no translated title, no stale date, or no update at all.
        """,
      mend: """
        Spell the key as Apple does, with hyphens; move the app's own keys out of `aps`; declare \
        fields of the content state that the app reads.
        """,
      onServer: """
        Let an encoder with fixed names write `aps`, and lint what it writes.
        """,
      before: """
        "alert": { "title": { "loc_key": "delivery.near" } }
        """,
      after: """
        "alert": { "title": { "loc-key": "delivery.near" } }
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    guard let aps = file.aps else { return [] }
    let required = requiredKeys(file)
    let inAPS = aps.fields.filter { field in
      // A required key that is misspelled is the reason of the refusal, told there.
      !required.contains { file.misspelling(of: $0)?.name == field.name }
    }
    return unknown(inAPS, in: "aps", among: APSKeys.known, of: file)
      + alert(file) + undeclared(file)
  }

  private static func requiredKeys(_ file: PayloadFile) -> [String] {
    guard file.isLiveActivity else { return [] }
    let always = ["event", "timestamp"] + (file.event == .end ? [] : ["content-state"])
    return always + (file.event == .start ? ["attributes-type", "attributes"] : [])
  }

  private static func alert(_ file: PayloadFile) -> [PayloadFault] {
    guard let alert = file["alert"]?.value else { return [] }
    guard file.isLiveActivity else {
      return unknown(alert.fields, in: "alert", among: APSKeys.alert, of: file)
    }
    let own = alert.fields.filter { !APSKeys.alert.contains($0.name) }
    return unknown(own, in: "alert", among: APSKeys.activityAlert, of: file)
      + ["title", "body"].flatMap { part -> [PayloadFault] in
        let fields = alert.field(part)?.fields ?? []
        // What the server resolves is a string by the time it is sent.
        let isResolved = file.resolves && fields.contains { $0.name == "key" }
        return isResolved
          ? [] : unknown(fields, in: "alert.\(part)", among: APSKeys.localized, of: file)
      }
  }

  private static func unknown(
    _ fields: [GivenField], in path: String, among known: [String], of file: PayloadFile
  ) -> [PayloadFault] {
    fields.filter { !known.contains($0.name) }.map { field in
      if path == "aps", let own = APSKeys.firebase[field.name] {
        return PayloadFault(
          definition,
          "‘\(field.name)’ is how the Firebase SDK spells ‘\(own)’; sent by anything else it is "
            + "ignored", at: field.place, severity: file.isInRequest ? .note : .warning,
          key: "\(path).\(field.name)")
      }
      guard let near = nearestName(field.name, among: known) else {
        return PayloadFault(
          definition, "‘\(field.name)’ is no key of ‘\(path)’ and is ignored", at: field.place,
          severity: .note, key: "\(path).\(field.name)")
      }
      return PayloadFault(
        definition,
        "‘\(field.name)’ is no key of ‘\(path)’ and is ignored; did you mean ‘\(near)’?",
        at: field.place, key: "\(path).\(field.name)")
    }
  }

  private static func undeclared(_ file: PayloadFile) -> [PayloadFault] {
    guard let declaration = file.declaration else { return [] }
    return [
      ("content-state", declaration.contentState), ("attributes", declaration.attributes),
    ].flatMap { key, fields in
      file[key].map { undeclared($0.value, key, .record(fields)) } ?? []
    }
  }

  private static func undeclared(
    _ given: GivenValue, _ path: String, _ type: FieldType
  ) -> [PayloadFault] {
    switch type.unwrapped {
    case .record(let declared):
      return given.fields.flatMap { field -> [PayloadFault] in
        let path = "\(path).\(field.name)"
        if let type = declared.first(where: { $0.name == field.name })?.type {
          return undeclared(field.value, path, type)
        }
        let open = declared.map(\.name).filter { given.field($0) == nil }
        let near = nearestName(field.name, among: open)
        // A field that must be there and is missing is told as such.
        if declared.contains(where: { $0.name == near && !$0.type.isOptional }) { return [] }
        let meant = near.map { "; did you mean ‘\($0)’?" } ?? ""
        return [
          PayloadFault(
            definition, "the app declares no ‘\(path)’ and ignores it\(meant)", at: field.place,
            severity: .note, key: path)
        ]
      }
    case .list(let element):
      guard case .list(let elements) = given.kind else { return [] }
      return elements.enumerated().flatMap { undeclared($1, "\(path).\($0)", element) }
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .codes, .optional:
      return []
    }
  }
}

extension PayloadFile {
  /// A key of the file that nobody declares and that was meant to be the one that is missing.
  func misspelling(of failure: DecodingFailure) -> String? {
    guard failure.kind == .keyNotFound, let name = failure.path.last, let root = failure.path.first,
      var holder = self[root]?.value
    else { return nil }
    for part in failure.path.dropFirst().dropLast() {
      if case .list(let elements) = holder.kind, let index = Int(part),
        elements.indices.contains(index)
      {
        holder = elements[index]
      } else if let next = holder.field(part) {
        holder = next
      }
    }
    return holder.fields.map(\.name).first { nearestName($0, among: [name]) != nil && $0 != name }
  }
}
