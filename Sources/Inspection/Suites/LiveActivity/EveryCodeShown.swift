import Localization
import Presentation
import Simulation

/// LA-23.
enum EveryCodeShown: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-23", title: "Every code",
    requirement: """
      each declared code shows a text or a symbol of its own in every presentation, from one mapping
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    let cells = trial.material.activities.flatMap { activity in
      activity.declaration.contentState.flatMap { field -> [VerificationCell] in
        guard field.isGiven, let codes = field.type.declaredCodes, codes.count > 1 else {
          return []
        }
        return self.cells(trial, activity, field.name, codes)
      }
    }
    return cells.isEmpty ? trial.notApplicable("no content state declares codes") : cells
  }

  private static func cells(
    _ trial: Trial, _ activity: ActivityMaterial, _ field: String, _ codes: [String]
  ) -> [VerificationCell] {
    var script = trial.scriptInLocale(activity)
    let samples = codes.map {
      activity.opening.setting(field, to: .string($0), label: "\(field) \($0)")
    }
    script.start(activity, with: samples[0])
    script.look(field)
    for sample in samples.dropFirst() {
      script.update(activity, with: sample)
      script.look(field)
    }
    var questions = Trial.Questions()
    questions.forbidding = [
      UnmappedCode.definition.id, MappingDisagrees.definition.id, RawCode.definition.id,
    ]
    questions.ofRun = { draft, played in
      let frames = played.script.looks.map { played.frame(after: $0.step) }
      let faces = Dictionary(
        uniqueKeysWithValues: Group.allCases.map { group in
          (group, frames.map { $0.face(of: group.surfaces, activity) })
        })
      // A code that no presentation reads decides something else.
      guard faces.values.contains(where: { Set($0).count > 1 }) else {
        return draft.couldNotLook("no presentation shows ‘\(field)’", at: played.last.step)
      }
      for group in Group.allCases {
        guard let faces = faces[group], faces.contains(where: { !$0.isEmpty }) else { continue }
        requireOwn(&draft, group, faces, codes, played)
      }
    }
    return trial.judge(script, of: activity, questions)
  }

  private static func requireOwn(
    _ draft: inout CellDraft, _ group: Group, _ faces: [[String]], _ codes: [String],
    _ played: PlayedScript
  ) {
    for (index, code) in codes.enumerated() {
      let twin = faces[..<index].firstIndex(of: faces[index])
      let found = faces[index].isEmpty ? "nothing" : twin.map { "what ‘\(codes[$0])’ shows" }
      draft.require(
        found == nil, "\(group.rawValue): ‘\(code)’ shows something of its own",
        found: found ?? "", at: played.script.looks[index].step, boundary: .keyMapping)
    }
  }

  /// What a person sees at once.
  private enum Group: String, CaseIterable {
    case lockScreen = "lock-screen"
    case compact
    case minimal
    case expanded

    var surfaces: [Surface] {
      switch self {
      case .lockScreen: [.lockScreen]
      case .compact: [.compactLeading, .compactTrailing]
      case .minimal: [.minimal]
      case .expanded: [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom]
      }
    }
  }
}

extension Frame {
  /// What is seen on some surfaces of an activity, as texts and kinds of view.
  fileprivate func face(of surfaces: [Surface], _ activity: ActivityMaterial) -> [String] {
    let id = self.activity(of: activity)?.id
    return self.surfaces.filter {
      $0.owner.description == id && surfaces.contains($0.surface)
    }.flatMap { $0.resolved.seen + $0.resolved.view.outline }
  }
}
