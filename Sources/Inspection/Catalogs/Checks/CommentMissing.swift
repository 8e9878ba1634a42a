import Catalogs
import Diagnostics

/// A translated key says nothing to its translators.
enum CommentMissing: CatalogCheck {
  static let definition = CheckDefinition(
    id: "comment-missing", scope: .catalog, severity: .note, boundary: .resources,
    explanation: Explanation(
      meaning: """
        A key that is translated says nothing to its translators. They see the words alone: not \
        where they stand, how much room there is, nor what a placeholder stands for.
        """,
      onDevice: """
        Nothing by itself; it is how a compact slot comes to hold a sentence, and “Open” the \
        adjective instead of the verb.
        """,
      mend: """
        Say in the comment which presentation shows the text, how long it may be, and what each \
        placeholder holds.
        """,
      inSwift: """
        Pass `comment:` to `Text` or `String(localized:)`; the build copies it into the catalog.
        """,
      inCatalog: """
        Fill in `comment`. A key that nobody translates has `"shouldTranslate": false` instead.
        """,
      before: """
        "parcel.open" : { "localizations" : { … } }
        """,
      after: """
        "parcel.open" : {
          "comment" : "Lock Screen: the parcel shop is open now. One word.",
          "localizations" : { … } }
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    guard key.facts.shouldTranslate, !key.isHidden, key.entries.contains(where: { !$0.isSource }),
      key.facts.comment?.contains(where: { !$0.isWhitespace }) != true,
      key.entries.contains(where: { $0.entry.form.holdsLetters })
    else { return [] }
    return [
      key.finding(
        definition,
        "‘\(key.key)’ has no comment: say where the text stands and how much room it has")
    ]
  }
}
