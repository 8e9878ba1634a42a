package import Diagnostics
package import Languages
package import Presentation

/// A value with the line that wrote it.
package struct Placed<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  package var value: Wrapped
  package var place: SourceLocation

  package init(_ value: Wrapped, at place: SourceLocation) {
    self.value = value
    self.place = place
  }
}

/// The app under test, as `product.yaml` declares it.
package struct Product: Sendable, Hashable {
  package var name: String
  /// The path of `product.yaml` as typed.
  package var file: String
  package var defaultLanguage: LanguageTag
  /// In the order written.
  package var supported: [LanguageTag]
  /// The line that lists the languages.
  package var languagesPlace: SourceLocation
  /// `strict`: a regional variant that answers for another counts as mixed.
  package var regionsAreStrict: Bool
  /// Words of no language.
  package var brands: [String]
  package var inAppLanguage: InAppLanguage
  /// What the app does when a language is chosen inside it, in this order.
  package var onLanguageChange: [Placed<ProcedureItem>]
  /// The line of the list `on-language-change`.
  package var onLanguageChangePlace: SourceLocation
  /// What the app does when it is launched, in this order.
  package var onLaunch: [Placed<ProcedureItem>]
  /// The line of the list `on-launch`; the other list's where there is none.
  package var onLaunchPlace: SourceLocation
  package var fallback: KeyFallback
  package var settings: PlatformSettings
  /// Finding id to its severity; nil is off.
  package var severities: [String: Severity?]
  /// Findings that the team lives with, in the order written.
  package var allowances: [Allowance]
  /// In the order written.
  package var targets: [TargetDeclaration]
  /// The resources of the server; nil where it has none.
  package var serverTarget: TargetID?
  /// In the order written.
  package var activities: [ActivityDeclaration]
  /// Every presentation that the declarations name.
  package var presentations: [PresentationID: ViewNode]
  /// Edits that hold before the first launch, as a broken twin brings them.
  package var edits: [ResourceEdit]

  package init(
    name: String, file: String, defaultLanguage: LanguageTag, supported: [LanguageTag],
    languagesPlace: SourceLocation? = nil, regionsAreStrict: Bool = false, brands: [String] = [],
    inAppLanguage: InAppLanguage = .store,
    onLanguageChange: [Placed<ProcedureItem>] = [], onLanguageChangePlace: SourceLocation,
    onLaunch: [Placed<ProcedureItem>] = [], onLaunchPlace: SourceLocation? = nil,
    fallback: KeyFallback = .platform,
    settings: PlatformSettings = PlatformSettings(), severities: [String: Severity?] = [:],
    allowances: [Allowance] = [], targets: [TargetDeclaration] = [], serverTarget: TargetID? = nil,
    activities: [ActivityDeclaration] = [], presentations: [PresentationID: ViewNode] = [:],
    edits: [ResourceEdit] = []
  ) {
    self.name = name
    self.file = file
    self.defaultLanguage = defaultLanguage
    self.supported = supported
    self.languagesPlace = languagesPlace ?? SourceLocation(file: file, line: 1, column: 1)
    self.regionsAreStrict = regionsAreStrict
    self.brands = brands
    self.inAppLanguage = inAppLanguage
    self.onLanguageChange = onLanguageChange
    self.onLanguageChangePlace = onLanguageChangePlace
    self.onLaunch = onLaunch
    self.onLaunchPlace = onLaunchPlace ?? onLanguageChangePlace
    self.fallback = fallback
    self.settings = settings
    self.severities = severities
    self.allowances = allowances
    self.targets = targets
    self.serverTarget = serverTarget
    self.activities = activities
    self.presentations = presentations
    self.edits = edits
  }

  /// The target of kind `app`; nil where none is declared.
  package var appTarget: TargetDeclaration? { targets.first { $0.kind == .app } }

  /// The tags of the pseudolocales that it does not support of its own accord. They can be chosen
  /// like a language, and are never counted as one.
  package var pseudolocales: [LanguageTag] {
    Pseudolocale.allCases.map { $0.tag(of: defaultLanguage) }.filter { !supported.contains($0) }
  }

  /// Everything that can be chosen as a language.
  package var choosable: [LanguageTag] { supported + pseudolocales }

  /// The declaration of a kind of activity.
  package func activity(_ kind: String) -> ActivityDeclaration? {
    activities.first { $0.kind == kind }
  }
}

/// Where a language chosen inside the app is kept.
package enum InAppLanguage: String, Hashable, Sendable, CaseIterable {
  /// In the store that app and extensions share.
  case store
  /// In `AppleLanguages`: seen by the system from the app's next launch.
  case appleLanguages = "apple-languages"
  /// The app offers no choice.
  case none
}

/// What an app can do when its language changes or it is launched.
package enum ProcedureItem: String, Hashable, Sendable, CaseIterable {
  case decide
  case persist
  case raiseRevision = "raise-revision"
  case updateActivities = "update-activities"
  case syncServer = "sync-server"
}

/// How a product looks up a key that the first table lacks.
package enum KeyFallback: Hashable, Sendable {
  /// As the platform does: per table file, never per key.
  case platform
  /// The product's own lookup goes on, key by key, in this order.
  case perKey([KeyFallbackStep])
}

/// A step of a product's own fallback.
package enum KeyFallbackStep: String, Hashable, Sendable, CaseIterable {
  /// The parents of the asked language that the resources have.
  case parents
  /// The product's default language.
  case `default`
}

/// Something that ships its own resources.
package struct TargetDeclaration: Sendable, Hashable {
  package var id: TargetID
  package var kind: TargetKind
  /// Folders or bundles, relative to `product.yaml`, as written.
  package var resources: [Placed<String>]
  /// What the app itself shows; only for kind `app`.
  package var screen: PresentationID?
  package var place: SourceLocation

  package init(
    id: TargetID, kind: TargetKind, resources: [Placed<String>], screen: PresentationID? = nil,
    place: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.resources = resources
    self.screen = screen
    self.place = place
  }
}

/// Kinds of target.
package enum TargetKind: String, Hashable, Sendable, CaseIterable {
  case app
  case widgetExtension = "widget-extension"
  /// Resources of the server, where alerts are resolved there.
  case server
}

/// One kind of Live Activity.
package struct ActivityDeclaration: Sendable, Hashable {
  /// As scenarios name it, `delivery`.
  package var kind: String
  /// The Swift type's name in `attributes-type` of a push that starts one; nil where not declared.
  package var attributesType: String?
  /// The target that renders.
  package var target: TargetID
  package var attributes: [FieldDeclaration]
  package var contentState: [FieldDeclaration]
  /// What `update-activities` does to this kind.
  package var onLanguageChange: LanguageChangePolicy
  /// In the order of the surfaces.
  package var views: [Surface: PresentationID]
  package var place: SourceLocation

  package init(
    kind: String, attributesType: String? = nil, target: TargetID,
    attributes: [FieldDeclaration], contentState: [FieldDeclaration],
    onLanguageChange: LanguageChangePolicy = .update, views: [Surface: PresentationID],
    place: SourceLocation
  ) {
    self.kind = kind
    self.attributesType = attributesType
    self.target = target
    self.attributes = attributes
    self.contentState = contentState
    self.onLanguageChange = onLanguageChange
    self.views = views
    self.place = place
  }
}

/// What happens to a running activity when the app's procedure reaches it.
package enum LanguageChangePolicy: String, Hashable, Sendable, CaseIterable {
  case update
  /// Ends it and starts another with the same business state.
  case restart
  case nothing
}
