package import Diagnostics
package import Languages
package import Presentation
package import Simulation

/// One case for one locale: what it works with, and how it makes scripts, plays them and drafts
/// cells.
package struct Trial: Sendable {
  package let suite: String
  package let definition: CaseDefinition
  package let material: VerificationMaterial
  package let locale: LanguageTag
  /// Findings from this severity on fail a cell; nil: none does.
  package let failOn: Severity?

  package var product: Product { material.product }

  /// A language of the product that nobody takes for the locale's: the default, else the first that
  /// is another; nil where there is none.
  package var otherLanguage: LanguageTag? {
    ([product.defaultLanguage] + product.supported).first { !$0.isSameLanguage(as: locale) }
  }

  /// A script without steps, on the material's phone with these languages.
  ///
  /// - Parameter store: what earlier runs of the app left; nil is a fresh install.
  package func script(
    _ activity: ActivityMaterial, languages: [LanguageTag], store: StoredLanguage? = nil
  ) -> Script {
    var device = material.device
    device.languages = languages
    let place = activity.declaration.place
    return Script(
      Scenario(
        name: "\(definition.id) \(definition.title)", file: product.file, locale: locale,
        device: device, now: material.now, store: store, settings: material.settings, steps: []),
      at: place)
  }

  /// A script on a phone that speaks another language than the locale, in which the locale is chosen
  /// in the app before anything starts; nil where the app offers no choice or the product has no
  /// other language. `whyNoChoice` says which.
  package func scriptAfterChoice(_ activity: ActivityMaterial) -> Script? {
    guard whyNoChoice == nil, let other = otherLanguage else { return nil }
    var script = script(activity, languages: [other])
    script.play(.languageInApp(locale))
    if product.inAppLanguage == .appleLanguages {
      // What an app writes to `AppleLanguages` is seen from its next launch.
      script.play(.terminate)
      script.play(.launch)
    }
    return script
  }

  /// Why the locale cannot be chosen inside the app against the phone's; nil where it can.
  package var whyNoChoice: String? {
    if product.inAppLanguage == .none { return "the app offers no choice of language" }
    return otherLanguage == nil ? "the product has no other language" : nil
  }

  /// Plays a script through the reducer; what is looked at is inspected then.
  ///
  /// - Parameter product: the material's unless given, for a case that changes a procedure.
  package func play(_ script: Script, over product: Product? = nil) -> PlayedScript {
    let inspector = product.map { material.inspector.inspecting($0) } ?? material.inspector
    return PlayedScript(script, with: inspector, calendar: material.calendar)
  }

  /// The cells of each kind of activity in the order declared; one, not applicable, without any.
  package func eachActivity(
    _ cells: (ActivityMaterial) -> [VerificationCell]
  ) -> [VerificationCell] {
    guard !material.activities.isEmpty else {
      return notApplicable("the product declares no activity")
    }
    return material.activities.flatMap(cells)
  }

  /// The single cell of a case that the product has nothing for.
  ///
  /// - Parameter activity: where only this kind has nothing, and others may.
  package func notApplicable(
    _ reason: String, activity: ActivityMaterial? = nil, surface: Surface? = nil
  ) -> [VerificationCell] {
    [
      VerificationCell(
        suite: suite, definition: definition, locale: locale, surface: surface, device: nil,
        state: activity.flatMap { label(nil, of: $0) }, verdict: .notApplicable, boundary: nil,
        findings: [],
        evidence: [CellEvidence(step: nil, text: reason, outcome: .fact)], played: nil, step: nil)
    ]
  }

  /// An empty draft of a cell.
  package func draft(
    _ activity: ActivityMaterial, surface: Surface? = nil, state: String? = nil,
    of played: PlayedScript
  ) -> CellDraft {
    CellDraft(
      VerificationCell(
        suite: suite, definition: definition, locale: locale, surface: surface,
        device: played.script.scenario.device.model.name, state: label(state, of: activity),
        verdict: .inconclusive, boundary: nil, findings: [], evidence: [], played: played,
        step: nil), failOn: failOn)
  }

  /// A state with its kind, which goes without saying where there is but one.
  private func label(_ state: String?, of activity: ActivityMaterial) -> String? {
    let kind = material.activities.count > 1 ? activity.kind : nil
    let parts = [kind, state].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
