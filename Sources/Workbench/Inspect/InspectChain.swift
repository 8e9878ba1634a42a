import Diagnostics
import Inspection
import Layout
import Presentation
import Simulation

/// The diagnosis of a run of text as the screen tells it: each boundary with what it says, and on
/// the last one how the text fits.
struct InspectChain {
  let subject: InspectSubject
  let model: StageModel

  /// A boundary with what happened there.
  struct Link: Hashable {
    var boundary: Boundary
    var state: Diagnosis.State
    /// In a line.
    var words: String
    /// What has a line of its own where there is room.
    var more: String?
    /// Whether it was crossed, and a finding warns of how.
    var isWarned = false
  }

  /// In the order of the diagnosis.
  var links: [Link] {
    guard let diagnosis else { return [] }
    return diagnosis.links.map { link in
      var told = Link(
        boundary: link.boundary, state: link.state, words: words.line(link),
        more: words.details(link))
      guard link.boundary == .onScreen else { return told }
      told.words = join(link.state == .broke ? [told.words, fit] : [fit, told.words])
      if onScreen.isCut, diagnosis.broken == nil { told.state = .broke }
      guard told.state == .passed else { return told }
      // What is said of the text's room is said here too.
      let found = model.numbered.filter { $0.isOfLayout && $0.marks(subject.run) }
      if found.contains(where: { $0.finding.severity == .error }) {
        told.state = .broke
      } else {
        told.isWarned = found.contains { $0.finding.severity == .warning }
      }
      return told
    }
  }

  /// Where the text broke, what is cut apart; nil where it is sound.
  var broken: Boundary? { diagnosis?.broken }

  private var diagnosis: Diagnosis? {
    subject.judged.map {
      model.source.diagnosis(of: $0, on: subject.surface, in: model.frame.frame)
    }
  }

  private var words: DiagnosisWords {
    DiagnosisWords(
      place: { model.shortPlace($0) }, file: { model.shortPath($0) },
      time: { ScenarioStage.clock($0, model.frame.frame.world) }, separator: dot)
  }

  private var dot: String { " \(model.glyphs(.separator)) " }

  func join(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: dot) }
}
