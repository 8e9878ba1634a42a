import Languages
import Localization
import Presentation

extension RunDiagnosis {
  private var formats: [FormatTrace] { ([provenance] + arguments).compactMap(\.format) }

  var formatterState: Diagnosis.State {
    if !formats.isEmpty { return .passed }
    let isUnanswered = provenance.lookup.map { $0.answered == nil } ?? true
    return broken != nil && isLookedUpByNature && isUnanswered ? .notReached : .notCrossed
  }

  var formatterFacts: [Fact] {
    guard let first = formats.first else {
      return formatterState == .notReached ? [] : [Fact("formatter", "none", "none in this run")]
    }
    let words = formats.map { "\($0.formatter) in \($0.locale)" }
    let distinct = words.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    var facts = distinct.map { Fact("formatter", $0) }
    facts.append(Fact("numbering", first.numbering, "{} digits"))
    if let zone = formats.lazy.compactMap(\.timeZone).first { facts.append(Fact("zone", zone)) }
    return facts
  }

  /// Who made a string that travels in the state, and by what it went.
  var carriedFacts: [Fact] {
    guard let carried = provenance.carried else { return [] }
    return [
      Fact("maker", carried.process.target.name, "the string was made by {}", isDetail: false),
      Fact("maker read", carried.store.words, "when the store had {}", isDetail: true),
      Fact(
        "maker process", carried.process.languages.tags, "launched with {}", isDetail: true),
    ]
  }
}
