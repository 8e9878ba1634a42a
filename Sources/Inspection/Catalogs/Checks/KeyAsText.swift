import Catalogs
import Diagnostics

/// A text is the name of a key.
enum KeyAsText: CatalogCheck {
  static let definition = CheckDefinition(
    id: "key-as-text", scope: .catalog, severity: .warning, boundary: .resources,
    explanation: Explanation(
      meaning: """
        A text is the name of a key: somebody pasted it, exported it untranslated, or the source \
        language has no text for a key that is a name. The lookup succeeds, and its answer is no \
        text for people.
        """,
      onDevice: """
        `delivery.status.nearby` on the Lock Screen.
        """,
      mend: """
        Write the words.
        """,
      inSwift: """
        Give `defaultValue:` where a key is a name; the build copies it into the catalog.
        """,
      inCatalog: """
        Write the text of the source language, too: a key that is a name is none.
        """,
      before: """
        "parcel.open" : { "localizations" : {
          "en" : { "stringUnit" : { "value" : "parcel.open" } } } }
        """,
      after: """
        "parcel.open" : { "localizations" : {
          "en" : { "stringUnit" : { "value" : "Open" } } } }
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    guard !key.isHidden, key.facts.shouldTranslate else { return [] }
    let others = resources.resources.tables[key.table]?.facts
    return key.entries.compactMap { entry in
      guard let unit = entry.entry.form.units.first, isName(unit.text),
        unit.text == key.key || others?[unit.text] != nil
      else { return nil }
      if entry.entry.origin == .key {
        return key.finding(
          definition,
          "‘\(key.key)’ has no text in \(entry.language): its default value shows, or the key itself",
          in: entry)
      }
      return key.finding(
        definition, "the text of ‘\(key.key)’ in \(entry.language) is a key, ‘\(unit.text)’",
        in: entry, at: unit.place)
    }
  }

  /// An identifier that no person writes: not `iPhone`, not `example.com`.
  private static func isName(_ text: String) -> Bool {
    guard isIdentifierKey(text) else { return false }
    let parts = text.split { $0 == "." || $0 == "_" || $0 == "-" }
    if text.contains("_") || parts.count > 2 { return true }
    guard text.contains("."), let last = parts.last else { return false }
    return !Self.endings.contains(String(last))
  }

  private static let endings: Set<String> = [
    "com", "org", "net", "io", "app", "dev", "de", "fr", "eu", "me", "co", "js", "json", "txt",
    "plist", "swift", "png", "pdf", "zip",
  ]
}
