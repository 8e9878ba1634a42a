import Localization
import Presentation
import Simulation

/// LA-15.
enum PushMissed: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-15", title: "Push missed",
    requirement: """
      when the next push is missed, what the last one brought turns stale in time, and nothing \
      pretends to be current
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script = trial.scriptInLocale(activity)
      begin(&script, activity)
      var waits: [Int: Int] = [:]
      miss(&script, activity, after: activity.staleAfter, &waits)
      for push in activity.pushes where push.payload.event == .update {
        // One of its own, whose eight hours have just begun.
        begin(&script, activity)
        script.play(.wait(2))
        script.push(push, to: activity)
        miss(&script, activity, after: push.payload.staleAfter ?? activity.staleAfter, &waits)
      }
      var questions = Trial.Questions()
      questions.forbidding = ["stale-unmarked"]
      questions.ofSurface = { draft, frame, surface in
        draft.require(
          surface.resolved.render.input.isStale, "\(surface.surface): drawn as stale",
          found: "drawn as current", at: frame.step, boundary: .regeneration)
      }
      questions.ofRun = { [waits] draft, played in
        for (step, last) in waits.sorted(by: { $0.key < $1.key }) {
          let frame = played.frame(after: step)
          draft.requirePhase(.stale, of: activity, in: frame)
          draft.require(
            frame.activity(of: activity)?.state
              == played.frame(after: last).activity(of: activity)?.state,
            "the content is that of step \(last)", found: "another", at: step,
            boundary: .delivery)
        }
      }
      return trial.judge(script, of: activity, questions)
    }
  }

  /// Starts an activity with a stale date if the product gives one.
  private static func begin(_ script: inout Script, _ activity: ActivityMaterial) {
    script.play(
      .start(
        StartEvent(
          kind: activity.kind, attributes: activity.attributes, state: activity.opening.fields,
          staleAfter: activity.startsWithoutStaleDate ? nil : activity.staleAfter)),
      at: activity.opening.place)
  }

  /// The next push is sent and never comes; then nothing happens until the last content is old.
  private static func miss(
    _ script: inout Script, _ activity: ActivityMaterial, after seconds: Int,
    _ waits: inout [Int: Int]
  ) {
    let last = script.lastStep
    let wait = max(2, seconds)
    script.play(.wait(1))
    if let payload = activity.payload(activity.shapes.last ?? activity.opening) {
      let event = PushEvent(payload: payload, activity: activity.kind)
      script.play(.missPush(event), at: payload.root.place)
    }
    script.play(.wait(wait - 1))
    script.look("stale")
    waits[script.lastStep] = last
  }
}

extension Payload {
  /// Seconds from its timestamp to its stale date; nil where it gives none or one that has passed.
  fileprivate var staleAfter: Int? {
    guard let aps = root.field("aps"), case .number(let sent)? = aps.field("timestamp")?.kind,
      case .number(let stale)? = aps.field("stale-date")?.kind, let from = Double(sent),
      let to = Double(stale), (1..<1e9).contains(to - from)
    else { return nil }
    return Int(to - from)
  }
}
