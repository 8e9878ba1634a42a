package import Diagnostics
package import Simulation

/// Every check, in the order in which reports and `explain` list them.
package enum CheckRegistry {
  /// The definitions; one file each.
  package static let all: [CheckDefinition] = {
    let every =
      verdicts + moments.map { $0.definition } + layout.map { $0.definition }
      + payloads.map { $0.definition } + catalogs.map { $0.definition }
      + [AllowanceUnused.definition]
    // A check of one kind may look at the others' matter, too: it stands where it comes first.
    var seen: Set<String> = []
    return every.filter { seen.insert($0.id).inserted }
  }()

  /// The checks that `judge` chooses among, at most one a run of text.
  static let verdicts: [CheckDefinition] = [
    RawCode.definition, PayloadProse.definition, HardcodedLiteral.definition,
    TargetMembership.definition, MissingKey.definition, RawKeyShown.definition,
    FallbackLanguage.definition, FrozenText.definition, RegionalFallback.definition,
    StaleRender.definition, LocaleNotPassed.definition, WrongLanguage.definition,
    FormatterLocale.definition, LabelLanguage.definition, AlertLanguage.definition,
  ]

  /// The checks that look at a whole moment.
  static let moments: [any MomentCheck.Type] = [
    StoredTagInvalid.self, UnmappedCode.self, StaleUnmarked.self, EndedUnmarked.self,
    RevisionDisagrees.self, Unlabelled.self, SpeechFragment.self, ReadingOrder.self,
    RestartedIdentity.self, StartRefused.self,
    MappingDisagrees.self, PreformattedValue.self, ConcatenatedFragments.self,
    PlaceholderMismatch.self,
  ]

  /// The checks that look at where texts stand.
  static let layout: [any MomentCheck.Type] = [
    Truncated.self, Clipped.self, TooTall.self, Scaled.self, DirectionMismatch.self,
  ]

  /// The checks that look at payloads, in files and as they are sent.
  static let payloads: [any PayloadCheck.Type] = [
    PayloadSyntax.self, PayloadRejected.self, PayloadTooLarge.self, PayloadLate.self,
    PayloadDateEpoch.self, PayloadMilliseconds.self, PayloadStalePast.self, PayloadNoAlert.self,
    PayloadFlatKeys.self, PayloadUnknownKey.self, PayloadArguments.self,
  ]

  /// Every check that looks at a whole moment.
  static let ofMoments: [any MomentCheck.Type] = moments + layout + payloads

  /// The checks that look at what tables say; `inspectEntries` runs them.
  static let catalogs: [any CatalogCheck.Type] = [
    WrongLanguage.self, CatalogShape.self, PlaceholderMismatch.self, FormatUnsafe.self,
    PluralCategoryMissing.self, Untranslated.self, KeyAsText.self, IdenticalToSource.self,
    ForeignSeparator.self, ConcatenatedFragments.self, UndeclaredLocale.self, NotReviewed.self,
    CommentMissing.self, CommentLimit.self,
  ]

  /// The definition with that id; nil when there is none.
  package static func definition(_ id: String) -> CheckDefinition? { all.first { $0.id == id } }

  /// The ids of each group, by the group's name.
  package static var idsByGroup: [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: CheckGroup.allCases.map { ($0.rawValue, ids(named: $0.rawValue)) })
  }

  /// The ids that a name stands for: those of a group, or the id itself; empty when unknown.
  package static func ids(named name: String) -> [String] {
    if let group = CheckGroup(rawValue: name) {
      return all.filter { $0.group == group }.map(\.id)
    }
    return definition(name).map { [$0.id] } ?? []
  }
}

/// A check of a whole moment.
protocol MomentCheck: Sendable {
  static var definition: CheckDefinition { get }
  /// What is wrong at that moment, in any order.
  static func inspect(_ moment: Moment) -> [Finding]
}

extension CheckDefinition {
  /// How much the finding weighs in a product, single cases apart; nil where it is off.
  package func severity(in product: Product) -> Severity? {
    let isStrict = id == RegionalFallback.definition.id && product.regionsAreStrict
    return product.severity(of: id, isStrict ? .error : severity)
  }
}

extension Product {
  /// The severity in force for a finding: the product's own word, else the given one; nil is off.
  func severity(of id: String, _ given: Severity) -> Severity? {
    severities[id] ?? given
  }
}
