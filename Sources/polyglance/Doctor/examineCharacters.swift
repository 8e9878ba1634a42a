import Diagnostics
import Terminal

/// The encoding, and how wide the terminal draws what is in doubt.
func examineCharacters(_ terminal: TerminalExamination, ascii: Bool) -> DoctorGroup {
  DoctorGroup("Characters", [encoding(terminal, ascii: ascii)] + widths(terminal))
}

private func encoding(_ terminal: TerminalExamination, ascii: Bool) -> DoctorLine {
  let locale = terminal.locale.map { "\($0.name)=\($0.value.spelledOut)" }
  if ascii { return DoctorLine(.ok, "encoding", "ASCII lines and signs, asked for by --ascii") }
  switch terminal.encoding {
  case .utf8: return DoctorLine(.ok, "encoding", "UTF-8, by \(locale ?? "the system")")
  case .assumed:
    return DoctorLine(
      .note, "encoding",
      locale.map { "UTF-8 is assumed: \($0) is not installed; set LC_ALL=C.UTF-8" }
        ?? "UTF-8 is assumed: no locale is set; set LC_ALL=C.UTF-8 to be sure")
  case .other:
    return DoctorLine(
      .note, "encoding",
      "not UTF-8, by \(locale ?? "the system"): lines are ASCII and other scripts are named, not "
        + "drawn; set LC_ALL=C.UTF-8")
  }
}

private func widths(_ terminal: TerminalExamination) -> [DoctorLine] {
  guard terminal.isTerminal else {
    return [DoctorLine(.note, "widths", "not measured: no terminal")]
  }
  guard terminal.encoding != .other else {
    return [DoctorLine(.note, "widths", "not measured: no UTF-8")]
  }
  guard terminal.entry == .complete else {
    return [DoctorLine(.note, "widths", "not measured: the Stage cannot be drawn here")]
  }
  guard !terminal.widths.isEmpty else {
    return [
      DoctorLine(
        .note, "widths",
        "not measured: the terminal does not tell where its cursor is; if lines look broken, give "
          + "--ascii")
    ]
  }
  return TerminalExamination.Sample.Kind.allCases.map { kind in
    width(kind, terminal.widths.filter { $0.sample.kind == kind })
  }
}

private func width(
  _ kind: TerminalExamination.Sample.Kind, _ widths: [TerminalExamination.Width]
) -> DoctorLine {
  let isExpected = widths.allSatisfy { $0.columns == $0.sample.expected }
  let drawn = widths.map { "\($0.sample.text) \($0.columns)" }.joined(separator: ", ")
  let advice =
    switch kind {
    case .ambiguous:
      "lines are ASCII where they are 2; turn off ‘ambiguous characters are wide’ in the "
        + "terminal's settings"
    case .wide: "2 are counted on; Chinese, Japanese and Korean texts shift what follows them"
    case .combining: "1 is counted on; accents and vowel signs shift what follows them"
    }
  return DoctorLine(
    isExpected ? .ok : .note, kind.rawValue,
    "cells as drawn: \(drawn)" + (isExpected ? "" : "; \(advice)"))
}
