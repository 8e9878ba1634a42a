import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The rules of the verdict in their order: the first that applies decides.
///
/// Three tags are kept apart: *asked* of the lookup, *answered* by a table, *expected* by the app's
/// decision at this moment.
enum VerdictRules {
  static let ordered: [@Sendable (RunOfText, Moment) -> Verdict] = [
    neutral, notFromTable, notAnswered, carried, answeredByAnother, askedElsewhere,
    contradictsTable, argumentOfAnotherLocale,
  ]

  /// Digits, punctuation, symbols, brands, content of people, texts under two letters. A formatted
  /// text goes on: its digits may be of another numbering system.
  static func neutral(_ run: RunOfText, _ moment: Moment) -> Verdict {
    // Nothing is shown where something should be: no lack of letters excuses that.
    if run.provenance.lookup?.showsNothing == true { return .next }
    switch run.provenance.source {
    case .userContent, .value: return .neutral
    case .joined: return .neutral
    case .formatter: return .next
    case .catalog, .literal, .payload, .scenario, .code:
      return moment.letters(of: run.ownWords) < 2 ? .neutral : .next
    }
  }

  /// Words that no table gave.
  static func notFromTable(_ run: RunOfText, _ moment: Moment) -> Verdict {
    switch run.provenance.source {
    case .code(let field): return .found(RawCode.finding(run, field: field, moment))
    case .payload, .scenario:
      if let field = moment.declaredCode(run.string, owner: run.surface.render.owner) {
        return .found(RawCode.finding(run, field: field, moment))
      }
      return .found(PayloadProse.finding(run, moment))
    case .literal: return .found(HardcodedLiteral.finding(run, moment))
    case .catalog, .formatter, .userContent, .value, .joined: return .next
    }
  }

  /// Looked up, and no table answered.
  static func notAnswered(_ run: RunOfText, _ moment: Moment) -> Verdict {
    guard let lookup = run.provenance.lookup, lookup.answered == nil else { return .next }
    if lookup.languagesWithKey.isEmpty {
      return .found(
        lookup.otherTargets.isEmpty
          ? MissingKey.finding(run, lookup, moment) : TargetMembership.finding(run, lookup, moment))
    }
    let showsKey = lookup.showsKey
    if showsKey, !lookup.keyIsSourceText {
      return .found(RawKeyShown.finding(run, lookup, moment))
    }
    if showsKey, moment.product.defaultLanguage.isSameLanguage(as: moment.expected) {
      return .sound
    }
    return .found(FallbackLanguage.finding(run, lookup, moment))
  }

  /// Looked up earlier, by another process or at another time, and carried here as a string.
  static func carried(_ run: RunOfText, _ moment: Moment) -> Verdict {
    guard run.provenance.carried != nil, let language = run.answeredLanguage,
      moment.letters(of: run.string) >= 2
    else { return .next }
    if language.isSameLanguage(as: moment.expected) { return .next }
    return .found(FrozenText.finding(run, moment))
  }

  /// Asked in the expected language, answered by another, or by another region.
  static func answeredByAnother(_ run: RunOfText, _ moment: Moment) -> Verdict {
    guard let lookup = run.provenance.lookup, let answered = lookup.answered else { return .next }
    let expected = moment.expected
    guard answered.isSameLanguage(as: expected) else {
      let askedExpected = lookup.asked.contains { $0.isSameLanguage(as: expected) }
      return askedExpected ? .found(FallbackLanguage.finding(run, lookup, moment)) : .next
    }
    if answered.region != expected.region {
      return .found(RegionalFallback.finding(run, lookup, moment))
    }
    return .next
  }

  /// Asked only in other languages than the expected one.
  static func askedElsewhere(_ run: RunOfText, _ moment: Moment) -> Verdict {
    guard run.provenance.carried == nil, let binding = run.provenance.binding,
      let language = run.answeredLanguage, !language.isSameLanguage(as: moment.expected)
    else { return .next }
    if run.provenance.source == .formatter {
      guard run.parent == nil else { return .next }
      if binding.isOfTheProcess { return .found(FormatterLocale.finding(run, moment)) }
      if moment.letters(of: run.string) < 2 { return .next }
    }
    let render = run.surface.render
    if render.cause.event < moment.world.decision.event || binding.hasRead {
      return .found(StaleRender.finding(run, moment))
    }
    return .found(LocaleNotPassed.finding(run, moment))
  }

  /// The words are not those of the language that their table is for.
  static func contradictsTable(_ run: RunOfText, _ moment: Moment) -> Verdict {
    let wording = moment.wording(of: run.surface.render)
    guard let lookup = run.provenance.lookup, let answered = lookup.answered,
      let evidence = wording.contradiction(of: run, answered: answered)
    else { return .next }
    return .foreign(
      WrongLanguage.finding(run, lookup, evidence, moment), wording.language(by: evidence))
  }

  /// An argument formatted for another language or numbering than its text was asked in.
  static func argumentOfAnotherLocale(_ run: RunOfText, _ moment: Moment) -> Verdict {
    guard let format = run.provenance.format else { return .next }
    if let parent = run.parent, let lookup = parent.lookup {
      let languages = lookup.asked + [lookup.answered].compactMap { $0 }
      let isOther = !languages.contains { $0.isSameLanguage(as: format.locale) }
      // Under one binding digits may still differ by the device's region, which is the person's.
      let hasOtherDigits =
        parent.binding?.source != run.provenance.binding?.source
        && languages.first.map(NumberingSystem.default) != format.numbering
      if isOther || hasOtherDigits { return .found(FormatterLocale.finding(run, moment)) }
    }
    return moment.letters(of: run.string) < 2 ? .neutral : .sound
  }
}

extension RunOfText {
  /// The language that the run was made in: of the table that answered, or of the formatter.
  var answeredLanguage: LanguageTag? {
    provenance.lookup?.answered ?? provenance.format?.locale
  }
}

extension BoundLocale {
  /// Bound to the process or a fixed tag, as a formatter is that nobody gave a locale.
  var isOfTheProcess: Bool {
    switch source {
    case .process, .fixed: true
    case .device, .environment, .store, .languages, .expression: false
    }
  }

  /// A decision was read, and what was read is what was asked.
  var hasRead: Bool {
    guard case .languages = asked else { return false }
    return source != .device && !isOfTheProcess
  }
}
