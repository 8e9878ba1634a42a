package import Diagnostics
package import Languages
package import Presentation
package import Simulation

extension Trial {
  /// What a case adds to the plain judgement of its cells.
  package struct Questions: Sendable {
    /// The language that texts must be in; the locale unless given.
    package var language: LanguageTag?
    /// Findings that fail a cell whatever they weigh.
    package var forbidding: [String] = []
    /// The findings that the case asks for.
    package var claiming: @Sendable (Finding) -> Bool = { _ in false }
    /// Steps after which a presentation must say the same as it said after another, earlier or later.
    package var sameTexts: [Int: Int] = [:]
    /// Steps after which a presentation must show and say something else than after another.
    package var changes: [Int: Int] = [:]
    /// Of each presentation at each moment looked at.
    package var ofSurface: @Sendable (inout CellDraft, Frame, InspectedSurface) -> Void = {
      _, _, _ in
    }
    /// Of each presentation over all moments looked at, in each of its cells.
    package var ofPresentation: @Sendable (inout CellDraft, PlayedScript, Surface) -> Void = {
      _, _, _ in
    }
    /// Of the run as a whole, in the cell without a presentation. What it could not look at, no
    /// presentation has shown either.
    package var ofRun: @Sendable (inout CellDraft, PlayedScript) -> Void = { _, _ in }

    package init() {}
  }

  /// Plays a script and judges the moments that it looks at: a cell for the run as a whole, with the
  /// findings that belong to no presentation, then one for each state and presentation.
  ///
  /// A presentation that has left the phone, as the island after the end, has no cell.
  package func judge(
    _ script: Script, of activity: ActivityMaterial, over product: Product? = nil,
    _ questions: Questions = Questions()
  ) -> [VerificationCell] {
    let played = play(script, over: product)
    let firstLook = script.looks.first?.step
    var whole = draft(activity, of: played)
    whole.forbid(questions.forbidding)
    for look in script.looks {
      let frame = played.frame(after: look.step)
      whole.take(frame.findings.filter { $0.surface == nil }, claiming: questions.claiming)
      let id = frame.world.activityID(named: activity.kind)
      let phase = id.flatMap { frame.world.activities[$0]?.phase }
      whole.require(
        phase != nil, "\(id ?? activity.kind) is \(phase?.rawValue ?? "there")",
        found: "none", at: look.step, boundary: .delivery)
    }
    questions.ofRun(&whole, played)
    var cells = [whole.finished(firstLook: firstLook)]
    var states: [String] = []
    for look in script.looks where !states.contains(look.state) { states.append(look.state) }
    for state in states {
      for surface in activity.declaration.views.keys.sorted() {
        cells += cell(played, activity, surface, state, questions, besides: whole.unseen)
      }
    }
    return cells
  }

  private func cell(
    _ played: PlayedScript, _ activity: ActivityMaterial, _ surface: Surface, _ state: String,
    _ questions: Questions, besides unseen: [CellEvidence]
  ) -> [VerificationCell] {
    var draft = draft(activity, surface: surface, state: state, of: played)
    draft.forbid(questions.forbidding)
    var looks: [Int] = []
    for look in played.script.looks where look.state == state {
      let frame = played.frame(after: look.step)
      let owner = Owner.activity(frame.world.activityID(named: activity.kind) ?? activity.kind)
      if frame.surface(surface, of: owner)?.visibility == .hidden(.ended) { continue }
      looks.append(look.step)
      let found = draft.look(
        at: surface, of: owner, in: frame, product: played.product,
        language: questions.language ?? locale, claiming: questions.claiming)
      guard let found else { continue }
      func before(_ step: Int) -> InspectedSurface? {
        let other = played.frame(after: step)
        let name = other.world.activityID(named: activity.kind) ?? activity.kind
        return other.surface(surface, of: .activity(name))
      }
      if let step = questions.sameTexts[look.step] {
        draft.requireSameTexts(found, as: before(step), at: look.step, and: step)
      }
      if let step = questions.changes[look.step] {
        draft.requireChange(found, since: before(step), at: look.step, and: step)
      }
      questions.ofSurface(&draft, frame, found)
    }
    if looks.isEmpty { return [] }
    questions.ofPresentation(&draft, played, surface)
    for evidence in unseen { draft.couldNotLook(evidence.text, at: evidence.step) }
    return [draft.finished(firstLook: looks.first)]
  }
}
