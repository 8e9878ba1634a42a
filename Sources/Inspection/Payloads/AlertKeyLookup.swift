import Diagnostics
import Languages
import Localization

/// The keys of an alert, looked up in the app's bundle for every language of the app: what a run
/// shows by its moments, told of a file by itself.
enum AlertKeyLookup {
  static func faults(in file: PayloadFile) -> [PayloadFault] {
    file.alertTexts.flatMap { text in
      file.bundle(of: text).map { faults(text, in: $0) } ?? []
    }
  }

  private static func faults(_ text: AlertText, in bundle: AlertBundle) -> [PayloadFault] {
    let answers = bundle.languages.map { ($0, bundle.answer(text, in: $0)) }
    guard answers.contains(where: { !$1.trace.languagesWithKey.isEmpty }) else {
      guard let trace = answers.first?.1.trace else { return [] }
      return [nowhere(text, trace)]
    }
    return answers.compactMap { language, answer in
      guard let answered = answer.trace.answered else {
        return PayloadFault(
          RawKeyShown.definition,
          "the alert's \(text.part) shows ‘\(text.key)’ itself: the app has a table for "
            + "‘\(language)’, without this key", at: text.place, key: text.key,
          locale: language.description, notes: answer.trace.catalogNote)
      }
      guard !answered.isSameLanguage(as: language) else { return nil }
      return PayloadFault(
        FallbackLanguage.definition,
        "the alert's \(text.part) ‘\(text.key)’ is not translated for ‘\(language)’ and shows "
          + "‘\(answered)’", at: text.place, severity: .warning, key: text.key,
        locale: language.description, notes: answer.trace.catalogNote)
    }
  }

  private static func nowhere(_ text: AlertText, _ trace: LookupTrace) -> PayloadFault {
    let shows = text.hasLiteral ? "the \(text.part) in the payload" : "the key itself"
    let severity: Severity? = text.hasLiteral ? .warning : nil
    guard trace.otherTargets.isEmpty else {
      let targets = trace.otherTargets.map { "‘\($0)’" }.joined(separator: ", ")
      return PayloadFault(
        TargetMembership.definition,
        "the alert's \(text.part) shows \(shows): ‘\(text.key)’ is in the resources of \(targets), "
          + "and the system looks in those of the app", at: text.place, severity: severity,
        key: text.key)
    }
    return PayloadFault(
      MissingKey.definition,
      "the alert's \(text.part) shows \(shows): no ‘Localizable’ of the app has ‘\(text.key)’",
      at: text.place, severity: severity, key: text.key)
  }
}
