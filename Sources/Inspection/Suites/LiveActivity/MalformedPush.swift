import Diagnostics
import Presentation
import Simulation

/// LA-13.
enum MalformedPush: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-13", title: "Malformed push",
    requirement: """
      a push with a missing or mistyped field, over 4096 bytes, with an older timestamp or after the \
      end is refused for that reason, and the last good content stays
      """)

  /// A push that the phone must refuse.
  private struct Fault {
    var state: String
    /// As `PushRefusal.word`.
    var refusal: String
    var payload: Payload
    /// Sent with the timestamp that it has.
    var asWritten = false
  }

  private struct Sent {
    var fault: Fault
    var step: Int
    /// The step whose content must stay.
    var before: Int
  }

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script = trial.scriptInLocale(activity)
      script.start(activity)
      let start = script.lastStep
      guard let faults = faults(of: activity, now: trial.material.now.seconds) else {
        return trial.notApplicable(
          "the content holds a text that only the app can look up", activity: activity)
      }
      var sent: [Sent] = []
      // All at one instant, so that no text moves by itself; a refused push leaves nothing behind.
      for fault in faults {
        let isLate = fault.refusal == "activity-ended"
        if isLate {
          script.play(.end(EndEvent(activity: activity.kind, state: activity.ending.fields)))
        }
        let before = isLate ? script.lastStep : start
        let event = PushEvent(
          payload: fault.payload, activity: activity.kind, asWritten: fault.asWritten)
        script.play(.push(event), at: fault.payload.root.place)
        script.look(fault.state)
        sent.append(Sent(fault: fault, step: script.lastStep, before: before))
      }
      let played = trial.play(script)
      return [run(trial, activity, played, sent)]
        + sent.flatMap { sent in
          activity.declaration.views.keys.sorted().compactMap {
            cell(trial, activity, played, sent, $0)
          }
        }
    }
  }

  private static func run(
    _ trial: Trial, _ activity: ActivityMaterial, _ played: PlayedScript, _ sent: [Sent]
  ) -> VerificationCell {
    var draft = trial.draft(activity, of: played)
    let told = Set(CheckRegistry.ids(named: CheckGroup.payload.rawValue))
    for sent in sent {
      judge(
        &draft, sent.fault, played.frame(after: sent.step),
        before: played.frame(after: sent.before), telling: told, of: activity)
    }
    return draft.finished(firstLook: sent.first?.step)
  }

  /// That a presentation says what it said; what is wrong with that is for other cases. Nil for one
  /// that has left the phone.
  private static func cell(
    _ trial: Trial, _ activity: ActivityMaterial, _ played: PlayedScript, _ sent: Sent,
    _ surface: Surface
  ) -> VerificationCell? {
    var draft = trial.draft(activity, surface: surface, state: sent.fault.state, of: played)
    let (frame, before) = (played.frame(after: sent.step), played.frame(after: sent.before))
    let owner = Owner.activity(before.activity(of: activity)?.id ?? activity.kind)
    if let found = frame.surface(surface, of: owner) {
      if found.visibility == .hidden(.ended) { return nil }
      draft.requireSameTexts(
        found, as: before.surface(surface, of: owner), at: sent.step, and: sent.before)
    } else {
      draft.couldNotLook("nothing was rendered on \(surface)", at: sent.step)
    }
    return draft.finished(firstLook: sent.step)
  }

  private static func judge(
    _ draft: inout CellDraft, _ fault: Fault, _ frame: Frame, before: Frame,
    telling told: Set<String>, of activity: ActivityMaterial
  ) {
    draft.take(frame.findings.filter { told.contains($0.id) }) { _ in true }
    let refusal = frame.world.pushes.first?.refusal
    draft.require(
      refusal?.word == fault.refusal, "\(fault.state): \(fault.refusal)",
      found: refusal?.word ?? "applied", at: frame.step, boundary: .delivery)
    draft.require(
      frame.findings.contains { told.contains($0.id) }, "\(fault.state): the reason is told",
      found: "silence", at: frame.step, boundary: .delivery)
    let id = before.activity(of: activity)?.id
    let renders = id.flatMap { before.world.renders[.activity($0)] }
    let isKept =
      renders != nil && id.flatMap { frame.world.renders[.activity($0)] } == renders
      && frame.activity(of: activity)?.state == before.activity(of: activity)?.state
    draft.require(
      isKept, "\(fault.state): the last good content stays", found: "another", at: frame.step,
      boundary: .delivery)
  }

  /// Nil where no server could send the content at all.
  private static func faults(of activity: ActivityMaterial, now: Int) -> [Fault]? {
    let opening = activity.opening
    guard let good = activity.payload(opening),
      let old = activity.payload(opening, timestamp: now - 60)
    else { return nil }
    var faults: [Fault] = []
    let fields = activity.declaration.contentState.filter(\.isGiven)
    if let needed = fields.first(where: { !$0.type.isOptional }) {
      var sample = opening
      sample.fields.removeAll { $0.name == needed.name }
      if let payload = activity.payload(sample) {
        faults.append(Fault(state: "missing field", refusal: "undecodable", payload: payload))
      }
    }
    if let typed = fields.first {
      let sample = opening.setting(typed.name, to: typed.type.misfit, label: "another type")
      if let payload = activity.payload(sample) {
        faults.append(Fault(state: "mistyped field", refusal: "undecodable", payload: payload))
      }
    }
    let large = activity.payload(opening) { aps in
      let place = opening.place
      let filler = GivenValue(.string(String(repeating: "x", count: 4096)), at: place)
      aps.append(GivenField("filler", at: place, filler))
    }
    faults += large.map { [Fault(state: "too large", refusal: "too-large", payload: $0)] } ?? []
    return faults + [
      Fault(
        state: "older timestamp", refusal: "older-timestamp", payload: old, asWritten: true),
      Fault(state: "after the end", refusal: "activity-ended", payload: good),
    ]
  }
}

extension FieldType {
  /// JSON that Swift's decoder does not take for the type.
  fileprivate var misfit: GivenValue.Kind {
    switch unwrapped {
    case .int, .double, .bool, .date, .duration, .decimal, .revision, .list, .record:
      .string("of another type")
    case .string, .url, .uuid, .data, .userText, .languageTag, .codes, .optional: .bool(true)
    }
  }
}
