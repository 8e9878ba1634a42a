import Diagnostics
import Localization
import Presentation
import Simulation

/// LA-05.
enum ReadByVoiceOver: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-05", title: "VoiceOver",
    requirement: """
      every symbol, control and image has a name and what moves a value, in the locale and in reading \
      order, as whole messages
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script =
        trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
      script.start(activity)
      script.look("spoken")
      for shape in activity.shapes.dropFirst() {
        script.update(activity, with: shape)
        script.look("spoken")
      }
      var questions = Trial.Questions()
      questions.forbidding = ["unlabelled", "label-language", "speech-fragment", "reading-order"]
      questions.ofSurface = judgeSpeech
      return trial.judge(script, of: activity, questions)
    }
  }

  @Sendable
  private static func judgeSpeech(
    _ draft: inout CellDraft, _ frame: Frame, _ surface: InspectedSurface
  ) {
    let elements = surface.spoken.elements
    let nameless = elements.filter { !$0.hasName }.map(\.node)
    draft.require(
      !elements.isEmpty && nameless.isEmpty,
      "\(surface.surface): \(elements.count) elements, each with a name",
      found: elements.isEmpty ? "nothing to read" : "none at " + nameless.joined(separator: ", "),
      at: frame.step, boundary: .keyMapping)
    let mute = elements.filter { $0.needsValue && $0.parts(.value).isEmpty }.map(\.node)
    draft.require(
      mute.isEmpty, "\(surface.surface): what shows a value says it",
      found: "none at " + mute.joined(separator: ", "), at: frame.step, boundary: .keyMapping)
    let read = Set(elements.flatMap(\.parts).flatMap { surface.resolved.joins(of: $0) })
    let glued = frame.findings.filter {
      $0.id == ConcatenatedFragments.definition.id && $0.surface == surface.surface.id
        && read.contains($0.place)
    }
    draft.require(
      glued.isEmpty, "\(surface.surface): each text read is one message",
      found: "\(glued.count) joined in code", at: frame.step, boundary: .keyMapping)
    draft.note(
      "\(surface.surface) is read as " + elements.map(\.node).joined(separator: ", "),
      at: frame.step)
  }
}

extension SpokenElement {
  /// Whether what it shows is a value that changes, which its label cannot tell.
  fileprivate var needsValue: Bool {
    switch kind {
    case .progress(let value), .gauge(let value): value != nil
    case .toggle: true
    case .stack, .grid, .text, .label, .symbol, .image, .spacer, .divider, .button, .link, .fits,
      .unresolved:
      false
    }
  }
}

extension ResolvedSurface {
  /// Where the pieces of a text that is read were joined.
  fileprivate func joins(of part: SpokenPart) -> [SourceLocation] {
    guard case .text(let index) = part.source else { return [] }
    return texts[index].spans.map { provenances[$0.provenance] }.filter { $0.source == .joined }
      .map(\.viewPlace)
  }
}
