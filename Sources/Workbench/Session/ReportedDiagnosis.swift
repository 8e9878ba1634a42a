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
  let paths: PathStyle

  /// A table, and a list where there are arguments.
  var markdown: String {
    let rows = diagnosis.links.map { link in
      let details = words.details(link).map { "; " + $0 } ?? ""
      let name = MarkdownText.prose(link.boundary.rawValue)
      return [
        link.state == .broke ? "**\(name)**" : name, link.state.rawValue,
        MarkdownText.prose(words.line(link) + details),
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
      place: { "\(paths.show($0.file)):\($0.line)" }, file: { paths.show($0) },
      time: { time in
        InternationalFormats.shared.iso8601(Double(time.seconds), zone: timeZone)
          ?? "@\(time.seconds)"
      }, separator: ", ")
  }
}
