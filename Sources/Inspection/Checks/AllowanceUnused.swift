import Diagnostics

/// A finding is allowed that nobody finds.
enum AllowanceUnused {
  static let definition = CheckDefinition(
    id: "allowance-unused", scope: .policy, severity: .note, boundary: .resources,
    explanation: Explanation(
      meaning: """
        `allow:` names a finding that is not found: the fault is mended, or the key, file or \
        language is another by now. What is allowed for no fault would hide the next one.
        """,
      onDevice: """
        Nothing.
        """,
      mend: """
        Take the entry out of `allow:`, or correct its `key`, `file` or `locale`.
        """,
      inCatalog: """
        Look whether the key was renamed; the entry follows it in `product.yaml` or in \
        `.polyglance.yaml`.
        """,
      before: """
        allow: [{ id: identical-to-source, key: app.tilte, reason: the brand }]
        """,
      after: """
        allow: [{ id: identical-to-source, key: app.title, reason: the brand }]
        """))

  /// Nil where only a run could find it.
  static func finding(_ allowance: Allowance) -> Finding? {
    let scopes = Set(
      CheckRegistry.ids(named: allowance.id).compactMap {
        CheckRegistry.definition($0)?.scope
      })
    guard scopes.isSubset(of: [.catalog, .payload]) else { return nil }
    let parts = [
      allowance.key.map { "key ‘\($0)’" }, allowance.file.map { "file ‘\($0)’" },
      allowance.locale.map { "locale ‘\($0)’" },
    ].compactMap { $0 }
    let about = parts.isEmpty ? "" : " with " + parts.joined(separator: ", ")
    return Finding(
      id: definition.id, severity: definition.severity,
      message: "‘\(allowance.id)’\(about) is allowed and not found; take it out",
      boundary: definition.boundary.rawValue, place: allowance.place)
  }
}
