package import Diagnostics
package import Languages
package import Presentation

/// One message of an element: what is shown, or a label, value or hint.
package struct InventoryMessage: Sendable, Hashable {
  package var role: Role
  /// One, or several that are glued in code or stand in for each other.
  package var parts: [InventoryPart]

  /// What it is for.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case visible
    case label
    case value
    case hint
  }
}

/// A piece of a message that comes from one source.
package struct InventoryPart: Sendable, Hashable {
  package var source: Source
  package var nature: Nature
  /// What it says in the source language, as written; nil where nothing fixed is said.
  package var copy: String?
  /// The line that names the key, writes the literal or shows the field.
  package var place: SourceLocation
  /// What it is filled with, as `stopCount`, `time of updatedAt`.
  package var arguments: [String]
  /// The source language's variants, as `plural one, other`.
  package var variants: [String]
  /// Keys of the same table that say the same in another length, by their names.
  package var siblings: [String]
  /// The comment for translators.
  package var comment: String?
  /// Whether the target that is asked has the key in any language; true for what is no key.
  package var isInTable: Bool
  /// Other targets whose table of that name has the key, sorted.
  package var otherTargets: [TargetID]
  /// Whether a field is made by the app itself, before it sends.
  package var isMadeByApp: Bool
  /// For a key, one a supported language; else empty.
  package var coverage: [LocaleCoverage]
  /// Where states that were looked at wrote the text of a field, sorted.
  package var writtenAt: [SourceLocation]

  init(
    _ source: Source, _ nature: Nature, at place: SourceLocation, copy: String? = nil
  ) {
    self.source = source
    self.nature = nature
    self.copy = copy
    self.place = place
    arguments = []
    variants = []
    siblings = []
    comment = nil
    isInTable = true
    otherTargets = []
    isMadeByApp = false
    coverage = []
    writtenAt = []
  }

  /// Where the words come from.
  package enum Source: Sendable, Hashable {
    /// A key of a target's table.
    case key(String, table: String, target: TargetID)
    /// Words in a view or in code; of the nature `carried`, in a payload or a state.
    case literal
    /// A field shown as it is, and its declared type.
    case field(String, type: String)
    /// A formatter, or a text that the system keeps running, and what it is given.
    case format(String)
    /// Code that is not understood.
    case code
  }

  /// What becomes of it.
  package enum Nature: String, Sendable, Hashable, CaseIterable {
    /// The same in every state.
    case fixed = "static"
    /// Filled with arguments, formatted, kept running, or a plain value.
    case derived
    /// Words that a payload or a state brings.
    case carried
    /// Words of people: of no language.
    case userContent = "user-content"
  }
}

/// What one supported language has for a key.
package struct LocaleCoverage: Sendable, Hashable {
  package var locale: LanguageTag
  package var answer: Answer
  package var review: Review

  /// Who answers.
  package enum Answer: Sendable, Hashable {
    /// The language itself; of another region where `by` differs.
    case covered(by: LanguageTag)
    /// Another language, or nil for the default value in code or the key itself.
    case missing(shows: LanguageTag?)
  }

  /// What the catalog says of the translation's state.
  package enum Review: Sendable, Hashable {
    /// Every text of it is `translated`.
    case reviewed
    /// Some text is in that state.
    case pending(String)
    /// The format or the file records no state, or there is no translation.
    case unrecorded
  }

  package var isCovered: Bool {
    switch answer {
    case .covered: true
    case .missing: false
    }
  }
}
