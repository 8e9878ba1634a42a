import Languages
import Presentation
import Simulation

extension Event {
  /// The verb as a scenario writes it.
  var verb: String {
    switch self {
    case .languageOfDevice, .languagePerApp, .languageInApp: "language"
    case .missPush: "miss-push"
    case .at: "at"
    case .edit: "remove-translation"
    case .start, .update, .push, .stale, .end, .dismiss, .otherApp, .region, .timeZone, .hourCycle,
      .textSize, .device, .install, .launch, .foreground, .background, .terminate, .reboot, .lock,
      .offline, .wait, .syncServer:
      word
    }
  }

  /// The argument in short, for a timeline; empty where there is none.
  var summary: String {
    switch self {
    case .start(let start): start.kind
    case .update(let update): update.activity ?? ""
    case .push(let push), .missPush(let push): push.payload.file
    case .end(let end): end.activity ?? ""
    case .stale(let activity), .dismiss(let activity): activity ?? ""
    case .otherApp(let isRunning): isRunning ? "start" : "end"
    case .languageInApp(let tag): tag.description
    case .languageOfDevice(let tags): tags.map(\.description).joined(separator: ", ")
    case .languagePerApp(let tag): tag?.description ?? "none"
    case .region(let region): region
    case .timeZone(let zone): zone
    case .hourCycle(let cycle): cycle?.rawValue ?? "region"
    case .textSize(let size): size.rawValue
    case .device(let model, let os): model?.name ?? os ?? ""
    case .offline(let isOffline): "\(isOffline)"
    case .wait(let seconds): "\(seconds)s"
    case .edit(let edits): edits.first?.key ?? ""
    case .at, .install, .launch, .foreground, .background, .terminate, .reboot, .lock, .syncServer:
      ""
    }
  }
}

extension ResourceEdit {
  /// The key that is changed; nil where a whole folder is.
  fileprivate var key: String? {
    switch self {
    case .remove(target: _, table: _, locale: _, let key, place: _): key
    case .set(target: _, table: _, locale: _, let key, value: _, place: _): key
    case .replace: nil
    }
  }
}
