import Diagnostics
import Languages
package import Localization
import Presentation
import Simulation

/// The verdict on every run of a surface that people see or hear, in the order of its texts and
/// spans.
package func judge(
  _ surface: ResolvedSurface, spoken: SpokenSurface, in moment: Moment
) -> [Judged] {
  let heard = Set(spoken.elements.flatMap { $0.parts.compactMap(\.text) })
  let met = surface.texts.indices.filter {
    surface.texts[$0].role == .visible || heard.contains($0)
  }
  let voices = surface.view.voices
  return met.flatMap { index in
    let text = surface.texts[index]
    let voice = heard.contains(index) ? voices[text.node] : nil
    return text.spans.indices.map { span in
      let run = RunOfText(surface: surface, text: text, spanIndex: span)
      var judged = judged(run, text: index, in: moment)
      if let voice, judged.finding == nil, !judged.isNeutral, text.spans[span].parent == nil {
        judged.finding = LabelLanguage.finding(run, voice: voice, moment)
          .flatMap { moment.product.weighed($0) }
      }
      return judged
    }
  }
}

extension ResolvedView {
  /// The voices that views ask for, those that are handed down from above included.
  fileprivate var voices: [String: LanguageTag] {
    var voices: [String: LanguageTag] = [:]
    gather(nil, into: &voices)
    return voices
  }

  private func gather(_ outer: LanguageTag?, into voices: inout [String: LanguageTag]) {
    var voice = outer
    for case .accessibilitySpeechLanguage(.fixed(let tag)) in modifiers { voice = tag }
    if let voice { voices[id] = voice }
    for child in children { child.gather(voice, into: &voices) }
  }
}

private func judged(_ run: RunOfText, text: Int, in moment: Moment) -> Judged {
  var judged = Judged(
    text: text, span: run.spanIndex, string: run.string, language: moment.language(of: run),
    expected: moment.expected, isNeutral: false, finding: nil)
  let isAlert = run.surface.render.surface == .alert
  for rule in isAlert ? VerdictRules.ofAlerts : VerdictRules.ordered {
    switch rule(run, moment) {
    case .next: continue
    case .sound: return judged
    case .neutral:
      judged.isNeutral = true
      return judged
    case .found(let finding):
      let exact = LabelLanguage.finding(run, instead: finding, moment) ?? finding
      judged.finding = moment.product.weighed(exact)
      return judged
    case .foreign(let finding, let language):
      judged.finding = moment.product.weighed(
        LabelLanguage.finding(run, instead: finding, moment) ?? finding)
      // Whoever turned the finding off takes the table at its word.
      if judged.finding != nil { judged.language = language }
      return judged
    }
  }
  return judged
}

extension Moment {
  /// The language that a run is in, by the strongest evidence there is; nil when there is none.
  func language(of run: RunOfText) -> LanguageTag? {
    switch run.provenance.source {
    case .catalog:
      if let answered = run.provenance.lookup?.answered { return answered }
      if run.provenance.lookup?.showsNothing == true { return nil }
      let showsKey = run.provenance.lookup?.steps.last?.outcome == .rawKey
      if showsKey, run.provenance.lookup?.keyIsSourceText != true { return nil }
      return product.defaultLanguage
    case .formatter: return run.provenance.format?.locale
    case .literal, .payload, .scenario:
      return wording(of: run.surface.render).language(of: run.ownWords, besides: expected)
    case .code, .userContent, .value, .joined: return nil
    }
  }

  /// The field of the owner's activity that declares a string as a code; nil when none does.
  func declaredCode(_ string: String, owner: Owner) -> String? {
    guard case .activity(let id) = owner, let activity = world.activities[id],
      let declaration = product.activity(activity.kind)
    else { return nil }
    for field in declaration.contentState + declaration.attributes {
      if let codes = field.type.codes, codes.contains(string) { return field.name }
    }
    return nil
  }
}

extension FieldType {
  /// The declared codes, optional or not; nil for any other type.
  var codes: [String]? {
    switch self {
    case .codes(let codes, _): codes
    case .optional(let type): type.codes
    case .string, .int, .double, .bool, .date, .url, .uuid, .data, .duration, .decimal, .userText,
      .languageTag, .revision, .list, .record:
      nil
    }
  }
}
