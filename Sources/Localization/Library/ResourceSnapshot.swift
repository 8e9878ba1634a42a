import Catalogs
import Languages
import Presentation
import Synchronization

/// The resources of every target at one version, and which localization each bundle chose for whom.
final class ResourceSnapshot: Sendable {
  let sets: [TargetID: ResourceSet]
  private let choices = Mutex<[Question: LocalizationChoice]>([:])
  private let traces = Mutex<[Key: LookupTrace]>([:])
  private let generated = Mutex<[Generated: ResourceSet]>([:])

  private struct Key: Hashable {
    var target: TargetID
    var table: String
    var key: String
  }

  private struct Generated: Hashable {
    var target: TargetID
    var tag: LanguageTag
  }

  init(_ sets: [TargetID: ResourceSet]) {
    self.sets = sets
  }

  /// What a choice depends on.
  struct Question: Hashable {
    /// Whose bundle is asked.
    var target: TargetID
    /// The target of the process that asks: its bundle is the main bundle.
    var main: TargetID
    var asked: BoundLocale.Asked
    var processLanguages: [LanguageTag]
    var deviceLanguages: [LanguageTag]
    /// Setting `environment-without-match`.
    var withoutMatch: String
  }

  /// The languages that `target`'s bundle answers in when a process asks.
  func choice(
    of target: TargetID, asked: BoundLocale.Asked, _ context: RenderContext
  )
    -> LocalizationChoice
  {
    let question = Question(
      target: target, main: context.process.target, asked: asked,
      processLanguages: context.process.languages, deviceLanguages: context.deviceLanguages,
      withoutMatch: context.settings[.environmentWithoutMatch])
    return choice(question)
  }

  /// The same for a question as it stands.
  func choice(_ question: Question) -> LocalizationChoice {
    choices.withLock { choices in
      if let known = choices[question] { return known }
      let made = LocalizationChoice(question, sets)
      choices[question] = made
      return made
    }
  }

  /// What a target ships for whoever made a choice: a pseudolocale is generated when it is first
  /// asked for.
  func resources(of target: TargetID, for choice: LocalizationChoice) -> ResourceSet {
    let set = sets[target] ?? ResourceSet()
    guard let pseudolocale = choice.generated, let tag = choice.chosen?.tag else { return set }
    return generated.withLock { generated in
      let name = Generated(target: target, tag: tag)
      if let known = generated[name] { return known }
      let made = set.generating(pseudolocale, as: tag)
      generated[name] = made
      return made
    }
  }

  /// What can be said of a key before anybody asks for it in a language: the beginning of a trace.
  func trace(of key: String, in table: String, of target: TargetID) -> LookupTrace {
    traces.withLock { traces in
      let name = Key(target: target, table: table, key: key)
      if let known = traces[name] { return known }
      let set = sets[target] ?? ResourceSet()
      let made = LookupTrace(
        target: target, table: table, key: key,
        entryPlace: set.facts(of: key, in: table)?.place,
        otherTargets:
          sets
          .filter { $0.key != target && $0.value.facts(of: key, in: table) != nil }
          .keys.sorted(),
        languagesWithKey: set.languages(having: key, in: table),
        keyIsSourceText: set.keyIsSourceText(key, in: table))
      traces[name] = made
      return made
    }
  }
}
