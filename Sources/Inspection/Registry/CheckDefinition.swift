package import Diagnostics

/// What the registry knows of a check.
package struct CheckDefinition: Sendable, Hashable {
  /// Stable, as `stale-render`.
  package var id: String
  package var scope: CheckScope
  /// Unless the case lowers it or the product overrides it.
  package var severity: Severity
  /// A name that stands for several checks in `absent:`; nil for none.
  package var group: CheckGroup?
  /// The boundary at which such a thing breaks.
  package var boundary: Boundary
  /// The letter that stands beside the language in pictures; nil where no text is marked.
  package var letter: Character?
  package var explanation: Explanation

  package init(
    id: String, scope: CheckScope, severity: Severity, group: CheckGroup? = nil,
    boundary: Boundary, letter: Character? = nil, explanation: Explanation
  ) {
    self.id = id
    self.scope = scope
    self.severity = severity
    self.group = group
    self.boundary = boundary
    self.letter = letter
    self.explanation = explanation
  }
}

/// What a check looks at.
package enum CheckScope: String, Sendable, Hashable, CaseIterable {
  /// A resolved moment of a run.
  case render
  /// Entries of catalogs.
  case catalog
  /// Code.
  case source
  /// Payload files.
  case payload
  /// What a team says of findings.
  case policy
}

/// Names that stand for several checks.
package enum CheckGroup: String, Sendable, Hashable, CaseIterable {
  case mixedLanguage = "mixed-language"
  case payload
  /// What people do not see, or see too small, for want of room.
  case cut
}

/// The boundaries that a text crosses, in the order in which a diagnosis walks them.
package enum Boundary: String, Sendable, Hashable, CaseIterable {
  /// What was sent and whether it could be read.
  case delivery
  case localeDecision = "locale decision"
  case resources
  case keyMapping = "key mapping"
  case lookup
  case formatter
  case regeneration
  case onScreen = "on screen"
}

/// What `explain` says of a check, in sentences; the example is code or data of our own.
package struct Explanation: Sendable, Hashable {
  package var meaning: String
  /// How it looks on a device.
  package var onDevice: String
  /// What to do, wherever it is done.
  package var mend: String
  /// What to do in the app's Swift; nil where nothing is to be done there.
  package var inSwift: String?
  /// What to do in the catalog; nil where nothing is to be done there.
  package var inCatalog: String?
  /// What to do on the server; nil where nothing is to be done there.
  package var onServer: String?
  /// The fault in a few lines of Swift, of a catalog, or of a payload.
  package var before: String
  /// The same lines, mended.
  package var after: String

  package init(
    meaning: String, onDevice: String, mend: String, inSwift: String? = nil,
    inCatalog: String? = nil, onServer: String? = nil, before: String, after: String
  ) {
    self.meaning = meaning
    self.onDevice = onDevice
    self.mend = mend
    self.inSwift = inSwift
    self.inCatalog = inCatalog
    self.onServer = onServer
    self.before = before
    self.after = after
  }
}
