package import Diagnostics
package import Simulation

/// A scenario played to its end for one locale.
package struct ScenarioRun: Sendable {
  package var scenario: Scenario
  /// A frame each step, in order.
  package var frames: [Frame]
  /// Each finding once, at the first step at which it was seen; again if it went and came back, or
  /// weighs more than before. Sorted.
  package var findings: [Finding]
  package var expectations: [ExpectationResult]
  package var texts: TextCount

  /// Whether every expectation held and nothing that was not claimed weighs as much as `failOn`;
  /// nil never fails on a finding.
  package func passed(failOn: Severity?) -> Bool {
    expectations.allSatisfy(\.passed) && counting(failOn).isEmpty
  }

  /// The findings that count against the run.
  package func counting(_ failOn: Severity?) -> [Finding] {
    guard let failOn else { return [] }
    return findings.filter { !$0.claimed && $0.severity >= failOn }
  }
}

/// How many texts a run showed or spoke, and how many of them in the expected language alone.
package struct TextCount: Sendable, Hashable {
  /// Texts with words of a language, seen or spoken.
  package var all: Int
  package var inOneLanguage: Int
  /// Texts that were seen, of any language or none.
  package var shown: Int
  /// How many of those were not wholly shown at some moment; nil where texts are counted in cells,
  /// which cannot tell.
  package var cut: Int?
}

/// Plays a scenario from its launch to its last step.
package func play(
  _ scenario: Scenario, with inspector: Inspector, calendar: any CivilCalendar
) -> ScenarioRun {
  var world = World.launched(product: inspector.product, scenario: scenario)
  var collector = FindingCollector()
  var counter = TextCounter()
  var frames: [Frame] = []
  var expectations: [ExpectationResult] = []
  for step in scenario.steps {
    if case .event(let event) = step.action {
      reduce(&world, Placed(event, at: step.place), product: inspector.product, calendar: calendar)
    } else {
      // What became of the last push can still be expected; what was logged was logged then.
      world.log = []
    }
    let isFinal = step.number == scenario.steps.count
    let frame = inspector.frame(of: world, step: step.number, isFinal: isFinal)
    collector.see(frame.findings)
    counter.count(frame)
    if case .expect(let expectation) = step.action {
      let results = judge(expectation, at: step.number, frame: frame, product: inspector.product)
      collector.claim(results.flatMap(\.claims))
      expectations += results
    }
    frames.append(frame)
  }
  return ScenarioRun(
    scenario: scenario, frames: frames, findings: collector.findings, expectations: expectations,
    texts: counter.total)
}

extension Step {
  /// The payload that the step sends, its own alert in place of the file's; nil for any other step.
  package var payload: Payload? {
    guard case .event(let event) = action else { return nil }
    switch event {
    case .push(let push), .missPush(let push): return push.written
    case .start, .update, .stale, .end, .dismiss, .otherApp, .languageInApp, .languageOfDevice,
      .languagePerApp, .region, .timeZone, .hourCycle, .textSize, .device, .install, .launch,
      .foreground, .background, .terminate, .reboot, .lock, .offline, .wait, .at, .syncServer,
      .edit:
      return nil
    }
  }
}
