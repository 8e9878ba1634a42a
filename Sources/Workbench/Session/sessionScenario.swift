import Diagnostics
import Internationalization
import Languages
import Presentation
package import Simulation

/// A session as a scenario that can be read and played again: what was done live stands as steps,
/// what the script expected after it is left as comments that nobody judges.
///
/// - Parameters:
///   - playback: the script with what was done live.
///   - folder: the one that the file will stand in, relative to what the scenario's own path is
///     relative to; the paths in it count from there.
///   - part: what of it; all where nothing is given.
/// - Returns: YAML, with a line end. Played, it gives the frames of the playback.
package func sessionScenario(
  _ playback: Playback, of product: Product, in folder: String, upTo part: SessionPart? = nil
) -> String {
  let scenario = playback.scenario
  let entries = playback.entries.prefix(max(0, part?.entries ?? playback.entries.count))
  var lines = ["# Saved from a session over \(scenario.name.spelledOut)."]
  if entries.contains(where: { !$0.isJudged }) {
    lines += ["# What was done live stands as steps; what the script expected later is not judged."]
  }
  let paths = PathStyle.folder(folder)
  lines += header(scenario, product, paths)
  lines.append("steps:")
  var steps = SessionSteps(scenario: scenario, product: product, folder: folder)
  let count = lines.count
  var played = 0
  for entry in entries {
    // A wait that was cut is two waits, of which one belongs to what was done in it.
    let events = playback.run.events[played..<entry.end.events]
    played = entry.end.events
    if case .live = entry.action { lines.append("  # live") }
    for event in events { lines += steps.lines(event.value) }
    if let step = entry.step { lines += steps.lines(step.action, isJudged: entry.isJudged) }
  }
  if let seconds = part?.seconds, seconds > 0 { lines += steps.lines(.wait(seconds)) }
  if !lines[count...].contains(where: { $0.hasPrefix("  - ") }) { lines[count - 1] = "steps: []" }
  return lines.joined(separator: "\n") + "\n"
}

/// The beginning of a session.
package struct SessionPart: Hashable, Sendable {
  /// Entries that are over.
  package var entries: Int
  /// Seconds of the next one, which is a wait.
  package var seconds: Int

  /// What is over at a position.
  package init(_ position: StagePosition) {
    seconds = position.seconds ?? 0
    entries = position.seconds == nil ? position.step : position.step - 1
  }
}

private func header(
  _ scenario: Scenario, _ product: Product, _ paths: PathStyle
) -> [String] {
  var members: [(key: String, value: YAMLValue)] = [
    ("scenario", .text(scenario.name)), ("product", .text(paths.show(product.file))),
    ("locale", .text(scenario.locale.description)), ("device", device(scenario)),
  ]
  if let store = scenario.store {
    let language = store.language.map { [(key: "language", value: YAMLValue.text($0))] } ?? []
    members.append(("store", .map(language + [("revision", .number("\(store.revision)"))])))
  }
  let settings = Setting.all.filter { scenario.settings[$0] != product.settings[$0] }.map {
    (key: $0.name, value: YAMLValue.text(scenario.settings[$0]))
  }
  if !settings.isEmpty { members.append(("platform", .map(settings))) }
  return members.map { "\($0.key): \($0.value.flow)" }
}

private func device(_ scenario: Scenario) -> YAMLValue {
  let device = scenario.device
  var members: [(key: String, value: YAMLValue)] = [
    ("model", .text(device.model.name)), ("os", .text(device.os)),
    ("languages", device.languages.yaml), ("region", .text(device.region)),
    ("time-zone", .text(device.timeZone)),
  ]
  if let cycle = device.hourCycle { members.append(("hour-cycle", .text(cycle.rawValue))) }
  if device.textSize != .large {
    members.append(("text-size", .text(device.textSize.rawValue)))
  }
  // With its offset, since a clock shows some moments twice.
  let now =
    InternationalFormats.shared.iso8601(Double(scenario.now.seconds), zone: device.timeZone)
    ?? CivilTime(secondsSince1970: Int64(scenario.now.seconds)).description + "Z"
  return .map(members + [("now", .text(now))])
}
