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
    let groups = Group.all(of: activity.declaration.views.keys.sorted())
    questions.ofRun = { draft, played in
      let faces = groups.map { $0.faces(played, activity) }
      // A code that no presentation reads decides something else.
      guard faces.contains(where: { Set($0).count > 1 }) else {
        return draft.couldNotLook("no presentation shows ‘\(field)’", at: played.last.step)
      }
      for (group, faces) in zip(groups, faces) { requireOwn(&draft, group, faces, codes, played) }
    }
    questions.ofPresentation = { draft, played, surface in
      let faces = groups.map { $0.faces(played, activity) }
      guard faces.contains(where: { Set($0).count > 1 }) else { return }
      for (group, faces) in zip(groups, faces) where group.surfaces.contains(surface) {
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
        found == nil, "\(group.name): ‘\(code)’ shows something of its own",
        found: found ?? "", at: played.script.looks[index].step, boundary: .keyMapping)
    }
  }

  /// What a person sees at once.
  private struct Group: Sendable {
    let name: String
    let surfaces: [Surface]

    /// The groups of what an activity declares, in the order of its presentations.
    static func all(of declared: [Surface]) -> [Group] {
      let together = [
        Group(name: "compact", surfaces: [.compactLeading, .compactTrailing]),
        Group(
          name: "expanded",
          surfaces: [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom]),
      ]
      var groups: [Group] = []
      for surface in declared where !groups.contains(where: { $0.surfaces.contains(surface) }) {
        groups.append(
          together.first { $0.surfaces.contains(surface) }
            ?? Group(name: surface.id, surfaces: [surface]))
      }
      return groups
    }

    /// What is seen of it at each moment looked at.
    func faces(_ played: PlayedScript, _ activity: ActivityMaterial) -> [[String]] {
      played.script.looks.map { played.frame(after: $0.step).face(of: surfaces, activity) }
    }
  }
}

extension Frame {
  /// What is seen on some surfaces of an activity, as texts and kinds of view.
  fileprivate func face(of surfaces: [Surface], _ activity: ActivityMaterial) -> [String] {
    let id = self.activity(of: activity)?.id
    return self.surfaces.filter {
      $0.owner.description == id && surfaces.contains($0.surface) && !$0.resolved.isBlank
    }.flatMap { $0.resolved.seen + $0.resolved.view.outline }
  }
}
