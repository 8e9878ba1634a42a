import Diagnostics
import Inspection
import Internationalization
import Presentation

/// A diagnosis in Markdown: a row for each boundary, and a sentence for each argument of the text.
struct ReportedDiagnosis {
  let diagnosis: Diagnosis
  /// The text of each argument, with its own diagnosis.
  let arguments: [(text: String, diagnosis: Diagnosis)]
  let timeZone: String
  let show: (String) -> String
  /// How the text stands on its surface; nil where nobody sees it.
  let onScreen: OnScreen?

  /// What Inspect says at the last boundary.
  struct OnScreen {
    /// As `needs 70.0 of 52.3 pt`, and what fitting made of it.
    var words: [String]
    var isLost: Bool
  }

  /// A table, and a list where there are arguments.
  var markdown: String {
    let rows = diagnosis.links.map { link in
      let details = words.details(link).map { "; " + $0 } ?? ""
      let name = MarkdownText.prose(link.boundary.rawValue)
      let fit = link.boundary == .onScreen ? onScreen : nil
      let isBroken = link.state == .broke || fit?.isLost == true && diagnosis.broken == nil
      let said = ((fit?.words ?? []) + [words.line(link)]).joined(separator: ", ")
      return [
        isBroken ? "**\(name)**" : name,
        (isBroken ? Diagnosis.State.broke : link.state).rawValue,
        MarkdownText.prose(said + details),
      ]
    }
    let table = MarkdownText.table(["boundary", "", "evidence"], rows)
    return arguments.isEmpty ? table : table + "\n\n" + list
  }

  private var list: String {
    arguments.map { argument in
      let told: [Boundary] = [.keyMapping, .lookup, .formatter]
      let links = told.compactMap { argument.diagnosis[$0] }.filter { $0.state == .passed }
      let way = (links.isEmpty ? [argument.diagnosis[.keyMapping]].compactMap { $0 } : links)
        .map(words.line)
      let fault =
        argument.diagnosis.broken.map { ", broke at \($0.rawValue)" } ?? ""
      return "- its argument \(MarkdownText.code(argument.text)): "
        + MarkdownText.prose(way.joined(separator: "; ") + fault)
    }.joined(separator: "\n")
  }

  private var words: DiagnosisWords {
    DiagnosisWords(
      place: { "\(show($0.file)):\($0.line)" }, file: show,
      time: { time in
        InternationalFormats.shared.iso8601(Double(time.seconds), zone: timeZone)
          ?? "@\(time.seconds)"
      }, separator: ", ")
  }
}
