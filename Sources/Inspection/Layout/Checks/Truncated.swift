import Diagnostics
import Layout
import Presentation

/// A text ends in an ellipsis: it needs more room than it has.
enum Truncated: MomentCheck {
  static let definition = CheckDefinition(
    id: "truncated", scope: .render, severity: .warning, group: .cut, boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        A text needs more points than the device gives it, and an ellipsis stands for the rest. \
        Points are an estimate: Inter stands for SF Pro. Where only people's own words are cut \
        (`UserText`), this is a note.
        """,
      onDevice: """
        “Wird ver…” in the compact island, where a translator saw “Wird verpackt”. A slot of 52 \
        points holds about seven Latin letters.
        """,
      mend: """
        Give narrow places a key of their own, and say the limit in its comment. Then let what is \
        short already shrink or wrap: `minimum-scale-factor`, another `line-limit`, a smaller font, \
        `view-that-fits`. `polyglance preview` shows the points of every language.
        """,
      inSwift: """
        `ViewThatFits { Text(long); Text(short) }`, `.minimumScaleFactor(0.8)`, `.lineLimit(2)`; \
        `.layoutPriority(1)` on what must not be cut beside its neighbours; `.frame(width:)` or \
        `.fixedSize()` on a running timer, which takes all the width that it is offered.
        """,
      inCatalog: """
        A `.short` key with a comment such as “at most 8 letters”, or `NSStringVariableWidthRuleType`.
        """,
      before: #"""
        "status.packing": { "comment": "Status in the island",
          "localizations": { "de": { "stringUnit": {
            "state": "translated", "value": "Wird verpackt" } } } }
        """#,
      after: #"""
        "status.packing.short": {
          "comment": "Status in the island; max 8 characters",
          "localizations": { "de": { "stringUnit": {
            "state": "translated", "value": "Packt" } } } }
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.laidTexts.compactMap { text in
      guard let cut = text.placed.cut else { return running(text, moment) }
      return text.finding(
        definition,
        "\(text.string.wholeInQuotes) is cut to \(text.shown.wholeInQuotes): \(text.lack)"
          + text.attempts,
        at: cut.lowerBound, severity: text.isOfPeople(in: cut) ? .note : nil, moment)
    }
  }

  /// A text that the system keeps running fits now, and not for ever.
  private static func running(_ text: LaidText, _ moment: Moment) -> Finding? {
    guard let widest = text.placed.widest, widest.isCut else { return nil }
    let what =
      text.countsUp
      ? "counts up now that its time is past, until the activity ends, for up to 8 hours, and will "
        + "be cut"
      : "is of a text that runs, and is cut where that is widest"
    let advice =
      text.countsUp
      ? "; show another text once the time is past, or take ‘live: countdown’, which stops at zero"
      : ""
    return text.finding(
      definition,
      "\(text.string.wholeInQuotes) \(what): \(text.need)\(text.attempts)\(advice)", moment)
  }
}

extension LaidText {
  /// By how much the text is too long, in words.
  fileprivate var lack: String {
    switch placed.lack {
    case .lines(let needed, let allowed): "it needs \(needed) lines and may have \(allowed)"
    case .height(let needed, let available):
      "its lines need \(needed.points) pt of height and have \(available.points)"
    case .width, .place: need
    }
  }

  /// What it needs at full size, where it runs in its widest form.
  fileprivate var need: String {
    var subject = placed.lines.count > 1 ? "line \(placed.lines.count)" : "it"
    if let widest = placed.widest, widest.width > placed.needed + 0.05 {
      // The same form is cut too, once its digits are the widest that there are.
      let form = widest.string == string ? "with its widest digits" : "as ‘\(widest.string)’"
      subject = "\(form) \(subject)"
    }
    return "\(subject) needs \(placed.neededAtWidest.points) pt and has \(placed.available.points)"
  }
}
