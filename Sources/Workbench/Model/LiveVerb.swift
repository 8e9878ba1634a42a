import Internationalization
import Languages
import Layout
import Presentation
import Simulation

/// The verbs of a scenario that can be done live by their name and a word.
enum LiveVerb: String, Hashable, Sendable, CaseIterable {
  case region
  case timeZone = "time-zone"
  case hourCycle = "hour-cycle"
  case textSize = "text-size"
  case device
  case otherApp = "other-app"
  case offline
  case online
  case launch
  case foreground
  case background
  case terminate
  case reboot
  case lock
  case unlock
  case stale
  case end
  case dismiss
  case wait
  case syncServer = "sync-server"

  /// What the palette says of it.
  var detail: String {
    switch self {
    case .region: "of the device, as FR"
    case .timeZone: "as Europe/Paris"
    case .hourCycle: "12h, 24h or region"
    case .textSize: "as x-large"
    case .device: "as iPhone 16 Pro Max"
    case .otherApp: "start or end"
    case .offline: "pushes are held"
    case .online: "held pushes come"
    case .launch, .foreground, .background, .terminate: "the app"
    case .reboot, .lock, .unlock: "the phone"
    case .stale: "the activity, now"
    case .end: "the activity, now"
    case .dismiss: "by the person"
    case .wait: "as 30s, 10m, 2h"
    case .syncServer: "tag and revision"
    }
  }

  var action: CommandPalette.Action {
    event("").map(CommandPalette.Action.event) ?? .complete("\(rawValue) ")
  }

  /// The event of the verb with what stands after it; nil where that is missing or means nothing.
  func event(_ argument: String) -> Event? {
    switch self {
    case .region:
      let isRegion = argument.count == 2 && argument.allSatisfy { $0.isASCII && $0.isLetter }
      return isRegion ? .region(argument.uppercased()) : nil
    case .timeZone:
      let isKnown =
        !argument.isEmpty
        && InternationalFormats.shared.civilTime(at: 0, zone: argument) != nil
      return isKnown ? .timeZone(argument) : nil
    case .hourCycle:
      if argument == "region" { return .hourCycle(nil) }
      return HourCycle(rawValue: argument).map { .hourCycle($0) }
    case .textSize: return DynamicTypeSize(name: argument).map { .textSize($0) }
    case .device:
      return DeviceModel.named(argument).map { .device(model: $0, os: nil) }
    case .otherApp:
      return ["start": true, "end": false][argument].map { .otherApp(isRunning: $0) }
    case .offline: return .offline(true)
    case .online: return .offline(false)
    case .launch: return .launch
    case .foreground: return .foreground
    case .background: return .background
    case .terminate: return .terminate
    case .reboot: return .reboot
    case .lock: return .lock(true)
    case .unlock: return .lock(false)
    case .stale: return .stale(activity: nil)
    case .end: return .end(EndEvent())
    case .dismiss: return .dismiss(activity: nil)
    case .wait: return LiveVerb.seconds(argument).map { .wait($0) }
    case .syncServer: return .syncServer
    }
  }

  /// `30s`, `10m`, `2h`; nil for anything else, and for more than a year.
  private static func seconds(_ text: String) -> Int? {
    guard let unit = text.last, let factor = ["s": 1, "m": 60, "h": 3600][unit],
      let number = Int(text.dropLast()), number > 0, number <= 365 * 86400 / factor
    else { return nil }
    return number * factor
  }

  /// What a verb with its argument would do: `region FR`, `language fr`.
  static func items(_ text: String, _ model: StageModel) -> [CommandPalette.Item] {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return [] }
    let argument = parts[1].trimmed
    if parts[0] == "language" { return languages(argument, model) }
    guard let verb = LiveVerb(rawValue: parts[0]), verb.event("") == nil else { return [] }
    guard let event = verb.event(argument) else {
      return [
        CommandPalette.Item(
          name: "\(verb.rawValue) …", detail: verb.detail, key: "",
          action: .complete(text))
      ]
    }
    return [
      CommandPalette.Item(
        name: "\(verb.rawValue) \(argument)", detail: "now", key: "", action: .event(event))
    ]
  }

  private static func languages(
    _ argument: String, _ model: StageModel
  ) -> [CommandPalette.Item] {
    LanguagePicker.matches(
      argument, in: LanguagePicker.languages(model.source.product.choosable)
    ).prefix(4).map {
      CommandPalette.Item(
        name: "language \($0.tag)", detail: $0.name, key: "",
        action: .event(.languageInApp($0.tag)))
    }
  }
}

extension String {
  /// Without blanks at both ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
