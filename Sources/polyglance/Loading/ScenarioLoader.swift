import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import ProductFiles
import Simulation

/// Reads scenarios with their products and makes what is needed to play them.
struct ScenarioLoader {
  var tool: ToolEnvironment
  var settings: SettingOverrides
  /// Measures what is played.
  var shaper: any TextShaping = CellTextShaper()
  /// In place of the device that a scenario names.
  var devices = DeviceChoice.own
  /// In place of the region that a scenario's device has.
  var region: String?
  /// In place of the text size that a scenario's device begins with.
  var textSize: DynamicTypeSize?

  /// The ids and groups of findings that files may name.
  static let vocabulary = Vocabulary(
    findings: CheckRegistry.all.map(\.id),
    findingGroups: CheckRegistry.idsByGroup)

  /// Every scenario of the paths, played for every locale of the choice; what cannot be read is a
  /// problem beside the others.
  ///
  /// - Parameter parts: what is kept of each run; frames weigh megabytes.
  func runs(
    of paths: [String], locales: LocaleChoice, keeping parts: RunParts
  ) -> (runs: [LoadedRun], problems: [InputProblem]) {
    var runs: [LoadedRun] = []
    var problems: [InputProblem] = []
    for path in paths {
      do throws(InputProblem) {
        for scenario in try scenarios(path) {
          do throws(InputProblem) {
            let playables = try playables(scenario, locales: locales)
            runs += concurrently(playables.count) { index in
              LoadedRun(playing: playables[index], keeping: parts)
            }
          } catch {
            // All scenarios of a product may lack the same language.
            if !problems.contains(error) { problems.append(error) }
          }
        }
      } catch {
        problems.append(error)
      }
    }
    return (runs, problems)
  }

  /// One scenario for each locale and device; the product is read once.
  func playables(
    _ path: String, locales: LocaleChoice
  ) throws(InputProblem) -> [PlayableScenario] {
    let own = try load(path, locale: nil, product: nil)
    guard let tags = locales.tags(of: own.product.product) else {
      return onDevices(try playable(own, inspector: nil))
    }
    try requireSupported(tags, by: own)
    let first = try playable(own, inspector: nil)
    var playables: [PlayableScenario] = []
    for tag in tags {
      let loaded = try load(path, locale: tag, product: own.product)
      playables += onDevices(try playable(loaded, inspector: first.inspector))
    }
    return playables
  }

  /// A scenario in which somebody chooses the locale cannot be played for one that the product lacks.
  private func requireSupported(
    _ tags: [LanguageTag], by loaded: LoadedScenario
  ) throws(InputProblem) {
    guard loaded.usesLocale else { return }
    let product = loaded.product.product
    do throws(UsageError) {
      try product.requireChoosable(tags)
    } catch {
      throw InputProblem(
        "‘--locale’: \(error.message)", at: product.languagesPlace,
        hints: error.nearest.map { ["did you mean ‘\($0)’?"] } ?? [])
    }
  }

  private func onDevices(_ playable: PlayableScenario) -> [PlayableScenario] {
    devices.models.map { model in
      var playable = playable
      if let model { playable.scenario.device.model = model }
      return playable
    }
  }

  func load(
    _ path: String, locale: LanguageTag?, product: LoadedProduct?
  ) throws(InputProblem) -> LoadedScenario {
    try readScenario(
      path, locale: locale, files: tool.files, calendar: ICUCalendar(), vocabulary: Self.vocabulary,
      product: product)
  }

  private func playable(
    _ loaded: LoadedScenario, inspector: Inspector?
  ) throws(InputProblem) -> PlayableScenario {
    let product = loaded.product.product
    var scenario = loaded.scenario
    settings.apply(to: &scenario.settings)
    if let region { scenario.device.region = region }
    if let textSize { scenario.device.textSize = textSize }
    let resolver = Resolver(loaded.product, folders: loaded.folders)
    return PlayableScenario(
      scenario: scenario,
      inspector: inspector ?? Inspector(product: product, resolver: resolver, shaper: shaper),
      root: FilePath.folder(of: product.file), problems: loaded.product.problems)
  }

  /// The scenarios that a path stands for: itself, or those beside a product; at least one.
  func scenarios(_ path: String) throws(InputProblem) -> [String] {
    let found = try discover(path, files: tool.files).scenarios
    guard !found.isEmpty else {
      throw InputProblem(
        "no *.scenario.yaml stands beside this product",
        at: SourceLocation(file: path, line: 1, column: 1))
    }
    return found
  }
}
