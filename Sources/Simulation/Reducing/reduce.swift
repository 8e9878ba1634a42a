import Languages
package import Presentation

/// What one event does to the world. Pure: the same world, event and product give the same world.
///
/// Events that name nothing that exists, or that come too late, change nothing and stand in the log.
/// When the event is over, whatever is due at that instant has happened as well.
package func reduce(
  _ world: inout World, _ event: Placed<Event>, product: Product, calendar: any CivilCalendar
) {
  var reducer = Reducer(
    world: world, product: product, calendar: calendar, place: event.place)
  reducer.begin()
  if event.value.movesClock {
    reducer.play(event.value)
  } else {
    reducer.observing(event.value.word) { $0.play(event.value) }
    reducer.advance(to: reducer.world.clock)
  }
  world = reducer.world
}

/// As much of a `wait` or `at` as has passed at a time inside it; at its end the same as `reduce`.
package func reduce(
  _ world: inout World, _ event: Placed<Event>, until time: Instant, product: Product,
  calendar: any CivilCalendar
) {
  var reducer = Reducer(
    world: world, product: product, calendar: calendar, place: event.place)
  reducer.begin()
  reducer.advance(to: time)
  world = reducer.world
}

extension World {
  /// The phone before step 1: the app is installed, launched and in the foreground, and its
  /// `on-launch` has run.
  package static func launched(product: Product, scenario: Scenario) -> World {
    var store = SharedStore()
    if let stored = scenario.store {
      store = SharedStore(
        preference: stored.language,
        tag: stored.language.flatMap { spelling in
          storedFault(spelling, supported: product.choosable) == nil
            ? LanguageTag(spelling) : nil
        }, revision: stored.revision,
        place: stored.place)
    }
    store.history = [store.pair]
    let undecided = Decision(
      tag: product.defaultLanguage, rule: .productDefault, revision: store.revision, event: 0)
    let world = World(
      clock: scenario.now, device: scenario.device,
      settings: scenario.settings, decision: undecided,
      store: store, resources: ResourceVersion(edits: product.edits))
    var reducer = Reducer(
      world: world, product: product, calendar: nil, place: scenario.beginning)
    reducer.observing("launch") { $0.launch(inForeground: true) }
    return reducer.world
  }
}

extension Reducer {
  fileprivate mutating func play(_ event: Event) {
    switch event {
    case .start(let start): self.start(start)
    case .update(let update): self.update(update)
    case .push(let push): send(push, arrives: true)
    case .missPush(let push): send(push, arrives: false)
    case .stale(let reference): markStale(reference)
    case .end(let end): self.end(end)
    case .dismiss(let reference): dismiss(reference)
    case .otherApp(let isRunning): setOtherApp(isRunning)
    case .languageInApp(let tag): choose(tag)
    case .languageOfDevice(let tags): setDeviceLanguages(tags)
    case .languagePerApp(let tag): setPerAppLanguage(tag)
    case .region(let region): changeDevice("region") { $0.region = region }
    case .timeZone(let zone): world.device.timeZone = zone
    case .hourCycle(let cycle): changeDevice("hour-cycle") { $0.hourCycle = cycle }
    case .textSize(let size): changeDevice("text-size") { $0.textSize = size }
    case .device(let model, let os): replaceDevice(model: model, os: os)
    case .install: install()
    case .launch, .foreground: bringToForeground()
    case .background: world.app?.isForeground = false
    case .terminate: endApp("terminate")
    case .reboot: reboot()
    case .lock(let isLocked): setLocked(isLocked)
    case .offline(let isOffline): setOffline(isOffline)
    case .wait(let seconds): advance(to: world.clock.later(by: max(0, seconds)))
    case .at(let moment): advance(to: moment)
    case .syncServer: syncOnDemand()
    case .edit(let edits): edit(edits)
    }
  }
}

extension Event {
  /// The stable word for the cause of a render.
  package var word: String {
    switch self {
    case .start: "start"
    case .update: "update"
    case .push, .missPush: "push"
    case .stale: "stale"
    case .end: "end"
    case .dismiss: "dismiss"
    case .otherApp: "other-app"
    case .languageInApp: "language"
    case .languageOfDevice: "device-language"
    case .languagePerApp: "per-app-language"
    case .region: "region"
    case .timeZone: "time-zone"
    case .hourCycle: "hour-cycle"
    case .textSize: "text-size"
    case .device: "device"
    case .install: "install"
    case .launch: "launch"
    case .foreground: "foreground"
    case .background: "background"
    case .terminate: "terminate"
    case .reboot: "reboot"
    case .lock(let isLocked): isLocked ? "lock" : "unlock"
    case .offline: "offline"
    case .wait, .at: "wait"
    case .syncServer: "sync-server"
    case .edit: "edit"
    }
  }

  /// Whether the clock moves, so that a position may lie inside.
  package var movesClock: Bool {
    switch self {
    case .wait, .at: true
    case .start, .update, .push, .missPush, .stale, .end, .dismiss, .otherApp, .languageInApp,
      .languageOfDevice, .languagePerApp, .region, .timeZone, .hourCycle, .textSize, .device,
      .install, .launch, .foreground, .background, .terminate, .reboot, .lock, .offline,
      .syncServer,
      .edit:
      false
    }
  }
}
