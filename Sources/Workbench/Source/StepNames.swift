import Languages
import Presentation
import Simulation

extension Step {
  /// Verb and argument; the words of a caption or a chapter are on the screen already, and what is
  /// expected is long.
  var fullName: String {
    switch action {
    case .caption, .chapter, .expect: return verb
    case .event, .pause, .snapshot:
      let file = summary.split(separator: "/").last.map(String.init) ?? summary
      return file.isEmpty ? verb : "\(verb) \(file)"
    }
  }

  /// As short as it can be told: `push nearby`, `fr-CA`, `wait 30s`.
  var shortName: String {
    switch action {
    case .caption, .expect, .chapter, .pause, .snapshot: return verb
    case .event(let event):
      if event.changesLanguage { return event.languageName }
      let file = summary.split(separator: "/").last.map(String.init) ?? summary
      let stem = file.split(separator: ".").first.map(String.init) ?? file
      switch event {
      case .push, .missPush: return "\(verb == "miss-push" ? "miss" : verb) \(stem)"
      case .wait: return "\(verb) \(summary)"
      case .start, .update, .stale, .end, .dismiss, .otherApp, .languageInApp, .languageOfDevice,
        .languagePerApp, .region, .timeZone, .hourCycle, .textSize, .device, .install, .launch,
        .foreground, .background, .terminate, .reboot, .lock, .offline, .at, .syncServer, .edit:
        return verb
      }
    }
  }
}

extension Event {
  /// Whether a language is chosen.
  var changesLanguage: Bool {
    switch self {
    case .languageInApp, .languageOfDevice, .languagePerApp: true
    case .start, .update, .push, .missPush, .stale, .end, .dismiss, .otherApp, .region, .timeZone,
      .hourCycle, .textSize, .device, .install, .launch, .foreground, .background, .terminate,
      .reboot, .lock, .offline, .wait, .at, .syncServer, .edit:
      false
    }
  }

  /// The language that is chosen, and where unless in the app.
  var languageName: String {
    switch self {
    case .languageInApp(let tag): tag.description
    case .languageOfDevice(let tags): tags.first.map { "device \($0)" } ?? "device"
    case .languagePerApp(let tag): tag.map { "per app \($0)" } ?? "per app none"
    case .start, .update, .push, .missPush, .stale, .end, .dismiss, .otherApp, .region, .timeZone,
      .hourCycle, .textSize, .device, .install, .launch, .foreground, .background, .terminate,
      .reboot, .lock, .offline, .wait, .at, .syncServer, .edit:
      word
    }
  }

  /// What was done live, as `language fr-CA`, `region FR`.
  var liveName: String {
    switch self {
    case .languageInApp, .languageOfDevice, .languagePerApp: "language \(languageName)"
    case .region(let region): "\(word) \(region)"
    case .timeZone(let zone): "\(word) \(zone)"
    case .hourCycle(let cycle): "\(word) \(cycle?.rawValue ?? "region")"
    case .textSize(let size): "\(word) \(size.rawValue)"
    case .device(let model, let os): "\(word) \(model?.name ?? os ?? "")"
    case .otherApp(let isRunning): "\(word) \(isRunning ? "start" : "end")"
    case .offline(let isOffline): isOffline ? word : "online"
    case .wait(let seconds):
      seconds % 3600 == 0
        ? "\(word) \(seconds / 3600)h"
        : seconds % 60 == 0 ? "\(word) \(seconds / 60)m" : "\(word) \(seconds)s"
    case .start, .update, .push, .missPush, .stale, .end, .dismiss, .install, .launch, .foreground,
      .background, .terminate, .reboot, .lock, .at, .syncServer, .edit:
      word
    }
  }
}
