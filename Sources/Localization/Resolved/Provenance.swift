package import Diagnostics
package import Languages
package import Presentation

/// Where a span of text comes from.
package struct Provenance: Hashable, Sendable {
  package var source: TextSource
  /// The view that shows it.
  package var viewPlace: SourceLocation
  /// The line that made the text: the key, the literal, the payload's or the state's line.
  package var textPlace: SourceLocation
  /// The locale that was asked; nil where none was.
  package var binding: BoundLocale?
  package var lookup: LookupTrace?
  package var format: FormatTrace?
  /// Set where the text was made earlier and carried here as a string: the context of its making.
  package var carried: RenderContext?
  /// Set where an argument could not be shown and `(null)` stands for it.
  package var misfit: ArgumentMisfit?

  package init(
    source: TextSource, viewPlace: SourceLocation, textPlace: SourceLocation,
    binding: BoundLocale? = nil, lookup: LookupTrace? = nil, format: FormatTrace? = nil,
    carried: RenderContext? = nil, misfit: ArgumentMisfit? = nil
  ) {
    self.source = source
    self.viewPlace = viewPlace
    self.textPlace = textPlace
    self.binding = binding
    self.lookup = lookup
    self.format = format
    self.carried = carried
    self.misfit = misfit
  }
}

/// Why an argument of a looked-up text is not shown.
package struct ArgumentMisfit: Hashable, Sendable {
  /// From 1.
  package var position: Int
  /// The specifier of the text, as `%lld`; nil for `%arg`.
  package var specifier: String?
  package var reason: Reason

  /// What is wrong with it.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The text takes more arguments than are passed.
    case notPassed = "not-passed"
    /// A value that is null.
    case null
    /// A value of another type than the specifier takes.
    case otherType = "other-type"
  }

  package init(position: Int, specifier: String?, reason: Reason) {
    self.position = position
    self.specifier = specifier
    self.reason = reason
  }
}

/// What kind of thing made a text.
package enum TextSource: Hashable, Sendable {
  /// A lookup, whether it was answered or not.
  case catalog
  case literal(path: [SourceLocation])
  case payload
  case scenario
  /// Content of people.
  case userContent
  /// A declared code shown as it is; `of` names the field.
  case code(of: String)
  /// A formatter's output.
  case formatter
  /// A text joined in code; its parts are child spans.
  case joined
  /// A value shown without a formatter, as a tag or a Boolean.
  case value
}

/// The way of one lookup.
package struct LookupTrace: Hashable, Sendable {
  /// Whose resources were asked.
  package var target: TargetID
  package var table: String
  package var key: String
  /// The languages asked for, in order.
  package var asked: [LanguageTag]
  /// Each table file that was looked for, in order, and what it said.
  package var steps: [LookupStep]
  /// The language that answered; nil where the default value or the key is shown because no text
  /// was found. A key that is its own text, or whose text the caller's default value is, is answered
  /// by the source language, and so is a copy of its text that the build put into another file.
  package var answered: LanguageTag?
  /// The entry that answered, or the place of the key in the catalog when another language has it.
  package var entryPlace: SourceLocation?
  /// The plural category of the first choice among plurals, and the language whose rule chose it:
  /// the variant taken, else the one that was wanted and is not there.
  package var category: String?
  package var categoryLanguage: LanguageTag?
  /// The state of the unit in its catalog, as `translated`, `needs_review`.
  package var state: String?
  /// Other targets whose table of that name has the key, sorted.
  package var otherTargets: [TargetID]
  /// Localizations of the same table that have the key, sorted; `Base` counts as the development
  /// language.
  package var languagesWithKey: [LanguageTag]
  /// Whether the key is its own text in the source language: it says the same, or says nothing for
  /// a key of the table that reads like a text.
  package var keyIsSourceText: Bool
  /// Every choice among variants, in the order of the text: plural, device, width.
  package var variations: [VariationChoice]

  package init(
    target: TargetID, table: String, key: String, asked: [LanguageTag] = [],
    steps: [LookupStep] = [], answered: LanguageTag? = nil, entryPlace: SourceLocation? = nil,
    category: String? = nil, categoryLanguage: LanguageTag? = nil, state: String? = nil,
    otherTargets: [TargetID] = [], languagesWithKey: [LanguageTag] = [],
    keyIsSourceText: Bool = false, variations: [VariationChoice] = []
  ) {
    self.target = target
    self.table = table
    self.key = key
    self.asked = asked
    self.steps = steps
    self.answered = answered
    self.entryPlace = entryPlace
    self.category = category
    self.categoryLanguage = categoryLanguage
    self.state = state
    self.otherTargets = otherTargets
    self.languagesWithKey = languagesWithKey
    self.keyIsSourceText = keyIsSourceText
    self.variations = variations
  }
}

/// One choice among the variants of a text.
package struct VariationChoice: Hashable, Sendable {
  package var kind: Kind
  /// The substitution whose variants they are; nil for those of the text itself.
  package var substitution: String?
  /// The argument that is counted, from 1; nil but for plurals.
  package var argument: Int?
  /// What was wanted: the language's category for the number, the device; for widths the one taken.
  package var wanted: String
  /// The variant taken. It differs from `wanted` where an explicit `zero` or `other` stands in for
  /// it, and is nil where there is neither: then nothing of the entry is shown.
  package var taken: String?
  /// The language whose rule chose the category; nil but for plurals.
  package var language: LanguageTag?

  /// What texts vary by.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plural
    case device
    case width
  }

  package init(
    kind: Kind, substitution: String? = nil, argument: Int? = nil, wanted: String, taken: String?,
    language: LanguageTag? = nil
  ) {
    self.kind = kind
    self.substitution = substitution
    self.argument = argument
    self.wanted = wanted
    self.taken = taken
    self.language = language
  }
}

/// One file asked for one key.
package struct LookupStep: Hashable, Sendable {
  /// The file, as `Widgets/Localizable.xcstrings`; nil where the localization has no such table.
  package var file: String?
  package var language: LanguageTag
  package var outcome: Outcome

  /// What the file said.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case noFile = "no-file"
    case noKey = "no-key"
    /// The file has the key with an empty value, which counts as a hit.
    case empty
    case hit
    case defaultValue = "default"
    case rawKey = "raw-key"
    /// No text and no key: nothing is shown.
    case nothing
  }

  package init(file: String?, language: LanguageTag, outcome: Outcome) {
    self.file = file
    self.language = language
    self.outcome = outcome
  }
}

/// What one formatter did.
package struct FormatTrace: Hashable, Sendable {
  /// The format by name, as `time`, `number`.
  package var formatter: String
  /// The locale in which it formatted.
  package var locale: LanguageTag
  /// The numbering system, as `latn`, `arab`.
  package var numbering: String
  /// An IANA id; nil where the format does not depend on one.
  package var timeZone: String?

  package init(formatter: String, locale: LanguageTag, numbering: String, timeZone: String?) {
    self.formatter = formatter
    self.locale = locale
    self.numbering = numbering
    self.timeZone = timeZone
  }
}
