import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The rules for the texts of an alert. It was made once, at delivery, by whoever looked it up; so
/// one question takes the place of those about renders and carried strings: did the channel know
/// the language that the app has decided on?
extension VerdictRules {
  static let ofAlerts: [@Sendable (RunOfText, Moment) -> Verdict] = [
    neutral, writtenOut, notAnswered, answeredByAnotherTable, channelLagged, contradictsTable,
    argumentOfAnotherLocale,
  ]

  /// Words that stand in the payload. A server may have written them in the person's language; it
  /// takes evidence to say that it did not.
  private static func writtenOut(_ run: RunOfText, _ moment: Moment) -> Verdict {
    switch run.provenance.source {
    case .code(let field): return .found(RawCode.finding(run, field: field, moment))
    case .payload, .scenario, .literal:
      if let field = moment.declaredCode(run.string, owner: run.surface.render.owner) {
        return .found(RawCode.finding(run, field: field, moment))
      }
      let language: LanguageTag?
      if run.parent == nil {
        language = moment.language(of: run)
      } else {
        // An argument is mostly a name, in whatever script: only known words tell its language.
        language = moment.wording(of: run.surface.render)
          .language(withWords: run.ownWords, besides: moment.expected)
        if language == nil { return .neutral }
      }
      guard let language else { return .found(AlertLanguage.finding(run, nil, moment)) }
      if language.isSameLanguage(as: moment.expected) { return .sound }
      return .found(AlertLanguage.finding(run, language, moment))
    case .catalog, .formatter, .userContent, .value, .joined: return .next
    }
  }

  /// Asked first of all in the expected language, answered by another, or by another region.
  private static func answeredByAnotherTable(_ run: RunOfText, _ moment: Moment) -> Verdict {
    guard let lookup = run.provenance.lookup, let answered = lookup.answered else { return .next }
    let expected = moment.expected
    if answered.isSameLanguage(as: expected) {
      if answered.region == expected.region { return .next }
      return .found(RegionalFallback.finding(run, lookup, moment))
    }
    guard lookup.asked.first?.isSameLanguage(as: expected) == true else { return .next }
    return .found(FallbackLanguage.finding(run, lookup, moment))
  }

  /// Asked in another language than the expected one.
  private static func channelLagged(_ run: RunOfText, _ moment: Moment) -> Verdict {
    let isArgument = run.provenance.source == .formatter && run.parent != nil
    guard !isArgument, let language = run.answeredLanguage,
      !language.isSameLanguage(as: moment.expected), moment.letters(of: run.string) >= 2
    else { return .next }
    return .found(AlertLanguage.finding(run, language, moment))
  }
}
