import Diagnostics
import Presentation
import Simulation

/// LA-12.
enum UnknownStateCode: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-12", title: "Unknown state",
    requirement: """
      a code that nobody declared is kept and shown by a safe text in the locale, or, where it is \
      rejected, the update is dropped, told, and the last good content stays
      """)

  /// As a newer server might send it.
  private static let code = "from-a-later-version"

  static func verify(_ trial: Trial) -> [VerificationCell] {
    let cells = trial.material.activities.flatMap { activity in
      activity.declaration.contentState.flatMap { field -> [VerificationCell] in
        guard field.isGiven, let unknown = field.type.unknownCode else { return [] }
        return self.cells(trial, activity, field, unknown)
      }
    }
    return cells.isEmpty ? trial.notApplicable("no content state declares codes") : cells
  }

  private static func cells(
    _ trial: Trial, _ activity: ActivityMaterial, _ field: FieldDeclaration, _ unknown: UnknownCode
  ) -> [VerificationCell] {
    let sample = activity.opening.setting(field.name, to: .string(code), label: code)
    guard let payload = activity.payload(sample) else {
      return trial.notApplicable(
        "the content holds a text that only the app can look up", activity: activity)
    }
    var script =
      trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
    script.start(activity)
    let before = script.lastStep
    script.push(payload, to: activity)
    script.look("\(field.name) unknown")
    var questions = Trial.Questions()
    switch unknown {
    case .keep:
      questions.ofRun = { draft, played in
        draft.require(
          played.last.world.pushes.contains { $0.outcome == .applied },
          "\(field.name): an unknown code decodes",
          found: played.last.world.pushes.first?.refusal?.word ?? "nothing",
          at: played.last.step, boundary: .delivery)
      }
    case .reject:
      questions.sameTexts = [script.lastStep: before]
      questions.claiming = { $0.id == "payload-rejected" }
      questions.ofRun = { draft, played in
        let frame = played.last
        draft.require(
          frame.world.pushes.contains { $0.refusal?.word == "undecodable" },
          "\(field.name): an unknown code drops the update",
          found: frame.world.pushes.first?.refusal?.word ?? "applied", at: frame.step,
          boundary: .delivery)
        draft.require(
          frame.findings.contains { $0.id == "payload-rejected" }, "payload-rejected tells it",
          found: "silence", at: frame.step, boundary: .delivery)
        let old = played.frame(after: before).activity(of: activity)?.state
        draft.require(
          old != nil && frame.activity(of: activity)?.state == old,
          "the last good content stays", found: "another", at: frame.step, boundary: .delivery)
      }
    }
    return trial.judge(script, of: activity, questions)
  }
}

extension FieldType {
  /// What becomes of a code that is not declared; nil for any other type.
  var unknownCode: UnknownCode? {
    if case .codes(_, let unknown) = unwrapped { unknown } else { nil }
  }
}
