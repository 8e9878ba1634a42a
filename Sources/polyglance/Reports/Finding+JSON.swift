import Diagnostics

extension Finding {
  /// The finding as every JSON format holds it.
  func json(_ paths: PathStyle) -> JSONValue {
    .members(
      [
        ("id", .string(id)), ("severity", .string(severity.rawValue)),
        ("claimed", .bool(claimed)), ("message", .string(message)),
        ("boundary", .optional(boundary)), ("surface", .optional(surface)),
        ("owner", .optional(owner)), ("locale", .optional(locale)),
        ("step", .int(step)), ("key", .optional(key)),
      ] + polyglance.place(place, paths) + [
        (
          "notes",
          .array(
            notes.map { note in
              .members([("message", .string(note.message))] + polyglance.place(note.place, paths))
            })
        ),
        (
          "evidence",
          .array(
            evidence.map {
              .members([("name", .string($0.name)), ("value", .string($0.value))])
            })
        ),
      ])
  }
}
