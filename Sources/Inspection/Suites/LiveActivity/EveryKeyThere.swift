import Languages
import Localization
import Presentation
import Simulation

/// LA-20.
enum EveryKeyThere: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-20", title: "Resources",
    requirement: """
      who renders or resolves has every key that a presentation, an alert or a spoken text can use, \
      in the default language and in the locale
      """)

  /// A key that a target is asked for, and what it has.
  fileprivate struct Asked: Hashable {
    var key: String
    var table: String
    var target: TargetID
    var isThere: Bool
    /// Of the default language and the locale, those that another answers for, or nobody.
    var lacking: [LanguageTag]
  }

  static func verify(_ trial: Trial) -> [VerificationCell] {
    guard trial.locale.pseudolocale == nil else {
      return trial.notApplicable("nobody translates a pseudolocale")
    }
    return trial.eachActivity { activity in
      var script = trial.scriptInLocale(activity)
      script.start(activity)
      script.look("active")
      for shape in activity.shapes.dropFirst() {
        script.update(activity, with: shape)
        script.look("active")
      }
      let played = trial.play(script)
      let surfaces = trial.material.inventory.surfaces.filter { $0.owner == activity.kind }
      let presentations = surfaces.map { cell(trial, activity, $0, played) }
      return presentations + (activity.alerts.isEmpty ? [] : [ofAlerts(trial, activity, played)])
    }
  }

  private static func cell(
    _ trial: Trial, _ activity: ActivityMaterial, _ listed: InventorySurface,
    _ played: PlayedScript
  ) -> VerificationCell {
    var draft = trial.draft(activity, surface: listed.surface, of: played)
    var asked: Set<Asked> = []
    for element in listed.elements {
      if element.kind == "unresolved" {
        draft.couldNotLook("a view could not be read: \(element.name ?? "")", at: nil)
      }
      for part in element.messages.flatMap(\.parts) {
        switch part.source {
        case .key(let key, let table, let target):
          asked.insert(
            Asked(
              key: key, table: table, target: target, isThere: part.isInTable,
              lacking: trial.checked.filter { part.lacks($0, trial.product) }))
        case .code: draft.couldNotLook("code that is not understood makes a text", at: nil)
        case .literal, .field, .format: break
        }
      }
    }
    let keys = Set(asked.map { [$0.target.name, $0.table, $0.key] })
    // What a state carries is in no view: only a run meets it.
    for frame in played.script.looks.map({ played.frame(after: $0.step) }) {
      for surface in frame.surfaces where surface.surface == listed.surface {
        for lookup in surface.resolved.provenances.compactMap(\.lookup)
        where !keys.contains([lookup.target.name, lookup.table, lookup.key]) {
          asked.insert(
            trial.asked(
              MessageKey(
                lookup.key, table: lookup.table, bundle: .target(lookup.target),
                place: activity.declaration.place), of: lookup.target))
        }
      }
    }
    require(&draft, Array(asked), trial)
    return draft.finished(firstLook: played.script.looks.first?.step)
  }

  private static func ofAlerts(
    _ trial: Trial, _ activity: ActivityMaterial, _ played: PlayedScript
  ) -> VerificationCell {
    var draft = trial.draft(activity, surface: .alert, of: played)
    let messages = activity.alerts.flatMap(\.messages)
    require(&draft, Array(Set(messages.map { trial.asked($0.key, of: $0.target) })), trial)
    return draft.finished(firstLook: played.script.looks.first?.step)
  }

  private static func require(_ draft: inout CellDraft, _ asked: [Asked], _ trial: Trial) {
    let languages = trial.checked.map(\.description).joined(separator: " and ")
    guard !asked.isEmpty else {
      return draft.require(true, "asks for no key", at: nil, boundary: .resources)
    }
    for (target, asked) in Dictionary(grouping: asked, by: \.target).sorted(by: { $0.key < $1.key })
    {
      let missing = asked.filter { !$0.isThere || !$0.lacking.isEmpty }
        .sorted { ($0.key, $0.table) < ($1.key, $1.table) }
        .map { asked in
          let lacking = asked.lacking.map(\.description).joined(separator: ", ")
          return asked.isThere
            ? "‘\(asked.key)’ not in \(lacking)" : "no ‘\(asked.key)’ of \(asked.table)"
        }
      draft.require(
        missing.isEmpty, "‘\(target)’ has \(asked.count) keys in \(languages)",
        found: missing.joined(separator: "; "), at: nil, boundary: .resources)
    }
  }
}

extension Trial {
  /// The default language and the locale.
  fileprivate var checked: [LanguageTag] {
    product.defaultLanguage == locale ? [locale] : [product.defaultLanguage, locale]
  }

  /// What a target's tables answer to a key.
  fileprivate func asked(_ key: MessageKey, of target: TargetID) -> EveryKeyThere.Asked {
    let version = ResourceVersion(edits: product.edits)
    let traces = checked.map { language in
      let found = material.inspector.resolver.answer(
        to: key, of: target, in: language, at: version, settings: product.settings)
      return (language, found.trace)
    }
    return EveryKeyThere.Asked(
      key: key.key, table: key.table, target: target,
      isThere: traces.contains { !$0.1.languagesWithKey.isEmpty },
      lacking: traces.filter { language, trace in
        if trace.answered == nil, trace.keyIsSourceText, trace.showsKey,
          language.isSameLanguage(as: product.defaultLanguage)
        {
          return false
        }
        return !language.isAnswered(by: trace.answered, product)
      }.map(\.0))
  }
}

extension LanguageTag {
  /// Whether a table of that language may stand for this one: one of another region where regions
  /// are loose.
  fileprivate func isAnswered(by other: LanguageTag?, _ product: Product) -> Bool {
    guard let other, other.isSameLanguage(as: self) else { return false }
    return !product.regionsAreStrict || other.region == region
  }
}

extension InventoryPart {
  fileprivate func lacks(_ language: LanguageTag, _ product: Product) -> Bool {
    switch coverage.first(where: { $0.locale == language })?.answer {
    case .covered(let answered): !language.isAnswered(by: answered, product)
    case .missing, nil: true
    }
  }
}
