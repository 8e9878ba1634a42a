import Inspection
import Languages
import Simulation
import Workbench

/// A scenario played without a screen in every language, and what each further step costs.
struct RunJob: Job {
  static let name = "run"
  static let summary = "a scenario in every language, and whether longer ones cost more a step"

  private static let rounds = 7
  private static let sizes = [50, 200, 800]
  private static let growthLimit = 1.5

  private let place: Place

  init(_ place: Place) { self.place = place }

  func measure() throws(BenchProblem) -> [Measurement] {
    let benched = try BenchedScenario(place.scenario())
    let scenarios = try benched.inEveryLanguage()
    var frames: [Double] = []
    var surfaces: [Double] = []
    for _ in 0..<RunJob.rounds {
      var runs: [ScenarioRun] = []
      let time = seconds {
        runs = scenarios.map { play($0, with: benched.inspector, calendar: ICUCalendar()) }
      }
      let all = runs.flatMap(\.frames)
      frames.append(Double(all.count) / time)
      surfaces.append(Double(all.reduce(0) { $0 + $1.surfaces.count }) / time)
    }
    return [
      Measurement(
        "run in \(scenarios.count) languages: frames", Quantity(frames.median, .perSecond)),
      Measurement("run: surfaces resolved and judged", Quantity(surfaces.median, .perSecond)),
    ] + growth(benched)
  }

  /// Playing, and opening the Stage, at three lengths.
  private func growth(_ benched: BenchedScenario) -> [Measurement] {
    let longer = RunJob.sizes.map { lengthened(benched.scenario, to: $0, benched) }
    var playing = Growth(sizes: RunJob.sizes)
    var opening = Growth(sizes: RunJob.sizes)
    for _ in 0..<RunJob.rounds {
      for (index, scenario) in longer.enumerated() {
        let played = seconds {
          play(scenario, with: benched.inspector, calendar: ICUCalendar())
        }
        playing.add(played, at: index)
        let opened = seconds {
          ScenarioStage(scenario, with: benched.inspector, calendar: ICUCalendar())
        }
        opening.add(opened, at: index)
      }
    }
    return [
      playing.measurement("run: a step", of: "steps", limit: RunJob.growthLimit),
      opening.measurement("run: opening the Stage, a step", of: "steps", limit: RunJob.growthLimit),
    ]
  }

  /// The scenario up to its first push, then that push and a change of language in turn.
  private func lengthened(
    _ scenario: Scenario, to count: Int, _ benched: BenchedScenario
  ) -> Scenario {
    func isPush(_ step: Step) -> Bool {
      if case .event(.push) = step.action { true } else { false }
    }
    var scenario = scenario
    guard let push = scenario.steps.firstIndex(where: isPush) else { return scenario }
    var steps = Array(scenario.steps.prefix(push))
    let languages = benched.inspector.product.supported
    let again = scenario.steps[push]
    while steps.count < count {
      var step = again
      step.number = steps.count + 1
      if steps.count % 2 == 1 {
        let language = languages[steps.count / 2 % languages.count]
        step = Step(
          number: step.number, verb: "language", summary: "\(language)",
          action: .event(.languageInApp(language)), place: step.place)
      }
      steps.append(step)
    }
    scenario.steps = Array(steps.prefix(count))
    return scenario
  }
}
